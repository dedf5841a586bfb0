import AnnabellaKit
import SwiftUI

/// What is often done, at the foot of a page: a sign over a word, each in its place as long as
/// the page is there.
struct GameBarView: View {
    private let items: [BarItem]
    @Environment(\.theme) private var theme
    @Environment(Annabella.self) private var app
    @Environment(\.dynamicTypeSize) private var textSize
    @Environment(\.verticalSizeClass) private var height
    private let isRead: AccessibilityFocusState<LabelName?>.Binding?
    private let isPressed: FocusState<LabelName?>.Binding?

    init(
        _ items: [BarItem], read: AccessibilityFocusState<LabelName?>.Binding? = nil,
        pressed: FocusState<LabelName?>.Binding? = nil
    ) {
        self.items = items
        isRead = read
        isPressed = pressed
    }

    var body: some View {
        let count = GameBar.columns(
            of: items.count, hasLargeText: textSize.isAccessibilitySize)
        let columns = Array(repeating: GridItem(.flexible(), spacing: 0), count: max(1, count))
        LazyVGrid(columns: columns, spacing: 0) {
            ForEach(items) { item in focused(button(item), item.label) }
        }
        .padding(4)
        .frame(maxWidth: .infinity)
        .background(Color(theme.surface))
        .overlay(alignment: .top) { Hair() }
        .accessibilityElement(children: .contain)
    }

    private func button(_ item: BarItem) -> some View {
        Button {
            item.run()
        } label: {
            VStack(spacing: height == .compact ? 0 : 4) {
                IconView(item.icon, item.isPossible ? theme.ink : theme.muted)
                    .opacity(item.isPossible ? 1 : 0.55)
                Text(app.text(item.label))
                    .font(.bar)
                    .lineLimit(2)
                    // long words become smaller before they are broken
                    .minimumScaleFactor(0.6)
                    .multilineTextAlignment(.center)
                    .foregroundStyle(Color(item.isPossible ? theme.ink : theme.muted))
            }
            .padding(.horizontal, 4)
            .frame(maxWidth: .infinity, minHeight: height == .compact ? 48 : 64)
        }
        .buttonStyle(.bare())
        .disabled(!item.isPossible)
    }

    @ViewBuilder private func focused<Face: View>(_ face: Face, _ label: LabelName) -> some View {
        if let isRead, let isPressed {
            face.accessibilityFocused(isRead, equals: label).focused(isPressed, equals: label)
        } else {
            face
        }
    }
}
