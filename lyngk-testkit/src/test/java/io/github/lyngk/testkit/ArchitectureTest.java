package io.github.lyngk.testkit;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.Location;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.junit.LocationProvider;
import com.tngtech.archunit.lang.ArchRule;
import java.nio.file.Path;
import java.util.Set;

/** The rooms of the module and the arrows between them, as the package pages draw them. */
@AnalyzeClasses(locations = ArchitectureTest.Compiled.class)
class ArchitectureTest {

    /** The module's own classes; looking for them on the whole path takes seconds. */
    static class Compiled implements LocationProvider {
        @Override
        public Set<Location> get(Class<?> testClass) {
            return Set.of(Location.of(Path.of("target", "classes")));
        }
    }

    @ArchTest
    static final ArchRule ARROWS = layeredArchitecture()
            .consideringOnlyDependenciesInLayers()
            .layer("providers")
            .definedBy("io.github.lyngk.testkit.providers")
            .layer("testkit")
            .definedBy("io.github.lyngk.testkit")
            .layer("arbitraries")
            .definedBy("io.github.lyngk.testkit.arbitraries")
            .layer("judging")
            .definedBy("io.github.lyngk.testkit.judging")
            .layer("games")
            .definedBy("io.github.lyngk.testkit.games")
            .whereLayer("providers")
            .mayNotBeAccessedByAnyLayer()
            .whereLayer("testkit")
            .mayOnlyBeAccessedByLayers("providers")
            .whereLayer("arbitraries")
            .mayOnlyBeAccessedByLayers("testkit")
            .whereLayer("judging")
            .mayOnlyBeAccessedByLayers("testkit")
            .whereLayer("games")
            .mayOnlyBeAccessedByLayers("testkit", "arbitraries", "judging");

    @ArchTest
    static final ArchRule NO_CYCLES =
            slices().matching("io.github.lyngk.(**)").should().beFreeOfCycles();

    @ArchTest
    static final ArchRule PLAIN_JAVA_PLAYS_AND_JUDGES = noClasses()
            .that()
            .resideInAnyPackage("..games", "..judging")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("net.jqwik..", "org.assertj..", "org.junit..");

    /** Engines, results, assertions, annotations and the perft table do without. */
    @ArchTest
    static final ArchRule ONLY_GENERATORS_AND_CONTRACTS_KNOW_JQWIK = noClasses()
            .that()
            .resideInAPackage("io.github.lyngk.testkit")
            .and()
            .haveNameNotMatching(".*(Arbitrary|Arbitraries|Setups|Contract|Domain)(\\$\\w+)?")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("net.jqwik..");
}
