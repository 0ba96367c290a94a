// A program that takes the artifacts by Gradle. The README shows parts of this file.
plugins {
    java
}

repositories {
    // For nothing else: of other libraries there may be no more than a POM.
    mavenLocal {
        content { includeGroup("io.github.lyngk") }
    }
    mavenCentral()
}

dependencies {
    implementation("io.github.lyngk:lyngk-notation:1.0.0-SNAPSHOT")
    testImplementation("io.github.lyngk:lyngk-testkit:1.0.0-SNAPSHOT")
    testRuntimeOnly("org.junit.platform:junit-platform-launcher:1.13.1")
}

tasks.test {
    useJUnitPlatform()
}
