import AnnabellaKit
import SwiftUI

/// The moves of a game in one line, of which the end is seen; a tap on one leads to the position
/// after it. From left to right in every language.
struct MovesStripView: View {
    let strip: MovesStrip
    let moves: Namespace.ID
    let pick: @MainActor (UInt32) -> Void
    @Environment(Annabella.self) private var app

    var body: some View {
        ScrollView(.horizontal, showsIndicators: false) {
            HStack(spacing: 8) {
                ForEach(strip.moves) { move in
                    Button {
                        pick(move.ply)
                    } label: {
                        Text(verbatim: move.text).monospacedDigit().frame(minHeight: 44)
                    }
                    .buttonStyle(.bare())
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
