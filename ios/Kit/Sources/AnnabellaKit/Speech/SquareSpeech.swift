import AnnabellaCore
import Foundation

/// Says what is on the squares to which a finger comes without VoiceOver.
@MainActor
public final class SquareSpeech {
    private let game: GameStore
    private let announcer: Announcer
    private var read: (revision: UInt64, isPeeked: Bool, labels: [Phrase])?

    public init(_ game: GameStore, _ announcer: Announcer) {
        self.game = game
        self.announcer = announcer
    }

    /// `peeked` is the board that is looked at, though it is hidden.
    public func say(_ square: Int, peeked: Data?, _ speech: SpeechSettings) {
        announcer.answer(isRemembered: false) {
            await self.label(of: square, peeked, speech).map { [$0] } ?? []
        }
    }

    private func label(
        of square: Int, _ peeked: Data?, _ speech: SpeechSettings
    ) async -> Phrase? {
        let now = game.state.view.revision
        let isPeeked = peeked != nil
        if read?.revision != now || read?.isPeeked != isPeeked {
            guard let labels = await SquareReading.labels(game, peeked, speech) else { return nil }
            read = (now, isPeeked, labels)
        }
        let label = read?.labels[square]
        return label?.segments.isEmpty == false ? label : nil
    }
}
