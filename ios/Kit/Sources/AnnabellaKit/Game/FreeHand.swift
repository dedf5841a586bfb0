import AnnabellaCore

/// A hand on a board where nothing binds: it moves any piece anywhere, and the core says what
/// comes of it.
@MainActor
protocol FreeHand {
    /// Whether it can take up what stands there.
    func isPiece(_ square: Int) -> Bool

    /// Whether what stands there, as far as that is known, is a pawn.
    func isPawn(_ square: Int) -> Bool

    /// Whose piece goes from there.
    func owner(of square: Int) -> GameSide

    func make(_ path: GamePath)
}

extension FreeHand {
    /// Whether what the pawn became has to be named.
    func promotes(from: Int, to: Int) -> Bool {
        (to / 8 == 0 || to / 8 == 7) && isPawn(from)
    }
}
