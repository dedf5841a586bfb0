import AnnabellaKit
import SwiftUI

/// How round corners are.
enum Radius {
    static let segment: CGFloat = 11
    static let small: CGFloat = 12
    static let trough: CGFloat = 14
    static let tile: CGFloat = 16
    static let card: CGFloat = 20
    static let area: CGFloat = 28
}

extension View {
    /// Lies on a filled shape; with a line where filled surfaces are not told apart.
    func filled(_ fill: RGB, radius: CGFloat) -> some View {
        modifier(Filled(fill: fill, radius: radius))
    }

    /// A line around it, or none without a colour.
    func edged(_ color: RGB?, width: CGFloat = 2, radius: CGFloat) -> some View {
        overlay {
            if let color {
                RoundedRectangle(cornerRadius: radius)
                    .strokeBorder(Color(color), lineWidth: width)
            }
        }
    }

    /// Lies on a surface above the page.
    func card(radius: CGFloat = Radius.card) -> some View { modifier(Raised(radius: radius)) }

    /// One of several that is chosen has a line as well, so that no colour is needed.
    func chosen(_ isChosen: Bool, radius: CGFloat) -> some View {
        modifier(Chosen(isChosen: isChosen, radius: radius))
    }
}

private struct Filled: ViewModifier {
    let fill: RGB
    let radius: CGFloat
    @Environment(\.theme) private var theme

    func body(content: Content) -> some View {
        content
            .background(Color(fill))
            .clipShape(RoundedRectangle(cornerRadius: radius))
            .edged(theme.needsLines ? theme.line : nil, radius: radius)
    }
}

private struct Raised: ViewModifier {
    let radius: CGFloat
    @Environment(\.theme) private var theme

    func body(content: Content) -> some View {
        let isFlat = theme.isDark || theme.needsLines
        content
            .filled(theme.surface, radius: radius)
            // only where a page is light enough for one
            .shadow(color: Color(theme.rim).opacity(isFlat ? 0 : 0.12), radius: 2, y: 1)
    }
}

private struct Chosen: ViewModifier {
    let isChosen: Bool
    let radius: CGFloat
    @Environment(\.theme) private var theme

    func body(content: Content) -> some View {
        content
            .edged(
                isChosen ? theme.accent : nil, width: theme.needsLines ? 3 : 2, radius: radius
            )
            .accessibilityAddTraits(isChosen ? .isSelected : [])
    }
}

/// What belongs together, a little away from the edge.
struct Card<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
        VStack(alignment: .leading, spacing: 12) { content }
            .padding(16)
            .frame(maxWidth: .infinity, alignment: .leading)
            .card()
    }
}

/// Rows with a hair between them, from where their words begin.
struct RowsCard<Item: Identifiable, Row: View>: View {
    private let items: [Item]
    private let wordsAt: CGFloat
    private let row: @MainActor (Item) -> Row

    init(
        _ items: [Item], wordsAt: CGFloat = 16,
        @ViewBuilder row: @escaping @MainActor (Item) -> Row
    ) {
        self.items = items
        self.wordsAt = wordsAt
        self.row = row
    }

    var body: some View {
        VStack(spacing: 0) {
            ForEach(items) { item in
                row(item)
                if item.id != items.last?.id { Hair().padding(.leading, wordsAt) }
            }
        }
        .card()
    }
}

/// A line that only parts.
struct Hair: View {
    @Environment(\.theme) private var theme

    var body: some View {
        Rectangle().fill(Color(theme.hair)).frame(height: 1).accessibilityHidden(true)
    }
}

/// The name over some choices, to which VoiceOver can jump.
struct SectionName: View {
    private let name: String
    @Environment(\.theme) private var theme

    init(_ name: String) {
        self.name = name
    }

    var body: some View {
        Text(name)
            .font(.section)
            .foregroundStyle(Color(theme.muted))
            .textCase(nil)
            .frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityAddTraits(.isHeader)
    }
}
