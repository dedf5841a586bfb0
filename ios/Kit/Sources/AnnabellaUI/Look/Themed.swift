import AnnabellaKit
import SwiftUI

extension View {
    /// Shows this in the colours and the language that are chosen.
    func themed(_ app: Annabella) -> some View { modifier(Themed(app: app)) }
}

private struct Themed: ViewModifier {
    let app: Annabella
    @Environment(\.colorScheme) private var scheme
    @Environment(\.colorSchemeContrast) private var contrast
    @Environment(\.dynamicTypeSize) private var textSize
    @Environment(\.isLarge) private var isLarge

    func body(content: Content) -> some View {
        content
            .tint(Color(theme.accent))
            .foregroundStyle(Color(theme.ink))
            .environment(\.theme, theme)
            .environment(\.dynamicTypeSize, isLarge ? textSize.onLargeScreen : textSize)
            .environment(\.locale, Locale(identifier: app.labels.language))
            .environment(app)
            .preferredColorScheme(chosenScheme)
    }

    private var theme: Theme {
        .of(
            app.settings.theme, isNight: scheme == .dark, wantsContrast: contrast == .increased
        )
        .dressed(app.settings, app.labels)
    }

    private var chosenScheme: ColorScheme? {
        switch app.settings.theme {
        case .system: nil
        case .dark: .dark
        case .light, .highContrast: .light
        }
    }
}

extension Color {
    nonisolated init(_ color: RGB) {
        self.init(red: color.red, green: color.green, blue: color.blue)
    }
}

extension EnvironmentValues {
    /// The colours that are chosen.
    var theme: Theme {
        get { self[ThemeKey.self] }
        set { self[ThemeKey.self] = newValue }
    }
}

extension EnvironmentValues {
    /// The screen is that of a tablet, or a window that is as large.
    var isLarge: Bool { horizontalSizeClass == .regular && verticalSizeClass == .regular }
}

extension DynamicTypeSize {
    /// From further away letters are read that are one step larger.
    fileprivate var onLargeScreen: DynamicTypeSize {
        let all = Self.allCases
        guard !isAccessibilitySize, let at = all.firstIndex(of: self) else { return self }
        return all[min(at + 1, all.count - 1)]
    }
}

private struct ThemeKey: EnvironmentKey {
    static let defaultValue = Theme.light
}
