/// The pages of settings.
public enum SettingsGroup: String, CaseIterable, Codable, Identifiable, Sendable {
    case play, board, sound, access, language, laws

    public var id: SettingsGroup { self }

    public var title: LabelName {
        switch self {
        case .play: .settingsPlay
        case .board: .settingsBoard
        case .sound: .settingsSound
        case .access: .settingsAccess
        case .language: .settingsLanguage
        case .laws: .settingsLaws
        }
    }

    public var icon: Icon {
        switch self {
        case .play: .play
        case .board: .setup
        case .sound: .sound
        case .access: .access
        case .language: .globe
        case .laws: .laws
        }
    }
}
