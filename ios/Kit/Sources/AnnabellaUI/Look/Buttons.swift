import AnnabellaKit
import SwiftUI

/// A wide button with words, high enough for any finger.
struct WordButtonStyle: ButtonStyle {
    var isPrimary = false
    @Environment(\.theme) private var theme
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.body)
            .multilineTextAlignment(.center)
            .frame(maxWidth: .infinity, minHeight: 48)
            .padding(.horizontal, 16)
            .padding(.vertical, 4)
            .foregroundStyle(Color(isPrimary ? theme.onAccent : theme.ink))
            .background(Color(isPrimary ? theme.accent : theme.surface))
            .clipShape(RoundedRectangle(cornerRadius: 12))
            .overlay {
                RoundedRectangle(cornerRadius: 12)
                    .strokeBorder(Color(isPrimary ? theme.accent : theme.line), lineWidth: 1)
            }
            .opacity(!isEnabled ? 0.4 : configuration.isPressed ? 0.7 : 1)
    }
}

extension ButtonStyle where Self == WordButtonStyle {
    static var words: WordButtonStyle { WordButtonStyle() }
    static var primaryWords: WordButtonStyle { WordButtonStyle(isPrimary: true) }
}

/// Leads back from a page on which a swipe from the edge of the screen means something else.
struct BackButton: View {
    @Environment(Annabella.self) private var app

    var body: some View {
        Button {
            app.pages.back()
        } label: {
            Image(systemName: "chevron.backward").frame(minWidth: 44, minHeight: 44)
        }
        .accessibilityLabel(app.text(.gameBack))
    }
}
