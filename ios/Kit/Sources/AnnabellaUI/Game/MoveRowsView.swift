import AnnabellaCore
import AnnabellaKit
import SwiftUI

/// The moves of a game in the lines of a scoresheet, of which one is marked; a tap leads to
/// another. From left to right in every language.
struct MoveRowsView: View {
    let rows: [ScoreRow]
    /// The last move before the position that is seen.
    let current: UInt32
    /// By which a list of moves leads to each, where there is one.
    var moves: Namespace.ID?
    let pick: @MainActor (UInt32) -> Void
    @Namespace private var own
    @ScaledMetric(relativeTo: .body) private var numberWidth: CGFloat = 44
    @ScaledMetric(relativeTo: .body) private var lineHeight: CGFloat = 22
    @Environment(\.theme) private var theme
    @Environment(Annabella.self) private var app

    var body: some View {
        LazyVGrid(columns: [GridItem(.flexible())], spacing: 0) {
            ForEach(rows, id: \.number) { row in
                HStack(spacing: 8) {
                    Text(verbatim: "\(row.number).")
                        .monospacedDigit()
                        .foregroundStyle(Color(theme.muted))
                        .lineLimit(1)
                        .fixedSize(horizontal: true, vertical: false)
                        // large letters need the room for the moves
                        .frame(
                            minWidth: GameLayout.hasLargeText(lineHeight) ? 0 : numberWidth,
                            alignment: .trailing
                        )
                        .accessibilityHidden(true)
                    move(row.first)
                    move(row.second)
                }
                .frame(height: Self.height(lineHeight))
            }
        }
        .scrollTargetLayout()
        .environment(\.layoutDirection, .leftToRight)
        .accessibilityElement(children: .contain)
        .accessibilityLabel(app.text(.gameMoves))
    }

    /// How high each row is, with lines of words of this height.
    static func height(_ lineHeight: CGFloat) -> CGFloat { max(48, lineHeight * 1.4) }

    private func label(of entry: ScoreEntry) -> Text {
        let move = Text(entry.phrase.segments)
        return entry.hasComment ? Text("\(move) \(app.text(.stepsCommented))") : move
    }

    @ViewBuilder private func move(_ entry: ScoreEntry?) -> some View {
        if let entry {
            let isHere = entry.ply == current
            Button {
                pick(entry.ply)
            } label: {
                HStack(spacing: 4) {
                    Text(verbatim: entry.text)
                        .monospacedDigit()
                        .fontWeight(isHere ? .semibold : nil)
                        .lineLimit(1)
                        .minimumScaleFactor(0.4)
                    if entry.hasComment {
                        IconView(.comment, isHere ? theme.surface : theme.ink, size: 16)
                    }
                }
                .padding(.horizontal, 8)
                .frame(maxWidth: .infinity, minHeight: 48, alignment: .leading)
                .foregroundStyle(Color(isHere ? theme.surface : theme.ink))
                .background(isHere ? Color(theme.ink) : Color.clear)
                .clipShape(RoundedRectangle(cornerRadius: Radius.small))
            }
            .buttonStyle(.bare())
            .accessibilityRotorEntry(id: entry.ply, in: moves ?? own)
            .accessibilityLabel(label(of: entry))
            .accessibilityAddTraits(isHere ? .isSelected : [])
        } else {
            Color.clear.frame(maxWidth: .infinity, minHeight: 48).accessibilityHidden(true)
        }
    }
}

/// The same in what room there is, in whole rows or not at all; that of the one that is marked comes into sight.
struct ScrolledMoves: View {
    let rows: [ScoreRow]
    let current: UInt32
    var moves: Namespace.ID?
    var leastHeight = GameLayout.leastRows
    let pick: @MainActor (UInt32) -> Void
    @ScaledMetric(relativeTo: .body) private var lineHeight: CGFloat = 22

    var body: some View {
        GeometryReader { place in
            let row = MoveRowsView.height(lineHeight)
            let whole = (place.size.height / row).rounded(.down) * row
            scrolled.frame(height: whole).clipShape(Rectangle())
        }
        // nobody has to go through all of them to the buttons
        .accessibilitySortPriority(-1)
        .frame(minHeight: leastHeight, maxHeight: .infinity)
    }

    private var scrolled: some View {
        ScrollViewReader { scroll in
            ScrollView {
                MoveRowsView(rows: rows, current: current, moves: moves, pick: pick)
            }
            .scrollTargetBehavior(.viewAligned)
            .onChange(of: current, initial: true) { _, _ in
                if let row { scroll.scrollTo(row) }
            }
        }
    }

    private var row: UInt32? {
        rows.first { $0.first?.ply == current || $0.second?.ply == current }?.number
    }
}

extension MovesStrip {
    /// The number of the last move.
    var last: UInt32 { moves.last?.ply ?? 0 }
}
