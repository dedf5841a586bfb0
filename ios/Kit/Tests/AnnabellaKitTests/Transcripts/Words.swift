import AnnabellaCore

// The words of docs/transcripts.md for what crosses the boundary as values.

let actorWords: [(GameActor, String)] = [
    (.white, "white"), (.black, "black"), (.arbiter, "arbiter"), (.assistant, "assistant"),
    (.clock, "clock"), (.engine, "engine"),
]

let pieceWords: [(PieceKind, String)] = [
    (.queen, "queen"), (.rook, "rook"), (.bishop, "bishop"), (.knight, "knight"),
]

func word(_ color: PlayerColor) -> String {
    color == .white ? "white" : "black"
}

func word(_ actor: GameActor) -> String {
    actorWords.first { $0.0 == actor }?.1 ?? "\(actor)"
}

func word(_ deed: DeedName) -> String {
    deed == .setLevel ? "level" : "\(deed)"
}

func word(_ reason: EndingReason) -> String {
    switch reason {
    case .deadPosition: "dead"
    case .fiftyMoves: "fifty"
    default: "\(reason)"
    }
}

/// `e4` for 28.
func word(square: UInt8) -> String {
    let file = Character(Unicode.Scalar(UInt8(ascii: "a") + square % 8))
    return "\(file)\(square / 8 + 1)"
}

func square(_ text: some StringProtocol) -> UInt8? {
    let bytes = Array(text.utf8)
    guard bytes.count == 2, (97...104).contains(bytes[0]), (49...56).contains(bytes[1]) else {
        return nil
    }
    return bytes[0] - 97 + 8 * (bytes[1] - 49)
}
