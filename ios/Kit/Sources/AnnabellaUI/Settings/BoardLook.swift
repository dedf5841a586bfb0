import AnnabellaKit
import SwiftUI

/// How boards look: a picture of one as it would be, its colours, and the kinds of pieces.
struct BoardLook: View {
    let model: SettingsModel
    @Environment(Annabella.self) private var app
    @Environment(\.theme) private var theme

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            StillBoard(picture: SettingsModel.opening, isFlipped: false)
                .frame(maxWidth: 400)
                .clipShape(RoundedRectangle(cornerRadius: Radius.small))
                .frame(maxWidth: .infinity)
            tiles(.settingsBoardColours, model.colours(on: theme)) { tile in
                BoardCanvas(
                    DrawnBoard(
                        BoardPainter(tile.theme), SettingsModel.fourPieces, isFlipped: false)
                )
                .equatable()
                .frame(width: 64, height: 64)
                // never mirrored
                .environment(\.layoutDirection, .leftToRight)
                .accessibilityHidden(true)
            }
            tiles(.settingsPieces, model.pieces(on: theme)) { tile in
                PieceView(byte: SettingsModel.knight, painter: BoardPainter(tile.theme))
                    .frame(width: 36, height: 36)
                    .padding(4)
                    .background(Color(theme.lightSquare))
                    .clipShape(RoundedRectangle(cornerRadius: Radius.small))
            }
        }
    }

    @ViewBuilder private func tiles<Picture: View>(
        _ name: LabelName, _ tiles: [BoardTile],
        @ViewBuilder picture: @escaping @MainActor (BoardTile) -> Picture
    ) -> some View {
        if !tiles.isEmpty {
            SectionName(app.text(name))
            TileRow {
                ForEach(tiles) { tile in
                    PictureTile(name: app.text(tile.name), isChosen: tile.isChosen) {
                        picture(tile)
                    } act: {
                        tile.choose()
                    }
                }
            }
            .accessibilityElement(children: .contain)
            .accessibilityLabel(app.text(name))
        }
    }
}
