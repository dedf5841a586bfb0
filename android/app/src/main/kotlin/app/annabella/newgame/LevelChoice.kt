package app.annabella.newgame

import android.view.Gravity
import android.view.View
import android.widget.Button
import android.widget.LinearLayout
import android.widget.Switch
import app.annabella.MainActivity
import app.annabella.R
import app.annabella.core.EngineLevel
import app.annabella.core.GameKind
import app.annabella.core.OwnRating
import app.annabella.core.gameFeatures
import app.annabella.game.Levels
import app.annabella.game.OwnRatings
import app.annabella.speech.SpeechChoices
import app.annabella.ui.Card
import app.annabella.ui.Form
import app.annabella.ui.Option
import app.annabella.ui.StepSlider
import kotlin.math.abs
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.launch

/** How well the computer plays: a slider over levels or ratings, as strongly as the player, or fully. */
class LevelChoice(
    private val activity: MainActivity,
    form: Form,
    scope: CoroutineScope,
    private val kind: GameKind,
) {
    private val settings = activity.app.settings
    private val ui = activity.ui
    private val hasRatings = gameFeatures(kind).hasRatings
    private var levels: List<EngineLevel> = emptyList()
    private var own: OwnRating? = null

    // a screen reader has both from the slider
    private val name = ui.cardTitle("").apply {
        minLines = 1
        importantForAccessibility = View.IMPORTANT_FOR_ACCESSIBILITY_NO
    }
    private val standing = ui.small("").apply {
        importantForAccessibility = View.IMPORTANT_FOR_ACCESSIBILITY_NO
    }
    private val slider = StepSlider(ui, ui.text(R.string.new_level)) { pick(it) }
    private val fair: Switch = form.switch(ui.text(R.string.new_fair), isFair) { on ->
        settings.isFair = on
        if (on) full.isChecked = false
        show()
    }
    private val full: Switch = form.switch(ui.text(R.string.new_full_strength), settings.fullStrength) { on ->
        settings.fullStrength = on
        if (on) fair.isChecked = false
        show()
    }
    private val seconds: Button = form.choice(
        ui.text(R.string.new_full_seconds),
        { SECONDS.map { Option(it, it.toString()) } },
        { settings.fullSeconds },
        { settings.fullSeconds = it },
    )

    val view: LinearLayout

    init {
        val head = LinearLayout(activity).apply {
            gravity = Gravity.CENTER_VERTICAL
            addView(name, LinearLayout.LayoutParams(0, LinearLayout.LayoutParams.WRAP_CONTENT, 1f))
            addView(standing)
        }
        val inner = ui.column(head, slider, gap = 4)
        inner.setPadding(ui.dp(Card.INSET_DP), ui.dp(12), ui.dp(Card.INSET_DP), ui.dp(4))
        view = Card.ofRows(ui, listOf(fair, full, seconds), wordsAtDp = Card.INSET_DP)
        view.addView(inner, 0)
        fair.visibility = if (hasRatings) View.VISIBLE else View.GONE
        show()
        scope.launch {
            val language = SpeechChoices.languageOf(ui.text(R.string.language_code))
            levels = Levels.all(kind, language)
            if (hasRatings) own = OwnRatings.of(settings, language)
            show()
        }
    }

    private val isFair: Boolean get() = hasRatings && settings.isFair && !settings.fullStrength

    private fun pick(at: Int) {
        settings.setStrength(kind, levels[at].number.toInt())
        settings.isFair = false
        settings.fullStrength = false
        fair.isChecked = false
        full.isChecked = false
        show()
    }

    private fun show() {
        seconds.visibility = if (settings.fullStrength) View.VISIBLE else View.GONE
        slider.isEnabled = levels.isNotEmpty()
        // their names come from the library a little later
        if (levels.isEmpty()) return
        val number = if (isFair) own?.rating?.toInt() ?: return else settings.strengthOf(kind)
        val at = levels.indices.minBy { abs(levels[it].number.toInt() - number) }
        slider.show(levels.size, at) { "${levels[it].name.heading}, ${levels[it].standing}" }
        val level = levels[at]
        name.text = if (settings.fullStrength) ui.text(R.string.new_full_strength) else level.name.heading
        standing.text = when {
            settings.fullStrength -> ""
            isFair -> own?.standing.orEmpty()
            else -> level.standing
        }
    }

    private val String.heading: String get() = replaceFirstChar(Char::titlecase)

    private companion object {
        val SECONDS = listOf(1, 2, 3, 5, 10, 20, 30, 60)
    }
}
