package app.annabella.core.store

import app.annabella.core.DeedKind
import app.annabella.core.EnvelopeState
import app.annabella.core.GameActor
import app.annabella.core.GameException
import app.annabella.core.GameKind
import app.annabella.core.GamePhase
import app.annabella.core.GameSide
import app.annabella.core.GameTurn
import app.annabella.core.may
import app.annabella.core.parseAction
import app.annabella.core.parseSetup
import app.annabella.core.transcript.textOf
import java.nio.file.Files
import java.nio.file.Path
import kotlinx.coroutines.async
import kotlinx.coroutines.flow.toList
import kotlinx.coroutines.runBlocking
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertFalse
import org.junit.jupiter.api.Assertions.assertInstanceOf
import org.junit.jupiter.api.Assertions.assertNull
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.io.TempDir

/** A game that is adjourned, and goes on another day. */
class SealingTest {
    @TempDir
    lateinit var folder: Path

    private val times = Times({ 0u }, { 0u })

    private suspend fun store(line: String, folder: Path? = null): GameStore =
        GameStore.create(parseSetup(line), folder?.toString(), times)

    private suspend fun GameStore.act(vararg lines: String) =
        lines.forEach { dispatch(parseAction(GameKind.CHESS, it)).value() }

    private suspend fun GameStore.told(): List<String> {
        close().join()
        return events.toList().map(::textOf)
    }

    @Test
    fun `a sealed move is opened another day by its passphrase alone`() = runBlocking<Unit> {
        val first = store("new chess mode=strict", folder)
        first.act("white > move e2e4", "arbiter > adjourn Tuesday at 10")
        val toSeal = GamePhase.Playing(GameTurn.Sealing(false))
        assertEquals(toSeal, first.state.value.view.phase)
        assertTrue(first.state.value.view.may(GameSide.SECOND, DeedKind.SEAL))
        first.sealMove(GameActor.SECOND, "c5", "Elista").value()
        first.sealMove(GameActor.SECOND, "Nf6", "a walk in Elista").value()
        first.act("black > press")
        assertEquals(GamePhase.Adjourned, first.state.value.view.phase)
        val id = checkNotNull(first.id().value())
        val sealed = listOf("moved white e4", "sealing black article=G1.a") +
            List(2) { "sealed black article=G1.a" } +
            listOf("pressed black", "adjourned black article=G1.a")
        assertEquals(sealed, first.told())
        val file = Files.readString(folder.resolve("$id.annabella"))
        for (secret in listOf("Nf6", "g8f6", "Elista")) assertFalse(secret in file) { secret }

        val second = GameStore.resume(id, folder.toString(), times)
        val envelope = checkNotNull(second.state.value.view.adjournment)
        assertEquals(EnvelopeState.CLOSED, envelope.envelope)
        assertEquals(GameSide.SECOND to 1u, envelope.sealedBy to envelope.moveNumber)
        assertEquals("Tuesday at 10", envelope.resumption)
        second.act("white > arrive", "black > arrive", "arbiter > resume")
        second.openSealedMove(GameActor.FIRST, "Elista").value()
        assertEquals(GamePhase.Resumed, second.state.value.view.phase)
        second.openSealedMove(GameActor.FIRST, "a walk in Elista").value()
        assertNull(second.state.value.view.adjournment)
        val opened = listOf(
            "refused white open wrong-key",
            "opened black \"Nf6\" article=G7",
            "moved black Nf6",
        )
        assertEquals(opened, second.told().takeLast(3))
    }

    @Test
    fun `what cannot be sealed is an error, and the game goes on`() =
        runBlocking<Unit> {
            val store = store("new chess")
            store.act("white > adjourn")
            val failures = listOf(
                store.sealMove(GameActor.FIRST, "e5", "x"),
                store.sealMove(GameActor.FIRST, "e4", " "),
            )
            for (failure in failures) {
                assertInstanceOf(GameException.Mistyped::class.java, failure.error)
            }
            store.sealMove(GameActor.FIRST, "e4", "x").value()
            assertNull(store.state.value.fault)
            assertFalse(store.state.value.isClosed)
            store.close().join()
        }

    @Test
    fun `what is asked while a move is sealed is done after it`() = runBlocking<Unit> {
        val store = store("new chess mode=strict")
        store.act("arbiter > adjourn")
        val sealing = async { store.sealMove(GameActor.FIRST, "e4", "x") }
        val pressing = async { store.dispatch(parseAction(GameKind.CHESS, "white > press")) }
        sealing.await().value()
        pressing.await().value()
        assertEquals(GamePhase.Adjourned, store.state.value.view.phase)
        store.close().join()
    }

    @Test
    fun `the names are those of now`() = runBlocking<Unit> {
        val store = store("new chess mode=strict white-name=Rosa black-name=Ned")
        assertEquals("Rosa", store.playerName(GameSide.FIRST).value())
        store.act("arbiter > rule swap-names")
        assertEquals("Ned", store.playerName(GameSide.FIRST).value())
        assertEquals("Ned", store.setup().value().first.name)
        store.close().join()
    }
}
