import AnnabellaCore
import Observation

/// How well the computer plays.
@MainActor
@Observable
public final class LevelChoice {
    private let settings: Settings
    private let dialogs: Dialogs
    private let localization: Localization
    private let kind: @MainActor () -> GameKind
    private var levels: [GameKind: [EngineLevel]] = [:]
    private var own: OwnRating?
    private static let full = 0
    private static let fair = -1
    private static let seconds = [1, 2, 3, 5, 10, 20, 30, 60]

    init(
        _ settings: Settings, _ dialogs: Dialogs, _ localization: Localization,
        kind: @escaping @MainActor () -> GameKind
    ) {
        self.kind = kind
        self.settings = settings
        self.dialogs = dialogs
        self.localization = localization
    }

    /// The names come from the library.
    func load() async {
        let language = SpeechChoices.language(of: localization.labels.language)
        own = await OwnRatings.of(settings, language)
        for kind in GameKind.games { levels[kind] = await Levels.all(kind, language) }
    }

    /// What is chosen.
    public var level: String { options.first { $0.value == chosen }?.label ?? String(chosen) }

    /// The seconds for a move of full strength; nil at a level.
    public var seconds: String? {
        settings.fullStrength ? String(settings.fullSeconds) : nil
    }

    public func chooseLevel() {
        dialogs.choose(localization.text(.newLevel), options, chosen: chosen) {
            [settings, kind] number in
            settings.fullStrength = number == Self.full
            guard number != Self.full else { return }
            if kind().features.hasRatings { settings.isFair = number == Self.fair }
            if number != Self.fair { settings[strengthIn: kind()] = number }
        }
    }

    public func chooseSeconds() {
        dialogs.choose(
            localization.text(.newFullSeconds), Self.seconds.map { Option($0, String($0)) },
            chosen: settings.fullSeconds
        ) { [settings] in
            settings.fullSeconds = $0
        }
    }

    private var chosen: Int {
        if settings.fullStrength { return Self.full }
        return hasRatings && settings.isFair ? Self.fair : settings[strengthIn: kind()]
    }

    private var hasRatings: Bool { kind().features.hasRatings }

    private var options: [Option<Int>] {
        // their names come from the library a little later
        let kept = settings[strengthIn: kind()]
        let levels = levels[kind().game] ?? []
        let numbered =
            levels.isEmpty
            ? [Option(kept, String(kept))]
            : levels.map { Option(Int($0.number), $0.title) }
        let fair =
            hasRatings ? [Option(Self.fair, own?.title ?? localization.text(.newFair))] : []
        return fair + numbered + [Option(Self.full, localization.text(.newFullStrength))]
    }
}

/// How well the computer plays a game: levels, or ratings of chess.
public enum Levels {
    /// All that are offered; none if the library cannot tell.
    public static func all(_ kind: GameKind, _ language: SpeechLanguage) async -> [EngineLevel] {
        // it crosses into the library
        await CallQueue().run { (try? engineLevels(kind: kind, language: language)) ?? [] }
    }
}
