package app.annabella.settings

import android.view.View
import app.annabella.MainActivity
import app.annabella.R
import app.annabella.core.GameKind
import app.annabella.core.PieceNaming
import app.annabella.core.SpeechStyle
import app.annabella.core.SquarePlace
import app.annabella.core.gameName
import app.annabella.game.TimeMarks
import app.annabella.speech.SpeechChoices
import app.annabella.ui.Card
import app.annabella.ui.CheckableButton
import app.annabella.ui.Dialogs
import app.annabella.ui.Form
import app.annabella.ui.Option
import app.annabella.ui.Page
import app.annabella.ui.Place
import kotlin.reflect.KMutableProperty0
import kotlin.reflect.KMutableProperty1
import kotlinx.coroutines.CoroutineScope

/** The cards of the pages of settings. [showAnew] is told which line changes the whole page. */
class SettingsLines(
    private val activity: MainActivity,
    private val form: Form,
    private val dialogs: Dialogs,
    private val scope: CoroutineScope,
    private val showAnew: (String) -> Unit,
) {
    private val settings = activity.app.settings
    private val ui = activity.ui

    /** What stands on the page of a group, from above. */
    fun of(group: SettingsGroup): List<View> = when (group) {
        SettingsGroup.PLAY -> listOf(card(play()))
        SettingsGroup.BOARD ->
            BoardChoices(activity, form, scope).views + card(squares()) + card(place())
        SettingsGroup.SOUND -> listOf(card(sounds()), card(voice()))
        SettingsGroup.ACCESS ->
            listOf(card(words())) +
                section(
                    gameName(GameKind.CHECKERS, SpeechChoices.languageOf(text(R.string.language_code))),
                    checkers(),
                ) +
                section(text(R.string.blind_title), blindPlay())
        SettingsGroup.LANGUAGE -> listOf(card(languages()))
        SettingsGroup.LAWS -> listOf(card(laws()))
    }

    private fun card(lines: List<View>): View = form.inset(
        ui.column(Card.ofRows(ui, lines, wordsAtDp = Card.INSET_DP)),
    )

    private fun section(name: CharSequence, lines: List<View>): List<View> =
        listOf(form.group(name), card(lines))

    private fun play(): List<View> = listOf(
        FacingChoice.line(activity, form),
        choice(
            R.string.settings_moment,
            settings::answerMoment,
            AnswerMoment.NONE to R.string.settings_moment_none,
            AnswerMoment.USUAL to R.string.settings_moment_usual,
            AnswerMoment.LONG to R.string.settings_moment_long,
        ),
        timeMarks(),
        form.line(text(R.string.settings_forget_rating)) {
            dialogs.ask(
                text(R.string.settings_forget_rating_question),
                text(R.string.settings_forget_rating_text),
                text(R.string.settings_forget_rating),
            ) { settings.ownRating = "" }
        },
        choice(
            R.string.settings_clock_place,
            settings::clockPlace,
            ClockPlace.END to R.string.settings_clock_end,
            ClockPlace.START to R.string.settings_clock_start,
        ),
    )

    private fun squares(): List<View> = listOf(
        switch(R.string.settings_coordinates, settings::coordinates),
        switch(R.string.settings_square_numbers, settings::squareNumbers),
        switch(R.string.settings_texture, settings::texture),
        switch(R.string.settings_legal_marks, settings::legalMarks),
        switch(R.string.settings_motion, settings::pieceMotion),
        switch(R.string.settings_confirm, settings::confirmMoves),
    )

    private fun place(): List<View> = listOf(
        choice(
            R.string.settings_theme,
            settings::theme,
            ThemeChoice.SYSTEM to R.string.settings_as_system,
            ThemeChoice.LIGHT to R.string.settings_theme_light,
            ThemeChoice.DARK to R.string.settings_theme_dark,
            ThemeChoice.HIGH_CONTRAST to R.string.settings_theme_contrast,
        ) { showAnew(THEME) }.apply { tag = THEME },
        switch(R.string.settings_left_handed, settings::leftHanded),
        switch(R.string.settings_full_screen, settings::fullScreen),
    )

    private fun sounds(): List<View> = listOf(
        switch(R.string.settings_sounds, settings::sounds),
        switch(R.string.settings_haptics, settings::haptics),
        switch(R.string.settings_ticks, settings::exploringTicks),
    )

    private fun voice(): List<View> = listOf(
        choice(
            R.string.settings_voice,
            settings::voice,
            VoiceChoice.AUTO to R.string.settings_voice_auto,
            VoiceChoice.APP to R.string.settings_voice_app,
            VoiceChoice.OFF to R.string.settings_voice_off,
        ),
        percent(R.string.settings_voice_rate, settings::voiceRate, RATES),
        percent(R.string.settings_voice_pitch, settings::voicePitch, PITCHES),
    )

    private fun words(): List<View> = listOf(
        choice(R.string.settings_style, settings::speechStyle, *STYLES),
        choice(R.string.settings_announcements, settings::announcements, *STYLES),
        choice(
            R.string.settings_naming,
            settings::pieceNaming,
            PieceNaming.WORD to R.string.settings_naming_word,
            PieceNaming.WORD_WITH_COLOR to R.string.settings_naming_color,
            PieceNaming.LETTER to R.string.settings_naming_letter,
        ),
        choice(
            R.string.settings_place,
            settings::squarePlace,
            SquarePlace.BEFORE to R.string.settings_place_before,
            SquarePlace.AFTER to R.string.settings_place_after,
            SquarePlace.UNSAID to R.string.settings_place_unsaid,
        ),
        switch(R.string.settings_brief, settings::isBrief),
        switch(R.string.settings_names_pawns, settings::namesPawns),
        switch(R.string.settings_names_captured, settings::namesCaptured),
        switch(R.string.settings_long_names, settings::longNames),
        form.line(text(R.string.keys_title)) { activity.screens.go(Place(Page.KEYS)) },
    )

    private fun checkers(): List<View> = listOf(
        switch(R.string.settings_columns_and_rows, settings::columnsAndRows),
        switch(R.string.settings_light_squares, settings::lightSquares),
    )

    private fun blindPlay(): List<View> = listOf(
        switch(R.string.settings_explore, settings::exploreByFinger),
        choice(
            R.string.settings_blind_board,
            settings::blindBoard,
            BlindBoard.SHOWN to R.string.settings_blind_board_shown,
            BlindBoard.DIMMED to R.string.settings_blind_board_dimmed,
            BlindBoard.HIDDEN to R.string.settings_blind_board_hidden,
        ),
        switch(R.string.settings_volume_keys, settings::volumeKeysRepeat),
    )

    private fun languages(): List<View> = listOf(
        LanguageChoice.SYSTEM to R.string.settings_as_system,
        LanguageChoice.ENGLISH to R.string.settings_english,
        LanguageChoice.GERMAN to R.string.settings_german,
    ).map { (choice, name) ->
        val isChosen = choice == settings.language
        CheckableButton.row(ui, text(name), CheckableButton.Kind.ONE, isChosen) {
            if (choice != settings.language) {
                settings.language = choice
                showAnew(choice.name)
            }
        }.apply { tag = choice.name }
    }

    private fun laws(): List<View> = listOf(
        twoOf(R.string.settings_new_games, Agreement::strict, R.string.new_friendly, R.string.new_strict),
        twoOf(R.string.new_press, Agreement::pressByHand, R.string.new_press_app, R.string.new_press_hand),
    )

    /** For all new games, against the computer and between people. */
    private fun twoOf(name: Int, agreed: KMutableProperty1<Agreement, Boolean>, no: Int, yes: Int): View {
        val both = listOf(settings.againstComputer, settings.betweenPeople)
        val options = listOf(Option(false, text(no)), Option(true, text(yes)))
        val differs = listOf(Option(null, text(R.string.settings_differs)))
        fun chosen() = both.map(agreed::get).distinct().singleOrNull()
        return form.choice(
            text(name),
            { if (chosen() == null) options + differs else options },
            ::chosen,
        ) { pick -> if (pick != null) both.forEach { agreed.set(it, pick) } }
    }

    private fun timeMarks(): View {
        val name = text(R.string.settings_time_marks)
        val line = form.line(name) {}
        fun show() {
            val marks = TimeMarks.of(settings.timeMarks)
            val names = marks.map { it.name }.ifEmpty { listOf(text(R.string.settings_never)) }
            form.value(line, name, names.joinToString(", "))
        }
        line.setOnClickListener {
            val options = TimeMarks.all.map { Option(it, it.name) }
            dialogs.chooseSome(name, options, TimeMarks.of(settings.timeMarks).toSet()) {
                settings.timeMarks = TimeMarks.kept(it)
                show()
            }
        }
        show()
        return line
    }

    private fun percent(name: Int, setting: KMutableProperty0<Int>, steps: List<Int>): View = form.choice(
        text(name),
        { (steps + setting.get()).distinct().sorted().map { Option(it, "$it %") } },
        setting::get,
        setting::set,
    )

    private fun switch(name: Int, setting: KMutableProperty0<Boolean>): View =
        form.switch(text(name), setting.get(), setting::set)

    private fun <T> choice(
        name: Int,
        setting: KMutableProperty0<T>,
        vararg options: Pair<T, Int>,
        then: () -> Unit = {},
    ): View = form.choice(
        text(name),
        { options.map { (value, label) -> Option(value, text(label)) } },
        setting::get,
    ) {
        val isNew = it != setting.get()
        setting.set(it)
        if (isNew) then()
    }

    private fun text(id: Int): String = activity.getString(id)

    private companion object {
        const val THEME = "theme"
        val STYLES = arrayOf(
            SpeechStyle.PLAIN to R.string.settings_style_plain,
            SpeechStyle.FIDE to R.string.settings_style_fide,
            SpeechStyle.NATO to R.string.settings_style_nato,
            SpeechStyle.LITERATE to R.string.settings_style_literate,
            SpeechStyle.SAN to R.string.settings_style_san,
            SpeechStyle.UCI to R.string.settings_style_uci,
        )
        val RATES = listOf(50, 75, 100, 125, 150, 175, 200, 250, 300, 400)
        val PITCHES = listOf(50, 75, 100, 125, 150, 200)
    }
}
