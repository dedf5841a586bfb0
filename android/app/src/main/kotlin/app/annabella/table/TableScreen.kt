package app.annabella.table

import android.content.res.Configuration
import android.graphics.Rect
import android.os.Bundle
import android.view.KeyEvent
import android.view.View
import android.widget.FrameLayout
import android.widget.TextView
import app.annabella.MainActivity
import app.annabella.R
import app.annabella.core.DeedKind
import app.annabella.core.GameDeed
import app.annabella.core.GamePhase
import app.annabella.core.GameSide
import app.annabella.core.GameTurn
import app.annabella.core.GameView
import app.annabella.core.LookBack
import app.annabella.core.may
import app.annabella.core.offerQuestion
import app.annabella.core.other
import app.annabella.core.resignQuestion
import app.annabella.core.seat
import app.annabella.game.BoardPage
import app.annabella.game.GameActions
import app.annabella.game.GameBarItems
import app.annabella.game.GameMenu
import app.annabella.game.MoveInput
import app.annabella.game.PlayerPanels
import app.annabella.game.QuestionWords
import app.annabella.game.followScore
import app.annabella.platform.placeInEdges
import app.annabella.result.ResultPanel
import app.annabella.settings.BoardFacing
import app.annabella.settings.ClockPlace
import app.annabella.speech.SpeechChoices
import app.annabella.steps.StepsScreen
import app.annabella.touch.HapticClock
import app.annabella.ui.Ui
import kotlinx.coroutines.coroutineScope
import kotlinx.coroutines.launch

/**
 * A game of two people at a tablet: each has his own half of the page, with what he can do in the
 * game whether he is on move or not. What one is asked stands in his half.
 */
class TableScreen(activity: MainActivity) : BoardPage(activity), TableLook.Listener {
    private lateinit var near: Seat
    private lateinit var far: Seat
    private lateinit var lookBack: TableLook

    /** What somebody is asked, and after how many moves. */
    private var asked: Asked? = null

    private class Asked(
        val question: GameActions.Question,
        val words: CharSequence,
        val of: GameSide,
        val plies: UInt,
        val isOver: Boolean,
    ) {
        /** As long as the game stands there. */
        fun holds(view: GameView) = plies == view.plies && isOver == view.phase is GamePhase.Over
    }

    override val status: TextView get() = near.status
    override val hasSeats: Boolean get() = true

    override fun view(saved: Bundle?): View {
        makeBoard(saved)
        lookBack = TableLook(activity, game, scope, access, this)
        val isMirrored = settings.leftHanded != (settings.clockPlace == ClockPlace.START)
        val shape = Seat.Shape(isUpright, isMirrored)
        val panels = result.make(2, if (isUpright) ResultPanel.Shape.BAND else ResultPanel.Shape.COLUMN)
        near = seat(shape, panels.first()) { near(view) }
        far = seat(shape, panels.last()) { near(view).other }
        players = PlayerPanels(ui, far, near)
        players.feel(HapticClock(scope, app.haptics), game)
        // at once; the rest comes with the game
        showDeeds(view)
        saved?.takeIf(::isOfThisBoard)?.let {
            result.restore(it)
            lookBack.restore(it)
        }
        val boards = FrameLayout(activity).apply {
            addView(board)
            addView(lookBack.view)
        }
        return TableLayout(activity, boards, near.view, far.view, isUpright, isMirrored)
    }

    override fun save(): Bundle = super.save().apply(lookBack::save)

    private fun seat(shape: Seat.Shape, panel: ResultPanel, side: () -> GameSide) = Seat(
        ui,
        painter,
        board,
        GameBarItems.ofSeat(view),
        shape,
        Seat.Deeds(
            press = { press(side()) },
            lookBack = { lookBack.step(side(), LookBack.Back(1u)) },
            lookOn = { lookBack.step(side(), LookBack.On(1u)) },
            goTo = { ply -> lookBack.to(side(), ply) },
        ),
        boardsLine(side),
        panel,
    )

    private fun boardsLine(side: () -> GameSide): SeatBoards? =
        SeatBoards(ui, isUpright, { boards.step(it) }, { chooseBoard(side()) }).takeIf { boards.areSeveral }

    /** The boards to choose from, read by who asks for them. */
    private fun chooseBoard(by: GameSide) {
        face(by)
        scope.launch { boards.choose() }
    }

    private val hasLargeText: Boolean
        get() = GameBarItems.areOutOfSight(ui)

    private fun seats(view: GameView): List<Pair<Seat, GameSide>> =
        listOf(near to near(view), far to near(view).other)

    /** Where nothing is to be pressed, the game says why. */
    private fun press(side: GameSide) {
        if (view.phase is GamePhase.Playing) actions.perform(GameDeed.Press, side) else notYourTurn()
    }

    override fun lookBack(ply: UInt) = lookBack.to(view.actor, ply)

    override fun looked() {
        showDeeds(view)
        players.showTaken(lookBack.past)
    }

    override suspend fun lookedBack() = standAgain()

    override fun nameOf(side: GameSide): String = players.nameOf(view, side)

    override fun key(event: KeyEvent): Boolean = lookBack.key(event) || super.key(event)

    override fun back(): Boolean = super.back() || lookBack.end()

    override fun redraw() {
        super.redraw()
        lookBack.lieAs(board)
    }

    override fun showDeeds(view: GameView) {
        result.changed()
        if (asked?.holds(view) == false) asked = null
        lookBack.follow(view)
        if (boards.areSeveral) showBoards()
        board.visibility = if (lookBack.isSeen) View.INVISIBLE else View.VISIBLE
        val goOn = GameActions.Action(R.string.game_back_to) { lookBack.end() }
        for ((seat, side) in seats(view)) {
            val deeds = deeds(view, side)
            seat.result.ask(atTheEnd(view, side))
            val inBar = GameBarItems.ofSeat(view).map { it.label }
            val menu = R.string.game_menu to { showMenu(side) }
            seat.buttons.show(
                deeds.filter {
                    it.label in inBar
                }.associate { it.label to facing(side, it) } + menu,
            )
            seat.turn = seat.turn.copy(
                mayPress = view.may(side, DeedKind.PRESS),
                hasToChoose = side == view.turn && MoveInput.turnOf(view) is GameTurn.Promoting,
            )
            seat.isOver = view.phase is GamePhase.Over
            seat.showLook(lookBack.ply, hasMoves = view.plies > 0u)
            seat.look.show(lookBack.words, listOf(goOn).filter { lookBack.isSeen })
            val question = asked?.takeIf { it.of == side }
            seat.question.show(question?.words ?: askedBy(side), question?.let(::answers).orEmpty())
            seat.answers.show(questionTo(view, side), awaited(view, side))
        }
    }

    /** Each reads which board this is, and how many others wait for him. */
    private fun showBoards() = seats(view).forEach { (seat, side) -> seat.showBoard(boards.titleFor(side)) }

    /** What a player has asked his opponent, who has not answered. */
    private fun askedBy(side: GameSide): CharSequence =
        asked?.takeIf { it.question.isForBoth && it.question.by == side }?.words ?: ""

    override fun isAsked(isFar: Boolean): Boolean =
        asked?.let { (seatOf(it.of) === far) == isFar } == true

    private fun facing(side: GameSide, action: GameActions.Action): () -> Unit = {
        face(side)
        action.run()
    }

    /** All that a player can do in the game. */
    private fun deeds(view: GameView, side: GameSide): List<GameActions.Action> =
        (
            actions.buttons(view, side) + strictActions.buttons(view, side) +
                listOfNotNull(actions.pass(view, side)) + actions.menu(view, side) + strict(view, side)
            )
            .mapNotNull { if (it.label == R.string.game_undo) undo(view, side) else it }

    /**
     * Who presses his own button takes back his own last move, with what came after it: a move of
     * his opponent only if he agrees.
     */
    private fun undo(view: GameView, side: GameSide): GameActions.Action? {
        val moves = view.seat(side).ownTakeback ?: return null
        val deed = GameDeed.Undo(moves.coerceAtLeast(1u).toUShort())
        return GameActions.Action(R.string.game_undo) {
            actions.perform(deed, side, takesFromOpponent = moves > 1u)
        }
    }

    /** What a game that is over still asks of a player. */
    private fun atTheEnd(view: GameView, side: GameSide): List<GameActions.Action> =
        strictActions.atTheEnd(view, side)
            .map { GameActions.Action(it.label, it.article, facing(side, it)) }

    /** What the game waits for from a player; the clock is pressed where it stands. */
    private fun awaited(view: GameView, side: GameSide): List<GameActions.Action> {
        toResult(seatOf(side).result)?.let { return listOf(it) + atTheEnd(view, side) }
        val elsewhere = GameBarItems.ofSeat(view).map { it.label } + HELP
        val placed = if (side == (input.ownBoard ?: view.turn)) placing() else emptyList()
        val waited = actions.buttons(view, side) + strictActions.buttons(view, side) + placed
        return waited.filter { it.label !in elsewhere }
            .map { GameActions.Action(it.label, run = facing(side, it)) }
    }

    private fun seatOf(side: GameSide): Seat = if (side == near(view)) near else far

    override fun halfOf(side: GameSide): Rect {
        val seat = seatOf(side).view
        // that of the seat itself is another one where it is turned
        val page = placeInEdges(seat.parent as View)
        return Rect(seat.left, seat.top, seat.right, seat.bottom).apply { offset(page.x, page.y) }
    }

    private val isUpright: Boolean
        get() = activity.resources.configuration.orientation != Configuration.ORIENTATION_LANDSCAPE

    /** Beside the board everybody keeps his column, also where the board turns with each move. */
    override fun near(view: GameView): GameSide = when {
        isUpright || settings.facing != BoardFacing.TURNS -> below(view)
        app.games.isTurned(game) -> GameSide.SECOND
        else -> GameSide.FIRST
    }

    private fun showMenu(side: GameSide) {
        face(side)
        val inSight = GameBarItems.ofSeat(view).map { it.label }.takeUnless { hasLargeText }.orEmpty()
        val elsewhere = awaited(view, side).map { it.label } + inSight + R.string.game_press_clock
        // it takes the whole page, which who plays against the clock needs
        val steps = GameActions.Action(R.string.steps_title) {
            activity.screens.go(StepsScreen.place(lookBack.ply ?: view.plies))
        }.takeIf { view.clocks?.running == null && view.plies > 0u }
        val toBoards = GameActions.Action(R.string.boards_title) { chooseBoard(side) }
            .takeIf { boards.areSeveral }
        val home = GameActions.Action(R.string.result_home) { activity.screens.home() }
        GameMenu(ui).show(
            deeds(view, side).filter {
                it.label !in elsewhere
            } + listOfNotNull(steps, toBoards) + elsewhere() + home,
        )
    }

    /** What helps one player his opponent is asked, in his own half; the rest, who wishes it. */
    override fun sure(question: GameActions.Question) {
        val side = if (question.isForBoth) question.by.other else question.by
        val (plies, isOver) = view.plies to (view.phase is GamePhase.Over)
        scope.launch {
            asked = Asked(question, QuestionWords(ui, game).of(question, hasSeats), side, plies, isOver)
            // the question stands where his result would cover it
            seatOf(side).result.takeIf { it.isOpen }?.let(result::close)
            showDeeds(view)
        }
    }

    private fun answers(asked: Asked): List<GameActions.Action> {
        val isForBoth = asked.question.isForBoth
        val (no, yes) = if (isForBoth) {
            R.string.answer_refuse to R.string.answer_allow
        } else {
            R.string.answer_no to R.string.answer_yes
        }
        return listOf(
            GameActions.Action(no) { answered {} },
            GameActions.Action(yes) { answered(asked.question.act) },
        )
    }

    private fun answered(act: () -> Unit) {
        asked = null
        act()
        showDeeds(view)
    }

    override suspend fun watch() = coroutineScope {
        launch {
            game.followScore { rows ->
                lookBack.know(rows)
                near.showMoves(rows)
                far.showMoves(rows)
            }
        }
        if (boards.areSeveral) {
            launch { boards.follow { showBoards() } }
        }
        players.learnNames(game)
        far.status.text = situation()
        app.announcer.sentences.collect { far.status.text = shown(it, isFar = true) }
    }

    /**
     * Each question once: whether he resigns, a player reads where he answers it, and the other
     * not before it is answered; what he is offered, where he answers that; and a claim,
     * where its move is waited for. Who looks back stands at the way back to the game.
     */
    override fun shown(sentence: String, isFar: Boolean): String {
        val to = seats(view).first { (seat, _) -> (seat === far) == isFar }.second
        val language = SpeechChoices.languageOf(text(R.string.language_code))
        val asked = GameSide.entries.map { resignQuestion(players.nameOf(view, it), language) } +
            offerQuestion(view.kind, players.nameOf(view, to.other), language) +
            GameSide.entries.map { text(claimOf(it)) } +
            listOf(lookBack.words).filter { it.isNotEmpty() }
        val left = asked.fold(sentence) { left, question -> left.replace(question, "") }.trim()
        return super.shown(left, isFar)
    }

    override fun showStanding(words: CharSequence) {
        super.showStanding(words)
        far.status.text = words
    }

    companion object {
        /** What is never waited for: it is in the menu, if it is not among the buttons. */
        private val HELP = GameBarItems.HELP + R.string.game_press_clock

        /** Whether this device is one that two people sit at. */
        fun serves(configuration: Configuration): Boolean = configuration.smallestScreenWidthDp >= Ui.WIDE_DP
    }
}
