// A program that takes the artifacts by Gradle; -PlyngkVersion tells their version.
plugins {
    java
}

val lyngkVersion = providers.gradleProperty("lyngkVersion").get()

repositories {
    // For nothing else: of other libraries there may be no more than a POM.
    mavenLocal {
        content { includeGroup("io.github.lyngk") }
    }
    mavenCentral()
}

dependencies {
    implementation("io.github.lyngk:lyngk-notation:$lyngkVersion")
    testImplementation("io.github.lyngk:lyngk-testkit:$lyngkVersion")
    testRuntimeOnly("org.junit.platform:junit-platform-launcher:1.13.1")
}

tasks.test {
    useJUnitPlatform()
    failOnNoDiscoveredTests = true
}
