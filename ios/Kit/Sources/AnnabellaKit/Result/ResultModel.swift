import AnnabellaCore
import Foundation
import Observation

/// The result of the game on the table, over its page: it comes when the game has ended before
/// the eyes of its players, is closed, and comes again when somebody asks for it.
@MainActor
@Observable
public final class ResultModel {
    /// For whom it comes: for who sits at the near side, alone or of two at a table.
    public enum Reader: CaseIterable, Sendable {
        case near, far
    }

    public private(set) var words = ResultWords.none
    /// What the players are called, the first one first.
    public private(set) var names: [String] = []
    /// What both players have in all, where they have played other games.
    public private(set) var inAll = ""
    /// What games have told of the player, where this one has told something.
    public private(set) var ownRating = ""
    /// What another app is to get.
    public var shared: TextToShare? {
        didSet {
            dependencies.overlay.show(
                shared.map { .sharing($0) }, instead: .sharing, of: self
            ) { [weak self] in self?.shared = nil }
        }
    }
    private var readers: Set<Reader> = []
    /// What the end asks of the players, as to sign the scoresheets.
    @ObservationIgnored var asks: @MainActor (Reader) -> [GameActions.Action] = { _ in [] }

    private let dependencies: GameDependencies
    private let game: GameStore
    @ObservationIgnored private lazy var comes = MomentTimer(times: dependencies.ports.times)
    @ObservationIgnored private var isBeginning = false
    /// The last move is seen for so long before the result.
    private static let afterMs: UInt64 = 700

    init(_ dependencies: GameDependencies, _ game: GameStore) {
        self.dependencies = dependencies
        self.game = game
    }

    private var view: GameView { game.state.view }
    private var localization: Localization { dependencies.localization }

    // MARK: Open and closed

    public var isOpen: Bool { !readers.isEmpty }

    public func isOpen(for reader: Reader) -> Bool { readers.contains(reader) }

    /// The game has ended: the last move is seen before the result.
    func ended(on place: Page, for readers: @escaping @MainActor () -> [Reader]) {
        comes.set(dependencies.ports.times.nowMs() + Self.afterMs) { [weak self] in
            guard let self, dependencies.pages.top == place else { return }
            for reader in readers() { open(for: reader) }
        }
    }

    public func open(for reader: Reader = .near) {
        // the last move may have been taken back meanwhile
        guard view.isOver else { return }
        readers.insert(reader)
        Task { await learn() }
    }

    public func close(for reader: Reader) { readers.remove(reader) }

    /// False where none was open.
    @discardableResult
    public func close() -> Bool {
        guard isOpen else { return false }
        readers = []
        return true
    }

    /// The page is no longer seen.
    func hide() { comes.set(nil) {} }

    // MARK: What it says

    /// Learns how the game ended.
    func learn() async {
        var names: [String] = []
        for side in GameSide.allCases {
            let name = (try? await game.playerName(side).get()) ?? nil
            names.append(localization.seatName(of: side, in: view, named: name))
        }
        guard case .success(let told) = await game.describe() else { return }
        let inAll = await MatchTotal(games: dependencies.games).told(
            game, names, localization.speech.language)
        self.names = names
        self.inAll = inAll
        words = ResultWords(of: view, told)
    }

    /// Shows what the game tells of the player, which may be counted a little later. Returns
    /// when its task is cancelled.
    public func followRating() async {
        for await counted in observed({ [dependencies] in dependencies.ownRatings.counted })
        where counted === game {
            let language = SpeechChoices.language(of: localization.labels.language)
            ownRating = await OwnRatings.of(dependencies.settings, language)?.told ?? ""
        }
    }

    /// The players with their points, as a reader hears it; empty where the game does not count.
    public var score: String {
        zip(names, words.points).map { "\($0) \($1)" }.joined(separator: ", ")
    }

    /// Who has signed the scoresheets; empty where nobody has.
    public var signed: String {
        // who has to write nothing has at most agreed on what a claim rests on (appendix D)
        guard view.hasScoresheets else { return "" }
        return zip(GameSide.allCases, names).filter { view.seat($0.0).hasSigned }
            .map { localization.signature(of: $0.1) }.joined(separator: " ")
    }

    // MARK: What can be done now

    /// Another game like this one.
    public func again() async {
        guard !isBeginning else { return }
        isBeginning = true
        defer { isBeginning = false }
        // the page is that of whatever game is on the table
        if await dependencies.again.begin(after: game) {
            close()
            await dependencies.opener.show { _ in true }
        }
    }

    public func review() { dependencies.pages.go(.review) }

    public func share() async {
        switch await game.notation() {
        case .failure(let error): dependencies.opener.tell(error)
        case .success(let pgn): shared = TextToShare(pgn)
        }
    }

    public func home() { dependencies.pages.home() }

    /// What the end asks of who has the panel.
    public func asked(of reader: Reader) -> [GameActions.Action] { asks(reader) }

    /// Something to do now.
    @MainActor
    public struct Action: Identifiable {
        public nonisolated let label: LabelName
        public let kind: ButtonKind
        public let run: @MainActor () async -> Void
        public nonisolated var id: LabelName { label }
    }

    /// What can be done now; the first is what the panel is there for.
    public var actions: [Action] {
        [
            Action(label: .resultAgain, kind: .primary) { await self.again() },
            Action(label: .resultReview, kind: .secondary) { self.review() },
            Action(label: .resultShare, kind: .secondary) { await self.share() },
            Action(label: .resultHome, kind: .secondary) { self.home() },
        ]
    }

    /// The panel from above.
    public var panel: PagePart {
        let lines = [words.reason, ownRating, score, inAll, signed].filter { !$0.isEmpty }
            .map { PagePart(.line, $0) }
        let asked = asked(of: .near).map { PagePart(.secondary, localization.text($0.label)) }
        let buttons = actions.map { action in
            PagePart(
                action.kind == .primary ? .primary : .secondary, localization.text(action.label))
        }
        let close = PagePart(.icon, localization.text(.resultClose), icon: .close)
        return PagePart(.card, words.sentence, parts: [close] + lines + asked + buttons)
    }
}

/// Notices when a game ends before the eyes of its players, and not that it has ended before. By
/// correspondence it has ended when both know that.
public struct EndWatch: Sendable {
    private var wasGoingOn = false

    public init() {}

    /// Whether the game has ended since it was looked at last.
    public mutating func ends(_ view: GameView) -> Bool {
        let isOver = view.isOver && view.correspondence?.awaits != .sending
        let ends = isOver && wasGoingOn
        wasGoingOn = !isOver
        return ends
    }
}
