import AnnabellaKit
import SwiftUI

/// The moves of a game one after another in lines, of which the last are seen; a tap on one leads
/// to the position after it. From left to right in every language.
struct MovesStripView: View {
    let strip: MovesStrip
    let moves: Namespace.ID
    let pick: @MainActor (UInt32) -> Void
    @ScaledMetric(relativeTo: .body) private var lineHeight: CGFloat = 22
    @Environment(\.theme) private var theme
    @Environment(Annabella.self) private var app

    var body: some View {
        GeometryReader { place in
            ScrollView {
                LinesLayout(gap: 4) {
                    ForEach(strip.moves) { entry($0) }
                }
                .frame(maxWidth: .infinity, alignment: .topLeading)
            }
            .defaultScrollAnchor(.bottom)
            .scrollBounceBehavior(.basedOnSize)
            .frame(height: Lines.whole(in: place.size.height, of: line))
        }
        .frame(minHeight: line, maxHeight: .infinity)
        .environment(\.layoutDirection, .leftToRight)
        .accessibilityElement(children: .contain)
        .accessibilityLabel(app.text(.gameMoves))
        // nobody has to go through all of them to the buttons
        .accessibilitySortPriority(-1)
    }

    private var line: CGFloat { GameLayout.movesLine(lineHeight) }

    private func entry(_ move: MoveEntry) -> some View {
        let isLast = move.ply == strip.last
        return Button {
            pick(move.ply)
        } label: {
            Text(verbatim: move.text)
                .monospacedDigit()
                .padding(.horizontal, 6)
                .frame(height: line - 12)
                .foregroundStyle(Color(isLast ? theme.surface : theme.ink))
                .background(isLast ? Color(theme.ink) : Color.clear)
                .clipShape(RoundedRectangle(cornerRadius: Radius.small))
                .frame(height: line)
        }
        .buttonStyle(.bare())
        .accessibilityRotorEntry(id: move.ply, in: moves)
        .accessibilityLabel(Text(move.phrase.segments))
        .accessibilityAddTraits(isLast ? .isSelected : [])
    }
}
