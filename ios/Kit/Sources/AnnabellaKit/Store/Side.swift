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

    /// Whether the game has ended; for any actor.
    public var isOver: Bool {
        if case .over = phase { true } else { false }
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
