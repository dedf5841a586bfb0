import AnnabellaCore

@testable import AnnabellaKit

/// The view says something else than the game does when it is asked.
struct Contradiction: Error {
    let fact: String
    let shown: String
}

extension Case {
    /// What is shown is what the game says when it is asked for facts.
    func compare(_ view: GameView) throws {
        for (name, shown) in facts(of: view) {
            // in other games no fact is about alarms, and by the Laws no sign tells before the end
            if kind != .chess || !view.hasAids, name == "check" { continue }
            let asked = name.inWords(of: kind)
            try same(asked, fact(asked), shown.inWords(of: kind))
        }
        for side in GameSide.allCases {
            let name = "name \(word(side))".inWords(of: kind)
            try same(name, fact(name), playerName(side))
        }
        let legal = legalMoves(view)
        if !legal.isEmpty || view.phase == .playing(turn: .thinking) {
            try same("left", fact("left"), "\(legal.count)")
            try same("legal", "holds", fact("legal \(legal.joined(separator: " "))"))
        }
        if view.clocks == nil {
            try same("pace", fact("pace"), "untimed")
        }
        let next = view.nextMomentMs.map { word(ms: gameTime($0)) } ?? "none"
        try same("next-moment", fact("next-moment"), next)
        // a pass leaves none to be shown
        let made = try moves().last.flatMap { $0.played.path.points.isEmpty ? nil : $0 }
        let last = made.map { "\($0.played.path) \($0.played.kind)" }
        let shown = view.latestMove.map { "\($0.path) \($0.kind)" }
        try same("the last move", last ?? "none", shown ?? "none")
        if kind == .chess { try compareChess(view) }
        if kind == .yinYang { try compareStones(view) }
    }

    private func compareStones(_ view: GameView) throws {
        try same("target", fact("target"), view.target.map { "\($0)" } ?? "none")
        try same("captures black", fact("captures black"), "\(view.first.taken.count)")
        try same("captures white", fact("captures white"), "\(view.second.taken.count)")
    }

    private func compareChess(_ view: GameView) throws {
        let fen = try fact("fen").split(separator: " ")
        try same("move number", "\(fen[5])", "\(view.moveNumber)")
        // nobody listens: of two people it is the board of the sighted one
        let agreed = try self.setup()
        let isBlind = [agreed.first.conduct, agreed.second.conduct].map { $0?.isBlind == true }
        let viewer: GameSide =
            isBlind == [true, false] ? .second : isBlind == [false, true] ? .first : view.turn
        try same("board", fact("board-of \(word(viewer))"), placement(view.board))
        if case .given(let path) = view.hint {
            try same("hint", fact("hint"), fact("pgn \(word(path))"))
        }
        for point in view.alarms {
            let king = BoardPiece(side: view.turn, kind: .king)
            try same("the piece in check", letter(king), letter(view.board.piece(at: Int(point))))
        }
        if placement(view.board) == fen[0] {
            let isSame = try boardAfter(view.plies) == view.board
            try same("the board", isSame ? "as now" : "another", "as now")
        }
    }

    private func same(_ name: String, _ fact: String, _ shown: String) throws {
        if fact != shown {
            throw Contradiction(fact: "\(name) \(fact)", shown: "\(name) \(shown) in the view")
        }
    }
}
