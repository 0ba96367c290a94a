package io.github.lyngk.notation.shell;

import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;
import java.util.Properties;

/** The version of the library, as the build wrote it into a resource. */
public final class Version {
    private Version() {}

    /** {@return the version, empty if the build has not written one} */
    public static Optional<String> number() {
        Properties properties = new Properties();
        try (InputStream resource = Version.class.getResourceAsStream("version.properties")) {
            if (resource != null) {
                properties.load(resource);
            }
        } catch (IOException e) {
            // Same as no resource: a missing version must not make the command fail.
        }
        return Optional.ofNullable(properties.getProperty("version"));
    }
}
