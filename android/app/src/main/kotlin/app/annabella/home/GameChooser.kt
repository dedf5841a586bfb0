package app.annabella.home

import android.view.Gravity
import android.view.View
import android.view.ViewGroup.LayoutParams.MATCH_PARENT
import android.view.ViewGroup.LayoutParams.WRAP_CONTENT
import android.view.accessibility.AccessibilityNodeInfo
import android.widget.LinearLayout
import android.widget.RadioButton
import app.annabella.board.StillBoard
import app.annabella.core.GameKind
import app.annabella.core.SpeechLanguage
import app.annabella.core.gameName
import app.annabella.game.GameLook
import app.annabella.ui.EqualGrid
import app.annabella.ui.Shape
import app.annabella.ui.Ui

/** A tile with a picture for each game, of which one is chosen. */
class GameChooser(
    private val ui: Ui,
    private val language: SpeechLanguage,
    chosen: GameKind,
    private val pick: (GameKind) -> Unit,
) {
    private val tiles = GameLook.GAMES.associateWith(::tile)

    val view = EqualGrid(ui.context, ui.dp(8), tiles.size, isOneRow = true).apply {
        tiles.values.forEach(::addView)
    }

    init {
        mark(chosen)
    }

    private fun mark(kind: GameKind) = tiles.forEach { (at, tile) -> tile.isSelected = at == kind }

    private fun tile(kind: GameKind): View {
        val picture = StillBoard(ui.context, ui.theme, GameLook.of(kind).smallPainter(ui.theme))
        picture.picture = GameLook.of(kind).emblem
        val name = ui.name(gameName(kind, language)).apply { textAlignment = View.TEXT_ALIGNMENT_CENTER }
        val shape = Shape(ui, Shape.TILE_DP)
        return LinearLayout(ui.context).apply {
            orientation = LinearLayout.VERTICAL
            gravity = Gravity.CENTER_HORIZONTAL
            isClickable = true
            isFocusable = true
            background = shape.control(ui.theme.wash, chosen = shape.chosen(ui.theme.accentWash))
            setPadding(ui.dp(4), ui.dp(8), ui.dp(4), ui.dp(8))
            addView(picture, LinearLayout.LayoutParams(ui.dp(PICTURE_DP), WRAP_CONTENT))
            addView(
                name,
                LinearLayout.LayoutParams(MATCH_PARENT, WRAP_CONTENT).apply {
                    topMargin = ui.dp(4)
                },
            )
            contentDescription = name.text
            for (inner in listOf(picture, name)) {
                inner.importantForAccessibility = View.IMPORTANT_FOR_ACCESSIBILITY_NO
            }
            accessibilityDelegate = AsRadio
            setOnClickListener {
                mark(kind)
                pick(kind)
            }
        }
    }

    private object AsRadio : View.AccessibilityDelegate() {
        override fun onInitializeAccessibilityNodeInfo(host: View, info: AccessibilityNodeInfo) {
            super.onInitializeAccessibilityNodeInfo(host, info)
            info.className = RadioButton::class.java.name
            info.isCheckable = true
            info.isChecked = host.isSelected
        }
    }

    private companion object {
        const val PICTURE_DP = 72
    }
}
