package app.annabella.bench

import android.app.Activity
import android.graphics.Bitmap
import android.graphics.Canvas
import android.view.View
import app.annabella.board.BoardView
import app.annabella.core.GameKind
import app.annabella.settings.AnswerMoment
import app.annabella.settings.ColorChoice
import app.annabella.testing.Device
import java.io.File
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.Robolectric
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config

/**
 * How long the app takes until its first board and between a tap and what is seen of it, and
 * how much memory it takes, beside an empty activity and a drawing of the same run. On a JVM
 * of a desktop: a device has other times. benches/README.md has the command.
 */
@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "en-rUS-w411dp-h891dp-port-xhdpi")
class StartBench {
    private val device = Device()
    private lateinit var canvas: Canvas

    @Test
    fun run() {
        val process = Memory.now()
        // the JVM has loaded most of Android then
        repeat(WARM) { empty() }
        val nothing = List(ROUNDS) { timed { empty() } }
        val before = Memory.now()
        val first = timed {
            device.start()
            draw(device.decor)
        }
        val started = Memory.now()
        device.app.settings.run {
            answerMoment = AnswerMoment.NONE
            color = ColorChoice.WHITE
            setStrength(GameKind.CHESS, 1)
        }
        val one = game()
        val played = Memory.now()
        val rounds = List(ROUNDS - 1) { game() } + one
        val many = Memory.now()
        val drawing = List(ROUNDS) { timed { draw(device.decor) } }
        val again = List(ROUNDS) {
            timed {
                device.recreate()
                draw(device.decor)
            }
        }
        val after = Memory.now()
        println("an empty activity, set up and drawn      ${told(nothing)}")
        println("the app, set up and drawn, first time    ${told(listOf(first))}")
        println("the same again, the page of a game       ${told(again)}")
        println("a drawing of the page                    ${told(drawing)}")
        println("from the second tap to the move drawn    ${told(rounds.map { it.first })}")
        println("from there to the reply drawn, level 1   ${told(rounds.map { it.second })}")
        println("memory, MB: the process before           $process")
        println("            with empty activities        $before")
        println("            with the app's first page    $started")
        println("            after one game               $played")
        println("            after $ROUNDS games               $many")
        println("            after as many new pages, at most ${after.peakKb / KB}: $after")
    }

    /** The time until the own move is seen, and from there until the reply is. */
    private fun game(): Pair<Double, Double> {
        device.activity.screens.home()
        device.startAgainstComputer()
        device.board
        device.tap("e2")
        val own = timed {
            device.tap("e4")
            until { device.view.plies >= 1u && device.board.shows("e4") }
            draw(device.decor)
        }
        val reply = timed {
            until { device.view.plies == 2u }
            device.settle()
            draw(device.decor)
        }
        return own to reply
    }

    private fun BoardView.shows(square: String) = picture.pieces[Device.squareOf(square)].toInt() != 0

    private fun empty() {
        val controller = Robolectric.buildActivity(Activity::class.java).create()
        controller.get().setContentView(View(controller.get()))
        controller.start().resume().visible()
        device.settle()
        draw(controller.get().window.decorView)
        controller.pause().stop().destroy()
    }

    private fun draw(view: View) {
        if (!::canvas.isInitialized) {
            canvas = Canvas(Bitmap.createBitmap(view.width, view.height, Bitmap.Config.ARGB_8888))
        }
        view.draw(canvas)
    }

    private fun until(isSo: () -> Boolean) {
        val end = System.nanoTime() + PATIENCE_NS
        do {
            check(System.nanoTime() < end) { "it did not come" }
            Thread.sleep(0, SHORT_NS)
            device.settle()
        } while (!isSo())
    }

    private fun timed(work: () -> Unit): Double {
        val start = System.nanoTime()
        work()
        return (System.nanoTime() - start) / NS_PER_MS
    }

    private fun told(times: List<Double>): String {
        val sorted = times.sorted()
        val (median, most) = sorted[sorted.size / 2] to sorted.last()
        return "%7.1f ms, at most %7.1f".format(null, median, most)
    }

    /** What Linux counts for this process, in KB. */
    private class Memory(
        val peakKb: Long,
        val residentKb: Long,
        val libraryKb: Long,
        val heapKb: Long,
        val javaKb: Long,
    ) {
        override fun toString() = "${residentKb / KB}, of that Java's heap ${javaKb / KB}, the heap of C " +
            "%.1f, the library itself %.1f".format(null, heapKb.toDouble() / KB, libraryKb.toDouble() / KB)

        companion object {
            fun now(): Memory {
                val status = File("/proc/self/status").readLines()
                fun of(name: String) = status.first { it.startsWith(name) }.filter(Char::isDigit).toLong()
                var part = ""
                val shares = HashMap<String, Long>()
                for (line in File("/proc/self/smaps").readLines()) {
                    if (REGION.containsMatchIn(line)) part = line.substringAfterLast(' ')
                    if (!line.startsWith("Rss:")) continue
                    val kb = line.filter(Char::isDigit).toLong()
                    shares.merge(part.substringAfterLast('/'), kb, Long::plus)
                }
                val library = shares["libannabella.so"] ?: 0
                val java = Runtime.getRuntime().totalMemory() / KB
                return Memory(of("VmHWM"), of("VmRSS"), library, shares["[heap]"] ?: 0, java)
            }

            private val REGION = Regex("^[0-9a-f]+-[0-9a-f]+ ")
        }
    }

    private companion object {
        const val WARM = 5
        const val ROUNDS = 21
        const val KB = 1024
        const val NS_PER_MS = 1_000_000.0
        const val SHORT_NS = 200_000
        const val PATIENCE_NS = 20_000_000_000
    }
}
