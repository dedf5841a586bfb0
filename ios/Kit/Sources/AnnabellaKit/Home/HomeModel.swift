import AnnabellaCore
import Observation

/// The first page: the board of the game in progress, and what can be played.
@MainActor
@Observable
public final class HomeModel {
    /// A line of the list.
    public struct Line: Identifiable, Equatable, Sendable {
        public let label: LabelName
        public let page: Page
        public var id: LabelName { label }
    }

    public let lines: [Line] = [
        Line(label: .homePlayComputer, page: .newGame(againstComputer: true)),
        Line(label: .homeTwoPlayers, page: .newGame(againstComputer: false)),
        Line(label: .setupTitle, page: .setup),
        Line(label: .clockTitle, page: .clock),
        Line(label: .homeSaved, page: .library(ofDeleted: false)),
        Line(label: .homeSettings, page: .settings),
        Line(label: .homeAbout, page: .about),
    ]

    private let games: Games
    private let library: GameLibrary
    private let settings: Settings
    private let pages: Pages
    private let opener: GameOpener
    private let localization: Localization
    private var progress: GameInProgress?
    @ObservationIgnored private var isLeaving = false

    /// Shows what is known without the library.
    init(
        _ games: Games, _ library: GameLibrary, _ settings: Settings, _ pages: Pages,
        _ opener: GameOpener, _ localization: Localization
    ) {
        self.games = games
        self.library = library
        self.settings = settings
        self.pages = pages
        self.opener = opener
        self.localization = localization
        progress = GameInProgress.kept(games)
    }

    /// The board of the game in progress, or the usual start.
    public var board: BoardPicture {
        progress?.board.picture
            ?? .start(of: settings.againstComputer.game, lines: settings.againstComputer.lines)
    }
    public var isFlipped: Bool { progress?.board.isFlipped ?? false }

    /// What a touch of the board does, for somebody who reads it.
    public var boardLabel: String {
        localization.text(progress == nil ? .homeTouchBoard : .homeBoard)
    }

    /// What stands below the board; nil where a game is in progress.
    public var invitation: String? { progress == nil ? localization.text(.homeTouchBoard) : nil }

    /// What goes on with the game, and a sentence about it; nil where there is none.
    public var goOn: String? {
        guard let progress else { return nil }
        return [localization.text(.homeContinue), progress.sentence?.printed].compactMap { $0 }
            .joined(separator: "\n")
    }

    /// The page is seen, perhaps again.
    public func appear() async {
        isLeaving = false
        progress = await GameInProgress.find(games, library, localization)
    }

    /// Goes on with the game in progress, or begins one with White.
    public func play() async {
        guard !isLeaving else { return }
        isLeaving = true
        defer { isLeaving = false }
        // what was drawn at first may be gone
        let found = await GameInProgress.find(games, library, localization)
        let isThere =
            if let found {
                if found.isOpen {
                    true
                } else {
                    await opener.open(found.id, first: found.first, second: found.second)
                }
            } else {
                await opener.start(NewGames(settings).againstComputer(person: .first))
            }
        if isThere { await opener.show() }
    }

    public func go(_ line: Line) {
        pages.go(line.page)
    }
}
