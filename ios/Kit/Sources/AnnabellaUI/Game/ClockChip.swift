import AnnabellaKit
import SwiftUI

/// The clock of a player: filled, with a dot, while it runs; of another colour where little time
/// is left.
struct ClockChip: View {
    let time: String
    let isRunning: Bool
    var isLow = false
    @Environment(\.theme) private var theme

    var body: some View {
        let face = ClockFill(theme, isRunning: isRunning, isLow: isLow)
        HStack(spacing: 8) {
            if isRunning { Circle().fill(Color(face.words)).frame(width: 8, height: 8) }
            Text(time).font(.digits).lineLimit(1)
        }
        .foregroundStyle(Color(isRunning ? face.words : theme.muted))
        .padding(.horizontal, 12)
        .frame(minWidth: 92, minHeight: 44)
        .filled(face.fill ?? theme.wash, radius: Radius.small)
        .contentShape(Rectangle())
    }
}
