package app.annabella.display

import android.app.Presentation
import android.content.Context
import android.hardware.display.DisplayManager
import android.os.Bundle
import android.view.Display
import android.view.View
import android.view.WindowManager
import android.widget.FrameLayout
import app.annabella.MainActivity
import app.annabella.R
import app.annabella.core.GameKind
import app.annabella.core.store.GameStore
import app.annabella.game.GameActions
import app.annabella.platform.inLanguage
import app.annabella.ui.Ui
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.Job
import kotlinx.coroutines.SupervisorJob
import kotlinx.coroutines.cancel
import kotlinx.coroutines.flow.collectLatest
import kotlinx.coroutines.launch

/** A second screen, such as a monitor, on which onlookers see the game on the table. */
class SecondScreen(private val activity: MainActivity) : DisplayManager.DisplayListener {
    private val manager by lazy { activity.getSystemService(Context.DISPLAY_SERVICE) as DisplayManager }
    private var scope: CoroutineScope? = null
    private var watching: Job? = null
    private var shown: Shown? = null

    /** Whether one is connected. */
    val isThere: Boolean get() = display() != null

    /** Whether the game is shown there. */
    val isOn: Boolean get() = shown?.isShowing == true

    /** The app is seen from now on. */
    fun begin() {
        scope = CoroutineScope(SupervisorJob() + Dispatchers.Main.immediate)
        manager.registerDisplayListener(this, null)
        update()
    }

    /** The app is no longer seen; nothing of it stays on the other screen. */
    fun end() {
        manager.unregisterDisplayListener(this)
        scope?.cancel()
        scope = null
        clear()
    }

    /** Shows the game there, or stops that; kept for the next time. */
    fun toggle() {
        activity.app.settings.secondScreen = !activity.app.settings.secondScreen
        update()
    }

    /** What a menu has of it; nothing without a second screen. */
    fun actions(): List<GameActions.Action> {
        val label = if (isOn) R.string.display_second_leave else R.string.display_second
        return listOf(GameActions.Action(label, run = ::toggle)).filter { isThere }
    }

    private fun update() {
        watching?.cancel()
        clear()
        val display = display()
        if (display == null || !activity.app.settings.secondScreen) return
        watching = scope?.launch {
            activity.app.games.current.collectLatest { game ->
                clear()
                if (game != null) show(game, display)
            }
        }
    }

    private suspend fun show(game: GameStore, display: Display) {
        val screen = Shown(activity, display, game.state.value.view.kind)
        // before Android 12 it goes by itself when the screen changes its size
        screen.setOnCancelListener { if (shown === screen) update() }
        try {
            screen.show()
        } catch (_: WindowManager.InvalidDisplayException) {
            // it was unplugged just now
            return
        }
        shown = screen
        screen.follow(game)
    }

    private fun clear() {
        shown?.dismiss()
        shown = null
    }

    private fun display(): Display? =
        manager.getDisplays(DisplayManager.DISPLAY_CATEGORY_PRESENTATION).firstOrNull()

    override fun onDisplayAdded(id: Int) {
        if (!isOn) update()
    }

    override fun onDisplayRemoved(id: Int) {
        if (shown?.display?.displayId == id) update()
    }

    override fun onDisplayChanged(id: Int) {
        if (!isOn) update()
    }

    private class Shown(private val activity: MainActivity, display: Display, private val kind: GameKind) :
        Presentation(activity, display) {
        private lateinit var game: GameDisplay

        override fun onCreate(savedInstanceState: Bundle?) {
            super.onCreate(savedInstanceState)
            val ui = Ui(context.inLanguage(activity.app.settings.language), activity.ui.theme)
            val isWide = display.mode.run { physicalWidth >= physicalHeight }
            game = GameDisplay(ui, activity.app, kind, View(ui.context), isWide, isLarge = true)
            val frame = FrameLayout(ui.context).apply {
                setBackgroundColor(ui.theme.paper)
                addView(game.view)
            }
            setContentView(frame)
        }

        suspend fun follow(store: GameStore) = game.follow(store)
    }
}
