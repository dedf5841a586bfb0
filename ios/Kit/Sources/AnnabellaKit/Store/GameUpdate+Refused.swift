import AnnabellaCore

extension GameUpdate {
    /// The deed was not done, and the words say why.
    var isRefused: Bool {
        events.contains { event in
            switch event.what {
            case .refused, .illegalMove: true
            default: false
            }
        }
    }
}
