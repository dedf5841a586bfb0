package app.annabella.packaging

import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test

/** Maven, by which everything is tested, and Gradle build of the same. */
class VersionsTest {
    private val maven = Project.xml("android/pom.xml")
    private val gradle = Regex("""^([\w-]+) = "(.*)"$""", RegexOption.MULTILINE)
        .findAll(Project.text("android/gradle/libs.versions.toml"))
        .associate { it.groupValues[1] to it.groupValues[2] }
    private val script = Project.text("android/app/make-resources")

    private fun option(name: String) =
        Regex("--$name-sdk-version (\\d+)").find(script)?.groupValues?.get(1)

    @Test
    fun `both have the same libraries`() {
        for (name in listOf("kotlin", "coroutines", "jna")) {
            assertEquals(name, maven.all("$name.version").single().textContent, gradle[name])
        }
    }

    @Test
    fun `both are for the same versions of Android`() {
        assertEquals(option("min"), gradle["minSdk"])
        assertEquals(option("target"), gradle["targetSdk"])
        assertEquals(maven.all("kotlin.compiler.jvmTarget").single().textContent, gradle["jvm"])
    }

    @Test
    fun `the version is that of the library`() {
        val (version, code) = Project.version()
        assertEquals(System.getProperty("annabella.version"), version)
        val (first, second, third) = version.split(".").map(String::toInt)
        assertEquals(first * 10_000 + second * 100 + third, code)
        // neither has a number of its own
        for (path in listOf("android/app/build.gradle.kts", "android/app/make-resources")) {
            val text = Project.text(path)
            assertTrue(path, "version\"" in text && version !in text)
        }
    }
}
