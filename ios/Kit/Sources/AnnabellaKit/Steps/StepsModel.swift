import AnnabellaCore
import Foundation
import Observation

/// The game on the table stepped through: how it stood after each of its moves. Nothing of the
/// game changes by it, but what is said of its moves.
@MainActor
@Observable
public final class StepsModel {
    /// The position that is looked at; nil until it is known.
    public private(set) var past: PastView?
    /// The moves of the game, in the lines of a scoresheet.
    public private(set) var rows: [ScoreRow] = []
    /// It is read from the far end of a table, by whose side is below then.
    public var isTurned: Bool { dependencies.pages.isTurned(.steps) }
    public let board: BoardModel
    /// The players, with their clocks as they stood, or of a game that goes on as they run.
    public let players: PlayerPanels
    /// Where steps and questions are typed.
    public let entry: TypedEntry
    @ObservationIgnored public private(set) lazy var talk = Talk(
        dependencies.announcer, dependencies.dialogs, dependencies.haptics,
        dependencies.ports.recogniser, localization,
        heard: { [weak self] in await self?.hear($0) }, type: { [weak self] in self?.entry.open() })

    let dependencies: GameDependencies
    let game: GameStore
    /// What was asked last: each step goes on from the one before.
    @ObservationIgnored private var stepping: Task<Void, Never>?
    /// The game as it was seen last.
    @ObservationIgnored private var seen: (revision: UInt64, plies: UInt32)
    /// A new move was told, and its position not looked at since.
    @ObservationIgnored private var isNewMoveTold = false
    @ObservationIgnored private lazy var branch = Branch(dependencies, game)
    /// The other side is below than usually.
    @ObservationIgnored var isTurnedByHand = false
    /// Where a finger on the slider has come to last.
    @ObservationIgnored private var slidTo: UInt32?
    @ObservationIgnored private lazy var squareMenu = SquareMenu(
        { [weak self, game] in self?.past?.view ?? game.state.view }, board, nil,
        label: { [localization] in localization.text($0) },
        language: { [localization] in localization.speech.language },
        ask: { [weak self] in self?.ask($0) })
    @ObservationIgnored lazy var boardKeys = BoardKeys(
        { [weak self, game] in self?.past?.view ?? game.state.view }, board, nil, entry,
        dependencies.settings, dependencies.ports, dependencies.pages, delegate: self)

    init(_ dependencies: GameDependencies, _ game: GameStore) {
        self.dependencies = dependencies
        self.game = game
        let (times, localization) = (dependencies.ports.times, dependencies.localization)
        board = BoardModel(localization, times)
        players = PlayerPanels(game, times, localization)
        let view = game.state.view
        entry = TypedEntry(dependencies.typedLines, hint: view.kind.typedHintLabel)
        seen = (view.revision, view.plies)
        board.picture = Self.empty(view)
        board.listener = self
        board.actions = squareMenu
        board.moveCursor(to: view.kind.firstCursor(on: view.size))
        entry.typed = { @MainActor [weak self] text, line in
            Task { await self?.hear(text, on: line) }
        }
        entry.lie(on: dependencies.overlay)
    }

    var localization: Localization { dependencies.localization }

    /// After how many moves of both sides the position stands.
    public var ply: UInt32 { past?.ply ?? 0 }

    public var canGoBack: Bool { ply > 0 }

    public var canGoOn: Bool { past.map { $0.ply < $0.plies } ?? false }

    /// What is said of the position.
    public var sentence: String { ((past?.phrases ?? []) + nowPhrases(past)).printed }

    /// What else was said last, such as the answer to a question.
    public var remark: String {
        let last = dependencies.announcer.lastSentence
        return [sentence, said(past).printed].contains(last) ? "" : last
    }

    /// What time the player of the move that is looked at had left then; the clocks of a game that
    /// goes on run on. Nil without a clock, and at the beginning.
    public var timeAfter: String? {
        guard let past, past.ply > 0, let clocks = past.view.clocks else { return nil }
        let time = clockDisplay(clocks: clocks, passedMs: 0).time(past.view.turn.other)
        return time.map { "\(localization.text(.stepsAfterMove)) \($0)" }
    }

    /// Whether the board may be seen.
    public var isBoardSeen: Bool {
        past.map { $0.isBoardShown && !$0.view.hidesBoard && $0.view.hiddenNow == .nothing }
            ?? false
    }

    public var isFlipped: Bool {
        let usual = LastBoard(game.state.view, isTurned: game.isTurned)
        return (usual.isFlipped != isTurned) != isTurnedByHand
    }

    /// The ways through the squares for who reads them.
    public var rotors: [BoardRotor] { board.rotors(own: game.state.view.ownSide) }

    /// Somebody who came from the page for blind play goes on by talking.
    public var hasTalk: Bool { dependencies.pages.path.contains(.blind) }

    /// The page is seen; returns when its task is cancelled.
    public func run() async {
        let isTalking = hasTalk
        if isTalking { dependencies.announcer.talkingPages += 1 }
        if past == nil { begin() }
        await withDiscardingTaskGroup { group in
            group.addTask { await self.players.learn() }
            group.addTask { await self.follow() }
        }
        if isTalking { dependencies.announcer.talkingPages -= 1 }
        talk.cancel()
        players.stop()
    }

    private func begin() {
        let wish = dependencies.lookWish.take(of: game)
        go(wish?.to ?? .end, from: wish?.from)
        inTurn { await self.readMoves() }
    }

    private func follow() async {
        for await view in observed({ self.game.state.view }) {
            if Task.isCancelled { return }
            guard view.revision != seen.revision else { continue }
            let isNew = view.plies > seen.plies
            seen = (view.revision, view.plies)
            inTurn { await self.lookAgain(afterMove: isNew) }
        }
    }
}

// MARK: Steps

extension StepsModel {
    /// A step from the position that is looked at.
    public func go(_ to: LookBack) { go(to, from: nil) }

    private func go(_ to: LookBack, from start: UInt32?) {
        inTurn { [self] in
            let from = start ?? past?.ply ?? game.state.view.plies
            if case .success(let past) = await game.look(from: from, to, .figurines) { tell(past) }
        }
    }

    /// To the position after so many moves of both sides.
    public func jump(to ply: UInt32) {
        inTurn { [self] in
            if case .success(let past) = await game.past(ply: ply, .figurines) { tell(past) }
        }
    }

    /// The same, as a finger slides: it may be elsewhere before the position is there.
    func slide(to ply: UInt32) {
        slidTo = ply
        inTurn { [self] in
            guard slidTo == ply else { return }
            if case .success(let past) = await game.past(ply: ply, .figurines) { tell(past) }
        }
    }

    public func first() { go(.start) }

    public func previous() { go(.back(plies: 1)) }

    public func next() { go(.on(plies: 1)) }

    public func last() { go(.end) }

    /// VoiceOver is on a square now, or on none of them.
    public func read(_ square: Int?) {
        board.read(square, isElsewhereHere: dependencies.pages.top == .steps)
    }

    /// The steps, in places that stay; what cannot be done now is muted.
    public var bar: [BarItem] {
        let steps: [(LabelName, Bool, @MainActor () -> Void)] = [
            // where none can go on from here, the reason is told; it stands far from
            // the end, where the finger is most often
            (.stepsPlay, past != nil, { self.askToPlay() }),
            (.stepsFirst, canGoBack, { self.first() }),
            (.stepsPrevious, canGoBack, { self.previous() }),
            (.stepsNext, canGoOn, { self.next() }),
            (.stepsLast, canGoOn, { self.last() }),
        ]
        return steps.map { label, isPossible, step in
            BarItem(BarPlace(label, label.icon ?? .play), act: isPossible ? step : nil)
        }
    }

    /// Says what is said of the position once more.
    public func repeatLast() {
        Task { await dependencies.announcer.repeatLast() }
    }

    func inTurn(_ step: @escaping @MainActor () async -> Void) {
        let before = stepping
        stepping = Task {
            await before?.value
            await step()
        }
    }

    func tell(_ past: PastView) {
        show(past)
        if past.ply == past.plies { isNewMoveTold = false }
        let said = said(past)
        dependencies.announcer.answer { said }
    }

    private func said(_ past: PastView?) -> [Phrase] {
        (past?.phrases ?? []) + nowPhrases(past) + commentPhrases(past)
    }

    /// It looks as if it could be played on, which is done on the page of the game.
    private func nowPhrases(_ past: PastView?) -> [Phrase] {
        guard let past, isNow(past) else { return [] }
        return [.of(localization.text(.stepsNow), in: localization.labels.language)]
    }

    /// The game stands there, and goes on.
    func isNow(_ past: PastView) -> Bool {
        past.ply == game.state.view.plies && !game.state.view.isOver
    }

    func show(_ past: PastView) {
        self.past = past
        board.isFlipped = isFlipped
        board.isExplored = dependencies.settings.exploreByFinger
        board.readsAllSquares = dependencies.settings.lightSquares
        board.title = BoardAccess.title(localization, past.view, isForPlayer: false)
        board.labels = past.labels
        board.picture = isBoardSeen ? LastBoard(past.view).picture : Self.empty(past.view)
        players.show(below: isFlipped ? .second : .first, in: past.view)
    }

    private static func empty(_ view: GameView) -> BoardPicture {
        let size = view.size
        return BoardPicture(
            kind: view.kind, pieces: Data(count: size.columns * size.rows), size: size)
    }

    /// The game has gone on, or back; the look stays as long as there is such a position.
    private func lookAgain(afterMove isNew: Bool) async {
        guard case .success(let past) = await game.look(from: ply, .on(plies: 0), .figurines)
        else { return }
        show(past)
        await readMoves()
        guard isNew, !isNewMoveTold else { return }
        isNewMoveTold = true
        let (announcer, localization) = (dependencies.announcer, localization)
        Task {
            await announcer.say(
                localization.text(.stepsNewMove), in: localization.labels.language)
        }
    }

    func readMoves() async {
        guard let all = try? await game.score(.figurines).get() else { return }
        // a player writes what he sees, and not what stands here
        rows = all.compactMap { $0.part(upTo: game.state.view.toldPlies) }
    }
}

// MARK: Another game from here

extension StepsModel {
    /// Why no game can go on from the position; nil where one can.
    public var noBranch: String? { past?.noBranch?.printed }

    public var canPlay: Bool { past != nil && noBranch == nil }

    /// Whoever touches the button for it is asked before, where the game that is left goes on.
    public func askToPlay() {
        dependencies.dialogs.isTurned = isTurned
        branch.ask(from: past) { await self.play() }
    }

    /// Begins a game that goes on from the position, and goes to its page.
    public func play() async {
        guard let past else { return }
        let (pages, isBlind) = (dependencies.pages, hasTalk)
        await branch.begin(from: past)
        if isBlind, pages.top == .game { pages.go(.blind) }
    }
}
