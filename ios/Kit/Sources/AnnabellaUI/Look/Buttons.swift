import AnnabellaKit
import SwiftUI

/// A wide button with words, high enough for any finger.
struct WordButtonStyle: ButtonStyle {
    var kind = ButtonKind.secondary
    var height: CGFloat = 48
    @Environment(\.theme) private var theme
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
        let face = ButtonFace(
            kind, theme, isPressed: configuration.isPressed, isEnabled: isEnabled)
        configuration.label
            .font(.name)
            .multilineTextAlignment(.center)
            .frame(maxWidth: .infinity, minHeight: height)
            .padding(.horizontal, 16)
            .foregroundStyle(Color(face.words))
            .background(face.fill.map { Color($0) } ?? Color.clear)
            .overlay { Color(theme.ink).opacity(face.hasVeil ? ButtonFace.veil : 0) }
            .clipShape(RoundedRectangle(cornerRadius: Radius.area))
            .edged(face.hasLine ? theme.line : nil, radius: Radius.area)
            .contentShape(RoundedRectangle(cornerRadius: Radius.area))
    }
}

/// A row, a tile or a sign: darker while it is pressed.
struct BareButtonStyle: ButtonStyle {
    var radius: CGFloat = Radius.small
    @Environment(\.theme) private var theme

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .overlay {
                Color(theme.ink).opacity(configuration.isPressed ? ButtonFace.veil : 0)
                    .allowsHitTesting(false)
            }
            .clipShape(RoundedRectangle(cornerRadius: radius))
            .contentShape(Rectangle())
    }
}

extension ButtonStyle where Self == WordButtonStyle {
    static var words: WordButtonStyle { WordButtonStyle() }
    static var primaryWords: WordButtonStyle { WordButtonStyle(kind: .primary) }

    static func words(_ kind: ButtonKind) -> WordButtonStyle { WordButtonStyle(kind: kind) }

    /// What a game waits for from a player; the answers to a question stand out, all alike.
    @MainActor static func words(
        awaited label: LabelName, isAnswer: Bool = false
    ) -> WordButtonStyle {
        let answers = isAnswer ? AnswerButtons.answering : []
        return WordButtonStyle(
            kind: AnswerButtons.primary.union(answers).contains(label) ? .primary : .secondary,
            height: AnswerButtons.arrivals.contains(label) ? 64 : 48)
    }
}

extension ButtonStyle where Self == BareButtonStyle {
    static func bare(radius: CGFloat = Radius.small) -> BareButtonStyle {
        BareButtonStyle(radius: radius)
    }
}

/// Leads back from a page on which a swipe from the edge of the screen means something else.
struct BackButton: View {
    @Environment(Annabella.self) private var app

    var body: some View {
        IconButton(icon: .back, label: app.text(.gameBack)) { app.pages.back() }
    }
}

extension View {
    /// The title of a page, in the voice of the app.
    func titled(_ title: String) -> some View { modifier(Titled(title: title)) }
}

/// The system's bar stands at the near edge: a page that faces the far player has one of its own.
private struct Titled: ViewModifier {
    let title: String
    @Environment(\.isPageTurned) private var isTurned

    func body(content: Content) -> some View {
        named(content)
            .navigationTitle(title)
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .principal) {
                    Text(title).font(.pageTitle).accessibilityAddTraits(.isHeader)
                }
            }
            .toolbar(isTurned ? .hidden : .automatic, for: .navigationBar)
    }

    @ViewBuilder private func named(_ content: Content) -> some View {
        if isTurned {
            VStack(spacing: 0) {
                HStack(spacing: 8) {
                    BackButton()
                    Text(title).font(.pageTitle).accessibilityAddTraits(.isHeader)
                    Spacer(minLength: 0)
                }
                .padding(.horizontal, 8)
                .frame(minHeight: GameLayout.title)
                content
            }
        } else {
            content
        }
    }
}

extension EnvironmentValues {
    /// The page faces who sits at the far end of a table.
    var isPageTurned: Bool {
        get { self[PageTurnedKey.self] }
        set { self[PageTurnedKey.self] = newValue }
    }
}

private struct PageTurnedKey: EnvironmentKey {
    static let defaultValue = false
}
