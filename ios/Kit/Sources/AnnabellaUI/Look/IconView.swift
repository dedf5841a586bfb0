import AnnabellaKit
import SwiftUI

/// A line icon, which grows with the letters beside it; what it means stands in words.
struct IconView: View {
    private let icon: Icon
    private let color: RGB
    @ScaledMetric(relativeTo: .body) private var textScale: CGFloat = 1
    private let size: CGFloat

    init(_ icon: Icon, _ color: RGB, size: CGFloat = 24) {
        self.icon = icon
        self.color = color
        self.size = size
    }

    var body: some View {
        // the largest letters leave no room for signs as large
        let side = size * min(textScale, 1.5)
        BoardCanvas(DrawnIcon(icon, color))
            .equatable()
            .frame(width: side, height: side)
            .flipsForRightToLeftLayoutDirection(icon.isMirrored)
            .accessibilityHidden(true)
    }
}

/// A sign by itself, of which the label is read.
struct IconButton: View {
    let icon: Icon
    let label: String
    let act: @MainActor () -> Void
    @Environment(\.theme) private var theme
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        Button(action: act) {
            IconView(icon, isEnabled ? theme.ink : theme.muted).frame(minWidth: 48, minHeight: 48)
        }
        .buttonStyle(.bare())
        .accessibilityLabel(label)
    }
}
