import AnnabellaCore
import Observation

/// Texts of games by correspondence that have come, until somebody has seen on Home what they are.
@MainActor
@Observable
public final class Inbox {
    /// A text, and what it is for the saved games.
    struct Letter: Identifiable {
        let id: Int
        let text: String
        let what: Result<SharedText, GameError>
    }

    /// Those that nobody has seen yet, the oldest first.
    private(set) var letters: [Letter] = []
    @ObservationIgnored private let library: GameLibrary
    @ObservationIgnored private var count = 0
    /// How the link of a game begins.
    private static let link = "annabella:"

    init(_ library: GameLibrary) {
        self.library = library
    }

    func take(_ text: String, _ speech: SpeechSettings) {
        Task { take(text, await library.readShared(text, speech)) }
    }

    func take(_ text: String, _ what: Result<SharedText, GameError>) {
        count += 1
        letters.append(Letter(id: count, text: text, what: what))
    }

    /// Somebody has seen it.
    func seen(_ letter: Letter) {
        letters.removeAll { $0.id == letter.id }
    }

    static func hasLink(_ text: String) -> Bool { text.lowercased().contains(link) }
}
