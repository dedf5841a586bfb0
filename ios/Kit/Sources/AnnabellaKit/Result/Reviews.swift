import AnnabellaCore
import Observation

/// Looks back at games. Keeps what came of the last one while that lies on the table.
@MainActor
@Observable
public final class Reviews {
    /// How many positions were looked at, and of how many.
    public struct Progress: Equatable, Sendable {
        public let done: Int
        public let all: Int

        public init(done: Int, all: Int) {
            self.done = done
            self.all = all
        }
    }

    public private(set) var progress = Progress(done: 0, all: 0)
    @ObservationIgnored private var kept: Kept?

    private struct Kept {
        weak var game: GameStore?
        let plies: UInt32
        let result: ReviewResult
    }

    public init() {}

    /// What came of this game before, unless it has gone on since.
    public func of(_ game: GameStore) -> ReviewResult? {
        guard let kept, kept.game === game, kept.plies == game.state.view.plies else {
            return nil
        }
        return kept.result
    }

    /// What was kept can be found again.
    public func forget() {
        kept = nil
    }

    /// Looks at a game; nil where nothing came of it. Ends when its task is cancelled.
    public func run(
        _ game: GameStore, of side: GameSide?
    ) async -> Result<ReviewResult?, GameError> {
        progress = Progress(done: 0, all: 0)
        let plies = game.state.view.plies
        let (steps, feed) = AsyncStream<Progress>.makeStream(bufferingPolicy: .bufferingNewest(1))
        let review: GameReview
        switch await game.review(of: side, listener: Listener(feed: feed)) {
        case .failure(let error): return .failure(error)
        case .success(let begun): review = begun
        }
        for await step in steps { progress = step }
        let isLeft = Task.isCancelled
        let result = await CallQueue().run {
            attempt {
                if isLeft { try review.cancel() }
                return isLeft ? nil : try review.result()
            }
        }
        if case .success(let found?) = result {
            kept = Kept(game: game, plies: plies, result: found)
        }
        return result
    }

    /// What a look back at the game has found, now or before.
    func phrases(of game: GameStore) async -> [Phrase] {
        let view = game.state.view
        let side = SpeechChoices.listener(first: view.first.player, second: view.second.player)
        if let before = of(game) { return before.phrases }
        let found = (try? await run(game, of: side).get()) ?? nil
        return found?.phrases ?? []
    }

    private final class Listener: ReviewListener {
        private let feed: AsyncStream<Progress>.Continuation

        init(feed: AsyncStream<Progress>.Continuation) {
            self.feed = feed
        }

        func onReviewed(done: UInt32, all: UInt32) {
            feed.yield(Progress(done: Int(done), all: Int(all)))
        }

        func onReviewEnded() {
            feed.finish()
        }
    }
}
