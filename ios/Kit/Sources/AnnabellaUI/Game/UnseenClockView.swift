import AnnabellaKit
import SwiftUI

/// A line above a page: the clock of the game runs, which is not seen there.
struct UnseenClockView: View {
    let clock: UnseenClock
    @Environment(\.theme) private var theme

    var body: some View {
        if let words = clock.words {
            Button {
                clock.goBack()
            } label: {
                Text(words)
                    .font(.name.monospacedDigit())
                    .foregroundStyle(Color(theme.ink))
                    .padding(.horizontal, 16)
                    .frame(maxWidth: .infinity, minHeight: 48)
                    .filled(theme.accentWash, radius: Radius.tile)
            }
            .buttonStyle(.bare(radius: Radius.tile))
            .accessibilityAddTraits(.updatesFrequently)
            .padding(.horizontal, 12)
            .padding(.vertical, 4)
            .background(Color(theme.paper))
        }
    }
}
