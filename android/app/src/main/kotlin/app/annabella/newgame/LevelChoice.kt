package app.annabella.newgame

import android.view.View
import android.widget.Button
import android.widget.LinearLayout
import app.annabella.MainActivity
import app.annabella.R
import app.annabella.core.EngineLevel
import app.annabella.core.GameKind
import app.annabella.core.OwnRating
import app.annabella.core.gameFeatures
import app.annabella.game.Levels
import app.annabella.game.OwnRatings
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
    private val hasRatings = gameFeatures(kind).hasRatings
    private var levels: List<EngineLevel> = emptyList()
    private var own: OwnRating? = null

    private val seconds: Button = form.choice(
        activity.getString(R.string.new_full_seconds),
        { SECONDS.map { Option(it, it.toString()) } },
        { settings.fullSeconds },
        { settings.fullSeconds = it },
    )

    private val level: Button = form.choice(
        activity.getString(R.string.new_level),
        ::options,
        ::chosen,
        ::pick,
    )

    val view: LinearLayout = activity.ui.column(level, seconds, gap = 0)

    init {
        showSeconds()
        scope.launch {
            val code = activity.getString(R.string.language_code)
            val language = SpeechChoices.languageOf(code)
            levels = Levels.all(kind, language)
            if (hasRatings) own = OwnRatings.of(settings, language)
            options().find { it.value == chosen() }?.let {
                form.value(level, activity.getString(R.string.new_level), it.label)
            }
        }
    }

    private fun chosen(): Int = when {
        settings.fullStrength -> FULL
        hasRatings && settings.isFair -> FAIR
        else -> settings.strengthOf(kind)
    }

    private fun options(): List<Option<Int>> = buildList {
        if (hasRatings) add(Option(FAIR, own?.title ?: activity.getString(R.string.new_fair)))
        // their names come from the library a little later
        if (levels.isEmpty()) settings.strengthOf(kind).let { add(Option(it, it.toString())) }
        levels.forEach { add(Option(it.number.toInt(), it.title)) }
        add(Option(FULL, activity.getString(R.string.new_full_strength)))
    }

    private fun pick(number: Int) {
        settings.fullStrength = number == FULL
        if (hasRatings && number != FULL) settings.isFair = number == FAIR
        if (number != FULL && number != FAIR) settings.setStrength(kind, number)
        showSeconds()
    }

    private fun showSeconds() {
        seconds.visibility = if (settings.fullStrength) View.VISIBLE else View.GONE
    }

    private companion object {
        const val FULL = 0
        const val FAIR = -1
        val SECONDS = listOf(1, 2, 3, 5, 10, 20, 30, 60)
    }
}
