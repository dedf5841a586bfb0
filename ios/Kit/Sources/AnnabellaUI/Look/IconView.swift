import AnnabellaKit
import SwiftUI

/// A line icon, which grows with the letters beside it; what it means stands in words.
struct IconView: View {
    private let icon: Icon
    private let color: RGB
    @ScaledMetric(relativeTo: .body) private var scale: CGFloat = 1
    private let size: CGFloat

    init(_ icon: Icon, _ color: RGB, size: CGFloat = 24) {
        self.icon = icon
        self.color = color
        self.size = size
    }

    var body: some View {
        BoardCanvas(DrawnIcon(icon, color))
            .equatable()
            .frame(width: size * scale, height: size * scale)
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

    var body: some View {
        Button(action: act) {
            IconView(icon, theme.ink).frame(minWidth: 48, minHeight: 48)
        }
        .buttonStyle(.bare())
        .accessibilityLabel(label)
    }
}
