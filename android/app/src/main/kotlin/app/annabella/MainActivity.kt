package app.annabella

import android.app.Activity
import android.content.Context
import android.content.Intent
import android.content.res.Configuration
import android.os.Bundle
import android.view.KeyEvent
import android.view.MotionEvent
import android.view.ViewGroup.LayoutParams.MATCH_PARENT
import android.widget.FrameLayout
import android.widget.LinearLayout
import app.annabella.display.SecondScreen
import app.annabella.fault.FaultWatch
import app.annabella.game.GameOpener
import app.annabella.game.UnseenClock
import app.annabella.library.ImportSource
import app.annabella.platform.BackGesture
import app.annabella.platform.EdgeDrags
import app.annabella.platform.drawBehindBars
import app.annabella.platform.inLanguage
import app.annabella.platform.keepClearOfEdges
import app.annabella.platform.setPaneTitle
import app.annabella.post.Inbox
import app.annabella.settings.Settings
import app.annabella.speech.SpeechChoices
import app.annabella.ui.Page
import app.annabella.ui.Place
import app.annabella.ui.ScreenStack
import app.annabella.ui.ShieldedFrame
import app.annabella.ui.Theme
import app.annabella.ui.Ui
import kotlinx.coroutines.launch

/** The one activity: it shows the uppermost of the pages. */
class MainActivity : Activity() {
    val app: AnnabellaApp get() = application as AnnabellaApp

    lateinit var ui: Ui
        private set
    lateinit var screens: ScreenStack
        private set

    /** The screen for onlookers, where one is connected. */
    val secondScreen = SecondScreen(this)
    private val faults = FaultWatch(this)
    private lateinit var unseenClock: UnseenClock

    /** Of the window for which the pages were made, in dp. */
    private var size = 0 to 0

    /** The pages that come back when their game is there. */
    private var awaited: Bundle? = null
    private val fit = Runnable(::recreate)
    private val backGesture = BackGesture(this, ::goBackByGesture)

    /** Pieces that are dragged from the screen's edge. */
    val edgeDrags by lazy { EdgeDrags(window.decorView) }

    override fun attachBaseContext(base: Context) {
        // the application is not there yet
        val kept = base.getSharedPreferences("settings", Context.MODE_PRIVATE)
        super.attachBaseContext(base.inLanguage(Settings(kept).language))
    }

    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        // while a backup is made, the system may run the app without its own application
        if (application !is AnnabellaApp) return finish()
        size = sizeOf(resources.configuration)
        app.wishes.lookAtLanguage(app.scope)
        ui = Ui(this, Theme.of(app.settings.theme, resources.configuration))
        ui.dressBoards(app.settings)
        val frame = ShieldedFrame(this)
        frame.read = app.announcer::touched
        frame.setBackgroundColor(ui.theme.paper)
        keepClearOfEdges(frame)
        ui.dialogs.closed = {
            frame.changed()
            if (!ui.dialogs.isOpen) app.announcer.foreground.leaves()
        }
        ui.dialogs.opened = app.announcer.foreground::covers
        drawBehindBars(window, ui.theme.isDark)
        setContentView(frame)
        unseenClock = UnseenClock(this)
        val pages = FrameLayout(this)
        frame.addView(
            LinearLayout(this).apply {
                orientation = LinearLayout.VERTICAL
                addView(unseenClock.view)
                addView(pages, LinearLayout.LayoutParams(MATCH_PARENT, 0, 1f))
            },
        )
        screens = ScreenStack(pages, ui.dialogs, { pageAt(it, this) }) { screen ->
            frame.changed()
            app.announcer.turned(screens.place.page)
            unseenClock.turned(screens.place.page)
            setPaneTitle(pages.getChildAt(0), screen.title)
            backGesture.wish(screens.canGoBack)
            faults.turned(screens.place.page)
        }
        val wasEnded = savedInstanceState != null && app.games.current.value == null
        if (wasEnded && ScreenStack.needsGame(savedInstanceState)) {
            screens.begin(Place(Page.HOME), null)
            bringBack(savedInstanceState)
        } else {
            screens.begin(Place(Page.HOME), savedInstanceState)
        }
        if (savedInstanceState == null) arrive(intent)
    }

    /** The system ended the app on a page of a game: that comes to the table first. */
    private fun bringBack(kept: Bundle) {
        awaited = kept
        app.scope.launch {
            // one without a move has no file: it is begun anew, and no other takes its place
            val id = kept.getString(GAME)
            val isThere = id != null && GameOpener(this@MainActivity, ui.dialogs).bringBack(id)
            // nobody is led away who has gone on meanwhile
            if (awaited === kept && isThere && !screens.canGoBack) screens.restore(kept)
            awaited = null
        }
    }

    override fun onNewIntent(intent: Intent) {
        super.onNewIntent(intent)
        arrive(intent)
    }

    /** Games that another app hands over go to the saved ones; what goes on with one, to that. */
    private fun arrive(intent: Intent?) {
        val letter = Inbox.textOf(intent)
        val arrival = ImportSource.of(intent)
        if (letter == null && arrival == null) return
        // a task that is opened again from the recent ones brings them once more
        if (checkNotNull(intent).flags and Intent.FLAG_ACTIVITY_LAUNCHED_FROM_HISTORY != 0) return
        // who hands something over is led to it, and nowhere else
        awaited = null
        val speech = SpeechChoices.settings(getString(R.string.language_code), app.settings)
        screens.home()
        if (letter != null) return app.inbox.take(letter, speech)
        app.exchange.import(checkNotNull(arrival), speech)
        screens.go(Place(Page.LIBRARY))
    }

    /**
     * Pages are made for the size of the window. No resource is chosen by that, so that the
     * system leaves them as they are where it changes without a turn: as a device is unfolded,
     * or another app beside it made smaller. While somebody drags its edge there are many sizes.
     */
    override fun onConfigurationChanged(newConfig: Configuration) {
        super.onConfigurationChanged(newConfig)
        window.decorView.removeCallbacks(fit)
        if (sizeOf(newConfig) != size) window.decorView.postDelayed(fit, SETTLED_MS)
    }

    private fun sizeOf(configuration: Configuration) =
        configuration.run { screenWidthDp to screenHeightDp }

    override fun onStart() {
        super.onStart()
        app.announcer.begin()
        app.effects.begin()
        app.games.wake(app.scope)
        screens.show()
        unseenClock.turned(screens.place.page)
        faults.begin(app.scope)
        secondScreen.begin()
    }

    override fun onStop() {
        faults.end()
        unseenClock.end()
        secondScreen.end()
        screens.hide()
        // a rotation cuts nothing off
        if (!isChangingConfigurations) {
            app.announcer.stop()
            app.effects.stop()
            app.games.rest(app.scope)
        }
        app.games.flush(app.scope)
        super.onStop()
    }

    override fun onDestroy() {
        awaited = null
        window.decorView.removeCallbacks(fit)
        if (::screens.isInitialized) screens.leave()
        super.onDestroy()
    }

    override fun onSaveInstanceState(outState: Bundle) {
        super.onSaveInstanceState(outState)
        val kept = awaited
        if (kept != null) return outState.putAll(kept)
        screens.keep(outState)
        outState.putString(GAME, app.games.idOnTable)
    }

    override fun onActivityResult(requestCode: Int, resultCode: Int, data: Intent?) {
        if (resultCode == RESULT_OK) screens.top.answered(requestCode, data)
    }

    override fun onWindowFocusChanged(hasFocus: Boolean) {
        super.onWindowFocusChanged(hasFocus)
        if (application is AnnabellaApp) app.announcer.foreground.focus(hasFocus)
    }

    override fun dispatchTouchEvent(event: MotionEvent): Boolean {
        edgeDrags.see(event)
        return super.dispatchTouchEvent(event)
    }

    override fun onKeyDown(keyCode: Int, event: KeyEvent): Boolean =
        screens.top.key(event) || showKeys(keyCode) || super.onKeyDown(keyCode, event)

    private fun showKeys(keyCode: Int): Boolean {
        if (keyCode != KeyEvent.KEYCODE_F1) return false
        if (screens.place.page != Page.KEYS) screens.go(Place(Page.KEYS))
        return true
    }

    @Deprecated("before Android 13 the system calls it")
    @Suppress("DEPRECATION", "OVERRIDE_DEPRECATION")
    override fun onBackPressed() {
        if (edgeDrags.takeBack()) return
        if (!screens.top.back() && !screens.back()) super.onBackPressed()
    }

    private fun goBackByGesture() {
        if (!edgeDrags.takeBack()) goBack()
    }

    /** Goes back one page, and out of the app from the first one. */
    fun goBack() {
        if (!screens.top.back() && !screens.back()) finish()
    }

    private companion object {
        const val GAME = "game"

        /** How long a window keeps its size before its pages are made for it. */
        const val SETTLED_MS = 250L
    }
}
