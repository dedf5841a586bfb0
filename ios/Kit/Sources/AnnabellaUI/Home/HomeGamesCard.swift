import AnnabellaKit
import SwiftUI

/// The games to choose from, and with whom: each with what was chosen there last.
struct HomeGamesCard: View {
    let model: HomeModel
    @Environment(Annabella.self) private var app
    @Environment(\.theme) private var theme
    @Environment(\.dynamicTypeSize) private var textSize

    var body: some View {
        Card {
            SectionName(app.text(.gameNew))
            oneRow(spacing: 8) {
                ForEach(model.choices) { game in chooser(game) }
            }
            .accessibilityElement(children: .contain)
            .accessibilityLabel(app.text(.newWhichGame))
            oneRow(spacing: 8) {
                ForEach(model.tiles) { tile in
                    TileView(
                        icon: tile.line.icon ?? .play, title: app.text(tile.line.label),
                        aside: tile.aside
                    ) { model.go(tile.line) }
                }
            }
        }
    }

    /// Beside each other, or below each other where letters are large.
    private func oneRow<Content: View>(
        spacing: CGFloat, @ViewBuilder content: () -> Content
    ) -> some View {
        let layout =
            textSize.isAccessibilitySize
            ? AnyLayout(VStackLayout(spacing: spacing)) : AnyLayout(HStackLayout(spacing: spacing))
        return layout { content() }.fixedSize(horizontal: false, vertical: true)
    }

    private func chooser(_ game: HomeModel.Game) -> some View {
        Button {
            Task { await model.choose(game.kind) }
        } label: {
            VStack(spacing: 4) {
                StillBoard(picture: game.kind.emblem, isFlipped: false, isSmall: true)
                    .frame(maxWidth: 84)
                Text(game.name)
                    .font(.name)
                    .lineLimit(1)
                    .minimumScaleFactor(0.6)
                    .foregroundStyle(Color(theme.ink))
            }
            .padding(.horizontal, 4)
            .padding(.vertical, 8)
            .frame(maxWidth: .infinity)
            .filled(game.isChosen ? theme.accentWash : theme.wash, radius: Radius.tile)
            .chosen(game.isChosen, radius: Radius.tile)
        }
        .buttonStyle(.bare(radius: Radius.tile))
        .accessibilityLabel(game.name)
        .accessibilityAddTraits(game.isChosen ? .isSelected : [])
    }
}
