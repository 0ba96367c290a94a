package io.github.lyngk.notation;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaCall.Predicates.target;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.type;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.nameMatching;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.time.Duration;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The packages of this module and how they depend on each other. */
@Tag("not-for-mutation")
class ArchitectureTest {
    private static final String HERE = "io.github.lyngk.notation";

    private static final JavaClasses CLASSES = new ClassFileImporter().importPath("target/classes");

    private static final String[] PUBLIC = {HERE, HERE + ".archive", HERE + ".protocol"};

    private static final String[] HIDDEN = {HERE + ".reading", HERE + ".boardspace", HERE + ".drawing"};

    /** Values are what users get and give; all that reads or draws is called by an entry point. */
    @Test
    void onlyEntryPointsCallHiddenPackages() {
        noClasses()
                .that()
                .resideInAnyPackage(HERE + ".archive", HERE + ".protocol", HERE + ".shell")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(HIDDEN)
                .check(CLASSES);
    }

    @Test
    void hiddenPackagesFormNoCycles() {
        JavaClasses hidden = CLASSES.that(not(resideInAnyPackage(PUBLIC)));
        slices().matching("io.github.lyngk.(**)").should().beFreeOfCycles().check(hidden);
    }

    @Test
    void nothingButTheCommandDependsOnItsSurroundings() {
        noClasses()
                .that()
                .resideOutsideOfPackages(HERE + ".cli", HERE + ".shell")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("java.util.logging..", "java.lang.reflect..")
                .orShould()
                .dependOnClassesThat()
                .areAssignableTo(ThreadLocal.class)
                .orShould()
                .callMethodWhere(target(nameMatching("currentTimeMillis|getProperty|getenv|defaultCharset|getDefault")))
                .check(CLASSES);
    }

    /** The client of the line protocol waits for answers, and the command shows progress; records hold durations only. */
    @Test
    void onlyTheProtocolAndTheCommandHaveAClock() {
        noClasses()
                .that()
                .resideOutsideOfPackages(HERE + ".protocol", HERE + ".cli", HERE + ".shell")
                .should()
                .dependOnClassesThat(resideInAPackage("java.time..").and(not(type(Duration.class))))
                .orShould()
                .callMethodWhere(target(nameMatching("nanoTime")))
                .check(CLASSES);
    }
}
