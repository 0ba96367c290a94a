package io.github.lyngk.testkit.jqwik;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.lyngk.testkit.jqwik.providers.LyngkArbitraryConfigurator;
import io.github.lyngk.testkit.jqwik.providers.LyngkArbitraryProvider;
import io.github.lyngk.testkit.jqwik.providers.LyngkReportingFormat;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.stream.Stream;
import net.jqwik.api.SampleReportingFormat;
import net.jqwik.api.configurators.ArbitraryConfigurator;
import net.jqwik.api.providers.ArbitraryProvider;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What jqwik finds by itself is listed for the class path and, where tests run as a module, for the module path. */
class RegistrationTest {
    static Stream<Arguments> services() {
        return Stream.of(
                Arguments.of(ArbitraryProvider.class, LyngkArbitraryProvider.class),
                Arguments.of(ArbitraryConfigurator.class, LyngkArbitraryConfigurator.class),
                Arguments.of(SampleReportingFormat.class, LyngkReportingFormat.class));
    }

    @ParameterizedTest
    @MethodSource("services")
    void listedForTheClassPath(Class<?> service, Class<?> provider) throws IOException {
        String resource = "/META-INF/services/" + service.getName();
        try (InputStream stream = LyngkArbitraries.class.getResourceAsStream(resource)) {
            String text = new String(Objects.requireNonNull(stream, resource).readAllBytes(), StandardCharsets.UTF_8);
            assertThat(text.lines()).contains(provider.getName());
        }
    }

    @ParameterizedTest
    @MethodSource("services")
    void listedForTheModulePath(Class<?> service, Class<?> provider) {
        Module module = LyngkArbitraries.class.getModule();
        assertThat(!module.isNamed()
                        || module.getDescriptor().provides().stream()
                                .anyMatch(provides -> provides.service().equals(service.getName())
                                        && provides.providers().contains(provider.getName())))
                .isTrue();
    }
}
