package io.github.lyngk.testkit.providers;

import io.github.lyngk.testkit.BotContract;
import io.github.lyngk.testkit.EngineValueContract;
import io.github.lyngk.testkit.NotationContract;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Method;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import net.jqwik.api.Reporter;
import net.jqwik.api.lifecycle.AroundPropertyHook;
import net.jqwik.api.lifecycle.PropagationMode;
import net.jqwik.api.lifecycle.PropertyExecutionResult;
import net.jqwik.api.lifecycle.PropertyExecutor;
import net.jqwik.api.lifecycle.PropertyLifecycleContext;

/**
 * Keeps jqwik's own report of a contract's tests out of the log: there is no sample and no seed of jqwik's to tell, and
 * the failure itself says everything.
 */
public final class ContractHook implements AroundPropertyHook {

    private static final Set<Class<?>> CONTRACTS =
            Set.of(BotContract.class, EngineValueContract.class, NotationContract.class);

    /** Says nothing. */
    private static final Reporter SILENT = new Reporter() {
        @Override
        public void publishValue(String key, String value) {}

        @Override
        public void publishReport(String key, Object object) {}

        @Override
        public void publishReports(String key, Map<String, Object> objects) {}
    };

    /** Creates the hook; jqwik does so by itself. */
    public ContractHook() {}

    @Override
    public PropagationMode propagateTo() {
        return PropagationMode.ALL_DESCENDANTS;
    }

    @Override
    public boolean appliesTo(Optional<AnnotatedElement> element) {
        return element.filter(ContractHook::isContractTest).isPresent();
    }

    private static boolean isContractTest(AnnotatedElement element) {
        return element instanceof Method method && CONTRACTS.contains(method.getDeclaringClass());
    }

    @Override
    public PropertyExecutionResult aroundProperty(PropertyLifecycleContext context, PropertyExecutor property) {
        context.wrapReporter(reporter -> SILENT);
        return property.execute();
    }
}
