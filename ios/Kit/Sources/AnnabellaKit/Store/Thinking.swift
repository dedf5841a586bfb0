import AnnabellaCore

extension GameView {
    /// Whether the computer thinks now, about whatever it is; for any actor.
    public var isThinking: Bool {
        switch engine {
        case .move, .hint, .drawOffer, .opinion: true
        case .idle, .stopped: false
        }
    }
}
