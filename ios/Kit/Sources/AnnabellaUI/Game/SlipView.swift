import AnnabellaKit
import SwiftUI

/// The card at the board: what was said last, for which lines are kept, and under it the moves
/// and what the game waits for.
struct SlipView<Status: View, Under: View>: View {
    private let fills: Bool
    private let status: Status
    private let under: Under
    @ScaledMetric(relativeTo: .body) private var lineHeight: CGFloat = 22
    @Environment(\.verticalSizeClass) private var height

    /// One that `fills` takes all the height that there is.
    init(
        fills: Bool = false, @ViewBuilder status: () -> Status, @ViewBuilder under: () -> Under
    ) {
        self.fills = fills
        self.status = status()
        self.under = under()
    }

    var body: some View {
        let lines = GameLayout.statusLines(isLow: height == .compact)
        VStack(alignment: .leading, spacing: 0) {
            status
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
        }
        .card()
        .padding(.horizontal, 12)
        .padding(.vertical, 6)
    }
}
