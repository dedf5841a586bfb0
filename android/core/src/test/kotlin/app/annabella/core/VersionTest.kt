package app.annabella.core

import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test

class VersionTest {
    @Test
    fun `pom and library have one version`() {
        assertEquals(libraryVersion(), System.getProperty("annabella.version"))
    }
}
