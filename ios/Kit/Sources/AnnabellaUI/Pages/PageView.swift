import AnnabellaKit
import SwiftUI

/// The view of a page.
struct PageView: View {
    @Environment(Annabella.self) private var app
    let page: Page

    var body: some View {
        // what has a bar of its own turns by itself
        let isTurned = page != .steps && app.pages.isTurned(page)
        shown
            .environment(\.isPageTurned, isTurned)
            .rotationEffect(.degrees(isTurned ? 180 : 0))
    }

    @ViewBuilder private var shown: some View {
        switch page {
        case .blind: ofGame({ app.blindModel($0) }, view: { BlindView($0) })
        case .game: ofGame({ app.gameModel($0) }, view: { GameView($0) })
        case .arbiter: ofGame({ app.arbiterModel($0) }, view: { ArbiterView($0) })
        case .display:
            ofGame(
                { app.displayModel($0, isLarge: DisplayView.isLarge) },
                view: { DisplayView($0) })
        case .steps: ofGame({ app.stepsModel($0) }, view: { StepsView($0) })
        case .score: ofGame({ app.scoreModel($0) }, view: { ScoreView($0) })
        case .keys: ModelHolder({ app.keysModel() }, view: { KeysView($0) })
        case .fault: ModelHolder({ app.faultModel() }, view: { FaultView($0) })
        case .newGame(let opponent):
            ModelHolder({ app.newGameModel(opponent) }, view: { NewGameView($0) }).id(opponent)
        case .rules(let opponent):
            ModelHolder({ app.rulesModel(opponent) }, view: { RulesView($0) }).id(opponent)
        case .howTo(let game): HowToView(app.howToModel(game))
        case .sayings(let game): HowToView(app.sayingsModel(game))
        case .review:
            ModelHolder({ app.reviewModel() }, view: { ReviewView($0) })
                .id(app.pages.generation)
        case .exercises: ModelHolder({ app.exercisesModel() }, view: { ExercisesView($0) })
        case .exercise(let exercise):
            ModelHolder({ app.exerciseModel(exercise) }, view: { ExerciseView($0) }).id(exercise)
        case .clock: ModelHolder({ app.clockModel() }, view: { ClockView($0) })
        case .setup: ModelHolder({ app.setupModel() }, view: { SetupView($0) })
        case .library(let ofDeleted):
            ModelHolder({ app.libraryModel(ofDeleted: ofDeleted) }, view: { LibraryView($0) })
                .id(ofDeleted)
        case .settings: ModelHolder({ app.settingsModel() }, view: { SettingsView($0) })
        case .settingsPage(let group):
            ModelHolder({ app.settingsModel(of: group) }, view: { SettingsView($0) }).id(group)
        case .about: ModelHolder({ app.aboutModel() }, view: { AboutView($0) })
        case .licence(let number): LicenceView(number: number)
        }
    }

    /// A page of the game on the table, which is made anew for another game.
    @ViewBuilder private func ofGame<Model, Content: View>(
        _ make: @escaping @MainActor (GameStore) -> Model,
        @ViewBuilder view: @escaping @MainActor (Model) -> Content
    ) -> some View {
        if let game = app.games.current {
            ModelHolder({ make(game) }, view: view).id(ObjectIdentifier(game))
        }
    }
}
