import AnnabellaCore
import Foundation
import Observation

/// A look back at the game on the table: the moments that cost most.
@MainActor
@Observable
public final class ReviewModel {
    /// A moment: what is said of it, and how the board stood, with the better move.
    public struct Moment: Identifiable, Equatable, Sendable {
        public let id: Int
        public let sentence: String
        public let board: BoardPicture
    }

    /// What is said of the whole; nil until that is known.
    public private(set) var summary: String?
    public private(set) var moments: [Moment] = []
    /// What else is told of the whole, below the moments.
    public private(set) var afterwords: [String] = []
    public private(set) var isWaiting = false
    private let reviews: Reviews
    private let announcer: Announcer
    private let opener: GameOpener
    private let reader: any ScreenReader
    private let game: GameStore?

    init(
        _ games: Games, _ reviews: Reviews, _ announcer: Announcer, _ opener: GameOpener,
        _ reader: any ScreenReader
    ) {
        self.reviews = reviews
        self.announcer = announcer
        self.opener = opener
        self.reader = reader
        game = games.current
    }

    /// How far the look back has come, of 1.
    public var progress: Double {
        let now = reviews.progress
        return now.all > 0 ? Double(now.done) / Double(now.all) : 0
    }

    public var isFlipped: Bool {
        guard let view = game?.state.view else { return false }
        return LastBoard.isFlipped(first: view.first.player, second: view.second.player)
    }

    /// Looks back; who leaves the page ends that.
    public func appear() async {
        guard let game, summary == nil else { return }
        if let before = reviews.of(game) { return await fill(game, before) }
        let view = game.state.view
        isWaiting = true
        let outcome = await reviews.run(
            game, of: SpeechChoices.listener(first: view.first.player, second: view.second.player))
        isWaiting = false
        guard !Task.isCancelled else { return }
        switch outcome {
        case .failure(let error): opener.tell(error)
        case .success(let result?):
            await fill(game, result)
            // VoiceOver goes on with the moments by itself
            let isRead = reader.isSpeaking
            announcer.say(isRead ? Array(result.phrases.prefix(1)) : result.phrases)
        case .success(nil): return
        }
    }

    private func fill(_ game: GameStore, _ result: ReviewResult) async {
        let sentences = result.phrases.map(\.printed)
        var found: [Moment] = []
        for (number, moment) in result.moments.enumerated() {
            guard case .success(let pieces) = await game.boardAfter(plies: moment.ply) else {
                continue
            }
            let (played, better) = (moment.played.path, moment.better.path)
            var board = BoardPicture(
                kind: game.state.view.kind, pieces: pieces, size: game.state.view.size)
            board.lastMove = played.points.map { Int($0) }
            board.hint = BoardPicture.hint(better)
            let sentence = number + 1 < sentences.count ? sentences[number + 1] : ""
            found.append(Moment(id: number, sentence: sentence, board: board))
        }
        summary = sentences.first ?? ""
        moments = found
        afterwords = Array(sentences.dropFirst(result.moments.count + 1))
    }
}
