import AnnabellaKit
import SwiftUI

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

private struct ThemeKey: EnvironmentKey {
    static let defaultValue = Theme.light
}
