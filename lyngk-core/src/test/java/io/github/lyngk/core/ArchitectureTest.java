package io.github.lyngk.core;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaCall.Predicates.target;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.type;
import static com.tngtech.archunit.core.domain.properties.HasModifiers.Predicates.modifier;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.nameMatching;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.time.Duration;
import org.junit.jupiter.api.Test;

/** The packages of this module: the words of the game, below them the engine, and above them the bots. */
class ArchitectureTest {
    private static final String BOTS = "io.github.lyngk.core.bots";
    private static final JavaClasses CLASSES = new ClassFileImporter().importPath("target/classes");

    @Test
    void theEngineKnowsNothingOfTheApi() {
        classes()
                .that()
                .resideInAPackage("io.github.lyngk.core.engine")
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage("io.github.lyngk.core.engine", "java..", "org.jspecify..")
                .check(CLASSES);
    }

    @Test
    void botsUseThePublicTypesOnly() {
        classes()
                .that()
                .resideInAPackage(BOTS)
                .should()
                .onlyDependOnClassesThat(resideInAnyPackage("java..", "com.google.common..", "org.jspecify..", BOTS)
                        .or(resideInAPackage("io.github.lyngk.core").and(modifier(JavaModifier.PUBLIC))))
                .check(CLASSES);
        noClasses()
                .that()
                .resideOutsideOfPackage(BOTS)
                .should()
                .dependOnClassesThat()
                .resideInAPackage(BOTS)
                .check(CLASSES);
    }

    @Test
    void onlyBotsUseAClock() {
        noClasses()
                .that()
                .resideOutsideOfPackage(BOTS)
                .should()
                .callMethodWhere(target(nameMatching("nanoTime")))
                .check(CLASSES);
    }

    @Test
    void nothingDependsOnItsSurroundings() {
        noClasses()
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("java.util.logging..", "java.lang.reflect..")
                .orShould()
                .dependOnClassesThat(resideInAPackage("java.time..").and(not(type(Duration.class))))
                .orShould()
                .dependOnClassesThat()
                .areAssignableTo(ThreadLocal.class)
                .orShould()
                .callMethodWhere(target(nameMatching("currentTimeMillis|getProperty|getenv|defaultCharset|getDefault")))
                .check(CLASSES);
    }
}
