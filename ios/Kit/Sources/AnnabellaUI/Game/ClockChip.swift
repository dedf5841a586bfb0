import AnnabellaKit
import SwiftUI

/// The clock of a player: filled, with a dot, while it runs; of another colour where little time
/// is left; with the sign of a pause while the game is paused, and with a flag where its time is up.
struct ClockChip: View {
    let time: String
    let clock: ClockState
    var isLow = false
    @Environment(\.theme) private var theme

    var body: some View {
        let face = ClockFill(theme, clock, isLow: isLow)
        HStack(spacing: 8) {
            if clock == .runs { Circle().fill(Color(face.words)).frame(width: 8, height: 8) }
            if clock == .isPaused { IconView(.pause, face.words, size: 12) }
            if clock == .hasFallen { IconView(.flagEnd, face.words, size: 12) }
            Text(time).font(.digits).lineLimit(1)
        }
        .foregroundStyle(Color(face.words))
        .padding(.horizontal, 12)
        .frame(minWidth: 92, minHeight: 44)
        .filled(face.fill ?? theme.wash, radius: Radius.small)
        .contentShape(Rectangle())
    }
}
