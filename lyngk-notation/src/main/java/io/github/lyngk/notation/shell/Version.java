package io.github.lyngk.notation.shell;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.util.Optional;
import java.util.Properties;

/** The version of the library, as the build wrote it into a resource. */
public final class Version {
    private Version() {}

    /** What the command says of itself. */
    static String text(String command) {
        return command + " " + number().orElse("(unknown version)");
    }

    /** The number alone, if the build left one. */
    public static Optional<String> number() {
        Properties properties = new Properties();
        try (InputStream resource = Version.class.getResourceAsStream("version.properties")) {
            if (resource != null) {
                properties.load(new InputStreamReader(resource, UTF_8));
            }
        } catch (IOException e) {
            // As if there were no resource: the version is not worth a failure.
        }
        return Optional.ofNullable(properties.getProperty("version"));
    }
}
