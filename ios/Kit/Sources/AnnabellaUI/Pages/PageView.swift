import AnnabellaKit
import SwiftUI

/// The view of a page.
struct PageView: View {
    let app: Annabella
    let page: Page

    var body: some View {
        switch page {
        case .blind: ofGame({ BlindModel(app, $0) }, view: { BlindView(app, $0) })
        case .game: ofGame({ GameModel(app, $0) }, view: { GameView(app, $0) })
        case .arbiter: ofGame({ ArbiterModel(app, $0) }, view: { ArbiterView(app, $0) })
        case .display:
            ofGame(
                { DisplayModel(app, $0, isLarge: DisplayView.isLarge) },
                view: { DisplayView(app, $0) })
        case .score: ofGame({ ScoreModel(app, $0) }, view: { ScoreView(app, $0) })
        case .keys: ModelHolder({ KeysModel(app) }, view: { KeysView(app, $0) })
        case .fault: ModelHolder({ FaultModel(app) }, view: { FaultView(app, $0) })
        case .newGame(let againstComputer):
            ModelHolder(
                { NewGameModel(app, againstComputer: againstComputer) },
                view: { NewGameView(app, $0) }
            )
            .id(againstComputer)
        case .result:
            ModelHolder({ ResultModel(app) }, view: { ResultView(app, $0) })
                .id(app.pages.generation)
        case .review:
            ModelHolder({ ReviewModel(app) }, view: { ReviewView(app, $0) })
                .id(app.pages.generation)
        case .clock: ModelHolder({ ClockModel(app) }, view: { ClockView(app, $0) })
        case .setup: ModelHolder({ SetupModel(app) }, view: { SetupView(app, $0) })
        case .library(let ofDeleted):
            ModelHolder({ LibraryModel(app, ofDeleted: ofDeleted) }, view: { LibraryView(app, $0) })
                .id(ofDeleted)
        case .settings: ModelHolder({ SettingsModel(app) }, view: { SettingsView(app, $0) })
        case .about: ModelHolder({ AboutModel(app) }, view: { AboutView(app, $0) })
        case .licence(let number): LicenceView(app: app, number: number)
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
