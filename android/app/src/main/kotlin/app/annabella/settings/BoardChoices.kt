package app.annabella.settings

import android.view.Gravity
import android.view.View
import android.view.ViewGroup.LayoutParams.MATCH_PARENT
import android.view.ViewGroup.LayoutParams.WRAP_CONTENT
import android.widget.FrameLayout
import app.annabella.MainActivity
import app.annabella.R
import app.annabella.board.BoardPicture
import app.annabella.board.ChessPainter
import app.annabella.board.PieceDrawable
import app.annabella.board.StillBoard
import app.annabella.core.GameKind
import app.annabella.game.GameLook
import app.annabella.ui.BoardColours
import app.annabella.ui.EqualGrid
import app.annabella.ui.Form
import app.annabella.ui.Option
import app.annabella.ui.PictureTile
import app.annabella.ui.Shape
import app.annabella.ui.Theme
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.launch

/** How boards look: a picture of one as it would be, its colours, and the kinds of pieces. */
class BoardChoices(
    private val activity: MainActivity,
    private val form: Form,
    scope: CoroutineScope,
) {
    private val settings = activity.app.settings
    private val ui = activity.ui
    private val preview = FrameLayout(activity)

    /** From above. In high contrast there is one kind of squares alone. */
    val views: List<View> = listOfNotNull(
        preview,
        colours().takeUnless { ui.theme.needsLines },
        pieces(),
    )

    init {
        scope.launch { settings.changes.collect { show() } }
    }

    private fun show() {
        ui.dressBoards(settings)
        val painter = GameLook.of(GameKind.CHESS).painter(ui.theme, settings)
        val board = StillBoard(activity, ui.theme, painter).apply {
            picture = OPENING
            importantForAccessibility = View.IMPORTANT_FOR_ACCESSIBILITY_NO
            background = Shape(ui, Shape.SMALL_DP).still(ui.theme.surface)
            clipToOutline = true
        }
        preview.removeAllViews()
        val width =
            minOf(ui.dp(MOST_WIDTH_DP), ui.dp(activity.resources.configuration.screenWidthDp - 2 * SIDE_DP))
        preview.addView(board, FrameLayout.LayoutParams(width, WRAP_CONTENT, Gravity.CENTER_HORIZONTAL))
    }

    private fun colours(): View {
        val tiles = LinkedHashMap<BoardColours, View>()
        fun mark() = tiles.forEach { (board, tile) -> tile.isSelected = board == settings.board }
        val grid = EqualGrid(activity, ui.dp(8), COLOURS.size)
        for ((board, name) in COLOURS) {
            val theme = ui.theme.on(board).with(null)
            val picture = StillBoard(activity, theme, plainPainter(theme))
            picture.picture = FOUR_PIECES
            tiles[board] = PictureTile.of(ui, ui.text(name), picture, PICTURE_DP) {
                settings.board = board
                mark()
            }
        }
        tiles.values.forEach(grid::addView)
        mark()
        return form.inset(ui.column(Form.choiceName(ui, ui.text(R.string.settings_board_colours)), grid))
    }

    private fun pieces(): View {
        val letters = ui.text(R.string.piece_letters).split(' ')
        return form.options(
            ui.text(R.string.settings_pieces),
            listOf(
                Option(
                    PieceSet.STAUNTON,
                    ui.text(R.string.settings_pieces_staunton),
                    knight(ui.theme.with(null)),
                ),
                Option(
                    PieceSet.LETTERS,
                    ui.text(R.string.settings_pieces_letters),
                    knight(ui.theme.with(letters)),
                ),
            ),
            settings.pieces,
        ) { settings.pieces = it }
    }

    private fun knight(theme: Theme) = PieceDrawable(plainPainter(theme), KNIGHT, ui.dp(SIGN_DP))

    private fun plainPainter(theme: Theme) =
        ChessPainter(theme, showsCoordinates = false, hasTexture = false)

    private companion object {
        val COLOURS = listOf(
            BoardColours.SAGE to R.string.settings_board_sage,
            BoardColours.WALNUT to R.string.settings_board_walnut,
            BoardColours.SLATE to R.string.settings_board_slate,
            BoardColours.CONTRAST to R.string.settings_board_contrast,
        )
        const val KNIGHT: Byte = 2

        /** White's queen and king below, Black's above, each once on either kind of square. */
        val FOUR_PIECES = BoardPicture(byteArrayOf(13, 6, 14, 5), columns = 2, rows = 2)

        /** White's half of a board, with a knight of Black's that has just come. */
        val OPENING = BoardPicture(
            byteArrayOf(
                4, 2, 3, 5, 6, 3, 0, 4,
                1, 1, 1, 0, 1, 1, 1, 1,
                0, 0, 0, 0, 0, 2, 0, 0,
                0, 0, 0, 1, 10, 0, 0, 0,
            ),
            columns = 8,
            rows = 4,
            lastMove = listOf(28),
        )
        const val MOST_WIDTH_DP = 400
        const val SIDE_DP = 16
        const val PICTURE_DP = 64
        const val SIGN_DP = 36
    }
}
