package app.annabella.core.transcript

import app.annabella.core.BoardPiece
import app.annabella.core.ClockFace
import app.annabella.core.DeedKind
import app.annabella.core.EnvelopeState
import app.annabella.core.GameAdjournment
import app.annabella.core.GameClocks
import app.annabella.core.GameHint
import app.annabella.core.GameKind
import app.annabella.core.GamePhase
import app.annabella.core.GameSide
import app.annabella.core.GameTurn
import app.annabella.core.GameView
import app.annabella.core.PieceKind
import app.annabella.core.may
import app.annabella.core.moves
import app.annabella.core.pieceAt
import app.annabella.core.seat

/** What a view says, by the names of the facts of a transcript. */
internal fun factsOf(view: GameView): Map<String, String> = buildMap {
    put("turn", word(view.turn))
    put("phase", phase(view.shape, view.phase))
    val ending = (view.phase as? GamePhase.Over)?.ending
    put("ending", ending?.let { reason(it.reason) } ?: "none")
    put("result", ending?.result ?: "*")
    put("plies", "${view.plies}")
    put("standing", "${view.occurrences}")
    // by the Laws no sign tells of it before the end
    if (view.hasAids) put("check", if (view.alarms.isEmpty()) "no" else "yes")
    put("offers", view.offer?.let(::word) ?: "none")
    put("deciding", view.quickplayClaim?.let { "${word(it.by)} ${word(it.ground)}" } ?: "none")
    val signed = GameSide.entries.filter { view.seat(it).hasSigned }
    put("signed", signed.joinToString(" ", transform = ::word).ifEmpty { "none" })
    putAll(view.adjournment?.let(::envelope) ?: mapOf("envelope kept" to "none"))
    when (view.hint) {
        is GameHint.NotAsked -> put("hint", "none")
        is GameHint.Asked -> put("hint", "asked")
        is GameHint.Given -> Unit
    }
    for (side in GameSide.entries) {
        put("peeks ${word(side)}", "${view.seat(side).peeks}")
        val may = DeedKind.entries.filter { view.may(side, it) }
        put("may ${word(side)}", may.joinToString(" ", transform = ::word))
    }
    view.clocks?.let { putAll(clocks(it)) }
}

/** The board as FEN has it. */
internal fun placement(board: ByteArray): String = (7 downTo 0).joinToString("/") { rank ->
    val squares = rank * 8 until rank * 8 + 8
    val row = squares.joinToString("") { board.pieceAt(it)?.let(::letter) ?: " " }
    row.replace(EMPTY) { "${it.value.length}" }
}

private fun letter(piece: BoardPiece): String {
    val letter = if (piece.kind == PieceKind.KNIGHT) "n" else piece.kind.name.take(1).lowercase()
    return if (piece.side == GameSide.FIRST) letter.uppercase() else letter
}

/** The legal moves as texts; castling is king onto rook. */
internal fun legalMoves(view: GameView): List<String> =
    view.moves.map { written(view.shape, it.path) }

/** What is written with the words of chess, in those of a game. */
internal fun inWordsOf(kind: GameKind, text: String): String = when (kind) {
    GameKind.CHESS, GameKind.CHESS960 -> text
    GameKind.CHECKERS -> text.replace(SIDE) { if (it.value == FIRST) "red" else FIRST }
    GameKind.YIN_YANG -> text.replace(SIDE) { if (it.value == FIRST) "black" else FIRST }
}

private fun phase(shape: GameShape, phase: GamePhase): String = when (phase) {
    is GamePhase.Waiting -> "waiting"
    is GamePhase.Playing -> turn(shape, phase.turn)
    is GamePhase.Paused -> "paused ${turn(shape, phase.turn)}"
    is GamePhase.Adjourned -> "adjourned"
    is GamePhase.Resumed -> "resumed"
    is GamePhase.Over -> "over"
}

private fun turn(shape: GameShape, turn: GameTurn): String = when (turn) {
    is GameTurn.Thinking -> "thinking"
    is GameTurn.Holding -> "holding ${squareName(turn.from.toInt())}"
    is GameTurn.Promoting -> "promoting ${squareName(turn.from.toInt())}${squareName(turn.to.toInt())}"
    is GameTurn.ToPress -> "to-press"
    is GameTurn.Placed -> "placed ${squareName(turn.from.toInt())}${squareName(turn.to.toInt())}"
    is GameTurn.Announcing ->
        "${if (turn.isSpoken) "announced" else "announcing"} ${written(shape, turn.path)}"
    is GameTurn.Repeating -> "repeating"
    is GameTurn.Sealing -> if (turn.isSealed) "sealed" else "to-seal"
}

/** What stands on the envelope. A move that was made on the board is in no view. */
private fun envelope(adjournment: GameAdjournment): Map<String, String> = buildMap {
    put("envelope fen", adjournment.fen)
    put("envelope used", "${time(adjournment.firstUsedMs)} ${time(adjournment.secondUsedMs)}")
    put("envelope by", word(adjournment.sealedBy))
    put("envelope number", "${adjournment.moveNumber}")
    put("envelope offer", adjournment.offer?.let(::word) ?: "none")
    put("envelope resumption", adjournment.resumption)
    if (adjournment.envelope != EnvelopeState.ON_BOARD) {
        put("envelope kept", word(adjournment.envelope))
    }
}

private fun clocks(clocks: GameClocks): Map<String, String> = buildMap {
    val faces = mapOf(GameSide.FIRST to clocks.first, GameSide.SECOND to clocks.second)
    val words = faces.map { (side, face) ->
        val running = if (clocks.running == side) " running" else ""
        "${word(side)} ${left(face)}$running"
    }
    put("clocks", words.joinToString(", "))
    for ((side, face) in faces) {
        put("delay ${word(side)}", time(face.delayLeftMs))
        put("used ${word(side)}", time(face.usedMs))
        put("counter ${word(side)}", "${face.moves}")
        put("period ${word(side)}", "${face.period}")
        put("to-go ${word(side)}", face.movesToGo?.toString() ?: "all")
    }
}

private fun left(face: ClockFace): String = face.leftMs?.let(::time) ?: "none"

internal fun time(ms: ULong): String {
    val seconds = (ms / 1_000u % 60u).toString().padStart(2, '0')
    val decimals = (ms % 1_000u).toString().padStart(3, '0').trimEnd('0')
    return "${ms / 60_000u}:$seconds" + if (decimals.isEmpty()) "" else ".$decimals"
}

private val EMPTY = Regex(" +")
private const val FIRST = "white"
private val SIDE = Regex("\\b(white|black)\\b")
