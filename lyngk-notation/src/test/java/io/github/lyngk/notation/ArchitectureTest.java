package io.github.lyngk.notation;

import static com.tngtech.archunit.core.domain.JavaCall.Predicates.target;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.nameMatching;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import org.junit.jupiter.api.Test;

/** The rooms of this module and the arrows between them, as the package descriptions draw them. */
class ArchitectureTest {
    private static final String HERE = "io.github.lyngk.notation";

    private static final JavaClasses CLASSES = new ClassFileImporter().importPath("target/classes");

    @Test
    void dataFlowsOneWay() {
        layeredArchitecture()
                .consideringOnlyDependenciesInAnyPackage(HERE + "..")
                .layer("command")
                .definedBy(HERE + ".cli")
                .layer("shell")
                .definedBy(HERE + ".shell")
                .layer("archive")
                .definedBy(HERE + ".archive")
                .layer("records")
                .definedBy(HERE)
                .layer("serving")
                .definedBy(HERE + ".serving")
                .layer("boardspace")
                .definedBy(HERE + ".boardspace")
                .layer("movelist")
                .definedBy(HERE + ".movelist")
                .layer("reading")
                .definedBy(HERE + ".reading")
                .layer("drawing")
                .definedBy(HERE + ".drawing")
                .layer("text")
                .definedBy(HERE + ".text")
                .whereLayer("command")
                .mayNotBeAccessedByAnyLayer()
                .whereLayer("shell")
                .mayOnlyBeAccessedByLayers("command")
                .whereLayer("archive")
                .mayOnlyBeAccessedByLayers("command")
                .whereLayer("records")
                .mayOnlyBeAccessedByLayers("command", "archive")
                .whereLayer("serving")
                .mayOnlyBeAccessedByLayers("command")
                .whereLayer("boardspace")
                .mayOnlyBeAccessedByLayers("records")
                .whereLayer("movelist")
                .mayOnlyBeAccessedByLayers("records")
                .whereLayer("drawing")
                .mayOnlyBeAccessedByLayers("records")
                .whereLayer("reading")
                .mayOnlyBeAccessedByLayers("records", "boardspace", "movelist", "drawing")
                .whereLayer("text")
                .mayOnlyBeAccessedByLayers(
                        "command",
                        "shell",
                        "archive",
                        "records",
                        "serving",
                        "boardspace",
                        "movelist",
                        "reading",
                        "drawing")
                .ensureAllClassesAreContainedInArchitectureIgnoring("")
                .check(CLASSES);
    }

    @Test
    void noRoomLeadsBackToItself() {
        slices().matching("io.github.lyngk.(**)").should().beFreeOfCycles().check(CLASSES);
    }

    @Test
    void nothingButTheCommandDependsOnItsSurroundings() {
        noClasses()
                .that()
                .resideOutsideOfPackages(HERE + ".cli", HERE + ".shell")
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
