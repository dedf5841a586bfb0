import AnnabellaCore
import Observation

/// The first page: the game that is gone on with, what can be played, and what there is beside.
@MainActor
@Observable
public final class HomeModel {
    /// A part of it, from above.
    public enum Part: CaseIterable, Sendable {
        /// The board of the game in progress, and what goes on with it.
        case progress
        /// The games to choose from, and with whom.
        case newGame
        /// Games by correspondence: how one begins, and those that go on.
        case post
        /// What there is beside.
        case rows
    }

    /// What leads to another page.
    public struct Line: Identifiable, Equatable, Sendable {
        public let label: LabelName
        public let page: Page
        public var id: LabelName { label }
        public var icon: Icon? { label.icon }
    }

    /// A line with what was chosen there last.
    public struct Tile: Identifiable, Equatable, Sendable {
        public let line: Line
        public let aside: String
        public var id: LabelName { line.label }
    }

    /// A game to choose.
    public struct Game: Identifiable, Equatable, Sendable {
        public let kind: GameKind
        public let name: String
        public let isChosen: Bool
        public var id: String { name }
    }

    public let parts = Part.allCases
    public let settingsLine = Line(label: .homeSettings, page: .settings)
    public let rows: [Line] = [
        Line(label: .homeSaved, page: .library(ofDeleted: false)),
        Line(label: .clockTitle, page: .clock),
        Line(label: .setupTitle, page: .setup),
        Line(label: .exercisesTitle, page: .exercises),
        Line(label: .homeAbout, page: .about),
    ]

    /// What leads to a game by correspondence.
    public let postLine = Line(label: .postPlay, page: .newGame(.correspondent))

    private let games: Games
    private let library: GameLibrary
    private let settings: Settings
    private let pages: Pages
    private let opener: GameOpener
    private let localization: Localization
    private let letters: LetterOpener
    private let pasting: Pasting
    private let inbox: Inbox
    private var progress: GameInProgress?
    /// The games by correspondence that go on.
    public private(set) var running: [RunningGame] = []
    /// How well the computer would play; empty until the library has told.
    private var strength = ""
    @ObservationIgnored private var isLeaving = false

    /// Shows what is known without the library.
    init(
        _ games: Games, _ library: GameLibrary, _ settings: Settings, _ pages: Pages,
        _ opener: GameOpener, _ localization: Localization, _ inbox: Inbox,
        letters: LetterOpener, pasting: Pasting
    ) {
        self.games = games
        self.library = library
        self.settings = settings
        self.pages = pages
        self.opener = opener
        self.localization = localization
        self.inbox = inbox
        self.letters = letters
        self.pasting = pasting
        progress = GameInProgress.kept(games)
    }

    // MARK: The game in progress

    /// Its board, or the usual start.
    public var board: BoardPicture {
        progress?.board.picture
            ?? .start(of: settings.againstComputer.game, lines: settings.againstComputer.lines)
    }
    public var isFlipped: Bool { progress?.board.isFlipped ?? false }

    /// What a touch of the board does, for somebody who reads it.
    public var boardLabel: String {
        localization.text(progress == nil ? .homeTouchBoard : .homeBoard)
    }

    /// What the board invites to; nil where a game is in progress.
    public var invitation: String? { progress == nil ? localization.text(.homeTouchBoard) : nil }

    /// What is said of the game in progress; empty where nothing is known of it.
    public var sentence: String {
        [progress?.board(localization.speech.language), progress?.sentence?.printed]
            .compactMap { $0 }.joined(separator: ". ")
    }

    /// What goes on with it, or begins one.
    public var goOn: String { localization.text(progress == nil ? .homePlay : .homeContinue) }

    /// All boards of a simultaneous display; none of a game alone.
    public var shelf: [ShelvedBoard] { progress?.shelf ?? [] }

    /// The page is seen, perhaps again.
    public func appear() async {
        isLeaving = false
        let saved = await saved()
        progress = await GameInProgress.find(games, saved, localization)
        running = RunningGame.all(saved, localization)
        await learnStrength()
    }

    /// Reads what has come, for as long as the page is seen. Returns when its task is cancelled.
    public func followLetters() async { await letters.follow() }

    private func saved() async -> [SavedGame] {
        (try? await library.list(localization.speech).get()) ?? []
    }

    /// Goes on with the game in progress, at the board `number` of several, or begins one with
    /// White.
    public func play(at number: Int? = nil) async {
        guard !isLeaving else { return }
        isLeaving = true
        defer { isLeaving = false }
        let enter = opener.fromHere()
        // what was drawn at first may be gone
        let found = await GameInProgress.find(games, await saved(), localization)
        let isThere =
            if let found {
                if found.isOpen {
                    true
                } else if !found.shelf.isEmpty {
                    await opener.bringBack(found.id)
                } else {
                    await opener.open(found.id, first: found.first, second: found.second)
                }
            } else {
                await opener.start(NewGames(settings).againstComputer(person: .first))
            }
        if isThere, let number { _ = games.bring(number) }
        if isThere { await opener.show(enter: enter) }
    }

    // MARK: New games

    /// The games to choose from.
    public var choices: [Game] {
        GameKind.games.map { kind in
            Game(
                kind: kind, name: localization.name(of: kind),
                isChosen: kind == settings.againstComputer.game)
        }
    }

    /// New games are of this kind.
    public func choose(_ kind: GameKind) async {
        settings.againstComputer.game = kind
        settings.betweenPeople.game = kind
        settings.byCorrespondence.game = kind
        strength = ""
        await learnStrength()
    }

    /// Whom one plays with, and with what such a game would begin.
    public var tiles: [Tile] {
        let agreed = settings.betweenPeople
        return [
            Tile(
                line: Line(label: .homePlayComputer, page: .newGame(.computer)),
                aside: told(strength, settings.againstComputer)),
            Tile(
                line: Line(label: .homeTwoPlayers, page: .newGame(.person)),
                aside: told(clock(agreed), agreed)),
        ]
    }

    /// And at how many boards, if at several.
    private func told(_ first: String, _ agreed: Agreement) -> String {
        let count = agreed.boardCount
        let boards = count > 1 ? "\(localization.text(.boardsTitle)): \(count)" : ""
        return [first, boards].filter { !$0.isEmpty }.joined(separator: " · ")
    }

    /// The time of each: `5 minutes + 3 seconds a move`, or as it was written where it has other
    /// parts.
    private func clock(_ agreed: Agreement) -> String {
        guard agreed.hasClock else { return localization.text(.homeNoClock) }
        guard let plain = agreed.clock.wholeMatch(of: /(\d+)(?:\+(\d+))?/) else {
            return "\(localization.text(.clockTitle)): \(agreed.clock)"
        }
        let unit = localization.text(plain.1 == "1" ? .homeMinute : .homeMinutes)
        let more =
            plain.2.map {
                " + \($0) \(localization.text($0 == "1" ? .homeSecond : .homeSeconds))"
            } ?? ""
        return "\(plain.1) \(unit)\(more)"
    }

    private func learnStrength() async {
        let kind = settings.againstComputer.kind
        let told = await LevelChoice.standing(of: settings, kind, localization)
        // another game may have been chosen meanwhile
        if kind == settings.againstComputer.kind { strength = told }
    }

    // MARK: By correspondence

    /// Takes in a text that came from the player on another device.
    public func paste() {
        pasting.ask(.postPasteHelp) { [inbox, localization] text in
            inbox.take(text, localization.speech)
        }
    }

    /// Goes on with one of the games that go on.
    public func goOn(_ game: RunningGame) async {
        guard !isLeaving else { return }
        isLeaving = true
        defer { isLeaving = false }
        let enter = opener.fromHere()
        if await opener.open(game.id, first: game.first, second: game.second) {
            await opener.show(enter: enter)
        }
    }

    // MARK: Other pages

    /// All that leads to another page.
    public var lines: [Line] { tiles.map(\.line) + [postLine] + rows + [settingsLine] }

    public func go(_ line: Line) {
        pages.go(line.page)
    }
}

extension HomeModel {
    /// The page from above.
    public var page: PagePart {
        let text = { (label: LabelName) in self.localization.text(label) }
        let settings = PagePart(.icon, text(settingsLine.label), icon: settingsLine.icon)
        return PagePart(.page, text(.homeTitle), parts: [settings] + parts.map(part))
    }

    private func part(_ part: Part) -> PagePart {
        switch part {
        case .progress:
            let text = { (label: LabelName) in self.localization.text(label) }
            let board = PagePart(.board, boardLabel)
            let words = [sentence, invitation ?? ""].filter { !$0.isEmpty }
                .map { PagePart(.line, $0) }
            let boards = shelf.map { PagePart(.board, "\($0.name). \($0.standing)") }
            let shelf = boards.isEmpty ? [] : [PagePart(.section, text(.homeBoards))] + boards
            return PagePart(.card, parts: [board] + words + [PagePart(.primary, goOn)] + shelf)
        case .newGame:
            let games = choices.map { PagePart(.tile, $0.name, isChosen: $0.isChosen) }
            let tiles = tiles.map { tile in
                PagePart(
                    .tile, localization.text(tile.line.label), icon: tile.line.icon,
                    aside: tile.aside)
            }
            let name = PagePart(.section, localization.text(.gameNew))
            let chooser = PagePart(.segments, parts: games)
            return PagePart(.card, parts: [name, chooser] + tiles)
        case .post:
            let name = PagePart(.section, localization.text(.postTitle))
            let fixed = [postLine.label, .postPaste].map {
                PagePart(.row, localization.text($0), icon: $0.icon)
            }
            let games = running.map {
                PagePart(.row, $0.sentence, icon: .letter, aside: $0.name)
            }
            return PagePart(.card, parts: [name] + fixed + games)
        case .rows:
            return PagePart(
                .card,
                parts: rows.map {
                    PagePart(.row, localization.text($0.label), icon: $0.icon)
                })
        }
    }
}
