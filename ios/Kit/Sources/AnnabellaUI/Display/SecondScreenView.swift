import AnnabellaKit
import SwiftUI

/// What a second screen shows: the game on the table, whichever that is.
struct SecondScreenView: View {
    let app: Annabella

    var body: some View {
        Group {
            if let game = app.games.current {
                ModelHolder({ app.displayModel(game, isLarge: true) }, view: { Shown($0) })
                    .id(ObjectIdentifier(game))
            }
        }
        .themed(app)
    }

    private struct Shown: View {
        @Environment(Annabella.self) private var app
        private let model: DisplayModel

        init(_ model: DisplayModel) {
            self.model = model
        }

        var body: some View {
            GameDisplay(model: model, isLarge: true)
                .task { await model.run() }
        }
    }
}
