import AnnabellaCore
import Observation

/// How the game on the table ended, and what can be done now.
@MainActor
@Observable
public final class ResultModel {
    public private(set) var sentence = ""
    /// What is said of the last move.
    public private(set) var lastMove = ""
    /// What another app is to get.
    public var shared: SharedText? {
        didSet {
            overlay.show(shared.map { .sharing($0) }, instead: .sharing, of: self) {
                [weak self] in self?.shared = nil
            }
        }
    }
    /// What games have told of the player, where this one has told something.
    public private(set) var ownRating = ""
    private let pages: Pages
    private let overlay: Overlay
    private let opener: GameOpener
    private let againLine: AgainLine
    private let game: GameStore?
    private let settings: Settings
    private let ownRatings: OwnRatings
    private let localization: Localization
    @ObservationIgnored private var isBeginning = false

    init(
        _ games: Games, _ settings: Settings, _ pages: Pages, _ overlay: Overlay,
        _ opener: GameOpener, _ ownRatings: OwnRatings, _ localization: Localization
    ) {
        self.settings = settings
        self.ownRatings = ownRatings
        self.localization = localization
        self.pages = pages
        self.overlay = overlay
        self.opener = opener
        game = games.current
        againLine = AgainLine(games, settings, opener)
    }

    public var board: LastBoard? { game.map { LastBoard($0.state.view) } }

    /// There is a game that can be looked back on, and written down for other programs.
    public var hasGame: Bool { game != nil }

    /// There are positions to step through.
    public var hasMoves: Bool { game.map { $0.state.view.plies > 0 } ?? false }

    public func appear() async {
        guard let game, case .success(let told) = await game.describe() else { return }
        // the last of what is told of a game is how it ended, after its last move
        sentence = told.last?.printed ?? ""
        lastMove = told.suffix(2).dropLast().map(\.printed).joined(separator: " ")
    }

    /// Shows what the game tells of the player, which may be counted a little later. Returns
    /// when its task is cancelled.
    public func followRating() async {
        for await counted in observed({ [ownRatings] in ownRatings.counted }) where counted === game
        {
            let language = SpeechChoices.language(of: localization.labels.language)
            ownRating = await OwnRatings.of(settings, language)?.told ?? ""
        }
    }

    /// Another game like this one.
    public func again() async {
        guard let game, !isBeginning else { return }
        isBeginning = true
        defer { isBeginning = false }
        // the page of the game lies under this one, which may have been left meanwhile
        if await againLine.begin(after: game) {
            await opener.show { if $0.top == .result { $0.back() } }
        }
    }

    public func review() {
        pages.go(.review)
    }

    public func steps() {
        pages.go(.steps)
    }

    public func share() async {
        switch await game?.notation() {
        case .failure(let error): opener.tell(error)
        case .success(let pgn): shared = SharedText(pgn)
        case nil: return
        }
    }

    public func home() {
        pages.home()
    }

    /// Something to do now.
    @MainActor
    public struct Action: Identifiable {
        public nonisolated let label: LabelName
        public let kind: ButtonKind
        public let run: @MainActor () async -> Void
        public nonisolated var id: LabelName { label }
    }

    /// What can be done now, from above; the first is what the page is there for.
    public var actions: [Action] {
        let again = Action(label: .resultAgain, kind: .primary) { await self.again() }
        let home = Action(label: .resultHome, kind: .secondary) { self.home() }
        guard hasGame else { return [again, home] }
        let steps = Action(label: .stepsTitle, kind: .secondary) { self.steps() }
        return [again, Action(label: .resultReview, kind: .secondary) { self.review() }]
            + (hasMoves ? [steps] : [])
            + [Action(label: .resultShare, kind: .secondary) { await self.share() }, home]
    }

    /// The page from above.
    public var page: PagePart {
        let board = PagePart(.board, localization.text(.resultBoard))
        let words = [sentence, lastMove, ownRating].filter { !$0.isEmpty }
            .map { PagePart(.line, $0) }
        let buttons = actions.map { action in
            PagePart(
                action.kind == .primary ? .primary : .secondary, localization.text(action.label))
        }
        return PagePart(
            .page, localization.text(.resultTitle), parts: [board] + words + buttons)
    }
}

/// Notices when a game ends before the eyes of its players, and not that it has ended
/// before.
public struct EndWatch: Sendable {
    private var wasGoingOn = false

    public init() {}

    /// Whether the game has ended since it was looked at last.
    public mutating func ends(_ view: GameView) -> Bool {
        let ends = view.isOver && wasGoingOn
        wasGoingOn = !view.isOver
        return ends
    }
}
