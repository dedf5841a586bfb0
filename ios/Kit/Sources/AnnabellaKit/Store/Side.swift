import AnnabellaCore

extension PlayerColor {
    /// The player on the other side of the board; for any actor.
    public var other: PlayerColor { self == .white ? .black : .white }

    /// This player, as the one who does something; for any actor.
    public var actor: GameActor { self == .white ? .white : .black }
}

extension GamePlayer {
    /// Whether it is a person; for any actor.
    public var isPerson: Bool { self == .person }
}

extension GameView {
    /// Who plays a colour; for any actor.
    public func player(_ color: PlayerColor) -> GamePlayer { color == .white ? white : black }

    /// Whether both players are people; for any actor.
    public var hasTwoPeople: Bool { white.isPerson && black.isPerson }

    /// Whether the game has ended; for any actor.
    public var isOver: Bool {
        if case .over = phase { true } else { false }
    }

    /// Who has to confirm what a claim rests on that an arbiter decides later (appendix D); nil
    /// when nobody has to. For any actor.
    public var verifier: PlayerColor? {
        guard case .over(let ending) = phase, ending.reason == .referred else { return nil }
        // who has claimed was on move
        return may(turn.other, .sign) ? turn.other : nil
    }

    /// Whose side is looked at: the person's against a computer, of two the one on move.
    /// For any actor.
    public var ownSide: PlayerColor {
        if !white.isPerson { return .black }
        return black.isPerson ? turn : .white
    }

    /// Whether some of the board is hidden from somebody who plays; for any actor.
    public var hidesBoard: Bool { whiteHidden != .nothing || blackHidden != .nothing }

    /// What the player of `ownSide` does not see of the board; a game that is over hides
    /// nothing. For any actor.
    public var hiddenNow: HiddenBoard {
        if isOver { return .nothing }
        return ownSide == .white ? whiteHidden : blackHidden
    }
}

extension GameClocks {
    /// The clock of a side; for any actor.
    public func face(_ color: PlayerColor) -> ClockFace { color == .white ? white : black }
}

extension ClockDisplay {
    /// What the clock of a side shows; nil without one. For any actor.
    public func time(_ color: PlayerColor) -> String? { color == .white ? white : black }
}

extension SavedContent {
    /// Whether some of the board is hidden from somebody who plays; for any actor.
    public var hidesBoard: Bool { whiteHidden != .nothing || blackHidden != .nothing }
}
