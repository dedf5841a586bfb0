import AnnabellaCore

extension GameView {
    /// Whether a player may do this now; for any actor.
    public func may(_ color: PlayerColor, _ deed: DeedName) -> Bool {
        let bits = color == .white ? whiteMay : blackMay
        return DeedName.allCases.firstIndex(of: deed).map { bits >> $0 & 1 == 1 } ?? false
    }
}
