import AnnabellaCore
import Foundation
import Observation

/// One of two people at a table looks back: an earlier position lies over the board of both, on
/// which nothing is played, with what each had captured then; their clocks and the rest of their
/// halves stay as they are. It ends when either wishes so, at the newest position that is told,
/// and when the game goes on.
@MainActor
@Observable
public final class TableLook {
    /// Who looks at what, and how the game stood when he began.
    private struct Look {
        let by: GameSide
        let past: PastView
        let plies: UInt32
        let isOver: Bool
    }

    /// The board of the position that is looked at.
    public let board: BoardModel

    private let dependencies: GameDependencies
    private let game: GameStore
    private var look: Look?
    @ObservationIgnored private var moves: [ScoreRow] = []
    @ObservationIgnored private var stepping: Task<Void, Never>?
    /// Another position is looked at, or none any more.
    @ObservationIgnored var looked: @MainActor () -> Void = {}
    @ObservationIgnored var nameOf: @MainActor (GameSide) -> String = { _ in "" }
    /// Where what is no question about the board is wished.
    @ObservationIgnored private weak var page: (any BoardAccessDelegate)?
    @ObservationIgnored private var keys: BoardKeys?
    /// Counts the ends, so that a step that was wished before one leads nowhere.
    @ObservationIgnored private var ends = 0
    @ObservationIgnored private lazy var squareMenu = SquareMenu(
        { [weak self, game] in self?.look?.past.view ?? game.state.view }, board, nil,
        label: { [localization] in localization.text($0) },
        language: { [localization] in localization.speech.language },
        ask: { [weak self] in self?.ask($0) })

    init(_ dependencies: GameDependencies, _ game: GameStore) {
        self.dependencies = dependencies
        self.game = game
        board = BoardModel(dependencies.localization, dependencies.ports.times)
        board.listener = self
        board.actions = squareMenu
        board.moveCursor(to: game.state.view.kind.firstCursor(on: game.state.view.size))
    }

    /// What is typed, and what is no question about the board, is for the page of the game.
    func lie(over page: any BoardAccessDelegate, _ entry: TypedEntry) {
        self.page = page
        keys = BoardKeys(
            { [weak self, game] in self?.look?.past.view ?? game.state.view }, board, nil, entry,
            dependencies.settings, dependencies.ports, dependencies.pages, delegate: self)
    }

    private var localization: Localization { dependencies.localization }
    private var now: GameView { game.state.view }

    /// After how many moves the position stands that is looked at; nil while none is.
    public var ply: UInt32? { look?.past.ply }

    /// Whether an earlier position lies on the board.
    public var isSeen: Bool { past != nil }

    /// The position that lies on the board; nil while that is the one of the game.
    var past: GameView? {
        look.flatMap { look in
            let view = look.past.view
            let isSeen = look.past.isBoardShown && !view.hidesBoard && view.hiddenNow == .nothing
            return isSeen ? view : nil
        }
    }

    /// Who looks back, at which move of how many; empty while the board is that of the game.
    var words: String {
        guard let look, isSeen else { return "" }
        let numbers = moves.flatMap { row in
            [row.first, row.second].compactMap { $0 }.map { _ in row.number }
        }
        let at = look.past.ply == 0 ? nil : numbers.dropFirst(Int(look.past.ply) - 1).first
        return localization.looksBack(nameOf(look.by), at: at, of: numbers.last ?? 0)
    }

    /// The ways through the squares for who reads them.
    public var rotors: [BoardRotor] { board.rotors(own: now.ownSide) }

    /// VoiceOver is on a square now, or on none of them.
    public func read(_ square: Int?) {
        board.read(square, isElsewhereHere: dependencies.pages.top == .game)
    }

    /// A step from where somebody looks, or from the newest position.
    func step(by side: GameSide, _ to: LookBack) {
        inTurn { await $0.go(by: side, from: $0.ply ?? $0.now.plies, to) }
    }

    /// The position after so many moves of both sides.
    func to(by side: GameSide, _ ply: UInt32) {
        inTurn { await $0.go(by: side, from: ply, .back(plies: 0)) }
    }

    /// One step after the other, each from where the one before has led.
    private func inTurn(_ step: @escaping @MainActor (TableLook) async -> Void) {
        let (before, began) = (stepping, ends)
        stepping = Task { [weak self] in
            await before?.value
            if let self, ends == began { await step(self) }
        }
    }

    private func go(by side: GameSide, from ply: UInt32, _ to: LookBack) async {
        let began = ends
        guard case .success(let past) = await game.look(from: ply, to, .figurines), ends == began
        else { return }
        let now = now
        // behind the last move that is told the game is next, also while later ones are unwritten
        let leadsOn =
            switch to {
            case .on, .end: true
            case .start, .back, .to: false
            }
        guard past.ply < now.plies, !leadsOn || past.ply < past.plies else { return end() }
        moves = (try? await game.score(.figurines).get()) ?? moves
        guard ends == began else { return }
        let isNew = look?.by != side || !isSeen
        look = Look(by: side, past: past, plies: now.plies, isOver: now.isOver)
        show(past)
        looked()
        let words = words
        let told =
            isNew && !words.isEmpty ? [Phrase.of(words, in: localization.labels.language)] : []
        dependencies.announcer.answer { told + past.phrases }
    }

    private func show(_ past: PastView) {
        board.isExplored = dependencies.settings.exploreByFinger
        board.readsAllSquares = dependencies.settings.lightSquares
        board.title = BoardAccess.title(localization, past.view, isForPlayer: false)
        board.labels = past.labels
        board.picture = LastBoard(past.view).picture
    }

    /// The running game is on the board again.
    public func end() {
        ends += 1
        guard look != nil else { return }
        look = nil
        dependencies.announcer.lookedBack()
        looked()
    }

    /// A game that has gone on, back, or to its end is on the board again.
    func follow(_ view: GameView) {
        if let look, look.plies != view.plies || look.isOver != view.isOver { end() }
    }

    /// It lies as the board of the game does.
    func lie(as board: BoardModel) {
        self.board.isFlipped = board.isFlipped
        self.board.turnedSide = board.turnedSide
    }

    /// Keys go over the position that is looked at; false where the game is on the board.
    func key(_ event: KeyEvent) -> Bool {
        guard let look, isSeen else { return false }
        switch event.key {
        case .pageUp: step(by: look.by, .back(plies: 1))
        case .pageDown: step(by: look.by, .on(plies: 1))
        case .escape: end()
        default: return keys?.take(event) ?? false
        }
        return true
    }
}

/// Who goes over the squares hears what stood there; nothing can be played.
extension TableLook: BoardListener {
    public func tapped(_ square: Int) {
        guard let labels = look?.past.labels, labels.indices.contains(square) else { return }
        let label = labels[square]
        dependencies.announcer.answer(isRemembered: false) { [label] }
    }

    /// Nothing is played on it; who does not read it with the finger is told what comes first.
    public func tappedByFinger(_ square: Int) {
        guard !board.isExplored else { return tapped(square) }
        let words = localization.text(.tableGoBack)
        Task { [announcer = dependencies.announcer, language = localization.labels.language] in
            await announcer.say(words, in: language, isRemembered: false)
        }
    }

    public func grabbed(_ square: Int) -> Bool { false }

    public func dropped(from: Int, to: Int?) {}

    public func explored(_ square: Int?) {
        guard let look else { return }
        dependencies.effects.explored(square, look.past.view, hidden: .nothing)
        if let square, board.isExplored, !dependencies.ports.reader.isSpeaking { tapped(square) }
    }
}

/// Questions are about what is looked at; the rest is for the page.
extension TableLook: BoardAccessDelegate {
    public func ask(_ question: GameQuestion) {
        guard let ply else { return }
        dependencies.announcer.answer { [game] in
            (try? await game.askPast(question, ply: ply).get()) ?? []
        }
    }

    public func flip() { page?.flip() }

    public func wish(_ deed: GameDeed) { page?.wish(deed) }

    public func isAsked(_ deed: GameDeed) -> Bool { page?.isAsked(deed) ?? false }
}
