import io.github.lyngk.testkit.jqwik.providers.LyngkArbitraryConfigurator;
import io.github.lyngk.testkit.jqwik.providers.LyngkArbitraryProvider;
import io.github.lyngk.testkit.jqwik.providers.LyngkReportingFormat;
import net.jqwik.api.SampleReportingFormat;
import net.jqwik.api.configurators.ArbitraryConfigurator;
import net.jqwik.api.providers.ArbitraryProvider;

/** Generators, contracts and assertions for testing programs that play LYNGK. */
module io.github.lyngk.testkit {
    requires transitive io.github.lyngk.core;
    requires transitive io.github.lyngk.notation;
    requires transitive net.jqwik.api;
    requires transitive org.junit.jupiter.api;
    requires transitive org.assertj.core;
    requires static org.jspecify;

    exports io.github.lyngk.testkit;
    exports io.github.lyngk.testkit.assertions;
    exports io.github.lyngk.testkit.jqwik;
    exports io.github.lyngk.testkit.junit;

    // Also listed under META-INF/services, for those who test on the class path.
    provides ArbitraryProvider with
            LyngkArbitraryProvider;
    provides ArbitraryConfigurator with
            LyngkArbitraryConfigurator;
    provides SampleReportingFormat with
            LyngkReportingFormat;
}
