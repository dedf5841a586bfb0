package app.annabella.packaging

import android.graphics.Bitmap
import android.graphics.Canvas
import android.graphics.drawable.AdaptiveIconDrawable
import android.widget.TextView
import app.annabella.R
import app.annabella.core.GameKind
import app.annabella.testing.Device
import app.annabella.ui.Page
import app.annabella.ui.Place
import java.io.File
import org.junit.Assert.assertEquals
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config

/** Takes the pictures that stores show; fastlane/take-pictures puts them in their place. */
@RunWith(RobolectricTestRunner::class)
class StorePicturesTest {
    private val device = Device().start()

    private fun text(label: Int) = device.activity.getString(label)

    @Test
    @Config(qualifiers = "en-rUS-w450dp-h800dp-port-384dpi")
    fun `of a phone in English`() = takePhone("phone-en-US")

    @Test
    @Config(qualifiers = "de-rDE-w450dp-h800dp-port-384dpi")
    fun `of a phone in German`() = takePhone("phone-de-DE")

    @Test
    @Config(qualifiers = "en-rUS-sw800dp-w1280dp-h800dp-land-hdpi")
    fun `of a tablet in English`() = takeTablet("tablet-en-US")

    @Test
    @Config(qualifiers = "de-rDE-sw800dp-w1280dp-h800dp-land-hdpi")
    fun `of a tablet in German`() = takeTablet("tablet-de-DE")

    @Test
    @Config(qualifiers = "xxhdpi")
    fun `the icon, without the margin that a launcher cuts off`() {
        val icon = device.activity.getDrawable(R.mipmap.ic_launcher) as AdaptiveIconDrawable
        val picture = Bitmap.createBitmap(512, 512, Bitmap.Config.ARGB_8888)
        // 72 of its 108 parts are seen
        for (layer in listOf(icon.background, icon.foreground)) {
            layer.setBounds(-128, -128, 640, 640)
            layer.draw(Canvas(picture))
        }
        val folder = File(checkNotNull(System.getProperty("annabella.pictures")))
        folder.mkdirs()
        File(folder, "store-icon.png").outputStream().use { out ->
            picture.compress(Bitmap.CompressFormat.PNG, 100, out)
        }
        assertEquals(255, picture.getPixel(0, 0) ushr 24)
    }

    private fun takePhone(name: String) {
        device.app.settings.sounds = false
        device.click(text(R.string.clock_title))
        device.click(text(R.string.clock_start))
        device.see(text(R.string.clock_stop))
        device.picture("store-$name-5-clock")
        goHome()
        device.click(text(R.string.home_play_computer))
        device.picture("store-$name-4-new-game")
        goHome()
        playTwo()
        device.recreate()
        sees("exd4")
        device.tap("f3")
        device.picture("store-$name-1-game")
        device.activity.screens.go(Place(Page.BLIND))
        device.settle()
        device.picture("store-$name-2-blind")
        goHome()
        waitForProgress()
        device.picture("store-$name-3-home")
        playOther(GameKind.CHECKERS, JUMPS)
        device.picture("store-$name-6-checkers")
        goHome()
        playOther(GameKind.YIN_YANG, STONES)
        device.picture("store-$name-7-yin-yang")
    }

    private fun takeTablet(name: String) {
        device.app.settings.sounds = false
        device.app.settings.whiteName = "Anna"
        device.app.settings.blackName = "Bella"
        device.app.settings.betweenPeople.clock = "15+10"
        playTwo()
        sees("exd4")
        device.tap("f3")
        device.picture("store-$name-1-two")
        device.activity.screens.go(Place(Page.STEPS, "9"))
        // the position, and what is said of it
        device.waitFor("the position") {
            device.board.picture.lastMove == listOf("d2", "d4").map(device::point)
        }
        sees("d4")
        device.waitFor("its words") { device.sees(device.app.announcer.lastSentence) }
        device.picture("store-$name-2-steps")
        goHome()
        waitForProgress()
        device.picture("store-$name-3-home")
        device.click(text(R.string.home_settings))
        device.click(text(R.string.settings_board))
        device.picture("store-$name-4-board")
        goHome()
        playOther(GameKind.CHECKERS, JUMPS)
        device.picture("store-$name-5-checkers")
        goHome()
        playOther(GameKind.YIN_YANG, STONES)
        device.picture("store-$name-6-yin-yang")
    }

    /** Two people at another game, by taps of the points of each move. */
    private fun playOther(kind: GameKind, moves: List<String>) {
        device.app.settings.betweenPeople.game = kind
        device.click(text(R.string.home_two_players))
        device.click(text(R.string.new_start))
        device.waitFor("$kind") { device.app.games.current.value?.state?.value?.view?.kind == kind }
        for ((ply, move) in moves.withIndex()) {
            move.split(' ').forEach(device::tap)
            device.waitFor("$kind, ply $ply") { device.view.plies == ply.toUInt() + 1u }
        }
        // what was said of the last one
        val last = moves.last().split(' ').last()
        sees(last)
    }

    private fun playTwo() {
        device.click(text(R.string.home_two_players))
        device.click(text(R.string.new_start))
        for ((ply, move) in MOVES.withIndex()) {
            device.tap(move.take(2))
            device.tap(move.drop(2))
            device.waitFor("ply $ply") { device.view.plies == ply.toUInt() + 1u }
        }
    }

    private fun sees(words: String) = device.waitFor("“$words”") {
        device.views().filterIsInstance<TextView>().any { words in it.text }
    }

    /** With what the library says of the game in progress. */
    private fun waitForProgress() = device.waitFor("the game in progress") {
        device.find(text(R.string.home_continue)) != null && device.sees(".")
    }

    private fun goHome() {
        while (device.activity.screens.canGoBack) {
            device.activity.goBack()
            device.settle()
        }
    }

    private companion object {
        val JUMPS = listOf("11 15", "22 18", "15 22", "25 18", "8 11", "29 25", "4 8", "25 22", "9 14")
        val STONES = listOf("E5", "C3", "G7", "G3", "C7", "E3", "D4", "F5", "E4")
        val MOVES = "e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 c2c3 g8f6 d2d4 e5d4".split(" ")
    }
}
