package app.annabella.window.drive

import android.widget.ScrollView
import app.annabella.R
import app.annabella.ui.Page
import java.awt.Frame
import java.awt.GraphicsEnvironment
import java.awt.Point
import java.awt.event.KeyEvent
import javax.swing.JFrame
import javax.swing.MenuSelectionManager
import javax.swing.SwingUtilities

/** What the window has of the desktop: the wheel, the menus, an edge. */
class Desktop(private val driver: Driver) {
    fun use() {
        closeMenu()
        turnTheWheel()
        fitOnTheDisplay()
    }

    /** Back on the first page closes the app. */
    fun leave() {
        driver.waitForWindow()
        goHome()
        driver.press(KeyEvent.VK_ESCAPE)
        driver.line(Regex("phone: .* closed"))
    }

    /** Escape closes an open menu and leaves the page as it is. */
    private fun closeMenu() {
        openSettings()
        val menu = onSwing { frame.jMenuBar.getMenu(0).locationOnScreen }
        driver.clickOnDesktop(Point(menu.x + 8, menu.y + 8))
        driver.waitFor("an open menu") { isMenuOpen }
        driver.press(KeyEvent.VK_ESCAPE)
        driver.waitFor("a closed menu") { !isMenuOpen }
        driver.settle()
        check(driver.page == Page.SETTINGS) { "Escape in a menu went back, too" }
    }

    private fun turnTheWheel() {
        driver.click(driver.text(R.string.settings_board))
        driver.waitFor("a long page") { driver.find<ScrollView> { it.canScrollVertically(1) } }
        driver.wheel(3)
        driver.waitFor("the page to scroll") { driver.find<ScrollView> { it.scrollY > 0 } }
        driver.wheel(-9)
        driver.waitFor("the page to scroll back") { driver.find<ScrollView> { it.scrollY == 0 } }
        driver.press(KeyEvent.VK_ESCAPE)
        goHome()
    }

    /** A device larger than the display is shown smaller, and is clicked where it is seen. */
    private fun fitOnTheDisplay() {
        val usual = driver.shape
        driver.change { it.copy(width = 800, height = 1280) }
        driver.picture("window-upright-tablet")
        val display = GraphicsEnvironment.getLocalGraphicsEnvironment().maximumWindowBounds
        val bounds = onSwing { frame.bounds }
        check(display.contains(bounds)) { "the window at $bounds is cut off by the display $display" }
        openSettings()
        goHome()
        driver.change { it.copy(width = usual.width, height = usual.height) }
        driver.waitForWindow()
    }

    private fun openSettings() {
        driver.click(driver.text(R.string.home_settings))
        driver.waitFor("the settings") { driver.page == Page.SETTINGS }
    }

    private fun goHome() {
        driver.press(KeyEvent.VK_ESCAPE)
        driver.waitFor("the first page") { driver.page == Page.HOME }
    }

    private val isMenuOpen: Boolean
        get() = onSwing { MenuSelectionManager.defaultManager().selectedPath.isNotEmpty() }

    private val frame: JFrame
        get() = Frame.getFrames().filterIsInstance<JFrame>().first { it.isVisible }

    private fun <T> onSwing(question: () -> T): T {
        var answer: Result<T>? = null
        SwingUtilities.invokeAndWait { answer = runCatching(question) }
        return checkNotNull(answer).getOrThrow()
    }
}
