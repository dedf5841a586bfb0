import AnnabellaCore

/// `WHO > ACTION` as a value; nil if it is none.
func action(_ text: String) -> GameAction? {
    let parts = text.split(separator: ">", maxSplits: 1)
    guard parts.count == 2 else { return nil }
    let who = trimmed(parts[0])
    guard let by = actorWords.first(where: { $0.1 == who })?.0, let deed = deed(trimmed(parts[1]))
    else { return nil }
    return GameAction(by: by, deed: deed)
}

private let plainDeeds: [String: GameDeed] = [
    "start": .start, "arrive": .arrive, "press": .press, "offer": .offer, "accept": .accept,
    "decline": .decline, "resign": .resign, "confirm": .confirm, "cancel": .cancel,
    "undo": .undo, "redo": .redo, "hint": .hint, "pause": .pause, "continue": .continue,
    "tick": .tick, "claim repetition": .claim(ground: .repetition),
    "claim fifty": .claim(ground: .fiftyMoves), "declare 1-0": .declare(verdict: .whiteWins),
    "declare 0-1": .declare(verdict: .blackWins), "declare 1/2-1/2": .declare(verdict: .draw),
]

func deed(_ text: String) -> GameDeed? {
    if let plain = plainDeeds[text] {
        return plain
    }
    let words = text.split(separator: " ").map(String.init)
    switch (words.first, words.count) {
    case ("explore", 2): return square(words[1]).map { .explore(square: $0) }
    case ("lift", 2): return square(words[1]).map { .lift(square: $0) }
    case ("release", 2): return square(words[1]).map { .release(square: $0) }
    case ("move", 2): return squares(words[1]).map { .move(squares: $0) }
    case ("suggest", 2): return squares(words[1]).map { .suggest(squares: $0) }
    case ("promote", 2):
        return pieceWords.first { $0.1 == words[1] }.map { .promote(piece: $0.0) }
    case ("level", 3):
        guard let color = [PlayerColor.white, .black].first(where: { word($0) == words[1] }),
            let level = UInt32(words[2])
        else { return nil }
        return .setLevel(color: color, level: level)
    default: return nil
    }
}

/// `e2e4`, `e7e8q`.
func squares(_ text: String) -> MoveSquares? {
    guard let from = square(text.prefix(2)), let to = square(text.dropFirst(2).prefix(2)) else {
        return nil
    }
    let letters: [String: PieceKind] = ["q": .queen, "r": .rook, "b": .bishop, "n": .knight]
    let letter = String(text.dropFirst(4))
    if letter.isEmpty {
        return MoveSquares(from: from, to: to, promotion: nil)
    }
    return letters[letter].map { MoveSquares(from: from, to: to, promotion: $0) }
}

func trimmed(_ text: some StringProtocol) -> String {
    var rest = text[...]
    while rest.first?.isWhitespace == true { rest.removeFirst() }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return String(rest)
}
