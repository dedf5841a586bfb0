import AnnabellaKit
import SwiftUI

/// The clock of a player: filled, with a dot, while it runs.
struct ClockChip: View {
    let time: String
    let isRunning: Bool
    @Environment(\.theme) private var theme

    var body: some View {
        HStack(spacing: 8) {
            if isRunning { Circle().fill(Color(theme.surface)).frame(width: 8, height: 8) }
            Text(time).font(.digits).lineLimit(1)
        }
        .foregroundStyle(Color(isRunning ? theme.surface : theme.muted))
        .padding(.horizontal, 12)
        .frame(minWidth: 92, minHeight: 44)
        .filled(isRunning ? theme.ink : theme.wash, radius: Radius.small)
        .contentShape(Rectangle())
    }
}
