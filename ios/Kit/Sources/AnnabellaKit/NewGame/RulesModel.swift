import AnnabellaCore
import Observation

/// The page of the rules of a new game: the sets by name, and below what they are made of, each
/// line with its article.
@MainActor
@Observable
public final class RulesModel {
    /// Lines under a heading.
    public struct Section: Identifiable {
        public let title: String
        public let items: [Item]
        public var id: String { title }
    }

    /// A line that is agreed. What cannot be agreed now is there as well, and says why.
    public struct Item: Identifiable {
        public let part: NewGamePart
        /// Where the Laws have it.
        public let article: String
        /// What it needs and is not there; nil where it can be agreed.
        public let problem: String?
        public var id: String { part.id }
    }

    private let dialogs: Dialogs
    private let localization: Localization
    private let opponent: Opponent
    private var isAgainstComputer: Bool { opponent == .computer }
    private let settings: Settings
    private let pages: Pages

    init(
        _ settings: Settings, _ dialogs: Dialogs, _ localization: Localization, _ pages: Pages,
        _ opponent: Opponent
    ) {
        self.settings = settings
        self.dialogs = dialogs
        self.localization = localization
        self.pages = pages
        self.opponent = opponent
    }

    public var title: String { text(.newStrict) }

    /// The sets, of which one holds.
    public var rules: RuleChoice {
        RuleChoice(
            localization, pages, agreed, isAgainstComputer: isAgainstComputer,
            summary: more.rulesSummary)
    }

    public var sections: [Section] {
        [
            Section(title: text(.rulesClock), items: [press, begins, late, session]),
            Section(title: text(.rulesScore), items: [score]),
            Section(title: text(.arbiterTitle), items: [arbiter]),
            Section(title: text(.rulesDraws), items: [draws]),
            Section(title: text(.rulesBlind), items: blind),
            Section(title: text(.rulesFriendly), items: [automaticDraws]),
        ]
    }

    private var agreed: Agreement { settings.agreed(opponent) }
    private var more: MoreChoices {
        MoreChoices(settings, dialogs, localization, opponent)
    }

    // MARK: The lines

    private var press: Item {
        item(
            .newPress, article("6.7"), more.press.map(NewGamePart.options), needs: .rulesNeedsClock)
    }

    private var begins: Item {
        term(.newBegins, article("6.5"), needs: .rulesNeedsClock)
    }

    private var late: Item {
        let needs: LabelName = agreed.hasClock ? .rulesNeedsStart : .rulesNeedsClock
        return term(.newLate, article("6.6.a"), needs: needs)
    }

    private var session: Item {
        term(.newSession, "\(text(.rulesGuidelines)), 1", needs: .rulesNeedsLaws)
    }

    private var score: Item {
        let agreed = agreed
        let flag = MoreChoices.Switch(
            name: text(.newScore), isOn: { agreed.scoreByHand }, set: { agreed.scoreByHand = $0 })
        return item(
            .newScore, article("8.1"), more.canKeepScore ? .flag(flag) : nil,
            needs: .rulesNeedsLaws)
    }

    private var arbiter: Item {
        item(
            .newUnsupervised, appendix("A.4, B.3"), more.unsupervised.map(NewGamePart.flag),
            needs: agreed.isStrict ? .rulesNeedsPeople : .rulesNeedsLaws)
    }

    private var draws: Item { term(.newDraws, article("9.1"), needs: .rulesNeedsLaws) }

    private var blind: [Item] {
        let who =
            isAgainstComputer
            ? item(.newPlayBlind, appendix("E"), more.playsBlind.map(NewGamePart.flag))
            : item(.newBlind, appendix("E"), more.blind.map(NewGamePart.options))
        let agreed = agreed
        let flag = MoreChoices.Switch(
            name: text(.newAppRepeats), isOn: { agreed.appRepeats },
            set: { agreed.appRepeats = $0 })
        let repeats = item(
            .newAppRepeats, article("E2.1"), more.isBlind ? .flag(flag) : nil,
            needs: .rulesNeedsBlind)
        let helps = item(
            .newDuties, article("E2.9"),
            more.duties.map { .value(text(.newDuties), $0.value, $0.choose) },
            needs: .rulesNeedsBlind)
        guard !isAgainstComputer else { return [who, repeats, helps] }
        let sighted = item(
            .newAssistsSighted, article("E2.10"), more.assistsSighted.map(NewGamePart.flag),
            needs: .rulesNeedsUnassisted)
        return [who, repeats, helps, sighted]
    }

    private var automaticDraws: Item {
        item(
            .newAutomaticDraws, article("9.2, 9.3"), more.automaticDraws.map(NewGamePart.flag),
            needs: .rulesNeedsFriendly)
    }

    /// A line that opens a list; by the Laws alone, and where it has what it needs.
    private func term(_ name: LabelName, _ article: String, needs: LabelName) -> Item {
        let line = more.terms.lines.first { $0.name == name }
        return item(
            name, article, line.map { .value(text($0.name), $0.value, $0.choose) },
            needs: agreed.isStrict ? needs : .rulesNeedsLaws)
    }

    /// A line as it is agreed, or what it needs.
    private func item(
        _ name: LabelName, _ article: String, _ part: NewGamePart?,
        needs: LabelName = .rulesNeedsLaws
    ) -> Item {
        if let part { return Item(part: part, article: article, problem: nil) }
        let problem = text(needs)
        return Item(part: .value(text(name), problem, {}), article: article, problem: problem)
    }

    /// Of which edition of the Laws the articles are; empty for a game that has no Laws.
    public var edition: String { agreed.kind.features.hasLaws ? text(.rulesEdition) : "" }

    private func article(_ number: String) -> String { "\(text(.rulesArticle)) \(number)" }
    private func appendix(_ number: String) -> String { "\(text(.rulesAppendix)) \(number)" }
    private func text(_ label: LabelName) -> String { localization.text(label) }
}

extension RulesModel {
    /// The page from above.
    public var page: PagePart {
        let rules = rules
        let rows = rules.rows.flatMap { row in
            let item = PagePart(
                .item, row.name,
                aside: [row.about, row.problem].compactMap { $0 }.joined(separator: " · "),
                isChosen: row.isChosen, isPossible: row.problem == nil)
            guard let blind = rules.whoIsBlind(below: row) else { return [item] }
            let choices = blind.choices.map {
                PagePart(.item, $0.label, isChosen: $0.isChosen)
            }
            return [item, PagePart(.segments, blind.title, parts: choices)]
        }
        let sections = sections.map { section in
            PagePart(.section, section.title, parts: section.items.map { Self.part($0) })
        }
        return PagePart(
            .page, title,
            parts: [PagePart(.card, parts: rows)]
                + [PagePart(.line, edition)].filter { !$0.label.isEmpty } + sections)
    }

    private static func part(_ item: Item) -> PagePart {
        let (name, article) = (item.part.id, item.article)
        switch item.part.content {
        case .flag(let flag):
            return PagePart(.switch, name, aside: article, isChosen: flag.isOn())
        case .options(let options):
            return PagePart(
                options.isTrough ? .segments : .grid, name, aside: article,
                parts: options.choices.map { PagePart(.item, $0.label, isChosen: $0.isChosen) })
        case .value(let line):
            return PagePart(
                .row, name, aside: "\(article) · \(line.value)", isPossible: item.problem == nil)
        case .level, .number, .field, .start, .rules, .more: return PagePart(.line, name)
        }
    }
}
