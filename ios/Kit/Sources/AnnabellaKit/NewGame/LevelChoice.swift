import AnnabellaCore
import Observation

/// How well the computer plays: a slider over levels or ratings, as strongly as the player, or
/// fully.
@MainActor
@Observable
public final class LevelChoice {
    private let settings: Settings
    private let dialogs: Dialogs
    private let localization: Localization
    private let kind: @MainActor () -> GameKind
    private var levels: [GameKind: [EngineLevel]] = [:]
    private var own: OwnRating?
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
    func load(_ kinds: [GameKind] = GameKind.games) async {
        let language = SpeechChoices.language(of: localization.labels.language)
        own = await OwnRatings.of(settings, language)
        for kind in kinds { levels[kind] = await Levels.all(kind, language) }
    }

    /// What is chosen is called; empty until the library has told.
    public var name: String {
        if settings.fullStrength { return localization.text(.newFullStrength) }
        return at.map { heading(all[$0].name) } ?? ""
    }

    /// Where it stands among all.
    public var standing: String {
        if settings.fullStrength { return "" }
        return isFair ? own?.standing ?? "" : at.map { all[$0].standing } ?? ""
    }

    /// All levels, or ratings of chess; nil until the library has told of them.
    public var slider: StepChoice? {
        guard let at else { return nil }
        let levels = all
        return StepChoice(
            localization.text(.newLevel), levels.map { "\(heading($0.name)), \($0.standing)" },
            chosen: at
        ) { [self] in pick(Int(levels[$0].number)) }
    }

    /// As strongly as the player; nil in a game without ratings.
    public var fair: MoreChoices.Switch? {
        guard hasRatings else { return nil }
        return MoreChoices.Switch(
            name: localization.text(.newFair), isOn: { self.isFair },
            set: { [settings] isOn in
                settings.isFair = isOn
                if isOn { settings.fullStrength = false }
            })
    }

    public var full: MoreChoices.Switch {
        MoreChoices.Switch(
            name: localization.text(.newFullStrength),
            isOn: { [settings] in settings.fullStrength },
            set: { [settings] isOn in
                settings.fullStrength = isOn
                if isOn { settings.isFair = false }
            })
    }

    /// The seconds for a move of full strength; nil at a level.
    public var seconds: String? {
        settings.fullStrength ? String(settings.fullSeconds) : nil
    }

    public func chooseSeconds() {
        dialogs.choose(
            localization.text(.newFullSeconds), Self.seconds.map { Option($0, String($0)) },
            chosen: settings.fullSeconds
        ) { [settings] in
            settings.fullSeconds = $0
        }
    }

    private func pick(_ number: Int) {
        settings[strengthIn: kind()] = number
        settings.isFair = false
        settings.fullStrength = false
    }

    private var all: [EngineLevel] { levels[kind().game] ?? [] }
    private var hasRatings: Bool { kind().features.hasRatings }
    private var isFair: Bool { hasRatings && settings.isFair && !settings.fullStrength }

    /// The step that is nearest to what is chosen; nil while it is not known.
    private var at: Int? {
        let number = isFair ? own.map { Int($0.rating) } : settings[strengthIn: kind()]
        guard let number else { return nil }
        return all.indices.min {
            abs(Int(all[$0].number) - number) < abs(Int(all[$1].number) - number)
        }
    }

    private func heading(_ name: String) -> String {
        name.prefix(1).uppercased() + name.dropFirst()
    }

    /// How well the computer would play, in a few words; empty if the library cannot tell.
    static func standing(
        of settings: Settings, _ kind: GameKind, _ localization: Localization
    ) async -> String {
        let choice = LevelChoice(settings, Dialogs { localization.text($0) }, localization) { kind }
        await choice.load([kind.game])
        return settings.fullStrength ? choice.name : choice.standing
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
