import AnnabellaCore
import Foundation
import Observation

/// Takes games in, whatever becomes of the page on which that was wished: what is to be told
/// of it waits until a page tells it.
@MainActor
@Observable
public final class Exchange {
    /// What came of it.
    public struct News: Identifiable, Sendable {
        public enum What: Sendable {
            case imported([Phrase])
            case failed(GameError)
            /// A file could not be read; why is in the system's words.
            case refused(String)
        }

        public let id: Int
        public let what: What
    }

    /// What nobody has been told yet, the oldest first.
    public private(set) var news: [News] = []
    @ObservationIgnored private let library: GameLibrary
    @ObservationIgnored private var count = 0
    /// So many games that could not be read are told one by one.
    private static let mostUnread = 10

    init(_ library: GameLibrary) {
        self.library = library
    }

    /// Puts these games among the saved ones.
    public func take(_ inlet: ImportSource, _ speech: SpeechSettings) {
        Task { add(await taken(inlet, speech)) }
    }

    /// Somebody has been told.
    public func told(_ news: News) {
        self.news.removeAll { $0.id == news.id }
    }

    private func taken(_ inlet: ImportSource, _ speech: SpeechSettings) async -> News.What {
        let read = await CallQueue().run { Result { try inlet.read() } }
        switch read {
        case .failure(let error): return .refused(error.localizedDescription)
        case .success(let bytes):
            switch await library.importGames(bytes, speech) {
            case .failure(let error): return .failed(error)
            case .success(let games):
                return .imported(
                    [games.phrase] + games.unread.prefix(Self.mostUnread).map(\.phrase))
            }
        }
    }

    private func add(_ what: News.What) {
        count += 1
        news.append(News(id: count, what: what))
    }
}

extension Annabella {
    /// Another app opens a file with this one, or a link in a message.
    public func arrive(_ url: URL) {
        if Inbox.hasLink(url.absoluteString), !url.isFileURL {
            arrive(letter: url.absoluteString)
        } else {
            arrive(.file(url))
        }
    }

    /// A text of a game by correspondence is read on Home.
    func arrive(letter text: String) {
        life.forgetAwaited()
        pages.home()
        inbox.take(text, speech)
    }

    /// Games that another app hands over go to the saved ones, and who hands them over is led
    /// there.
    public func arrive(_ inlet: ImportSource) {
        exchange.take(inlet, speech)
        life.forgetAwaited()
        pages.home()
        pages.go(.library(ofDeleted: false))
    }
}
