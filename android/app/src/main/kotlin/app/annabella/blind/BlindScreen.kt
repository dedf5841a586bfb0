package app.annabella.blind

import android.os.Bundle
import android.util.TypedValue
import android.view.Gravity
import android.view.KeyEvent
import android.view.View
import android.widget.TextView
import app.annabella.MainActivity
import app.annabella.R
import app.annabella.board.BoardView
import app.annabella.core.GameQuestion
import app.annabella.core.GameSide
import app.annabella.core.HiddenBoard
import app.annabella.game.GameActions
import app.annabella.game.GamePage
import app.annabella.game.GamePicture
import app.annabella.game.QuestionWords
import app.annabella.game.SpokenLog
import app.annabella.game.sayReview
import app.annabella.game.standingPrinted
import app.annabella.settings.BlindBoard
import app.annabella.speech.HeadsetButton
import app.annabella.speech.SystemRecogniser
import app.annabella.touch.HapticClock
import app.annabella.ui.Page
import app.annabella.ui.Place
import app.annabella.ui.Ui
import kotlinx.coroutines.Job
import kotlinx.coroutines.launch

/** The page on which somebody plays without seeing it. */
class BlindScreen(activity: MainActivity) : GamePage(activity), BlindMenu.Listener {
    private val steps = MoveSteps(game, app.announcer, app.effects)
    private val menu = BlindMenu(ui, game, this)
    private val spokenMenu = SpokenMenu(text(R.string.blind_menu_of), ::sayLabel, app.effects::edge)
    private val questions = Questions(ui, spokenMenu) { app.screenReader.isOn }
    private val resigning = ResignQuestion(questions, game, ::text)
    private val turn = TurnLine(ui)
    private val headset = HeadsetButton(activity, ::repeat)

    private lateinit var sentence: TextView
    private lateinit var middle: SwipeArea
    private lateinit var talk: Talk
    private var isNew = false
    private var watching: Job? = null

    override val title: CharSequence get() = text(R.string.blind_title)
    override val saysSquares: Boolean get() = true

    override fun view(saved: Bundle?): View {
        isNew = saved == null
        makeBoard(saved)
        sentence = ui.display("").apply {
            // a low screen has no room for two lines of large ones
            if (ui.isLow) setTextSize(TypedValue.COMPLEX_UNIT_SP, Ui.TITLE_SP)
            gravity = Gravity.CENTER
            textAlignment = View.TEXT_ALIGNMENT_CENTER
            setPadding(ui.dp(8), ui.dp(8), ui.dp(8), ui.dp(8))
        }
        // whose turn it is, and what was said, in the middle of what the board leaves
        val words = SentenceScroll(activity, turn.view, sentence)
        middle = SwipeArea(activity, words, board, ui.dp(8)).apply {
            isBoardExplored = settings.exploreByFinger
            swiped = ::step
            hasMenu = { spokenMenu.isOpen }
            tapped = { if (spokenMenu.isOpen) spokenMenu.choose() }
        }
        talk = Talk(activity, scope, SystemRecogniser(activity), ::heard, ::type)
        val parts = BlindLayout.Parts(
            topLeft = CornerArea.of(ui, R.string.blind_repeat, R.drawable.ic_repeat, click = ::repeat),
            topRight = clocks(),
            bottomLeft = talk.area,
            bottomRight = CornerArea.of(ui, R.string.game_menu, R.drawable.ic_menu, click = ::openMenu),
            middle = middle,
        )
        return BlindLayout(
            activity,
            parts,
            gap = ui.dp(4),
            BlindLayout.Areas(ui.dp(LEAST_AREA_DP), ui.dp(AREA_DP), ui.dp(WIDE_AREA_DP)),
        )
    }

    private fun clocks(): View {
        val area = CornerArea.of(ui, R.string.blind_clocks, R.drawable.ic_clock) { ask(GameQuestion.Clocks) }
        HapticClock(scope, app.haptics).on(area, { game }) { view.ownSide }
        CornerArea.nameActions(area, text(R.string.blind_clocks_tell), text(R.string.blind_clocks_feel))
        return area
    }

    override fun show() {
        app.announcer.isTalkingPage = true
        headset.begin()
        watching = scope.launch {
            launch {
                game.state.collect {
                    access.read(it.view)
                    render()
                }
            }
            launch { stayOnTable() }
            launch { access.watch() }
            launch { app.announcer.showOn(sentence, before = game::standingPrinted) }
            launch { post.watch() }
            if (isNew) ask(GameQuestion.Turn)
            isNew = false
        }
    }

    override fun hide() {
        app.announcer.isTalkingPage = false
        headset.end()
        talk.cancel()
        turn.stop()
        watching?.cancel()
    }

    override fun back(): Boolean {
        if (!spokenMenu.isOpen) return false
        closeMenu()
        return true
    }

    override fun key(event: KeyEvent): Boolean {
        val isVolume = event.keyCode == KeyEvent.KEYCODE_VOLUME_UP ||
            event.keyCode == KeyEvent.KEYCODE_VOLUME_DOWN
        val isOurs = HeadsetButton.isButton(event.keyCode) || (isVolume && settings.volumeKeysRepeat)
        if (isOurs && event.repeatCount == 0) repeat()
        return isOurs || super.key(event)
    }

    private fun render() {
        input.changed()
        redraw()
        turn.show(view)
        access.shown()
        resigning.changed(view)
    }

    override fun redraw() {
        val view = access.seen
        val isBlackBelow = view.ownSide == GameSide.SECOND && !view.hasTwoPeople
        board.isFlipped = isBlackBelow != app.games.isTurned(game)
        board.alpha = when {
            access.hidden is HiddenBoard.Board -> BoardView.UNSEEN
            access.peeked != null -> 1f
            settings.blindBoard == BlindBoard.SHOWN -> 1f
            settings.blindBoard == BlindBoard.DIMMED -> DIMMED
            else -> BoardView.UNSEEN
        }
        board.keepScreenOn = view.isInPlay
        board.picture = GamePicture.of(view, input, access.hidden, look.passed(settings), settings.legalMarks)
    }

    private fun repeat() {
        scope.launch { app.announcer.repeat() }
    }

    private fun openMenu() = when {
        app.screenReader.isOn -> menu.show(text(R.string.game_menu), menu.items())
        spokenMenu.isOpen -> closeMenu()
        else -> spokenMenu.open(menu.items(), text(R.string.blind_menu_hint))
    }

    private fun closeMenu() {
        spokenMenu.leave()
        sayLabel(text(R.string.blind_menu_closed))
    }

    private fun sayLabel(label: String) {
        scope.launch { app.announcer.say(label, text(R.string.language_code), isRemembered = false) }
    }

    override fun step(by: Int) {
        if (spokenMenu.isOpen) return spokenMenu.step(by)
        scope.launch { steps.step(by) }
    }

    private fun heard(text: String) {
        access.hear(text)
    }

    private fun type() {
        access.type()
    }

    override fun sure(question: GameActions.Question) {
        if (!question.asksOpponent(view)) {
            return questions.ask(text(question.label), R.string.answer_yes, act = question.act)
        }
        scope.launch {
            val words = QuestionWords(ui, game).of(question, hasSeats = false)
            questions.ask(words, R.string.answer_allow, R.string.answer_refuse, act = question.act)
        }
    }

    override fun flip() {
        app.games.turn(game, !app.games.isTurned(game))
        redraw()
    }

    override fun deeds(): List<GameActions.Action> =
        actions.buttons(view) + listOfNotNull(actions.pass(view), post.paste(view)) + actions.menu(view)

    override fun setBoard(board: BlindBoard) {
        settings.blindBoard = board
        redraw()
    }

    override fun review() {
        scope.launch { app.sayReview(game) }
    }

    override fun spokenLog() {
        scope.launch {
            val lines = SpokenLog(activity, dialogs, game).lines().map { line ->
                BlindMenu.Item("${line.label}", run = line.value)
            }
            val name = text(R.string.game_spoken)
            when {
                lines.isEmpty() -> sayLabel(text(R.string.game_spoken_nothing))
                app.screenReader.isOn -> menu.show(name, lines)
                else -> spokenMenu.open(lines, "$name.")
            }
        }
    }

    override fun score() = activity.screens.go(Place(Page.SCORE))

    override fun leaveToBoard() = activity.goBack()

    // a finger that slides here swipes or reads
    override fun grabbed(square: Int): Boolean = false

    override fun dropped(from: Int, to: Int?) = Unit

    companion object {
        private const val LEAST_AREA_DP = 96
        private const val AREA_DP = 164
        private const val WIDE_AREA_DP = 200
        private const val DIMMED = 0.4f
    }
}
