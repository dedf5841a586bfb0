import AnnabellaKit
import SwiftUI

/// The parts of a game's page in their places: columns from the start, or from the end for a
/// left-handed player. A bar stays at the foot of its column; what is above it scrolls if it
/// has to.
struct GamePlaces<Part: View>: View {
    private let layout: GameLayout
    private let hasTitle: Bool
    private let hasSlider: Bool
    private let part: @MainActor (GamePart, CGFloat) -> Part
    @ScaledMetric(relativeTo: .body) private var lineHeight: CGFloat = 22
    @Environment(\.verticalSizeClass) private var height
    @Environment(Annabella.self) private var app
    private let size: CGSize

    /// `part` makes each part, for a board of this side.
    init(
        _ layout: GameLayout, in size: CGSize, hasTitle: Bool, hasSlider: Bool = false,
        @ViewBuilder part: @escaping @MainActor (GamePart, CGFloat) -> Part
    ) {
        self.layout = layout
        self.size = size
        self.hasTitle = hasTitle
        self.hasSlider = hasSlider
        self.part = part
    }

    var body: some View {
        let around = GameLayout.around(
            lineHeight: lineHeight, hasTitle: hasTitle, isBarLow: height == .compact,
            hasRows: GameLayout.isWide(size), hasSlider: hasSlider)
        let side = layout.boardSide(in: size, around: around)
        let columns = app.settings.leftHanded ? layout.columns.reversed() : layout.columns
        HStack(spacing: 0) {
            ForEach(columns, id: \.self) { column in
                if column == [.board] {
                    part(.board, side)
                } else {
                    self.column(column, side)
                }
            }
        }
    }

    private func column(_ parts: [GamePart], _ side: CGFloat) -> some View {
        VStack(spacing: 0) {
            GeometryReader { place in
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(parts.filter { $0 != .bar }, id: \.self) { part($0, side) }
                    }
                    // what is left over goes to the moves
                    .frame(minHeight: place.size.height, alignment: .top)
                }
                // a page that fits stays where it is while a piece is carried
                .scrollBounceBehavior(.basedOnSize)
            }
            if parts.contains(.bar) { part(.bar, side) }
        }
    }
}
