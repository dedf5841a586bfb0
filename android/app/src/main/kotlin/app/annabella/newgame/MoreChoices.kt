package app.annabella.newgame

import android.view.Gravity
import android.view.View
import android.view.ViewGroup.LayoutParams.WRAP_CONTENT
import android.widget.LinearLayout
import app.annabella.MainActivity
import app.annabella.R
import app.annabella.core.GameKind
import app.annabella.core.gameFeatures
import app.annabella.game.GameLook
import app.annabella.game.NewGames
import app.annabella.settings.Opponent
import app.annabella.ui.Field
import app.annabella.ui.Form
import app.annabella.ui.Option
import kotlin.random.Random

/** What is rarely changed before a game, beside its rules. [changed] is called when something is. */
class MoreChoices(
    private val activity: MainActivity,
    private val form: Form,
    private val clocks: ClockChoice,
    private val opponent: Opponent,
    private val changed: () -> Unit,
) {
    private val settings = activity.app.settings
    private val agreed = settings.agreed(opponent)
    private val ui = activity.ui
    private val look = GameLook.of(agreed.kind)
    private val features = gameFeatures(agreed.kind)
    private var show: () -> Unit = {}

    fun fill(section: ExpandableSection) {
        val start = start960()
        val black = form.inset(clocks.forSecond(look.oddsClock))
        val odds = form.switch(text(look.odds), agreed.hasOdds) { set { agreed.hasOdds = it } }
        val own = ownName()
        val isByPost = opponent == Opponent.CORRESPONDENT
        val boards = BoardsChoice(activity, form, agreed, opponent == Opponent.COMPUTER) { set {} }
            .takeUnless { isByPost }
        show = {
            boards?.show()
            own.visibility = seenIf(opponent == Opponent.COMPUTER || (!isByPost && agreed.isAgainstSeveral))
            start.visibility = seenIf(agreed.kind == GameKind.CHESS960)
            black.visibility = seenIf(agreed.hasClock && agreed.hasOdds)
            odds.visibility = seenIf(agreed.hasClock)
            section.summarize(summary())
            // there may be nothing under it
            section.view.visibility = seenIf(features.hasStarts || !isByPost)
        }
        val lines = boards?.views.orEmpty() + listOfNotNull(
            starts().takeIf { features.hasStarts },
            start,
            odds,
            black,
            own,
        )
        section.content.addView(ui.column(*lines.toTypedArray(), gap = 16))
        clocks.changed = { set {} }
        show()
    }

    private fun starts(): View {
        val options = listOf(
            Option(false, text(R.string.new_chess)),
            Option(true, text(R.string.new_chess960)),
        )
        return form.options(text(R.string.new_game), options, agreed.chess960) {
            set { agreed.chess960 = it }
        }
    }

    /** Which of the 960 starts. */
    private fun start960(): View {
        val field = Field(ui, text(R.string.new_start_number), numberText(), Field.Kind.NUMBER)
        field.onChange { typed ->
            val number = typed.toIntOrNull()
            val isThere = number != null && number in 0 until NewGames.STARTS
            if (isThere) agreed.start960 = checkNotNull(number)
            field.edit.error = if (isThere || typed.isEmpty()) null else text(R.string.new_start_wrong)
        }
        val dice = ui.icon(R.drawable.ic_dice, R.string.new_dice) {
            field.edit.setText(Random.nextInt(NewGames.STARTS).toString())
        }
        val row = LinearLayout(activity).apply {
            gravity = Gravity.BOTTOM
            addView(field.view, LinearLayout.LayoutParams(0, WRAP_CONTENT, 1f))
            addView(dice)
        }
        form.inset(row).visibility = seenIf(agreed.start960 >= 0)
        val byLot = form.switch(text(R.string.new_start_by_lot), agreed.start960 < 0) { isByLot ->
            agreed.start960 = if (isByLot) BY_LOT else Random.nextInt(NewGames.STARTS)
            field.edit.setText(numberText())
            row.visibility = seenIf(!isByLot)
        }
        return ui.column(byLot, row)
    }

    private fun numberText() = if (agreed.start960 < 0) "" else agreed.start960.toString()

    private fun ownName(): View {
        val field = Field(ui, text(R.string.new_own_name), settings.ownName)
        field.onChange { settings.ownName = it }
        return form.inset(field.view)
    }

    /** What is chosen and not usual. */
    private fun summary(): List<CharSequence> = buildList {
        if (agreed.boardCount > 1) add("${text(R.string.boards_title)}: ${agreed.boardCount}")
        if (agreed.kind == GameKind.CHESS960) add(text(R.string.new_chess960))
        if (agreed.hasClock && agreed.hasOdds) add(text(look.odds))
    }

    private inline fun set(change: () -> Unit) {
        change()
        show()
        changed()
    }

    private fun seenIf(isSeen: Boolean) = if (isSeen) View.VISIBLE else View.GONE

    private fun text(id: Int): String = activity.getString(id)

    private companion object {
        const val BY_LOT = -1
    }
}
