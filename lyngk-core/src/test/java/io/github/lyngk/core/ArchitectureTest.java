package io.github.lyngk.core;

import static com.tngtech.archunit.core.domain.JavaCall.Predicates.target;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.nameMatching;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import org.junit.jupiter.api.Test;

/** The packages of this module: the words of the game, and below them the engine. */
class ArchitectureTest {
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
    void nothingDependsOnItsSurroundings() {
        noClasses()
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("java.util.logging..", "java.lang.reflect..", "java.time..")
                .orShould()
                .dependOnClassesThat()
                .areAssignableTo(ThreadLocal.class)
                .orShould()
                .callMethodWhere(
                        target(nameMatching("currentTimeMillis|nanoTime|getProperty|getenv|defaultCharset|getDefault")))
                .check(CLASSES);
    }
}
