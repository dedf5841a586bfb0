import AnnabellaCore
import AnnabellaKit
import Foundation

/// What a view says, by the names of the facts of a transcript.
func facts(of view: GameView) -> [(name: String, shown: String)] {
    var facts = [
        ("turn", word(view.turn)),
        ("phase", phase(view.phase, in: view.shape)),
        ("plies", "\(view.plies)"),
        ("standing", "\(view.occurrences)"),
        ("check", view.alarms.isEmpty ? "no" : "yes"),
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
    for side in GameSide.allCases {
        let may = DeedKind.allCases.filter { view.may(side, $0) }.map { word($0) }
        facts.append(("may \(word(side))", may.joined(separator: " ")))
    }
    facts += [
        ("peeks white", "\(view.first.peeks)"),
        ("peeks black", "\(view.second.peeks)"),
    ]
    if let clocks = view.clocks {
        facts += faces(clocks)
    }
    return facts
}

/// The board as FEN has it.
func placement(_ board: Data) -> String {
    let ranks = (0..<8).reversed().map { rank in
        (0..<8).map { letter(board.piece(at: rank * 8 + $0)) }.joined()
    }
    return ranks.joined(separator: "/").replacing(/-+/) { "\($0.output.count)" }
}

/// The legal moves as their game writes them; castling is king onto rook.
func legalMoves(_ view: GameView) -> [String] {
    view.allMoves.map { written($0.path, in: view.shape) }
}

private func phase(_ phase: GamePhase, in shape: GameShape) -> String {
    switch phase {
    case .waiting: "waiting"
    case .playing(let turn): word(turn, in: shape)
    case .paused(let turn): "paused \(word(turn, in: shape))"
    case .adjourned: "adjourned"
    case .resumed: "resumed"
    case .over: "over"
    }
}

private func word(_ turn: GameTurn, in shape: GameShape) -> String {
    switch turn {
    case .thinking: "thinking"
    case .holding(let from): "holding \(word(square: from))"
    case .promoting(let from, let to): "promoting \(word(square: from))\(word(square: to))"
    case .toPress: "to-press"
    case .placed(let from, let to): "placed \(word(square: from))\(word(square: to))"
    case .announcing(let path, let isSpoken):
        "\(isSpoken ? "announced" : "announcing") \(written(path, in: shape))"
    case .repeating: "repeating"
    case .sealing(let isSealed): isSealed ? "sealed" : "to-seal"
    }
}

private func signed(_ view: GameView) -> String {
    switch (view.first.hasSigned, view.second.hasSigned) {
    case (true, true): "white black"
    case (true, false): "white"
    case (false, true): "black"
    case (false, false): "none"
    }
}

/// What stands on the envelope. A move that was made on the board is in no view.
private func envelope(_ adjournment: GameAdjournment) -> [(String, String)] {
    let used = "\(word(ms: adjournment.firstUsedMs)) \(word(ms: adjournment.secondUsedMs))"
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
    let faces = [(GameSide.first, clocks.first), (.second, clocks.second)]
    let both = faces.map { side, face in
        let running = clocks.running == side ? " running" : ""
        return "\(word(side)) \(face.leftMs.map(word(ms:)) ?? "none")\(running)"
    }
    return [("clocks", both.joined(separator: ", "))]
        + faces.flatMap { side, face in
            [
                ("delay \(word(side))", word(ms: face.delayLeftMs)),
                ("used \(word(side))", word(ms: face.usedMs)),
                ("counter \(word(side))", "\(face.moves)"),
                ("period \(word(side))", "\(face.period)"),
                ("to-go \(word(side))", face.movesToGo.map { "\($0)" } ?? "all"),
            ]
        }
}
