package app.annabella.newgame

import android.app.ActivityManager
import android.view.View
import app.annabella.MainActivity
import app.annabella.R
import app.annabella.core.GameSide
import app.annabella.core.boardNamed
import app.annabella.core.sideName
import app.annabella.game.GameLook
import app.annabella.settings.Agreement
import app.annabella.settings.ColorChoice
import app.annabella.speech.SpeechChoices
import app.annabella.ui.Card
import app.annabella.ui.Field
import app.annabella.ui.Form
import app.annabella.ui.Option

/** At how many boards somebody plays at once, and against whom there; [changed] is called then. */
class BoardsChoice(
    private val activity: MainActivity,
    private val form: Form,
    private val agreed: Agreement,
    private val isAgainstComputer: Boolean,
    private val changed: () -> Unit,
) {
    private val settings = activity.app.settings
    private val ui = activity.ui
    private val language = SpeechChoices.languageOf(ui.text(R.string.language_code))
    private val look = GameLook.of(agreed.kind)

    private val count = form.choice(
        ui.text(R.string.new_boards),
        { counts().map { Option(it, it.toString()) } },
        { agreed.boardCount },
        {
            agreed.boards = it
            show()
            changed()
        },
    )
    private val rising = form.switch(ui.text(R.string.new_boards_rise), agreed.levelsRise) {
        agreed.levelsRise = it
    }
    private val opponents =
        form.switch(ui.text(R.string.new_boards_opponents), agreed.hasSeveralOpponents) {
            agreed.hasSeveralOpponents = it
            show()
            changed()
        }
    private val color = form.options(ui.text(R.string.new_color), colors(), look.color.get(settings)) {
        look.color.set(settings, it)
    }
    private val names = Agreement.BOARDS.map { number ->
        val label = boardNamed(number.toUInt(), ui.text(R.string.new_boards_opponent), language)
        val field = Field(ui, label, agreed.boardNames.getOrElse(number - 1) { "" })
        field.onChange { agreed.nameBoard(number, it) }
        form.inset(field.view)
    }

    private val rows = Card.ofRows(ui, listOf(count, if (isAgainstComputer) rising else opponents))
    private val card = form.inset(ui.column(rows))

    val views: List<View> = listOf(card) + if (isAgainstComputer) emptyList() else listOf(color) + names

    init {
        show()
    }

    fun show() {
        rising.visibility = seenIf(agreed.boardCount > 1 && !settings.fullStrength)
        opponents.visibility = seenIf(agreed.boardCount > 1)
        color.visibility = seenIf(agreed.boardCount > 1)
        names.forEachIndexed { at, field ->
            field.visibility = seenIf(agreed.isAgainstSeveral && at < agreed.boardCount)
        }
    }

    /** Each board against the computer takes memory for its search. */
    private fun counts(): List<Int> {
        val memory = activity.getSystemService(ActivityManager::class.java)
        val isSmall = isAgainstComputer && memory?.isLowRamDevice == true
        return if (isSmall) Agreement.BOARDS.take(MOST_ON_SMALL) else Agreement.BOARDS.toList()
    }

    private fun colors() = listOf(
        Option(ColorChoice.RANDOM, ui.text(R.string.new_boards_in_turn)),
        Option(ColorChoice.WHITE, sideName(agreed.kind, GameSide.FIRST, language)),
        Option(ColorChoice.BLACK, sideName(agreed.kind, GameSide.SECOND, language)),
    )

    private fun seenIf(isSeen: Boolean) = if (isSeen) View.VISIBLE else View.GONE

    private companion object {
        const val MOST_ON_SMALL = 4
    }
}
