import AnnabellaCore

/// A part of the page on which a new game is agreed.
@MainActor
public struct NewGamePart: Identifiable {
    public enum Content {
        /// One of a few, all to be seen.
        case options(FewOptions)
        /// How well the computer plays.
        case level(LevelChoice)
        case number(NumberChoice)
        case field(Field)
        case flag(MoreChoices.Switch)
        case value(Value)
        /// One of the starts of Chess960.
        case start(Start960)
        /// What leads to the page of the rules.
        case rules(RuleChoice)
        /// What is rarely changed, folded away.
        case more(MoreChoices)
    }

    /// A line to write.
    @MainActor
    public struct Field {
        public let name: String
        public let text: @MainActor () -> String
        public let write: @MainActor (String) -> Void
    }

    /// A line that opens something, and says how it stands.
    @MainActor
    public struct Value {
        public let name: String
        public let value: String
        public let act: @MainActor () -> Void
    }

    /// The same as long as the part is there.
    public nonisolated let id: String
    public let content: Content

    /// What is rarely changed comes into sight when it is opened.
    public static let more = "more"

    static func options(_ options: FewOptions) -> NewGamePart {
        NewGamePart(id: options.title, content: .options(options))
    }

    static func number(_ number: NumberChoice) -> NewGamePart {
        NewGamePart(id: number.name, content: .number(number))
    }

    static func flag(_ flag: MoreChoices.Switch) -> NewGamePart {
        NewGamePart(id: flag.name, content: .flag(flag))
    }

    static func value(
        _ name: String, _ value: String, _ act: @escaping @MainActor () -> Void
    ) -> NewGamePart {
        NewGamePart(id: name, content: .value(Value(name: name, value: value, act: act)))
    }

    static func field(
        _ name: String, _ settings: Settings, _ text: ReferenceWritableKeyPath<Settings, String>
    ) -> NewGamePart {
        .field(
            Field(
                name: name, text: { settings[keyPath: text] },
                write: { settings[keyPath: text] = $0 }))
    }

    static func field(_ field: Field) -> NewGamePart {
        NewGamePart(id: field.name, content: .field(field))
    }
}

extension NewGameModel {
    /// The page from above.
    public var parts: [NewGamePart] { games + who + what }

    /// Which game it is, and against whom.
    public var games: [NewGamePart] { [.options(game), .options(opponent)] }

    /// On which board, and who plays; where there is room it stands beside what they agree on.
    public var who: [NewGamePart] {
        let stones = present([lines.map(NewGamePart.options), target.map(NewGamePart.number)])
        let guide = howTo.map { open in NewGamePart.value(text(.howToTitle), "", open) }
        return present([guide]) + stones + players
    }

    /// What they agree on.
    public var what: [NewGamePart] {
        let more =
            moreParts.isEmpty ? nil : NewGamePart(id: NewGamePart.more, content: .more(more))
        let rules = rules.map { NewGamePart(id: "rules", content: .rules($0)) }
        let clock = isByCorrespondence ? nil : NewGamePart.options(clock)
        return present([days.map(NewGamePart.number), clock, rules, more])
    }

    private var players: [NewGamePart] {
        switch opponentKind {
        case .computer:
            let level = NewGamePart(id: "level", content: .level(level))
            return present([level, color.map(NewGamePart.options)])
        // several opponents have names of their own
        case .person where agreed.isAgainstSeveral: return [facing]
        case .person:
            return [
                .field(name(of: .first), settings, \.whiteName),
                .field(name(of: .second), settings, \.blackName),
                facing,
            ]
        case .correspondent:
            let names: [NewGamePart] = [
                .field(text(.postOpponent), settings, \.correspondent),
                .field(text(.newOwnName), settings, \.ownName),
            ]
            return names + present([color.map(NewGamePart.options)])
        }
    }

    /// What is rarely changed.
    public var moreParts: [NewGamePart] {
        if isByCorrespondence { return starts }
        let name = NewGamePart.field(text(.newOwnName), settings, \.ownName)
        let hasOwn = opponentKind == .computer || agreed.isAgainstSeveral
        return boards.parts + starts + agreements + blindfold + (hasOwn ? [name] : [])
    }

    private var starts: [NewGamePart] {
        let start = NewGamePart(id: "start", content: .start(start960))
        return present([
            more.variant.map(NewGamePart.options), agreed.kind == .chess960 ? start : nil,
        ])
    }

    /// What is agreed of clocks and draws, where the rules have no page of their own.
    private var agreements: [NewGamePart] {
        let rules =
            rules == nil
            ? present([
                more.automaticDraws.map(NewGamePart.flag), more.press.map(NewGamePart.options),
            ]) : []
        return rules
            + present([
                more.canHaveOdds ? flag(agreed.kind.oddsLabel, \.hasOdds) : nil,
                more.blackClock.map(NewGamePart.options),
            ])
    }

    private var blindfold: [NewGamePart] {
        present([.options(more.hidden), more.hiddenFrom.map(NewGamePart.options)])
    }

    private func present(_ parts: [NewGamePart?]) -> [NewGamePart] { parts.compactMap { $0 } }

    private func flag(
        _ name: LabelName, _ setting: ReferenceWritableKeyPath<Agreement, Bool>
    ) -> NewGamePart {
        let agreed = agreed
        return .flag(
            MoreChoices.Switch(
                name: text(name), isOn: { agreed[keyPath: setting] },
                set: { agreed[keyPath: setting] = $0 }))
    }
}

extension NewGameModel {
    /// The page from above, with what is rarely changed where that is to be seen.
    public var page: PagePart {
        PagePart(
            .page, text(.gameNew),
            parts: parts.map(part) + [PagePart(.primary, text(.newStart))])
    }

    private func part(_ part: NewGamePart) -> PagePart {
        switch part.content {
        case .options(let options): return Self.part(options)
        case .level(let level): return self.part(level)
        case .number(let number):
            return PagePart(.stepper, number.name, aside: String(number.value()))
        case .field(let field): return PagePart(.field, field.name, aside: field.text())
        case .flag(let flag): return PagePart(.switch, flag.name, isChosen: flag.isOn())
        case .value(let line): return PagePart(.row, line.name, aside: line.value)
        case .start(let start):
            return PagePart(.switch, text(.newStartByLot), isChosen: start.isByLot)
        case .rules(let rules):
            return PagePart(
                .row, text(.newRules),
                aside: [rules.value, rules.details].filter { !$0.isEmpty }
                    .joined(separator: " · "))
        case .more(let more):
            return PagePart(
                .folded, text(.newMore), icon: isOpen ? .up : .down, aside: more.summary,
                parts: isOpen ? moreParts.map(self.part) : [])
        }
    }

    private static func part(_ options: FewOptions) -> PagePart {
        PagePart(
            options.isTrough ? .segments : .grid, options.title, aside: options.told,
            parts: options.choices.map { PagePart(.item, $0.label, isChosen: $0.isChosen) })
    }

    private func part(_ level: LevelChoice) -> PagePart {
        let slider = level.slider.map { PagePart(.slider, $0.name, aside: $0.value) }
        let seconds = level.seconds.map { PagePart(.row, text(.newFullSeconds), aside: $0) }
        let flags = [level.fair, level.full].compactMap { $0 }
            .map { PagePart(.switch, $0.name, isChosen: $0.isOn()) }
        let head = PagePart(.line, level.name, aside: level.standing)
        let parts: [PagePart?] = [head, slider] + flags + [seconds]
        return PagePart(.card, parts: parts.compactMap { $0 })
    }
}
