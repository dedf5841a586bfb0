package app.annabella.sound

import android.content.Context
import android.os.SystemClock
import app.annabella.core.FeltPattern
import app.annabella.core.GameKind
import app.annabella.core.GameSide
import app.annabella.core.GameSpeech
import app.annabella.core.parseAction
import app.annabella.core.parseSetup
import app.annabella.core.store.GameStore
import app.annabella.core.store.Outcome
import app.annabella.core.store.Times
import app.annabella.game.Games
import app.annabella.settings.Settings
import app.annabella.speech.SpokenGame
import app.annabella.testing.Device.Companion.squareOf
import app.annabella.testing.pass
import app.annabella.testing.passUntil
import app.annabella.touch.HapticClock
import app.annabella.touch.HapticEffect
import app.annabella.touch.Haptics
import java.io.File
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.runBlocking
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment

/** Which sounds and touches there are in a game. */
@RunWith(RobolectricTestRunner::class)
class EffectsTest {
    private val context: Context = RuntimeEnvironment.getApplication()
    private val kept = context.getSharedPreferences("effects-test", Context.MODE_PRIVATE)
    private val settings = Settings(kept)
    private val log = ArrayList<String>()
    private val scope = CoroutineScope(Dispatchers.Main.immediate)
    private val haptics = object : Haptics {
        override fun play(effect: HapticEffect) {
            log += "$effect felt"
        }

        override fun play(pattern: FeltPattern) {
            log += "${pattern.pulses.size} pulses"
        }

        override fun stop() {
            log += "nothing felt"
        }
    }

    private fun game(setup: String): Pair<GameStore, Effects> {
        val times = Times(
            { SystemClock.elapsedRealtime().toULong() },
            { System.currentTimeMillis().toULong() },
        )
        val games = Games(File(context.filesDir, "effects").path, times, kept)
        val effects = Effects(games, scope, settings, { log += "$it" }, haptics)
        effects.begin()
        val speech = GameSpeech(SpokenGame.FIDE, GameSide.FIRST)
        val game = runBlocking { (games.start(parseSetup(setup), speech) as Outcome.Done).value }
        return game to effects
    }

    private fun GameStore.act(line: String, kind: GameKind = GameKind.CHESS): List<String> {
        log.clear()
        runBlocking { dispatch(parseAction(kind, line)) }
        pass(0)
        return log.toList()
    }

    @Test
    fun `each kind of move has its sound`() {
        val (game, _) = game("new chess")
        assertEquals(listOf("MOVE", "MOVE felt"), game.act("white > move e2e4"))
        game.act("black > move d7d5")
        assertEquals(listOf("CAPTURE", "MOVE felt"), game.act("white > move e4d5"))
        assertEquals(listOf("ILLEGAL", "ILLEGAL felt"), game.act("black > move e8e6"))
        game.act("black > move g8f6")
        assertEquals(listOf("CHECK", "CHECK felt"), game.act("white > move f1b5"))
        game.act("black > move c7c6")
        game.act("white > move g1f3")
        game.act("black > move c6b5")
        assertEquals(listOf("CASTLE", "MOVE felt"), game.act("white > move e1h1"))
        game.act("black > resign")
        assertEquals(listOf("WIN"), game.act("black > confirm"))
    }

    @Test
    fun `a capture sounds so also where somebody has to jump then`() {
        val (game, _) = game("new checkers mode=casual fen=B:W14,23,32:B1,9")
        val felt = game.act("red > move 9x27", GameKind.CHECKERS)
        assertEquals(listOf("CAPTURE", "MOVE felt"), felt)
        assertTrue(game.state.value.view.alarms.isNotEmpty())
    }

    @Test
    fun `squares under a finger differ`() {
        val (game, effects) = game("new chess")
        val view = game.state.value.view
        val told = listOf("e4", "d4", "e2", "d2", "e7", "d7").associateWith { square ->
            log.clear()
            effects.explored(squareOf(square), view, view.hiddenNow)
            log.toList()
        }
        assertEquals(
            mapOf(
                "e4" to listOf("TICK_LIGHT", "LIGHT_SQUARE felt"),
                "d4" to listOf("TICK_DARK", "DARK_SQUARE felt"),
                "e2" to listOf("TICK_PIECE", "LIGHT_OWN felt"),
                "d2" to listOf("TICK_PIECE", "DARK_OWN felt"),
                "e7" to listOf("TICK_PIECE", "DARK_OTHER felt"),
                "d7" to listOf("TICK_PIECE", "LIGHT_OTHER felt"),
            ),
            told,
        )
        log.clear()
        effects.explored(null, view, view.hiddenNow)
        assertEquals(listOf("EDGE", "EDGE felt"), log)
        log.clear()
        settings.exploringTicks = false
        effects.explored(squareOf("e4"), view, view.hiddenNow)
        assertEquals(emptyList<String>(), log)
    }

    @Test
    fun `sounds can be off, and touches stay`() {
        settings.sounds = false
        val (game, _) = game("new chess")
        assertEquals(listOf("MOVE felt"), game.act("white > move e2e4"))
    }

    @Test
    fun `a clock that runs low is heard once`() {
        val (game, _) = game("new chess clock=1")
        game.act("white > start")
        log.clear()
        pass(39_000)
        assertEquals(emptyList<String>(), log)
        pass(2_000)
        assertEquals(listOf("LOW_TIME"), log)
        game.close()
    }

    @Test
    fun `a clock is felt for as long as it is held`() {
        // one that does not run low while the answers are waited for
        val (game, _) = game("new chess clock=4")
        game.act("white > start")
        val felt = HapticClock(scope, haptics)
        log.clear()
        felt.hold(game, GameSide.FIRST)
        passUntil("several rounds") { log.size >= 3 }
        felt.release()
        assertEquals("nothing felt", log.last())
        val rounds = log.size
        pass(5_000)
        assertEquals(rounds, log.size)
        game.close()
    }
}
