package app.annabella.core.transcript

import app.annabella.core.DeedKind
import app.annabella.core.DrawClaim
import app.annabella.core.EndingReason
import app.annabella.core.GameAction
import app.annabella.core.GameActor
import app.annabella.core.GameDeed
import app.annabella.core.GameEnding
import app.annabella.core.GameEvent
import app.annabella.core.GameKind
import app.annabella.core.GameSide
import app.annabella.core.GameStrength
import app.annabella.core.Happening
import app.annabella.core.actionText
import app.annabella.core.actor

/** An event in the words of a transcript. */
private val CHESS = GameShape(GameKind.CHESS, 8u)

internal fun textOf(event: GameEvent, shape: GameShape = CHESS): String =
    textOf(event.what, shape) + (event.article?.let { " article=$it" } ?: "")

private fun textOf(what: Happening, shape: GameShape): String = when (what) {
    is Happening.Started -> "started"
    is Happening.Arrived -> "arrived ${word(what.by)}"
    is Happening.Lifted -> "lifted ${word(what.by)} ${squareName(what.square.toInt())}"
    is Happening.Adjusting ->
        (
            listOf("adjusting", word(what.by)) +
                (0..63).filter { what.squares shr it and 1uL == 1uL }.map { squareName(it) }
            )
            .joinToString(" ")
    is Happening.Adjusted -> "adjusted ${word(what.by)} ${squareName(what.square.toInt())}"
    is Happening.Touched -> "touched ${word(what.by)} ${squareName(what.square.toInt())}"
    is Happening.PutBack -> "put-back ${word(what.by)} ${squareName(what.square.toInt())}"
    is Happening.PromotionAsked -> "promotion-asked ${word(what.by)} ${squareName(what.square.toInt())}"
    is Happening.Moved -> "moved ${word(what.played.by)} ${what.played.notation}"
    is Happening.IllegalMove -> {
        val asked = "${word(what.by)} ${written(shape, what.path)}"
        "illegal-move $asked number=${what.number} ${what.refusal.code}"
    }
    is Happening.Pressed -> "pressed ${word(what.by)}"
    is Happening.TakenOut -> "taken-out ${word(what.by)} ${squareName(what.square.toInt())}"
    is Happening.Placed -> "placed ${word(what.by)} ${written(shape, what.path)}"
    is Happening.Announced -> {
        val again = if (what.isCorrection) " correction" else ""
        "announced ${word(what.by)} ${written(shape, what.path)}$again"
    }
    is Happening.Spoken -> "spoken ${word(what.by)}"
    is Happening.Corrected -> "corrected ${word(what.by)}"
    is Happening.Repeated -> "repeated ${word(what.by)} ${written(shape, what.path)}"
    is Happening.WronglyRepeated ->
        "wrongly-repeated ${word(what.by)} ${written(shape, what.said)} move=${written(shape, what.path)}"
    is Happening.Followed -> "followed ${word(what.by)} ${written(shape, what.path)}"
    is Happening.BoardSetRight -> "board-set-right ${word(what.of)}"
    is Happening.SheetsDiffer -> "sheets-differ ${what.number}"
    is Happening.Peeked -> "peeked ${word(what.by)} ${what.number}"
    is Happening.Answered -> "answered ${word(what.by)}"
    is Happening.PeriodBegan -> "period ${word(what.by)} ${what.period}"
    is Happening.FlagFell -> {
        val end = if (what.isOutOfTime) " out-of-time" else ""
        "flag ${word(what.by)} period=${what.period}$end"
    }
    is Happening.Offered -> "offered ${word(what.by)}"
    is Happening.Declined -> "declined ${word(what.by)}"
    is Happening.ClaimRejected -> {
        val announced = what.announced?.let { " announced=$it" } ?: ""
        "claim-rejected ${word(what.by)} ${word(what.ground)}$announced"
    }
    is Happening.TimeGiven -> "time-given ${word(what.to)} ${time(what.timeMs)}"
    is Happening.ArbiterCalled -> "arbiter-called ${word(what.by)} ${word(what.reason)}"
    is Happening.Ruled -> {
        val ruled = GameAction(GameActor.ARBITER, GameDeed.Rule(what.ruling))
        "ruled ${actionText(GameKind.CHESS, ruled).removePrefix("arbiter > rule ")}"
    }
    is Happening.FlagDown -> "flag-down ${word(what.by)}"
    is Happening.TouchBroken -> "touch-broken ${word(what.by)}"
    is Happening.Retracted -> {
        val plies = if (what.plies > 1u) " plies=${what.plies}" else ""
        "retracted ${word(what.by)}$plies"
    }
    is Happening.CorrectionProposed ->
        "correction-proposed ${word(what.by)} ${written(shape, what.path)} ply=${what.ply}"
    is Happening.IllegalIntention ->
        "illegal-intention ${word(what.by)} ${written(shape, what.path)} ${what.refusal.code}"
    is Happening.QuickplayClaimed -> "quickplay-claimed ${word(what.by)} ${word(what.ground)}"
    is Happening.RecordNotRequired -> "record-not-required ${word(what.by)}"
    is Happening.Recorded -> "recorded ${word(what.by)} ${what.number}"
    is Happening.Signed -> "signed ${word(what.by)}"
    is Happening.SessionOver -> "session-over"
    is Happening.Sealing -> "sealing ${word(what.by)}"
    is Happening.Sealed -> "sealed ${word(what.by)}"
    is Happening.Adjourned -> "adjourned ${word(what.by)}"
    is Happening.AnswerSealed -> "answer-sealed ${word(what.by)}"
    is Happening.Resumed -> "resumed"
    is Happening.Opened -> "opened ${word(what.by)} ${quoted(what.text)}"
    is Happening.ResignationAsked -> "resignation-asked ${word(what.by)}"
    is Happening.ResignationCancelled -> "resignation-cancelled ${word(what.by)}"
    is Happening.TakenBack -> "taken-back ${what.plies}"
    is Happening.PlayedAgain -> "played-again ${what.plies}"
    is Happening.HintAsked -> "hint-asked ${word(what.by)}"
    is Happening.Suggested -> "suggested ${what.notation}"
    is Happening.LevelChanged -> "level ${word(what.side)} ${strength(what.strength)}"
    is Happening.Paused -> "paused ${word(what.by)}"
    is Happening.Continued -> "continued ${word(what.by)}"
    is Happening.Sent -> "sent ${word(what.by)}"
    is Happening.Ended -> {
        val undecided = if (what.ending.isUndecided) " undecided" else ""
        "ended ${winner(what.ending)} ${reason(what.ending.reason)}$undecided"
    }
    is Happening.Refused -> "refused ${word(what.by)} ${word(what.deed)} ${what.refusal.code}"
}

internal fun word(name: Enum<*>): String = hyphened(name)

/** A player in the words of a transcript of chess. */
internal fun word(side: GameSide): String = word(side.actor)

/** Somebody who acts, in the same words. */
internal fun word(actor: GameActor): String = when (actor) {
    GameActor.FIRST -> "white"
    GameActor.SECOND -> "black"
    else -> hyphened(actor)
}

/** A deed in the words of a transcript. */
internal fun word(name: DeedKind): String = when (name) {
    DeedKind.SET_LEVEL -> "level"
    DeedKind.CLAIM_ILLEGAL_MOVE -> "claim-illegal"
    else -> hyphened(name)
}

/** How well the computer plays, in the words of a transcript. */
private fun strength(strength: GameStrength): String = when (strength) {
    is GameStrength.Level -> "${strength.number}"
    is GameStrength.Full -> "full ${strength.moveMs / 1_000uL}"
}

/** The ground of a claim in the words of a transcript. */
internal fun word(ground: DrawClaim): String =
    if (ground == DrawClaim.FIFTY_MOVES) "fifty" else hyphened(ground)

private fun hyphened(name: Enum<*>): String = name.name.lowercase().replace('_', '-')

private fun quoted(text: String): String =
    "\"${text.replace("\\", "\\\\").replace("\"", "\\\"")}\""

private fun winner(ending: GameEnding): String =
    ending.winner?.let(::word) ?: when (ending.result) {
        "0-0" -> "both-lose"
        "1/2-1/2" -> "draw"
        else -> ending.result
    }

internal fun reason(reason: EndingReason): String = when (reason) {
    EndingReason.DEAD_POSITION -> "dead"
    EndingReason.FIFTY_MOVES -> "fifty"
    EndingReason.ILLEGAL_BLITZ_MOVE -> "illegal-move"
    else -> hyphened(reason)
}
