package app.annabella.look

import android.view.KeyEvent
import android.view.View
import android.view.accessibility.AccessibilityManager
import android.widget.TextView
import app.annabella.R
import app.annabella.board.StillBoard
import app.annabella.core.GameKind
import app.annabella.core.GameSide
import app.annabella.core.KeyRow
import app.annabella.core.ReviewMoment
import app.annabella.core.TrainingExercise
import app.annabella.core.parseAction
import app.annabella.core.parseSetup
import app.annabella.game.NewBoard
import app.annabella.newgame.NewGameScreen
import app.annabella.settings.SettingsGroup
import app.annabella.speech.SpeechChoices
import app.annabella.testing.Device
import app.annabella.ui.Page
import app.annabella.ui.Place
import java.util.concurrent.TimeUnit
import kotlinx.coroutines.launch
import org.robolectric.Shadows
import org.robolectric.shadows.ShadowDialog
import org.robolectric.shadows.ShadowLooper

/** What lies on the table while a page is looked at. */
enum class Table(
    val setup: String? = null,
    val deeds: List<String> = emptyList(),
    /** How many such games there are at once. */
    val boards: Int = 1,
) {
    NOTHING,
    COMPUTER("new chess white=person black=rating:1200"),
    PEOPLE(
        "new chess clock=15+10 moves=\"e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 c2c3 g8f6 d2d4 e5d4\"",
        listOf("arbiter > start", "arbiter > pause"),
    ),
    CHECKERS(
        "new checkers fen=\"W:W22,26,15,K12:B14,1,2,K31,K3\"",
        listOf("white > move 22-18"),
    ),
    STONES(
        "new yin-yang fen=\"wb7/2w1w4/1w1b5/2wb1ww2/3ww1b2/2b3b2/3b5/1w7/w1w5b b 5 2 1\"",
        listOf("black > move E7", "white > move G8"),
    ),
    MANY_STONES(
        "new yin-yang fen=\"19/19/3w11b3/5w13/16b2/2b1w14/19/2w13w2/19/9b9/3w15/2b2b9w3/2wb5w9/" +
            "2wb6bw7/3wb4wbw1b5/2bbww2bb1bw2w1b1/2wwb4w1bbw5/4wb7w5/19 b 20 0 0\" moves=\"d16\"",
    ),
    STRICT("new chess mode=strict clock=90", listOf("arbiter > start", "arbiter > pause")),
    PROMOTION("new chess fen=\"8/P6k/8/8/8/8/8/K7 w - - 0 1\"", listOf("arbiter > start")),
    POST(
        "new chess black=correspondent white-name=Anna black-name=Bella days=3 seed=7",
        listOf("white > move e2e4"),
    ),
    BOARDS("new chess white-name=Anna black-name=Bella", listOf("white > move e2e4"), boards = 4),
    MATE(
        "new chess moves=\"f2f3 e7e5 g2g4\"",
        listOf("arbiter > start", "black > move d8h4"),
    ),
}

/** A page as somebody has it before him, or a question over it. */
class Scene(
    val name: String,
    val page: Page,
    val table: Table = Table.NOTHING,
    private val about: String = "",
    /** What only comes after a while. */
    private val isThere: Device.() -> Boolean = { true },
    private val then: Device.() -> Unit = {},
) {
    /** Goes there; gives what is looked at: the page, or the dialog over it. */
    fun open(device: Device): View {
        device.activity.screens.home()
        if (page != Page.HOME) device.activity.screens.go(Place(page, about))
        device.waitFor(name) { device.isThere() }
        device.settleGame()
        device.then()
        device.settleGame()
        device.rest()
        return device.dialog ?: checkNotNull(device.activity.findViewById(android.R.id.content))
    }

    override fun toString() = name

    companion object {
        private fun Device.label(id: Int): String = activity.getString(id)

        /** By what is written, or where there is no room for words, by what is read out. */
        private fun Device.clickLabel(id: Int) =
            if (find(label(id)) == null) clickLine(label(id)) else click(label(id))

        /** The last move stands there, or with large letters the way to the result in its stead. */
        private fun Device.isOver() = hasWords("h4#") || find(label(R.string.result_title)) != null

        /** A game stands in the list, and on a wide screen with all there is of it beside the list. */
        private fun Device.hasGame() = hasBoard() && dates().size >= if (activity.ui.isWide) 2 else 1

        /** What opens the menu of the first game of the list; comes a layout later than the board beside it. */
        private fun Device.gameMenu() =
            views().find { "${it.contentDescription}".startsWith(label(R.string.game_more) + ":") }

        private fun Device.hasBoard() = views().any { it is StillBoard && it.width > 0 }

        private fun Device.hasWords(words: String) =
            views().any { it is TextView && words in it.text }

        private fun Device.hasTwice(words: String) =
            views().count { it is TextView && words in it.text } >= 2

        private fun Device.isPaused() = find(label(R.string.game_continue)) != null

        /** All pages, by what lies on the table: nothing first, since games stay saved. */
        val ALL: List<Scene> = listOf(
            Scene("home", Page.HOME, isThere = { hasWords(" 1200") }),
            Scene(
                "new-computer",
                Page.NEW_GAME,
                about = NewGameScreen.COMPUTER,
                isThere = { hasWords(" 1200") },
            ),
            Scene("new-people-more", Page.NEW_GAME, about = NewGameScreen.PEOPLE) {
                clickLabel(R.string.new_more)
            },
            Scene("new-correspondence", Page.NEW_GAME, about = NewGameScreen.CORRESPONDENCE),
            Scene("rules", Page.RULES, about = NewGameScreen.PEOPLE),
            Scene("rules-computer", Page.RULES, about = NewGameScreen.COMPUTER),
            Scene("how-to-checkers", Page.HOW_TO, about = GameKind.CHECKERS.name),
            Scene("how-to-yin-yang", Page.HOW_TO, about = GameKind.YIN_YANG.name),
            Scene("sayings", Page.SAYINGS, about = GameKind.YIN_YANG.name),
            Scene("new-clock", Page.NEW_GAME) { clickLabel(R.string.new_clock_other) },
            Scene("setup", Page.SETUP, isThere = { find(label(R.string.setup_ready)) != null }),
            Scene("clock", Page.CLOCK, isThere = { hasWords("10:00") }),
            Scene("clock-correct", Page.CLOCK, isThere = { hasWords("10:00") }) {
                clickLabel(R.string.game_more)
                answer(label(R.string.clock_correct))
            },
            Scene("library-empty", Page.LIBRARY, isThere = { find(label(R.string.library_nothing)) != null }),
            Scene("keys", Page.KEYS),
            Scene("keys-dialog", Page.KEYS) {
                views().first { it.tag is KeyRow }.performClick()
            },
            Scene("settings-times", Page.SETTINGS, about = "PLAY") {
                clickLabel(R.string.settings_time_marks)
            },
            Scene("settings-style", Page.SETTINGS, about = "ACCESS") { clickLabel(R.string.settings_style) },
            Scene("about", Page.ABOUT),
            Scene(
                "new-checkers",
                Page.NEW_GAME,
                about = NewGameScreen.PEOPLE,
            ) {
                app.settings.betweenPeople.game = GameKind.CHECKERS
                activity.screens.replace(Place(Page.NEW_GAME, NewGameScreen.PEOPLE))
                settle()
                // for the scenes that come after it
                app.settings.betweenPeople.game = GameKind.CHESS
            },
            Scene(
                "new-yin-yang",
                Page.NEW_GAME,
                about = NewGameScreen.COMPUTER,
                isThere = { hasWords(" 1200") },
            ) {
                app.settings.againstComputer.game = GameKind.YIN_YANG
                activity.screens.replace(Place(Page.NEW_GAME, NewGameScreen.COMPUTER))
                waitFor("the level") { hasWords(" 12") }
                // for the scenes that come after it
                app.settings.againstComputer.game = GameKind.CHESS
            },
            Scene("exercises", Page.EXERCISES),
            Scene("exercise", Page.EXERCISE) { train(TrainingExercise.COLOURS) },
            Scene("exercise-board", Page.EXERCISE) { train(TrainingExercise.KNIGHT) },
            Scene("exercise-game", Page.EXERCISE) { train(TrainingExercise.GAME) },
            Scene("exercise-over", Page.EXERCISE) {
                train(TrainingExercise.COLOURS, tasks = 1)
                clickLabel(R.string.exercises_unknown)
                waitFor("the end") { app.courses.current?.isOver == true }
            },
            Scene("licence", Page.LICENCE, about = "0"),
            Scene("settings", Page.SETTINGS),
        ) + SettingsGroup.entries.map { group ->
            Scene("settings-${group.name.lowercase()}", Page.SETTINGS, about = group.name)
        } + listOf(
            Scene("computer", Page.GAME, Table.COMPUTER, isThere = { hasWords("Computer, ") }),
            Scene("people", Page.GAME, Table.PEOPLE, isThere = { isPaused() }),
            Scene("people-menu", Page.GAME, Table.PEOPLE, isThere = { isPaused() }) {
                clickLabel(R.string.game_menu)
            },
            Scene(
                "blind",
                Page.BLIND,
                Table.PEOPLE,
                isThere = { hasWords("White to move") || hasWords("Weiß am Zug") },
            ),
            Scene("blind-menu", Page.BLIND, Table.PEOPLE) { openBlindMenu() },
            Scene("typed", Page.GAME, Table.PEOPLE, isThere = { isPaused() }) { openTyped() },
            Scene("home-progress", Page.HOME, Table.PEOPLE, isThere = { hasWords(".") && hasWords(" 1200") }),
            Scene("library", Page.LIBRARY, Table.PEOPLE, isThere = { hasBoard() }) { forgetDates() },
            Scene("library-menu", Page.LIBRARY, Table.PEOPLE, isThere = { gameMenu() != null }) {
                checkNotNull(gameMenu()).performClick()
            },
            Scene("library-delete", Page.LIBRARY, Table.PEOPLE, isThere = { gameMenu() != null }) {
                checkNotNull(gameMenu()).performClick()
                answer(label(R.string.library_delete))
            },
            Scene("checkers", Page.GAME, Table.CHECKERS) { tap("14") },
            Scene("checkers-home", Page.HOME, Table.CHECKERS, isThere = {
                hasWords(".") && hasWords(" 1200")
            }),
            Scene("stones", Page.GAME, Table.STONES),
            Scene("stones-home", Page.HOME, Table.STONES, isThere = { hasWords(".") && hasWords(" 1200") }),
            Scene("many-stones", Page.GAME, Table.MANY_STONES) { tap("G10") },
            Scene("strict", Page.GAME, Table.STRICT),
            Scene("strict-menu", Page.GAME, Table.STRICT) { clickLabel(R.string.game_menu) },
            Scene("arbiter", Page.ARBITER, Table.STRICT),
            Scene("score", Page.SCORE, Table.STRICT),
            Scene("display", Page.DISPLAY, Table.PEOPLE, isThere = { hasWords("exd4") }),
            Scene("fault", Page.FAULT, Table.STRICT),
            Scene("arbiter-time", Page.ARBITER, Table.STRICT) { clickLabel(R.string.arbiter_set_time) },
            Scene("arbiter-sure", Page.ARBITER, Table.STRICT) { clickLabel(R.string.arbiter_white_wins) },
            Scene("promotion", Page.GAME, Table.PROMOTION) {
                tap("a7")
                tap("a8")
            },
            Scene("post", Page.GAME, Table.POST, isThere = { find(label(R.string.post_send)) != null }),
            // Anna's game on the card and in the list, not the name of the app
            Scene("post-home", Page.HOME, Table.POST, isThere = { hasTwice("Anna ") && hasWords(" 1200") }),
            Scene("boards", Page.GAME, Table.BOARDS, isThere = { hasWords("3 ") && hasWords("e4") }),
            Scene("boards-list", Page.GAME, Table.BOARDS, isThere = { hasWords("3 ") && hasWords("e4") }) {
                views().first { "${it.contentDescription}" == label(R.string.boards_title) }.performClick()
                waitFor("the list") { dialog != null }
            },
            Scene("boards-home", Page.HOME, Table.BOARDS, isThere = {
                hasWords("Bella") && hasWords(" 1200")
            }),
            Scene("mate", Page.GAME, Table.MATE, isThere = { isOver() }),
            Scene("result", Page.GAME, Table.MATE, isThere = { isOver() }) {
                clickLabel(R.string.result_title)
            },
            Scene("steps", Page.STEPS, Table.MATE, about = "2", isThere = { hasWords("h4#") }),
            Scene("library-finished", Page.LIBRARY, Table.MATE, isThere = { hasGame() }) { forgetDates() },
            Scene("review", Page.REVIEW, Table.MATE, isThere = { views().any { it.tag is ReviewMoment } }),
        )
    }
}

/** Puts a game on the table, and waits until it stands as its deeds have left it. */
fun Device.lay(table: Table) {
    val setup = table.setup ?: return
    var isLaid = false
    app.scope.launch {
        val parsed = parseSetup(setup)
        val language = activity.getString(R.string.language_code)
        val speech = SpeechChoices.speech(language, app.settings, parsed.first.player, parsed.second.player)
        if (table.boards == 1) {
            app.games.start(parsed, speech)
        } else {
            app.games.startAll(List(table.boards) { NewBoard(parsed, GameSide.FIRST, "Board") }) { speech }
        }
        val game = checkNotNull(app.games.current.value)
        table.deeds.forEach { game.dispatch(parseAction(parsed.kind, it)) }
        isLaid = true
    }
    // what was said of another page is not of this game
    activity.screens.home()
    waitFor("$table") { isLaid }
    if (table.deeds.isEmpty()) return
    // until all of it is said
    var last = ""
    var rounds = 0
    waitFor("the last sentence") {
        val now = app.announcer.lastSentence
        rounds = if (now.isNotEmpty() && now == last) rounds + 1 else 0
        last = now
        rounds == QUIET_ROUNDS
    }
}

/** Begins an exercise whose tasks are always the same. */
private fun Device.train(exercise: TrainingExercise, tasks: Int = 10) {
    app.courses.seed = { 7uL }
    app.settings.exercise = exercise
    app.settings.exerciseTasks = tasks
    app.courses.end()
    activity.screens.replace(Place(Page.EXERCISE))
    waitFor("the task") { app.courses.current?.task.orEmpty().isNotEmpty() }
    // for the scenes that come after it
    app.settings.exercise = TrainingExercise.COLOURS
    app.settings.exerciseTasks = 10
}

/** The commands of the page for blind play, as a screen reader has them. */
private fun Device.openBlindMenu() {
    Shadows.shadowOf(app.getSystemService(AccessibilityManager::class.java)).run {
        setEnabled(true)
        setTouchExplorationEnabled(true)
        clickLine(activity.getString(R.string.game_menu))
        setEnabled(false)
        setTouchExplorationEnabled(false)
    }
}

/** I opens the line on which moves are typed. */
private fun Device.openTyped() = key(KeyEvent.KEYCODE_I)

/** Instead of the date of today, which has no picture of its own. */
private fun Device.forgetDates() = dates().forEach { it.text = "Jan 1, 2027, 12:00 PM" }

private fun Device.dates() = views().filterIsInstance<TextView>().filter { DATE in it.text }

/** With the digits of any language. */
private val DATE = Regex("\\p{Nd}{4}")

/** Closes what is asked over the page. */
fun Device.closeDialog() {
    if (dialog != null) ShadowDialog.getLatestDialog().dismiss()
    settle()
}

/** Lets what was begun come to its end: layouts, the last of what is said, the glide of a piece. */
private fun Device.rest() = ShadowLooper.idleMainLooper(
    REST_MS,
    TimeUnit.MILLISECONDS,
)

private const val REST_MS = 400L
private const val QUIET_ROUNDS = 30
