/// The models of the pages, each made with what it needs.
extension Annabella {
    var gameDependencies: GameDependencies {
        GameDependencies(
            games: games, settings: settings, localization: localization, pages: pages,
            dialogs: dialogs,
            overlay: overlay, announcer: announcer, effects: effects, haptics: haptics,
            opener: opener, reviews: reviews, again: PlayAgain(games, settings, opener),
            ownRatings: ownRatings, life: life, library: library, inbox: inbox,
            pasting: pasting,
            ports: ports, choices: choices,
            peeks: peeks, lookWish: lookWish, typedLines: typedLines)
    }

    private var letterOpener: LetterOpener {
        LetterOpener(inbox, games, opener, dialogs, localization)
    }

    private var pasting: Pasting { Pasting(ports.clipboard, dialogs, localization) }

    func recording(_ game: GameStore) -> Recording {
        Recording(game, dialogs, opener, localization)
    }

    // MARK: Pages of the game on the table

    public func gameModel(_ game: GameStore) -> GameModel {
        GameModel(gameDependencies, secondScreen, game)
    }

    public func blindModel(_ game: GameStore) -> BlindModel {
        BlindModel(gameDependencies, game)
    }

    public func arbiterModel(_ game: GameStore) -> ArbiterModel {
        ArbiterModel(game, ports, announcer, dialogs, pages, localization)
    }

    public func scoreModel(_ game: GameStore) -> ScoreModel {
        ScoreModel(game, announcer, localization, recording(game))
    }

    public func stepsModel(_ game: GameStore) -> StepsModel {
        StepsModel(gameDependencies, game)
    }

    public func displayModel(_ game: GameStore, isLarge: Bool) -> DisplayModel {
        DisplayModel(game, ports.reader, ports.times, localization, isLarge: isLarge)
    }

    public func reviewModel() -> ReviewModel {
        ReviewModel(gameDependencies, games.current)
    }

    public func faultModel() -> FaultModel {
        FaultModel(games, library, pages, opener, ports)
    }

    // MARK: The others

    public func homeModel() -> HomeModel {
        HomeModel(
            games, library, settings, pages, opener, localization, inbox, letters: letterOpener,
            pasting: pasting)
    }

    public func newGameModel(_ opponent: Opponent) -> NewGameModel {
        NewGameModel(
            settings, dialogs, localization, pages, opener, opponent,
            hasLittleMemory: ports.hasLittleMemory)
    }

    public func rulesModel(_ opponent: Opponent) -> RulesModel {
        RulesModel(settings, dialogs, localization, pages, opponent)
    }

    public func howToModel(_ game: Int) -> HowToModel { HowToModel(game, localization) }

    public func sayingsModel(_ game: Int) -> HowToModel { .sayings(game, localization) }

    public func libraryModel(ofDeleted: Bool) -> LibraryModel {
        LibraryModel(
            LibraryModel.Dependencies(
                library: library, games: games, exchange: exchange, opener: opener, pages: pages,
                dialogs: dialogs, overlay: overlay, localization: localization,
                announcer: announcer,
                sharedFolder: ports.sharedFolder), ofDeleted: ofDeleted)
    }

    public func setupModel() -> SetupModel {
        SetupModel(settings, dialogs, announcer, opener, ports, localization)
    }

    public func clockModel() -> ClockModel {
        ClockModel(ports, announcer, dialogs, opener, localization, clockPress)
    }

    public func exercisesModel() -> ExercisesModel {
        ExercisesModel(settings, pages, localization, file: trainingFile)
    }

    public func exerciseModel(_ exercise: Exercise) -> ExerciseModel {
        ExerciseModel(exercise, gameDependencies, file: trainingFile)
    }

    /// What came of exercises; the folder of games leaves out what is none.
    private var trainingFile: String { ports.folder + "/results.json" }

    public func settingsModel(of group: SettingsGroup? = nil) -> SettingsModel {
        SettingsModel(settings, dialogs, pages, localization, of: group)
    }

    public func keysModel() -> KeysModel {
        KeysModel(settings, overlay, localization, played: games.current?.state.view.kind)
    }

    public func aboutModel() -> AboutModel {
        AboutModel(pages, localization)
    }
}
