package io.github.lyngk.testkit;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Hidden packages use the public values freely, form no cycles among each other, and each test library has one package. */
class ArchitectureTest {
    private static final JavaClasses CLASSES = new ClassFileImporter().importPath("target/classes");

    @Test
    void hiddenPackagesFormNoCyclesAmongEachOther() {
        JavaClasses hidden = CLASSES.that(resideInAnyPackage(
                "..testkit.checking", "..testkit.scenarios", "..testkit.jqwik.providers", "..testkit.cli"));

        slices().matching("io.github.lyngk.testkit.(**)")
                .should()
                .beFreeOfCycles()
                .check(hidden);
    }

    /** Users may leave jqwik out, and the command has none of them. */
    @ParameterizedTest
    @CsvSource({"jqwik, net.jqwik..", "junit, org.junit..", "assertions, org.assertj.."})
    void onePackageUsesATestLibrary(String name, String library) {
        noClasses()
                .that()
                .resideOutsideOfPackage("io.github.lyngk.testkit." + name + "..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(library, "io.github.lyngk.testkit." + name + "..")
                .check(CLASSES);
    }

    /** A report has the same text wherever it is made. */
    @Test
    void numbersAreWrittenTheSameInEveryLocale() {
        noClasses()
                .should()
                .callMethod(String.class, "formatted", Object[].class)
                .orShould()
                .callMethod(String.class, "format", String.class, Object[].class)
                .check(CLASSES);
    }

    /** Callers would have to repeat the wildcard. */
    @Test
    void noReturnTypeHasAWildcard() {
        for (JavaClass type : CLASSES) {
            if (type.getModifiers().contains(JavaModifier.PUBLIC)
                    && type.getPackageName().matches("io.github.lyngk.testkit(.assertions|.jqwik|.junit)?")) {
                assertThat(type.reflect().getDeclaredMethods())
                        .filteredOn(method -> Modifier.isPublic(method.getModifiers()))
                        .extracting(Method::getGenericReturnType)
                        .as(type.getName())
                        .noneMatch(returned -> returned.getTypeName().contains("?"));
            }
        }
    }
}
