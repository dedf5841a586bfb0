package app.annabella.ui

import android.graphics.drawable.Drawable
import app.annabella.R

/** The signs of what can be done, by its label, the same wherever it stands; not all has one. */
object Signs {
    operator fun get(label: Int): Int? = ALL[label]

    /** The sign as it stands before words. */
    fun of(ui: Ui, label: Int): Drawable? = ALL[label]?.let { ListRow.icon(ui, it, ui.theme.ink) }

    private val ALL: Map<Int, Int> = mapOf(
        R.string.blind_title to R.drawable.ic_ear,
        R.string.display_second to R.drawable.ic_screen,
        R.string.display_second_leave to R.drawable.ic_screen,
        R.string.display_title to R.drawable.ic_screen,
        R.string.game_adjust to R.drawable.ic_clock,
        R.string.game_continue to R.drawable.ic_play,
        R.string.game_flip to R.drawable.ic_turn,
        R.string.game_full_screen to R.drawable.ic_full,
        R.string.game_hint to R.drawable.ic_hint,
        R.string.game_leave_full_screen to R.drawable.ic_full,
        R.string.game_menu to R.drawable.ic_menu,
        R.string.game_moves to R.drawable.ic_moves,
        R.string.game_offer_draw to R.drawable.ic_draw,
        R.string.game_offer_end to R.drawable.ic_draw,
        R.string.game_pass to R.drawable.ic_pass,
        R.string.game_pause to R.drawable.ic_pause,
        R.string.game_peek to R.drawable.ic_eye,
        R.string.game_redo to R.drawable.ic_redo,
        R.string.game_repeat to R.drawable.ic_repeat,
        R.string.game_resign to R.drawable.ic_resign,
        R.string.game_spoken to R.drawable.ic_listen,
        R.string.game_start to R.drawable.ic_play,
        R.string.game_type to R.drawable.ic_type,
        R.string.game_undo to R.drawable.ic_undo,
        R.string.how_to_title to R.drawable.ic_read,
        R.string.keys_title to R.drawable.ic_keys,
        R.string.library_delete to R.drawable.ic_trash,
        R.string.library_deleted to R.drawable.ic_saved,
        R.string.library_export_all to R.drawable.ic_sheet,
        R.string.library_export_all_pdn to R.drawable.ic_sheet,
        R.string.library_export_all_sgf to R.drawable.ic_sheet,
        R.string.library_export_braille to R.drawable.ic_access,
        R.string.library_export_pdn to R.drawable.ic_sheet,
        R.string.library_export_pgn to R.drawable.ic_sheet,
        R.string.library_export_sgf to R.drawable.ic_sheet,
        R.string.library_import to R.drawable.ic_import,
        R.string.library_open to R.drawable.ic_play,
        R.string.library_purge to R.drawable.ic_trash,
        R.string.library_rename to R.drawable.ic_pen,
        R.string.library_repair to R.drawable.ic_undo,
        R.string.library_restore to R.drawable.ic_undo,
        R.string.library_share to R.drawable.ic_share,
        R.string.post_paste to R.drawable.ic_import,
        R.string.post_send to R.drawable.ic_share,
        R.string.result_home to R.drawable.ic_home,
        R.string.result_title to R.drawable.ic_flag_end,
        R.string.review_next to R.drawable.ic_step_on,
        R.string.review_next_slip to R.drawable.ic_star,
        R.string.review_previous to R.drawable.ic_step_back,
        R.string.score_title to R.drawable.ic_sheet,
        R.string.settings_title to R.drawable.ic_tune,
        R.string.steps_first to R.drawable.ic_first,
        R.string.steps_last to R.drawable.ic_last,
        R.string.steps_next to R.drawable.ic_step_on,
        R.string.steps_play to R.drawable.ic_play,
        R.string.steps_previous to R.drawable.ic_step_back,
        R.string.steps_title to R.drawable.ic_moves,
        R.string.strict_arbiter to R.drawable.ic_arbiter,
        R.string.strict_call to R.drawable.ic_arbiter,
        R.string.strict_claim to R.drawable.ic_claim,
        R.string.strict_record to R.drawable.ic_pen,
        R.string.strict_seal to R.drawable.ic_pen,
        R.string.strict_sign to R.drawable.ic_pen,
        R.string.strict_verify to R.drawable.ic_pen,
    )
}
