import AnnabellaCore
import AnnabellaKit
import SwiftUI

/// A board that is only looked at: never mirrored.
struct StillBoard: View {
    let picture: BoardPicture
    let isFlipped: Bool
    /// Too small for names of squares and hatches.
    var isSmall = false
    @Environment(\.theme) private var theme
    @Environment(Annabella.self) private var app
    @Environment(\.accessibilityDifferentiateWithoutColor) private var needsTexture
    @Environment(\.isLarge) private var isLarge

    var body: some View {
        let painter =
            isSmall
            ? BoardPainter(theme, kind: picture.kind)
            : BoardPainter(
                app.settings, theme, picture.kind, needsTexture: needsTexture, isLarge: isLarge)
        BoardCanvas(DrawnBoard(painter, picture, isFlipped: isFlipped))
            .equatable()
            .aspectRatio(picture.size.aspect, contentMode: .fit)
            .environment(\.layoutDirection, .leftToRight)
            .accessibilityHidden(true)
    }
}

extension View {
    /// Names a board that is only looked at.
    func named(_ label: String) -> some View {
        // the board itself is hidden from who reads
        overlay {
            Color.clear
                .accessibilityElement()
                .accessibilityLabel(label)
                .accessibilityAddTraits(.isImage)
        }
    }
}

extension BoardPainter {
    /// As the settings and the system have it.
    @MainActor
    init(
        _ settings: AnnabellaKit.Settings, _ theme: Theme, _ kind: GameKind, needsTexture: Bool,
        isLarge: Bool = false
    ) {
        self.init(
            theme, kind: kind, showsCoordinates: settings.coordinates,
            showsNumbers: settings.squareNumbers, hasTexture: settings.texture || needsTexture,
            isLarge: isLarge)
    }
}
