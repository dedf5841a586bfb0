import AnnabellaCore

extension GameView {
    /// Whether a player may do this now.
    public func may(_ color: PlayerColor, _ deed: DeedName) -> Bool {
        (color == .white ? whiteMay : blackMay) & (1 << deed.place) != 0
    }
}

extension DeedName {
    /// Which of the deeds it is, counted from 0.
    fileprivate var place: UInt32 {
        switch self {
        case .start: 0
        case .arrive: 1
        case .explore: 2
        case .lift: 3
        case .release: 4
        case .move: 5
        case .promote: 6
        case .press: 7
        case .offer: 8
        case .accept: 9
        case .decline: 10
        case .claim: 11
        case .resign: 12
        case .confirm: 13
        case .cancel: 14
        case .undo: 15
        case .redo: 16
        case .hint: 17
        case .suggest: 18
        case .pause: 19
        case .continue: 20
        case .setLevel: 21
        case .declare: 22
        case .tick: 23
        }
    }
}
