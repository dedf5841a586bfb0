package app.annabella.strict

import app.annabella.R
import app.annabella.core.CallReason
import app.annabella.core.DeedKind
import app.annabella.core.DrawClaim
import app.annabella.core.GameDeed
import app.annabella.core.GameMode
import app.annabella.core.GamePhase
import app.annabella.core.GamePlayer
import app.annabella.core.GameSide
import app.annabella.core.GameTurn
import app.annabella.core.GameView
import app.annabella.core.actor
import app.annabella.core.may
import app.annabella.core.other
import app.annabella.core.player
import app.annabella.core.seat
import app.annabella.core.store.GameStore
import app.annabella.core.store.Outcome
import app.annabella.game.GameActions
import app.annabella.game.GameOpener
import app.annabella.game.MoveInput
import app.annabella.ui.Field
import app.annabella.ui.Option
import app.annabella.ui.Ui
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.launch

/** What the menu of a game by the Laws has beside that of any game. */
class StrictActions(
    private val ui: Ui,
    private val game: GameStore,
    private val input: MoveInput,
    private val scope: CoroutineScope,
    private val recording: Recording,
    /** Each player has buttons of his own, and acts for himself alone. */
    private val hasSeats: Boolean = false,
) {
    /**
     * What the game waits for by the Laws: who comes says so, who has a move missing on his sheet
     * writes it, and what an adjournment and the end ask.
     */
    fun buttons(view: GameView, actor: GameSide): List<GameActions.Action> = buildList {
        addAll(arrivals(view, actor))
        add(actor, view, R.string.strict_record, DeedKind.RECORD, recording::ask)
        addAll(sealing(view, actor))
        addAll(signing(view, actor))
    }

    /** What a game that is over still asks. */
    fun atTheEnd(view: GameView, actor: GameSide): List<GameActions.Action> =
        if (view.phase is GamePhase.Over) buttons(view, actor) else emptyList()

    fun of(view: GameView, actor: GameSide): List<GameActions.Action> = buildList {
        if (view.mode != GameMode.STRICT) return@buildList
        if (claims(view, actor).isNotEmpty()) {
            add(GameActions.Action(R.string.strict_claim) { askClaim(actor) })
        }
        addAll(calling(view, actor))
        add(actor, view, R.string.strict_own_board, DeedKind.FOLLOW, input::moveOnBoardOf)
        if (MoveInput.turnOf(view) !is GameTurn.Sealing) {
            add(actor, view, R.string.arbiter_adjourn, DeedKind.ADJOURN, ::askAdjournment)
        }
    }

    /** The clocks stop at once, by whoever calls; then he says who he is, and why. */
    private fun calling(view: GameView, actor: GameSide): List<GameActions.Action> {
        val people = whoMay(view, actor, DeedKind.CALL)
        val first = people.firstOrNull() ?: return emptyList()
        val calls = view.seat(first).calls
        return when {
            CallReason.UNSAID in calls -> listOf(
                GameActions.Action(R.string.strict_call) {
                    game.act(first, GameDeed.Call(CallReason.UNSAID))
                    askWho(R.string.strict_call_title, people) { askReason(it, R.string.strict_call_title) }
                },
            )
            // the clocks stand for him already, or he is called only for the settings
            else -> {
                val stand = view.phase is GamePhase.Paused
                val label = if (stand) R.string.strict_call_reason else R.string.strict_call
                val title = if (stand) R.string.strict_call_title else R.string.strict_call_why
                listOf(GameActions.Action(label) { askWho(label, people) { askReason(it, title) } })
            }
        }
    }

    /** Players come to the board, at its beginning and when it goes on. */
    private fun arrivals(view: GameView, actor: GameSide): List<GameActions.Action> = listOf(
        GameSide.FIRST to R.string.strict_white_arrives,
        GameSide.SECOND to R.string.strict_black_arrives,
    ).filter { (side, _) -> view.may(side, DeedKind.ARRIVE) && (!hasSeats || side == actor) }
        .map { (side, label) -> GameActions.Action(label) { game.act(side, GameDeed.Arrive) } }

    /** The result is signed, or what a claim without an arbiter rests on (appendix D). */
    private fun signing(view: GameView, actor: GameSide): List<GameActions.Action> = buildList {
        val verifier = view.verifier
        if (verifier == null) {
            // where nobody has to write there is nothing to sign
            if (!view.hasScoresheets) return@buildList
            add(actor, view, R.string.strict_sign, DeedKind.SIGN, ::sign)
        } else if (!hasSeats || verifier == actor) {
            add(GameActions.Action(R.string.strict_verify) { game.act(verifier, GameDeed.Sign) })
        }
    }

    /** Who has moves to write down writes them, one after the other, before he signs. */
    private fun sign(side: GameSide) {
        if (game.state.value.view.seat(side).missesMoves) {
            recording.ask(side, R.string.strict_sign_first) { sign(side) }
        } else {
            game.act(side, GameDeed.Sign)
        }
    }

    /** What an adjournment asks of a player; in friendly games, too. */
    private fun sealing(view: GameView, actor: GameSide): List<GameActions.Action> = when {
        // also who answers somebody that is not there (guideline 9)
        view.may(actor, DeedKind.SEAL) -> listOf(GameActions.Action(R.string.strict_seal) { seal(actor) })
        view.phase is GamePhase.Resumed -> {
            // the one on move may not be there
            val opener = whoMay(view, actor, DeedKind.OPEN).firstOrNull() ?: actor
            listOf(GameActions.Action(R.string.strict_seal_open) { open(opener) })
        }
        else -> emptyList()
    }

    private fun MutableList<GameActions.Action>.add(
        actor: GameSide,
        view: GameView,
        label: Int,
        deed: DeedKind,
        run: (GameSide) -> Unit,
    ) {
        if (whoMay(view, actor, deed).isEmpty()) return
        add(GameActions.Action(label) { askWho(label, whoMay(game.state.value.view, actor, deed), run) })
    }

    /** The people who may do it, the one first who most likely does. */
    private fun whoMay(view: GameView, actor: GameSide, deed: DeedKind): List<GameSide> {
        fun may(side: GameSide) =
            if (deed == DeedKind.CALL) view.seat(side).calls.isNotEmpty() else view.may(side, deed)
        if (hasSeats) return listOf(actor).filter(::may)
        // a flag is claimed against the player whose time runs
        val first = if (deed == DeedKind.CLAIM_FLAG && view.hasTwoPeople) actor.other else actor
        return listOf(first, first.other)
            .filter { view.player(it) is GamePlayer.Person && may(it) }
    }

    /** Of two people at one device either may mean himself. */
    private fun askWho(title: Int, people: List<GameSide>, run: (GameSide) -> Unit) {
        if (people.size < 2) return people.forEach(run)
        val options = people.map { side ->
            Option({ run(side) }, ui.text(nameOf(side)))
        }
        ui.dialogs.menu(ui.text(title), options)
    }

    /** What can be claimed now, each with who claims it; the core knows what applies. */
    private fun claims(view: GameView, actor: GameSide): List<Option<() -> Unit>> =
        CLAIMS.mapNotNull { (label, deed, ground) ->
            val claimant = whoMay(view, actor, deed)
                .firstOrNull { ground == null || ground in view.seat(it).claims } ?: return@mapNotNull null
            Option({ claim(claimant, deed, ground) }, ui.text(label))
        }

    private fun nameOf(side: GameSide) =
        if (side == GameSide.FIRST) R.string.game_white else R.string.game_black

    private fun askClaim(actor: GameSide) {
        val view = game.state.value.view
        val title = ui.text(R.string.strict_claim_title)
        // of two people at one device either may think that he is meant
        val drawn = whoMay(view, actor, DeedKind.CLAIM).firstOrNull().takeIf {
            view.hasTwoPeople && !hasSeats
        }
        val whose = drawn?.let { "${ui.text(nameOf(it))}: $title" } ?: title
        ui.dialogs.menu(whose, claims(view, actor))
    }

    private fun claim(actor: GameSide, deed: DeedKind, ground: DrawClaim?) = when {
        ground != null -> claimDraw(actor, ground)
        deed == DeedKind.CLAIM_FLAG -> game.act(actor, GameDeed.ClaimFlag)
        deed == DeedKind.CLAIM_TOUCH -> game.act(actor, GameDeed.ClaimTouch)
        else -> game.act(actor, GameDeed.ClaimIllegalMove)
    }

    /** What cannot be claimed now is refused before anything else is asked. */
    private fun claimDraw(actor: GameSide, ground: DrawClaim) {
        scope.launch {
            val problem = ui.dialogs.facing { (game.claimProblem(actor, ground) as? Outcome.Done)?.value }
            when {
                problem != null -> ui.dialogs.tell(ui.text(R.string.strict_claim), problem.printed)
                ground == DrawClaim.REPETITION || ground == DrawClaim.FIFTY_MOVES -> askWhen(actor, ground)
                else -> game.act(actor, GameDeed.Claim(ground, null))
            }
        }
    }

    /** A claim is for the position as it stands, or for that after a move (article 9.2). */
    private fun askWhen(actor: GameSide, ground: DrawClaim) {
        val claimNow = { game.act(actor, GameDeed.Claim(ground, null)) }
        val options = listOf(
            Option(claimNow, ui.text(R.string.strict_claim_now)),
            Option({ input.announceFor(ground) }, ui.text(R.string.strict_claim_next)),
        )
        ui.dialogs.menu(ui.text(R.string.strict_claim_when), options)
    }

    private fun askReason(actor: GameSide, title: Int) {
        val calls = game.state.value.view.seat(actor).calls
        val options = REASONS.filter { (_, reason) ->
            CallReason.UNSAID in calls || reason in calls
        }.map { (label, reason) ->
            Option({ game.act(actor, GameDeed.Call(reason)) }, ui.text(label))
        }
        ui.dialogs.menu(ui.text(title), options)
    }

    /** Who leaves early seals as at the end of the session (guideline 1). */
    private fun askAdjournment(actor: GameSide) {
        val help = ui.text(R.string.strict_adjourn_help)
        ui.dialogs.write(ui.text(R.string.arbiter_adjourn), "", help) {
            game.act(actor, GameDeed.Adjourn(it))
        }
    }

    private fun seal(actor: GameSide) {
        val help = ui.text(R.string.strict_seal_move)
        ui.dialogs.write(ui.text(R.string.strict_seal), "", help, Field.Kind.SECRET) { move ->
            askNewPassphrase { passphrase ->
                scope.launch { tell(game.sealMove(actor.actor, move, passphrase)) }
            }
        }
    }

    /** Twice, as nobody sees what is typed and nothing else opens the envelope. */
    private fun askNewPassphrase(done: (String) -> Unit) {
        val lines = listOf(R.string.strict_seal_passphrase, R.string.strict_seal_again).map {
            Field(ui, ui.text(it), "", Field.Kind.SECRET)
        }
        ui.dialogs.writeLines(
            ui.text(R.string.strict_seal),
            lines,
            wrong = { (first, again) ->
                if (first == again) null else ui.text(R.string.strict_seal_differ)
            },
        ) { done(it.first()) }
    }

    private fun open(actor: GameSide) {
        val help = ui.text(R.string.strict_seal_passphrase)
        ui.dialogs.write(ui.text(R.string.strict_seal_open), "", help, Field.Kind.SECRET) { passphrase ->
            scope.launch { tell(game.openSealedMove(actor.actor, passphrase)) }
        }
    }

    private fun tell(outcome: Outcome<*>) {
        if (outcome is Outcome.Failed) {
            ui.dialogs.tell(
                ui.text(R.string.trouble_title),
                GameOpener.textOf(ui.context, outcome.error),
            )
        }
    }

    private companion object {
        val CLAIMS = listOf(
            Triple(R.string.strict_claim_repetition, DeedKind.CLAIM, DrawClaim.REPETITION),
            Triple(R.string.strict_claim_fifty, DeedKind.CLAIM, DrawClaim.FIFTY_MOVES),
            Triple(R.string.strict_claim_cannot_win, DeedKind.CLAIM, DrawClaim.CANNOT_WIN),
            Triple(R.string.strict_claim_no_effort, DeedKind.CLAIM, DrawClaim.NO_EFFORT),
            Triple(R.string.strict_claim_flag, DeedKind.CLAIM_FLAG, null),
            Triple(R.string.strict_claim_illegal, DeedKind.CLAIM_ILLEGAL_MOVE, null),
            Triple(R.string.strict_claim_touch, DeedKind.CLAIM_TOUCH, null),
        )
        val REASONS = listOf(
            R.string.strict_call_illegal to CallReason.ILLEGAL_MOVE,
            R.string.strict_call_touch to CallReason.TOUCH,
            R.string.strict_call_clock to CallReason.CLOCK,
            R.string.strict_call_board to CallReason.BOARD,
            R.string.strict_call_settings to CallReason.SETTINGS,
            R.string.strict_call_piece to CallReason.PIECE,
            R.string.strict_call_disturbance to CallReason.DISTURBANCE,
            R.string.strict_call_conduct to CallReason.CONDUCT,
            R.string.strict_call_help to CallReason.HELP,
            R.string.strict_call_other to CallReason.OTHER,
        )
    }
}
