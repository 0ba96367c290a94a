// A Gradle project that uses the artifacts. The README shows parts of this file.
plugins {
    java
}

repositories {
    // Only for LYNGK: of other libraries, the local repository may contain just the POM.
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
