package io.github.lyngk.notation.shell;

import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;
import java.util.Properties;

/** The version of the library, as the build wrote it into a resource. */
public final class Version {
    private Version() {}

    /** {@return the version, if the build left one} */
    public static Optional<String> number() {
        Properties properties = new Properties();
        try (InputStream resource = Version.class.getResourceAsStream("version.properties")) {
            if (resource != null) {
                properties.load(resource);
            }
        } catch (IOException e) {
            // As if there were no resource: the version is not worth a failure.
        }
        return Optional.ofNullable(properties.getProperty("version"));
    }
}
