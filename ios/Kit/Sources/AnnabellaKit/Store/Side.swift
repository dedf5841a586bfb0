import AnnabellaCore

extension GameSide {
    /// The player on the other side of the board; for any actor.
    public var other: GameSide { self == .first ? .second : .first }

    /// This player, as the one who does something; for any actor.
    public var actor: GameActor { self == .first ? .first : .second }
}

extension GamePlayer {
    /// Whether it is a person; for any actor.
    public var isPerson: Bool { self == .person }
}

extension GameView {
    /// What is a player's alone; for any actor.
    public func seat(_ side: GameSide) -> GameSeat { side == .first ? first : second }

    /// Who plays a side; for any actor.
    public func player(_ side: GameSide) -> GamePlayer { seat(side).player }

    /// Whether the game has ended; for any actor.
    public var isOver: Bool {
        if case .over = phase { true } else { false }
    }
}

extension GameClocks {
    /// The clock of a side; for any actor.
    public func face(_ side: GameSide) -> ClockFace { side == .first ? first : second }
}

extension ClockDisplay {
    /// What the clock of a side shows; nil without one. For any actor.
    public func time(_ side: GameSide) -> String? { side == .first ? first : second }
}
