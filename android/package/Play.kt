import app.annabella.core.ClockPress
import app.annabella.core.GameAction
import app.annabella.core.GameActor
import app.annabella.core.GameDeed
import app.annabella.core.GameKind
import app.annabella.core.GameMode
import app.annabella.core.GamePath
import app.annabella.core.GamePhase
import app.annabella.core.GamePlayer
import app.annabella.core.GameSetup
import app.annabella.core.GameSide
import app.annabella.core.GameStart
import app.annabella.core.GameStrength
import app.annabella.core.RustBuffer
import app.annabella.core.SeatSetup
import app.annabella.core.UniffiLib
import app.annabella.core.UniffiRustCallStatus
import app.annabella.core.store.GameStore
import app.annabella.core.store.Times
import java.io.File
import java.util.concurrent.CompletableFuture
import java.util.concurrent.TimeUnit
import kotlin.system.exitProcess
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.launch

/** Plays with the classes and the library of an APK; only what the app uses is there. */
object Play {
    private val times = Times({ (System.nanoTime() / 1_000_000).toULong() }, { 0u })

    @JvmStatic
    fun main(words: Array<String>) {
        val played = CompletableFuture<Unit>()
        CoroutineScope(Dispatchers.IO).launch {
            try {
                mate(words[0])
                answer()
                panic()
                played.complete(Unit)
            } catch (error: Throwable) {
                played.completeExceptionally(error)
            }
        }
        played.get(2, TimeUnit.MINUTES)
        println("played with the library of Android")
        exitProcess(0)
    }

    /** Records, lists, enums and a file. */
    private suspend fun mate(folder: String) {
        val game = GameStore.create(against(GamePlayer.Person), folder, times, null)
        for (move in arrayOf("f2f3", "e7e5", "g2g4", "d8h4")) game.move(move)
        val ending = (game.state.value.view.phase as GamePhase.Over).ending
        check(ending.winner == GameSide.SECOND)
        game.close().await()
        val files = checkNotNull(File(folder).list())
        check(files.size == 1)
    }

    /** A thread of the library calls back. */
    private suspend fun answer() {
        val computer = GamePlayer.Computer(GameStrength.Level(1u))
        val game = GameStore.create(against(computer), null, times, null)
        game.move("e2e4")
        while (game.state.value.view.plies < 2u) Thread.sleep(1)
        game.close().await()
    }

    /** What cannot be read makes the library panic; that comes back as a status. */
    private fun panic() {
        val nothing = RustBuffer.ByValue()
        val status = UniffiRustCallStatus()
        UniffiLib.uniffi_annabella_fn_constructor_gamesession_create(
            nothing,
            nothing,
            nothing,
            0,
            0,
            nothing,
            status,
        )
        check(status.isPanic())
        val bytes = checkNotNull(status.error_buf.data).getByteArray(0, status.error_buf.len.toInt())
        val words = java.lang.String(bytes)
        check(words.contains("setup")) { "the library said: $words" }
    }

    private fun against(player: GamePlayer) = GameSetup(
        kind = GameKind.CHESS,
        first = SeatSetup(GamePlayer.Person),
        second = SeatSetup(player),
        seed = 1u,
        mode = GameMode.CASUAL,
        clock = "none",
        press = ClockPress.AUTOMATIC,
        start = GameStart.AtCommand,
    )

    private fun GameStore.move(squares: String) {
        val before = state.value.view
        val actor = if (before.turn == GameSide.FIRST) GameActor.FIRST else GameActor.SECOND
        val move = GamePath(listOf(square(squares, 0), square(squares, 2)), null)
        send(GameAction(actor, GameDeed.Move(move)))
        while (state.value.view.plies == before.plies) Thread.sleep(1)
    }

    private fun square(names: String, at: Int): UShort =
        ((names[at + 1] - '1') * 8 + (names[at] - 'a')).toUShort()
}
