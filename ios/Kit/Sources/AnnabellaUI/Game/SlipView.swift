import AnnabellaKit
import SwiftUI

/// The card at the board: what was said last, for which lines are kept, and under it the moves
/// and what the game waits for.
struct SlipView<Status: View, Under: View>: View {
    private let fills: Bool
    private let yields: Bool
    private let status: Status
    private let under: Under
    @ScaledMetric(relativeTo: .body) private var lineHeight: CGFloat = 22
    @Environment(\.verticalSizeClass) private var height

    /// In one that `fills` what is under the words takes all the height that there is; where they
    /// yield they have what is left by it, and scroll.
    init(
        fills: Bool = false, yields: Bool = false, @ViewBuilder status: () -> Status,
        @ViewBuilder under: () -> Under
    ) {
        self.fills = fills
        self.yields = yields
        self.status = status()
        self.under = under()
    }

    var body: some View {
        let lines = GameLayout.statusLines(isLow: height == .compact)
        VStack(alignment: .leading, spacing: 0) {
            words
                .frame(
                    maxWidth: .infinity, minHeight: CGFloat(lines) * lineHeight,
                    alignment: .topLeading
                )
                .padding(.horizontal, 16)
                .padding(.vertical, 10)
            Hair()
            under
                .frame(
                    maxWidth: .infinity, minHeight: GameLayout.slipUnder(lineHeight),
                    maxHeight: fills ? .infinity : nil, alignment: fills ? .topLeading : .leading
                )
                .padding(.horizontal, 12)
                .layoutPriority(yields && !fills ? 1 : 0)
        }
        .frame(maxHeight: yields ? .infinity : nil, alignment: .top)
        .card()
        .padding(.horizontal, 12)
        .padding(.vertical, 6)
    }

    @ViewBuilder private var words: some View {
        if yields {
            ViewThatFits(in: .vertical) {
                status
                ScrollView { status.frame(maxWidth: .infinity, alignment: .leading) }
            }
        } else {
            status
        }
    }
}
