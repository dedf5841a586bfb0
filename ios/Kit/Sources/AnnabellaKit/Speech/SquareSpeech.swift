import AnnabellaCore

/// Says what is on the squares to which a finger comes without VoiceOver.
@MainActor
public final class SquareSpeech {
    private let game: GameStore
    private let announcer: Announcer
    private var read: (revision: UInt64, labels: [Phrase])?

    public init(_ game: GameStore, _ announcer: Announcer) {
        self.game = game
        self.announcer = announcer
    }

    public func say(_ square: Int) {
        announcer.answer(isRemembered: false) { await self.label(of: square).map { [$0] } ?? [] }
    }

    private func label(of square: Int) async -> Phrase? {
        let now = game.state.view.revision
        if read?.revision != now {
            guard case .success(let labels) = await game.squareLabels() else { return nil }
            read = (now, labels)
        }
        return read?.labels[square]
    }
}
