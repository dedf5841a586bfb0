import AnnabellaCore
import Observation

/// What is agreed before a game; it begins with what was chosen for the last one.
@MainActor
@Observable
public final class NewGameModel {
    public let isAgainstComputer: Bool
    public let level: LevelChoice
    public let start960: Start960
    /// What is rarely changed is to be seen.
    public var isOpen = false
    private let app: Annabella
    @ObservationIgnored private var isStarting = false

    public init(_ app: Annabella, againstComputer: Bool) {
        self.app = app
        isAgainstComputer = againstComputer
        level = LevelChoice(app)
        start960 = Start960(app.settings.agreed(againstComputer: isAgainstComputer))
    }

    public func appear() async {
        await level.load()
    }

    public var settings: Settings { app.settings }
    public var agreed: Agreement { settings.agreed(againstComputer: isAgainstComputer) }
    public var clock: FewOptions { ClockChoice.forBoth(app, agreed).options }
    public var more: MoreChoices { MoreChoices(app, isAgainstComputer: isAgainstComputer) }

    public var opponent: FewOptions {
        FewOptions(
            app.text(.newOpponent),
            [
                Option(true, app.text(.gameComputer)), Option(false, app.text(.newSomebodyHere)),
            ], chosen: isAgainstComputer
        ) { [app, isAgainstComputer] in
            guard $0 != isAgainstComputer else { return }
            app.pages.replace(.newGame(againstComputer: $0))
        }
    }

    /// The person's colour; nil for two people.
    public var color: FewOptions? {
        guard isAgainstComputer else { return nil }
        let settings = settings
        return FewOptions(
            app.text(.newColor),
            [
                Option(.random, app.text(.newColorRandom)), Option(.white, app.text(.gameWhite)),
                Option(.black, app.text(.gameBlack)),
            ], chosen: settings.color
        ) { settings.color = $0 }
    }

    /// Begins the game, and shows it in the place of this page.
    public func start() async {
        guard !isStarting else { return }
        isStarting = true
        defer { isStarting = false }
        let games = NewGames(app.settings)
        let setup = await isAgainstComputer ? games.againstComputer() : games.twoPlayers()
        let opener = app.opener
        if await opener.start(setup) { await opener.show { $0.replace(.game) } }
    }
}
