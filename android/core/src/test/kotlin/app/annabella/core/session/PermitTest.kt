package app.annabella.core.session

import app.annabella.core.DeedName
import app.annabella.core.GameSession
import app.annabella.core.PlayerColor
import app.annabella.core.action
import app.annabella.core.may
import app.annabella.core.parseSetup
import app.annabella.core.transcript.word
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertFalse
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test

class PermitTest {
    private val session = GameSession.create(parseSetup("new chess clock=5"), null, null, 0u, 0u)

    /** What the view says, beside what the library says in words. */
    private fun assertSame(moment: String) {
        val view = session.view(0u)
        for (color in PlayerColor.entries) {
            val may = DeedName.entries.filter { view.may(color, it) }.map(::word)
            val words = session.fact("may ${color.name.lowercase()}", 0u).split(' ')
            assertEquals(words.sorted(), may.sorted(), moment)
        }
    }

    @Test
    fun `each bit is the deed of its place`() {
        assertSame("before the game")
        assertTrue(session.view(0u).may(PlayerColor.WHITE, DeedName.START))
        for (text in listOf(
            "white > start", "white > lift g1", "white > release f3", "black > offer",
            "white > decline", "black > move e7e5", "white > resign", "white > cancel",
            "white > undo", "white > pause", "white > continue", "white > resign",
            "white > confirm",
        )) {
            session.dispatch(action(text), 0u)
            assertSame("after $text")
        }
        val over = session.view(0u)
        assertFalse(over.may(PlayerColor.BLACK, DeedName.MOVE))
        assertTrue(over.may(PlayerColor.BLACK, DeedName.UNDO))
        session.shutDown()
        session.close()
    }
}
