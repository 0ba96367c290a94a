package io.github.lyngk.testkit;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import org.junit.jupiter.api.Test;

/** The rooms of the module and the arrows between them, as the package pages draw them. */
class ArchitectureTest {
    private static final JavaClasses CLASSES = new ClassFileImporter().importPath("target/classes");

    @Test
    void theArrowsPointDown() {
        layeredArchitecture()
                .consideringOnlyDependenciesInLayers()
                .layer("providers")
                .definedBy("io.github.lyngk.testkit.providers")
                .layer("cli")
                .definedBy("io.github.lyngk.testkit.cli")
                .layer("process")
                .definedBy("io.github.lyngk.testkit.process")
                .layer("testkit")
                .definedBy("io.github.lyngk.testkit")
                .layer("arbitraries")
                .definedBy("io.github.lyngk.testkit.arbitraries")
                .layer("judging")
                .definedBy("io.github.lyngk.testkit.judging")
                .layer("comparing")
                .definedBy("io.github.lyngk.testkit.comparing")
                .layer("texts")
                .definedBy("io.github.lyngk.testkit.texts")
                .layer("games")
                .definedBy("io.github.lyngk.testkit.games")
                .layer("remote")
                .definedBy("io.github.lyngk.testkit.remote")
                .whereLayer("providers")
                .mayNotBeAccessedByAnyLayer()
                .whereLayer("cli")
                .mayNotBeAccessedByAnyLayer()
                .whereLayer("process")
                .mayOnlyBeAccessedByLayers("cli")
                .whereLayer("testkit")
                .mayOnlyBeAccessedByLayers("providers", "process", "cli")
                .whereLayer("arbitraries")
                .mayOnlyBeAccessedByLayers("testkit")
                .whereLayer("judging")
                .mayOnlyBeAccessedByLayers("testkit")
                .whereLayer("comparing")
                .mayOnlyBeAccessedByLayers("testkit", "judging")
                .whereLayer("texts")
                .mayOnlyBeAccessedByLayers("testkit")
                .whereLayer("games")
                .mayOnlyBeAccessedByLayers("testkit", "arbitraries", "judging", "comparing", "texts")
                .whereLayer("remote")
                .mayOnlyBeAccessedByLayers("testkit", "judging", "process", "cli")
                .ensureAllClassesAreContainedInArchitectureIgnoring("")
                .check(CLASSES);
    }

    @Test
    void noRoomLeadsBackToItself() {
        slices().matching("io.github.lyngk.(**)").should().beFreeOfCycles().check(CLASSES);
    }

    @Test
    void plainJavaPlaysAndJudges() {
        noClasses()
                .that()
                .resideInAnyPackage("..games", "..comparing", "..judging", "..texts", "..remote", "..process", "..cli")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("net.jqwik..", "org.assertj..", "org.junit..")
                .check(CLASSES);
    }

    /** Engines, results, assertions, annotations and the perft table do without. */
    @Test
    void onlyGeneratorsAndContractsKnowJqwik() {
        noClasses()
                .that()
                .resideInAPackage("io.github.lyngk.testkit")
                .and()
                .haveNameNotMatching(".*(Arbitrary|Arbitraries|Setups|Contract|Domain)(\\$\\w+)?")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("net.jqwik..")
                .check(CLASSES);
    }

    /** A report says 1.5 s wherever it is made. */
    @Test
    void numbersAreWrittenTheSameInEveryLocale() {
        noClasses()
                .should()
                .callMethod(String.class, "formatted", Object[].class)
                .orShould()
                .callMethod(String.class, "format", String.class, Object[].class)
                .check(CLASSES);
    }

    /** Who gets a wildcard has to carry it on. */
    @Test
    void noReturnTypeHasAWildcard() {
        for (JavaClass type : CLASSES) {
            if (type.getModifiers().contains(JavaModifier.PUBLIC)
                    && type.getPackageName().matches("io.github.lyngk.testkit(.process|.remote)?")) {
                assertThat(type.reflect().getDeclaredMethods())
                        .filteredOn(method -> Modifier.isPublic(method.getModifiers()))
                        .extracting(Method::getGenericReturnType)
                        .as(type.getName())
                        .noneMatch(returned -> returned.getTypeName().contains("?"));
            }
        }
    }
}
