import AnnabellaCore
import AnnabellaKit
import Foundation

/// What a view says, by the names of the facts of a transcript.
func facts(of view: GameView) -> [(name: String, shown: String)] {
    var facts = [
        ("turn", word(view.turn)),
        ("phase", phase(view.phase)),
        ("plies", "\(view.plies)"),
        ("standing", "\(view.occurrences)"),
        ("check", view.check == nil ? "no" : "yes"),
        ("offers", view.offer.map(word) ?? "none"),
        ("deciding", view.quickplayClaim.map { "\(word($0.by)) \(word($0.ground))" } ?? "none"),
        ("signed", signed(view)),
    ]
    if let adjournment = view.adjournment {
        facts += envelope(adjournment)
    } else {
        facts.append(("envelope kept", "none"))
    }
    if case .over(let ending) = view.phase {
        facts += [("ending", word(ending.reason)), ("result", ending.result)]
    } else {
        facts += [("ending", "none"), ("result", "*")]
    }
    switch view.hint {
    case .notAsked: facts.append(("hint", "none"))
    case .asked: facts.append(("hint", "asked"))
    case .given: break
    }
    for color in PlayerColor.allCases {
        let may = DeedKind.allCases.filter { view.may(color, $0) }.map { word($0) }
        facts.append(("may \(word(color))", may.joined(separator: " ")))
    }
    facts += [
        ("peeks white", "\(view.whitePeeks)"),
        ("peeks black", "\(view.blackPeeks)"),
    ]
    if let clocks = view.clocks {
        facts += faces(clocks)
    }
    return facts
}

/// The board as FEN has it.
func placement(_ board: Data) -> String {
    let ranks = (UInt8(0)..<8).reversed().map { rank in
        (UInt8(0)..<8).map { letter(board.piece(at: rank * 8 + $0)) }.joined()
    }
    return ranks.joined(separator: "/").replacing(/-+/) { "\($0.output.count)" }
}

/// The legal moves as UCI has them; castling is king onto rook.
func legalMoves(_ view: GameView) -> [String] {
    (UInt8(0)..<64).flatMap(view.moves).map { word($0.squares) }
}

private func phase(_ phase: GamePhase) -> String {
    switch phase {
    case .waiting: "waiting"
    case .playing(let turn): word(turn)
    case .paused(let turn): "paused \(word(turn))"
    case .adjourned: "adjourned"
    case .resumed: "resumed"
    case .over: "over"
    }
}

private func word(_ turn: GameTurn) -> String {
    switch turn {
    case .thinking: "thinking"
    case .holding(let from): "holding \(word(square: from))"
    case .promoting(let from, let to): "promoting \(word(square: from))\(word(square: to))"
    case .toPress: "to-press"
    case .placed(let from, let to): "placed \(word(square: from))\(word(square: to))"
    case .announcing(let squares, let isSpoken):
        "\(isSpoken ? "announced" : "announcing") \(word(squares))"
    case .repeating: "repeating"
    case .sealing(let isSealed): isSealed ? "sealed" : "to-seal"
    }
}

private func signed(_ view: GameView) -> String {
    switch (view.whiteSigned, view.blackSigned) {
    case (true, true): "white black"
    case (true, false): "white"
    case (false, true): "black"
    case (false, false): "none"
    }
}

/// What stands on the envelope. A move that was made on the board is in no view.
private func envelope(_ adjournment: GameAdjournment) -> [(String, String)] {
    let used = "\(word(ms: adjournment.whiteUsedMs)) \(word(ms: adjournment.blackUsedMs))"
    let facts = [
        ("envelope fen", adjournment.fen),
        ("envelope used", used),
        ("envelope by", word(adjournment.sealedBy)),
        ("envelope number", "\(adjournment.moveNumber)"),
        ("envelope offer", adjournment.offer.map(word) ?? "none"),
        ("envelope resumption", adjournment.resumption),
    ]
    return adjournment.envelope == .onBoard
        ? facts : facts + [("envelope kept", "\(adjournment.envelope)")]
}

private func faces(_ clocks: GameClocks) -> [(String, String)] {
    let faces = [(PlayerColor.white, clocks.white), (.black, clocks.black)]
    let both = faces.map { color, face in
        let running = clocks.running == color ? " running" : ""
        return "\(word(color)) \(face.leftMs.map(word(ms:)) ?? "none")\(running)"
    }
    return [("clocks", both.joined(separator: ", "))]
        + faces.flatMap { color, face in
            [
                ("delay \(word(color))", word(ms: face.delayLeftMs)),
                ("used \(word(color))", word(ms: face.usedMs)),
                ("counter \(word(color))", "\(face.moves)"),
                ("period \(word(color))", "\(face.period)"),
                ("to-go \(word(color))", face.movesToGo.map { "\($0)" } ?? "all"),
            ]
        }
}
