package app.annabella.library

import android.view.Gravity
import android.view.View
import android.view.ViewGroup
import android.view.ViewGroup.LayoutParams.WRAP_CONTENT
import android.widget.BaseAdapter
import android.widget.LinearLayout
import android.widget.TextView
import app.annabella.MainActivity
import app.annabella.R
import app.annabella.board.BoardPainter
import app.annabella.board.BoardPicture
import app.annabella.board.StillBoard
import app.annabella.core.GameKind
import app.annabella.core.SavedGame
import app.annabella.game.GameLook
import app.annabella.game.LastBoard
import app.annabella.ui.ButtonFace

/** The lines of the list: a small board, whose game it is, when it was and how it stands. */
class GameRows(
    private val activity: MainActivity,
    private val isOfDeleted: Boolean,
    private val open: (SavedGame) -> Unit,
    private val menu: (SavedGame) -> Unit,
) : BaseAdapter() {
    private val ui = activity.ui
    private val painters = HashMap<GameLook, BoardPainter>()
    private var games: List<SavedGame> = emptyList()

    fun show(games: List<SavedGame>) {
        this.games = games
        notifyDataSetChanged()
    }

    override fun getCount(): Int = games.size

    override fun getItem(position: Int): SavedGame = games[position]

    override fun getItemId(position: Int): Long = games[position].id.hashCode().toLong()

    // the row itself is no button, what is in it is
    override fun isEnabled(position: Int): Boolean = false

    override fun areAllItemsEnabled(): Boolean = false

    override fun getView(position: Int, old: View?, parent: ViewGroup): View {
        val row = old?.tag as? Row ?: Row()
        row.show(games[position])
        return row.view
    }

    private inner class Row {
        private val board = StillBoard(activity, ui.theme)
        private val name: TextView = ui.body("")
        private val state: TextView = ui.small("")
        private val main = LinearLayout(activity).apply {
            gravity = Gravity.CENTER_VERTICAL
            isClickable = true
            isFocusable = true
            background = ButtonFace.bare(ui)
            setPaddingRelative(ui.dp(8), ui.dp(8), ui.dp(8), ui.dp(8))
            addView(board, LinearLayout.LayoutParams(ui.dp(BOARD_DP), ui.dp(BOARD_DP)))
            val words = ui.column(name, state, gap = 4)
            val beside = LinearLayout.LayoutParams(0, WRAP_CONTENT, 1f)
            beside.marginStart = ui.dp(16)
            addView(words, beside)
        }
        private val more = ui.icon(R.drawable.ic_more, R.string.game_more) {}

        val view = LinearLayout(activity).apply {
            tag = this@Row
            gravity = Gravity.CENTER_VERTICAL
            setPadding(ui.dp(16), 0, ui.dp(8), 0)
            addView(main, LinearLayout.LayoutParams(0, WRAP_CONTENT, 1f))
            if (!isOfDeleted) addView(more)
        }

        fun show(game: SavedGame) {
            val last = game.content?.let { LastBoard.of(it) }
            board.painter = painterOf(last?.kind ?: GameKind.CHESS)
            board.picture = last?.picture ?: BoardPicture.EMPTY
            board.isFlipped = last?.isFlipped ?: false
            val sentence = GameNames.sentenceOf(activity.app, game)
            val title = game.name.ifEmpty { sentence ?: GameNames.of(activity, game) }
            name.text = title
            val rest = listOfNotNull(sentence?.takeIf { it != title }, GameNames.stateOf(activity, game))
            state.text = rest.joinToString("\n")
            more.contentDescription = "${activity.getString(R.string.game_more)}: $title"
            main.setOnClickListener { open(game) }
            more.setOnClickListener { menu(game) }
        }
    }

    private fun painterOf(kind: GameKind) =
        GameLook.of(kind).let { look -> painters.getOrPut(look) { look.smallPainter(ui.theme) } }

    private companion object {
        const val BOARD_DP = 80
    }
}
