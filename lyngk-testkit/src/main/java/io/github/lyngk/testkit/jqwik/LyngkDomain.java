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
 * A jqwik domain with the generators of LYNGK, for tests that select generators with {@code @Domain}.
 *
 * <p>Tests without a {@code @Domain} annotation need no domain. With {@code @Domain(LyngkDomain.class)}, jqwik generates
 * only the types of LYNGK; add {@code @Domain(DomainContext.Global.class)} for numbers, strings, lists and other types.
 *
 * <pre>{@code
 * @Property
 * @Domain(LyngkDomain.class)
 * void everyGameEnds(@ForAll @Finished Game game) { … }
 * }</pre>
 */
public final class LyngkDomain implements DomainContext {
    /** Creates the domain; called by jqwik. */
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
