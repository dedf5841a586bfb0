/// A line of a page of settings: what it is called, and what it changes.
@MainActor
public struct SettingsLine: Identifiable {
    public enum Kind {
        /// On or off.
        case flag(ReferenceWritableKeyPath<Settings, Bool>)
        /// One of several, in a list that opens.
        case choice(SettingsChoice)
        /// One of several that all stand on the page, by its place among them.
        case option(SettingsChoice, Int)
        /// The times left at which a player is told so.
        case timeMarks
        /// Leads to a page.
        case page(Page)
        /// What games have told of the player's strength is forgotten.
        case forgetRating
    }

    public let label: LabelName
    public let kind: Kind
    public nonisolated var id: LabelName { label }

    static func flag(
        _ label: LabelName, _ setting: ReferenceWritableKeyPath<Settings, Bool>
    ) -> SettingsLine {
        SettingsLine(label: label, kind: .flag(setting))
    }

    /// One of several that have names.
    static func choice<Value: Hashable>(
        _ label: LabelName, _ setting: ReferenceWritableKeyPath<Settings, Value>,
        _ options: KeyValuePairs<Value, LabelName>
    ) -> SettingsLine {
        SettingsLine(label: label, kind: .choice(SettingsChoice(setting, options)))
    }

    /// A line for each of several that have names.
    static func oneOf<Value: Hashable>(
        _ setting: ReferenceWritableKeyPath<Settings, Value>,
        _ options: KeyValuePairs<Value, LabelName>
    ) -> [SettingsLine] {
        let choice = SettingsChoice(setting, options)
        return options.enumerated().map { place, option in
            SettingsLine(label: option.value, kind: .option(choice, place))
        }
    }

    /// One of several that have names, for all new games: against the computer and between
    /// people.
    static func agreed<Value: Hashable>(
        _ label: LabelName, _ agreed: ReferenceWritableKeyPath<Agreement, Value>,
        _ options: KeyValuePairs<Value, LabelName>
    ) -> SettingsLine {
        let choice = SettingsChoice(
            names: { _, localization in options.map { localization.text($0.value) } },
            chosen: { settings in
                let now = settings.againstComputer[keyPath: agreed]
                guard now == settings.betweenPeople[keyPath: agreed] else { return nil }
                return options.firstIndex { $0.key == now }
            },
            pick: { settings, place in
                settings.againstComputer[keyPath: agreed] = options[place].key
                settings.betweenPeople[keyPath: agreed] = options[place].key
            })
        return SettingsLine(label: label, kind: .choice(choice))
    }

    /// A number of percent: one of the steps, or what is chosen by other means.
    static func percent(
        _ label: LabelName, _ setting: ReferenceWritableKeyPath<Settings, Int>, _ steps: [Int]
    ) -> SettingsLine {
        let numbers = { (settings: Settings) in
            Set(steps + [settings[keyPath: setting]]).sorted()
        }
        let choice = SettingsChoice(
            names: { settings, _ in numbers(settings).map { "\($0) %" } },
            chosen: { settings in
                numbers(settings).firstIndex(of: settings[keyPath: setting])
            },
            pick: { settings, place in
                // it may have been changed by other means meanwhile
                let now = numbers(settings)
                if now.indices.contains(place) { settings[keyPath: setting] = now[place] }
            })
        return SettingsLine(label: label, kind: .choice(choice))
    }
}

/// The values that a setting can have, by their places in a list.
@MainActor
public struct SettingsChoice {
    let names: @MainActor (Settings, Localization) -> [String]
    let chosen: @MainActor (Settings) -> Int?
    let pick: @MainActor (Settings, Int) -> Void

    /// What is chosen is called; nil where that is none of them.
    func name(_ settings: Settings, _ localization: Localization) -> String? {
        chosen(settings).map { names(settings, localization)[$0] }
    }

    /// Asks for one of them.
    func ask(
        _ title: String, _ settings: Settings, _ dialogs: Dialogs, _ localization: Localization
    ) {
        let options = names(settings, localization).enumerated().map { Option($0, $1) }
        dialogs.choose(title, options, chosen: chosen(settings)) { pick(settings, $0) }
    }

    /// How two people at one device sit at the board.
    static var facing: SettingsChoice {
        SettingsChoice(
            \.facing,
            [
                .fixed: .settingsFacingFixed, .turns: .settingsFacingTurns,
                .bothWays: .settingsFacingBoth,
            ])
    }
}

extension SettingsChoice {
    /// Among several that have names.
    init<Value: Hashable>(
        _ setting: ReferenceWritableKeyPath<Settings, Value>,
        _ options: KeyValuePairs<Value, LabelName>
    ) {
        self.init(
            names: { _, localization in options.map { localization.text($0.value) } },
            chosen: { settings in
                options.firstIndex { $0.key == settings[keyPath: setting] }
            },
            pick: { settings, place in settings[keyPath: setting] = options[place].key })
    }
}
