package app.annabella.newgame

import android.view.View
import android.widget.Button
import android.widget.LinearLayout
import app.annabella.MainActivity
import app.annabella.R
import app.annabella.core.EngineLevel
import app.annabella.core.GameKind
import app.annabella.game.Levels
import app.annabella.speech.SpeechChoices
import app.annabella.ui.Form
import app.annabella.ui.Option
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.launch

/** How well the computer plays. */
class LevelChoice(
    private val activity: MainActivity,
    form: Form,
    scope: CoroutineScope,
    private val kind: GameKind,
) {
    private val settings = activity.app.settings
    private var levels: List<EngineLevel> = emptyList()

    private val seconds: Button = form.choice(
        activity.getString(R.string.new_full_seconds),
        { SECONDS.map { Option(it, it.toString()) } },
        { settings.fullSeconds },
        { settings.fullSeconds = it },
    )

    private val level: Button = form.choice(
        activity.getString(R.string.new_level),
        ::options,
        { if (settings.fullStrength) FULL else settings.strengthOf(kind) },
        ::pick,
    )

    val view: LinearLayout = activity.ui.column(level, seconds, gap = 0)

    init {
        showSeconds()
        scope.launch {
            val code = activity.getString(R.string.language_code)
            levels = Levels.all(kind, SpeechChoices.languageOf(code))
            val chosen = options().find { it.value == settings.strengthOf(kind) }
            if (chosen != null && !settings.fullStrength) {
                form.value(level, activity.getString(R.string.new_level), chosen.label)
            }
        }
    }

    private fun options(): List<Option<Int>> = buildList {
        // their names come from the library a little later
        if (levels.isEmpty()) settings.strengthOf(kind).let { add(Option(it, it.toString())) }
        levels.forEach { add(Option(it.number.toInt(), it.title)) }
        add(Option(FULL, activity.getString(R.string.new_full_strength)))
    }

    private fun pick(number: Int) {
        settings.fullStrength = number == FULL
        if (number != FULL) settings.setStrength(kind, number)
        showSeconds()
    }

    private fun showSeconds() {
        seconds.visibility = if (settings.fullStrength) View.VISIBLE else View.GONE
    }

    private companion object {
        const val FULL = 0
        val SECONDS = listOf(1, 2, 3, 5, 10, 20, 30, 60)
    }
}
