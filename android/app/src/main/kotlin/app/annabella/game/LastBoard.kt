package app.annabella.game

import android.content.SharedPreferences
import app.annabella.board.BoardPicture
import app.annabella.core.GameKind
import app.annabella.core.GamePhase
import app.annabella.core.GamePlayer
import app.annabella.core.GameView
import app.annabella.core.SavedContent

/** How a game's board stood when it was left: to be drawn before the library is there. */
class LastBoard(
    val kind: GameKind,
    val picture: BoardPicture,
    val isFlipped: Boolean,
    val isOver: Boolean,
) {
    fun keep(into: SharedPreferences) = into.edit()
        .putString(KIND, kind.name)
        .putString(PIECES, picture.pieces.joinToString("") { it.toString(RADIX) })
        .putInt(COLUMNS, picture.columns)
        .putInt(ROWS, picture.rows)
        .putString(LAST_MOVE, picture.lastMove.joinToString(" "))
        .putString(ALARMS, picture.alarms.joinToString(" "))
        .putBoolean(HIDDEN, picture.hidesPieces)
        .putBoolean(FLIPPED, isFlipped)
        .putBoolean(OVER, isOver)
        .apply()

    companion object {
        /** Of a game whose board may be [turned][isTurned] by hand. */
        fun of(view: GameView, isTurned: Boolean = false): LastBoard {
            val isOver = view.phase is GamePhase.Over
            val picture = BoardPicture(
                pieces = view.board,
                columns = view.columns.toInt(),
                rows = view.rows.toInt(),
                lastMove = GamePicture.lastMove(view),
                alarms = if (view.hidesBoard) emptyList() else view.alarms.map(UShort::toInt),
                hidesPieces = view.hidesBoard,
            )
            val isFlipped = isFlipped(view.first.player, view.second.player) != isTurned
            return LastBoard(view.kind, picture, isFlipped, isOver)
        }

        /** A saved game's, whose last move and check the library does not tell. */
        fun of(content: SavedContent): LastBoard {
            val picture = BoardPicture(
                pieces = content.board,
                columns = content.columns.toInt(),
                rows = content.rows.toInt(),
                hidesPieces = content.hidesBoard,
            )
            return LastBoard(
                content.kind,
                picture,
                isFlipped(content.first.player, content.second.player),
                content.phase is GamePhase.Over,
            )
        }

        /** It is no longer there. */
        fun forget(kept: SharedPreferences.Editor) {
            kept.remove(PIECES)
        }

        /** What was kept; null if there is nothing, or nothing that can be read. */
        fun of(kept: SharedPreferences): LastBoard? {
            val text = kept.getString(PIECES, null) ?: return null
            val pieces = text.mapNotNull { it.digitToIntOrNull(RADIX)?.toByte() }.toByteArray()
            val (columns, rows) = kept.getInt(COLUMNS, SIDE) to kept.getInt(ROWS, SIDE)
            if (pieces.isEmpty() || pieces.size != columns * rows) return null
            fun points(name: String) = kept.getString(name, "").orEmpty().split(' ')
                .mapNotNull(String::toIntOrNull).filter { it in pieces.indices }
            val picture = BoardPicture(
                pieces = pieces,
                columns = columns,
                rows = rows,
                lastMove = points(LAST_MOVE),
                alarms = points(ALARMS),
                hidesPieces = kept.getBoolean(HIDDEN, false),
            )
            // before there was another game none was kept
            val kind = GameKind.entries.find { it.name == kept.getString(KIND, null) } ?: GameKind.CHESS
            return LastBoard(kind, picture, kept.getBoolean(FLIPPED, false), kept.getBoolean(OVER, true))
        }

        /** Somebody who is alone at the device and plays second has his own side below. */
        fun isFlipped(first: GamePlayer, second: GamePlayer): Boolean =
            first !is GamePlayer.Person && second is GamePlayer.Person

        private const val KIND = "board-kind"
        private const val PIECES = "board-pieces"
        private const val COLUMNS = "board-columns"
        private const val ROWS = "board-rows"
        private const val LAST_MOVE = "board-last-move"
        private const val ALARMS = "board-alarms"
        private const val HIDDEN = "board-hidden"
        private const val FLIPPED = "board-flipped"
        private const val OVER = "board-over"
        private const val RADIX = 16
        private const val SIDE = 8
    }
}
