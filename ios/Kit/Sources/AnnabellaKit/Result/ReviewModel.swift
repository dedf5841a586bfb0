import AnnabellaCore
import Foundation
import Observation

/// A look back at the game on the table: its chances as a curve, and the moments that cost most.
/// Each of its positions comes on the board, which stays in sight.
@MainActor
@Observable
public final class ReviewModel {
    /// A moment: what is said of it, and how the board stood, with the better move.
    public struct Moment: Identifiable, Equatable, Sendable {
        public let id: Int
        /// After so many moves of both sides.
        public let ply: UInt32
        public let sentence: String
        public let board: BoardPicture
    }

    /// What is said of the whole; nil until that is known.
    public private(set) var summary: String?
    public private(set) var moments: [Moment] = []
    /// What else is told of the whole, below the moments.
    public private(set) var afterwords: [String] = []
    public private(set) var isWaiting = false
    /// What could be expected before the first move and after each; none where no move had a
    /// choice.
    public private(set) var chances: [ReviewChance] = []
    /// The position that is on the board; nil until there is one.
    public private(set) var past: PastView?
    /// The number of the move that each position comes after, the beginning left out.
    private var numbers: [UInt32] = []
    /// Each move as it is written, with its number.
    private var moves: [String] = []

    private let dependencies: GameDependencies
    private let game: GameStore?
    @ObservationIgnored private var slidTo: UInt32?
    @ObservationIgnored private var stepping: Task<Void, Never>?
    @ObservationIgnored private lazy var branch = game.map { Branch(dependencies, $0) }

    init(_ dependencies: GameDependencies, _ game: GameStore?) {
        self.dependencies = dependencies
        self.game = game
    }

    private var announcer: Announcer { dependencies.announcer }
    private var localization: Localization { dependencies.localization }

    /// How far the look back has come, of 1.
    public var progress: Double {
        let now = dependencies.reviews.progress
        return now.all > 0 ? Double(now.done) / Double(now.all) : 0
    }

    public var isFlipped: Bool {
        guard let game else { return false }
        return LastBoard(game.state.view, isTurned: game.isTurned).isFlipped
    }

    /// The position that is looked at; with the better move where that cost much.
    public var board: BoardPicture? {
        let here = past.flatMap { past in moments.first { $0.ply == past.ply }?.board }
        return here ?? past.map { LastBoard($0.view).picture }
            ?? game.map { LastBoard($0.state.view).picture }
    }

    /// Looks back; who leaves the page ends that.
    public func appear() async {
        guard let game else { return }
        // what is said of the position may have been changed where the game is stepped through
        if summary != nil { return inTurn { await self.show(self.ply) } }
        if let before = dependencies.reviews.of(game) { return await fill(game, before) }
        let view = game.state.view
        isWaiting = true
        let outcome = await dependencies.reviews.run(
            game, of: SpeechChoices.listener(first: view.first.player, second: view.second.player))
        isWaiting = false
        guard !Task.isCancelled else { return }
        switch outcome {
        case .failure(let error): dependencies.opener.tell(error)
        case .success(let result?):
            await fill(game, result)
            // VoiceOver goes on with the moments by itself
            let isRead = dependencies.ports.reader.isSpeaking
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
            found.append(Moment(id: number, ply: moment.ply, sentence: sentence, board: board))
        }
        let score = (try? await game.score(.figurines).get()) ?? []
        numbers = score.flatMap { row in
            [row.first, row.second].compactMap { $0 }.map { _ in row.number }
        }
        moves = score.flatMap { row in
            [
                row.first.map { "\(row.number). \($0.text)" },
                row.second.map { "\(row.number)… \($0.text)" },
            ].compactMap { $0 }
        }
        moments = found
        chances = result.chances
        afterwords = Array(sentences.dropFirst(result.moments.count + 1))
        summary = sentences.first ?? ""
        await show(found.first?.ply ?? game.state.view.plies)
    }

    // MARK: Positions

    /// After how many moves of both sides the position stands.
    public var ply: UInt32 { past?.ply ?? 0 }

    /// A way through the chances, which are words for who hears them: `Move 12: White is a
    /// little better.` Nil where there are none.
    public var strip: StepChoice? {
        guard !chances.isEmpty else { return nil }
        let steps = chances.indices.map { ply in
            let number = numbers.indices.contains(ply - 1) ? numbers[ply - 1] : nil
            let place =
                number.map { "\(localization.text(.stepsMove)) \($0)" }
                ?? localization.text(.stepsFirst)
            return "\(place): \(chances[ply].phrase.printed)"
        }
        return StepChoice(localization.text(.reviewChances), steps, chosen: Int(ply)) {
            self.slide(to: UInt32($0))
        }
    }

    /// The same as a curve: of 1, what the first player could expect.
    public var curve: [Double] { chances.map { Double($0.first) / 1_000 } }

    /// Where something was played that cost much.
    public var slips: [Int] { moments.map { Int($0.ply) } }

    /// Who stands better towards the upper edge of the curve, and towards the lower one.
    public var edges: [String] {
        guard let kind = game?.state.view.kind else { return [] }
        let names = [GameSide.first, .second].map { localization.name(of: $0, in: kind) }
        return ["▲ \(names[0])", "▼ \(names[1])"]
    }

    /// What was played last, and who stands better in the position: `12. Nf3 · White is a little
    /// better.`, for the eye.
    public var chance: String {
        let last = Int(ply) - 1
        let move = moves.indices.contains(last) ? moves[last] : nil
        let chance = chances.indices.contains(Int(ply)) ? chances[Int(ply)].phrase.printed : nil
        return [move, chance].compactMap { $0 }.joined(separator: " · ")
    }

    /// What was said of the position, each by itself.
    public var comments: [String] {
        past?.remarkPhrases(in: localization.labels.language).map(\.printed) ?? []
    }

    public func go(to moment: Moment) { inTurn { await self.show(moment.ply) } }

    /// A finger slides: it may be elsewhere before the position is there.
    private func slide(to ply: UInt32) {
        slidTo = ply
        inTurn { if self.slidTo == ply { await self.show(ply) } }
    }

    private func inTurn(_ step: @escaping @MainActor () async -> Void) {
        let before = stepping
        stepping = Task {
            await before?.value
            await step()
        }
    }

    private func show(_ ply: UInt32) async {
        guard let game, case .success(let past) = await game.past(ply: ply, .figurines) else {
            return
        }
        self.past = past
    }

    /// Shows the position beside, and says what led to it and who stands better there.
    private func step(_ by: Int) {
        inTurn { [self] in
            await show(UInt32(max(0, Int(ply) + by)))
            guard let past else { return }
            let chance =
                chances.indices.contains(Int(past.ply)) ? [chances[Int(past.ply)].phrase] : []
            let comments = past.remarkPhrases(in: localization.labels.language)
            announcer.answer { past.phrases + comments + chance }
        }
    }

    /// The next moment, or after the last the first once more.
    private func nextSlip() {
        guard let next = moments.first(where: { $0.ply > ply }) ?? moments.first else { return }
        inTurn { [self] in
            await show(next.ply)
            await announcer.say(
                next.sentence, in: localization.labels.language, isRemembered: true)
        }
    }

    private func openSteps() {
        guard let game else { return }
        dependencies.lookWish.wish(after: ply, in: game)
        dependencies.pages.go(.steps)
    }

    private func play() {
        guard let past, let branch else { return }
        branch.ask(from: past) { await branch.begin(from: past) }
    }

    /// What is often done, in places that stay; what cannot be done now is muted.
    public var bar: [BarItem] {
        let canGoOn = past.map { $0.ply < $0.plies } ?? false
        func item(
            _ label: LabelName, _ icon: Icon, _ isPossible: Bool,
            _ act: @escaping @MainActor () -> Void
        ) -> BarItem {
            BarItem(BarPlace(label, icon), act: isPossible ? act : nil)
        }
        return [
            item(.reviewPrevious, .stepBack, ply > 0) { self.step(-1) },
            item(.stepsTitle, .moves, past != nil) { self.openSteps() },
            item(.reviewNextSlip, .star, !moments.isEmpty) { self.nextSlip() },
            item(.stepsPlay, .play, past != nil) { self.play() },
            item(.reviewNext, .stepOn, canGoOn) { self.step(1) },
        ]
    }

    /// The page from above.
    public var page: PagePart {
        var parts = [PagePart(.board)]
        if let strip { parts.append(PagePart(.slider, strip.name, aside: strip.value)) }
        parts += comments.map { PagePart(.line, $0) }
        if let summary { parts.append(PagePart(.line, summary)) }
        for moment in moments {
            parts.append(PagePart(.row, moment.sentence, isChosen: moment.ply == ply))
        }
        for sentence in afterwords { parts.append(PagePart(.line, sentence)) }
        parts.append(bar.page(localization))
        return PagePart(.page, localization.text(.resultReview), parts: parts)
    }
}
