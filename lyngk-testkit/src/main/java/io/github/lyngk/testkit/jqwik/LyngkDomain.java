package io.github.lyngk.testkit.jqwik;

import com.google.common.collect.ImmutableList;
import java.util.Collection;
import java.util.ServiceLoader;
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
    private static final String OURS = LyngkDomain.class.getPackageName() + ".";
    private static final ClassLoader LOADER = LyngkDomain.class.getClassLoader();

    /** Creates the domain; jqwik does so by itself. */
    public LyngkDomain() {}

    @Override
    public Collection<ArbitraryProvider> getArbitraryProviders() {
        return registered(ServiceLoader.load(ArbitraryProvider.class, LOADER));
    }

    @Override
    public Collection<ArbitraryConfigurator> getArbitraryConfigurators() {
        return registered(ServiceLoader.load(ArbitraryConfigurator.class, LOADER));
    }

    @Override
    public Collection<SampleReportingFormat> getReportingFormats() {
        return registered(ServiceLoader.load(SampleReportingFormat.class, LOADER));
    }

    /** What the testkit registers with jqwik, and nobody else. */
    private static <T> ImmutableList<T> registered(ServiceLoader<T> services) {
        return services.stream()
                .filter(service -> service.type().getPackageName().startsWith(OURS))
                .map(ServiceLoader.Provider::get)
                .collect(ImmutableList.toImmutableList());
    }
}
