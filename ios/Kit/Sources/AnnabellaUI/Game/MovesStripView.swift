import AnnabellaKit
import SwiftUI

/// The moves of a game in one line, of which the end is seen; from left to right in every
/// language.
struct MovesStripView: View {
    let strip: MovesStrip
    let moves: Namespace.ID
    @Environment(Annabella.self) private var app

    var body: some View {
        ScrollView(.horizontal, showsIndicators: false) {
            HStack(spacing: 8) {
                ForEach(strip.moves) { move in
                    Text(verbatim: move.text)
                        .monospacedDigit()
                        .accessibilityRotorEntry(id: move.ply, in: moves)
                        .accessibilityLabel(Text(move.phrase.segments))
                }
            }
            .frame(minHeight: 44)
        }
        .defaultScrollAnchor(.trailing)
        .environment(\.layoutDirection, .leftToRight)
        .accessibilityElement(children: .contain)
        .accessibilityLabel(app.text(.gameMoves))
        // nobody has to go through all of them to the buttons
        .accessibilitySortPriority(-1)
    }
}
