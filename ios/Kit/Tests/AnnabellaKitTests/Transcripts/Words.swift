import AnnabellaCore

// The words of docs/transcripts.md for what crosses the boundary as values.

func word(_ color: PlayerColor) -> String {
    color == .white ? "white" : "black"
}

func word(_ actor: GameActor) -> String {
    "\(actor)"
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
