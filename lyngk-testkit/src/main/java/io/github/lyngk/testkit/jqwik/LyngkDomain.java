package io.github.lyngk.testkit.jqwik;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.testkit.jqwik.providers.LyngkArbitraryConfigurator;
import io.github.lyngk.testkit.jqwik.providers.LyngkArbitraryProvider;
import io.github.lyngk.testkit.jqwik.providers.LyngkReportingFormat;
import java.util.Collection;
import net.jqwik.api.SampleReportingFormat;
import net.jqwik.api.configurators.ArbitraryConfigurator;
import net.jqwik.api.domains.DomainContext;
import net.jqwik.api.providers.ArbitraryProvider;

/**
 * LYNGK's generators as a jqwik domain, for those who want to say which generators a test uses.
 *
 * <p>Without a domain they are found anyway. Under {@code @Domain(LyngkDomain.class)} nothing but LYNGK's types can be
 * drawn; add {@code @Domain(DomainContext.Global.class)} for numbers, strings, lists and the rest.
 *
 * <pre>{@code
 * @Property
 * @Domain(LyngkDomain.class)
 * void everyGameEnds(@ForAll @Finished Game game) { … }
 * }</pre>
 */
public final class LyngkDomain implements DomainContext {
    /** Creates the domain; jqwik does so by itself. */
    public LyngkDomain() {}

    @Override
    public Collection<ArbitraryProvider> getArbitraryProviders() {
        return ImmutableList.of(new LyngkArbitraryProvider());
    }

    @Override
    public Collection<ArbitraryConfigurator> getArbitraryConfigurators() {
        return ImmutableList.of(new LyngkArbitraryConfigurator());
    }

    @Override
    public Collection<SampleReportingFormat> getReportingFormats() {
        return ImmutableList.of(new LyngkReportingFormat());
    }
}
