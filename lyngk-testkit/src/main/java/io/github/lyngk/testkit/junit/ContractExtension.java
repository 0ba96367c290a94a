package io.github.lyngk.testkit.junit;

import static java.util.Objects.requireNonNull;

import com.google.common.base.Throwables;
import io.github.lyngk.testkit.BotCheck;
import io.github.lyngk.testkit.CheckReport;
import io.github.lyngk.testkit.EngineCheck;
import java.util.Arrays;
import java.util.Optional;
import org.junit.jupiter.api.extension.BeforeTestExecutionCallback;
import org.junit.jupiter.api.extension.ExtensionConfigurationException;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;

/**
 * Runs the check of a {@link BotContract} or {@link EngineContract} once for each test class, before its first test, and
 * injects the {@link CheckReport} into every test method with a parameter of that type. The contracts register this
 * extension, so a class that implements one of them can add tests with such a parameter.
 */
public final class ContractExtension implements BeforeTestExecutionCallback, ParameterResolver {

    private static final Namespace NAMESPACE = Namespace.create(ContractExtension.class);

    /** A report, or the exception that the check threw, so that a failing check is not repeated for every test. */
    private record Outcome(Optional<CheckReport> report, Optional<Throwable> failure) {}

    /** Creates the extension; called by JUnit. */
    public ContractExtension() {}

    /** Runs the check, after {@code @BeforeEach}. In resolveParameter, JUnit would wrap its exceptions. */
    @Override
    public void beforeTestExecution(ExtensionContext context) {
        boolean asked = Arrays.asList(context.getRequiredTestMethod().getParameterTypes())
                .contains(CheckReport.class);
        if (asked) {
            outcome(context).failure().ifPresent(Throwables::throwIfUnchecked);
        }
    }

    @Override
    public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
        return parameter.getParameter().getType() == CheckReport.class
                && parameter
                        .getDeclaringExecutable()
                        .equals(context.getTestMethod().orElse(null));
    }

    @Override
    public CheckReport resolveParameter(ParameterContext parameter, ExtensionContext context) {
        return outcome(context).report().orElseThrow();
    }

    /** Stored under the test class as key, because a nested class also sees the entries of the outer one. */
    private static Outcome outcome(ExtensionContext context) {
        ExtensionContext owner = context;
        while (owner.getTestMethod().isPresent()) {
            owner = owner.getParent().orElseThrow();
        }
        return owner.getStore(NAMESPACE)
                .getOrComputeIfAbsent(context.getRequiredTestClass(), type -> check(context), Outcome.class);
    }

    private static Outcome check(ExtensionContext context) {
        try {
            CheckReport report = report(context);
            context.publishReportEntry("lyngk", report.summary());
            return new Outcome(Optional.of(report), Optional.empty());
        } catch (RuntimeException | Error failure) {
            return new Outcome(Optional.empty(), Optional.of(failure));
        }
    }

    private static CheckReport report(ExtensionContext context) {
        Object test = context.getRequiredTestInstance();
        ContractParameters parameters = new ContractParameters(context::getConfigurationParameter);
        if (test instanceof BotContract == test instanceof EngineContract) {
            throw new ExtensionConfigurationException(
                    Verdict.name(test) + " must implement either BotContract or EngineContract");
        }
        return test instanceof BotContract bots
                ? report(bots, parameters)
                : report((EngineContract<?>) test, parameters);
    }

    private static CheckReport report(BotContract contract, ContractParameters parameters) {
        BotCheck check = BotCheck.of(() -> requireNonNull(contract.bot(), Verdict.name(contract) + ".bot() is null"))
                .variants(contract.variants());
        check = contract.deterministic() ? check.deterministic() : check;
        check = contract.perfectEndgames() ? check.perfectEndgames() : check;
        return parameters
                .configure(check, contract.games(), contract.budget(), contract.limit(), contract.knownViolations())
                .run();
    }

    private static CheckReport report(EngineContract<?> contract, ContractParameters parameters) {
        EngineCheck check =
                EngineCheck.of(() -> requireNonNull(contract.engine(), Verdict.name(contract) + ".engine() is null"));
        return parameters
                .configure(check, contract.games(), contract.budget(), contract.limit(), contract.knownViolations())
                .run();
    }
}
