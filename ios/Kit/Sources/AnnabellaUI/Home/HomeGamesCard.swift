import AnnabellaKit
import SwiftUI

/// The games to choose from, and with whom: each with what was chosen there last.
struct HomeGamesCard: View {
    let model: HomeModel
    @Environment(Annabella.self) private var app
    @Environment(\.isLarge) private var isLarge

    var body: some View {
        Card {
            SectionName(app.text(.gameNew))
            TileRow {
                ForEach(model.choices) { game in chooser(game) }
            }
            .accessibilityElement(children: .contain)
            .accessibilityLabel(app.text(.newWhichGame))
            TileRow {
                ForEach(model.tiles) { tile in
                    TileView(
                        icon: tile.line.icon ?? .play, title: app.text(tile.line.label),
                        aside: tile.aside
                    ) { model.go(tile.line) }
                }
            }
        }
    }

    private func chooser(_ game: HomeModel.Game) -> some View {
        PictureTile(name: game.name, isChosen: game.isChosen) {
            StillBoard(picture: game.kind.emblem, isFlipped: false, isSmall: true)
                .frame(maxWidth: isLarge ? 128 : 84)
        } act: {
            Task { await model.choose(game.kind) }
        }
    }
}
