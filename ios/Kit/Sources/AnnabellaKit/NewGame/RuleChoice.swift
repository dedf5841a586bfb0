import AnnabellaCore

extension BlindChoice {
    /// Which of the two players is blind; nil where it is none or both.
    var playerLabel: LabelName? {
        switch self {
        case .white: .newBlindWhite
        case .black: .newBlindBlack
        case .nobody, .both: nil
        }
    }
}

/// By which rules a game is played: friendly, by one of the sets that players know by name, or
/// by the Laws as it is agreed line by line.
@MainActor
public struct RuleChoice {
    /// One to choose.
    public struct Row: Identifiable, Equatable {
        /// Its place.
        public let id: Int
        public let name: String
        /// What is so in it, in a sentence or two.
        public let about: String
        public let isChosen: Bool
        /// What it needs and is not there; nil where it can be chosen.
        public let problem: String?
    }

    private let localization: Localization
    private let pages: Pages
    private let agreed: Agreement
    private let isAgainstComputer: Bool
    private let summary: [LabelName]

    /// `summary` is what is chosen of the rules and not usual.
    init(
        _ localization: Localization, _ pages: Pages, _ agreed: Agreement,
        isAgainstComputer: Bool, summary: [LabelName]
    ) {
        self.localization = localization
        self.pages = pages
        self.agreed = agreed
        self.isAgainstComputer = isAgainstComputer
        self.summary = summary
    }

    private var sets: [OfferedLaws] { localization.lawSets }

    /// The set that is agreed; nil for a friendly game and for one that is as no set is.
    private var held: OfferedLaws? {
        sets.first { agreed.follows($0.setup, againstComputer: isAgainstComputer) }
    }

    /// A friendly game first, then the sets, then what is agreed line by line.
    public var rows: [Row] {
        let held = held
        let friendly = Row(
            id: 0, name: text(.newFriendly), about: text(.rulesFriendlyTold),
            isChosen: !agreed.isStrict, problem: nil)
        let named = sets.enumerated().map { place, laws in
            Row(
                id: place + 1, name: laws.name, about: laws.about, isChosen: held == laws,
                problem: isAgainstComputer && !laws.setup.isSupervised
                    ? text(.rulesNeedsPeople) : nil)
        }
        let own = Row(
            id: sets.count + 1, name: text(.newStrict), about: text(.rulesOwnTold),
            isChosen: agreed.isStrict && held == nil, problem: nil)
        return [friendly] + named + [own]
    }

    /// Takes all that a set says; by the Laws alone changes nothing else.
    public func pick(_ row: Row) {
        guard row.problem == nil else { return }
        if row.id == 0 {
            if agreed.isStrict { agreed.forgetLaws(sets) }
            agreed.strict = false
        } else if sets.indices.contains(row.id - 1) {
            agreed.take(sets[row.id - 1].setup)
        } else {
            agreed.takeOwn()
        }
    }

    /// What holds, in a word or two.
    public var value: String {
        guard agreed.isStrict else { return text(.newFriendly) }
        return held?.name ?? text(.rulesChanged)
    }

    /// What is agreed of the rules and not usual, as far as no set says it, and by which edition of
    /// the Laws.
    public var details: String {
        let unusual = held == nil ? summary : [blindPlayer].compactMap { $0 }
        // a set brings its clock with it
        let clock = held == nil ? [] : [localization.told(clock: agreed.clock)]
        let edition = agreed.isStrict ? [text(.rulesEdition)] : []
        return (unusual.map(text) + clock + edition).joined(separator: ", ")
    }

    /// Who of two players is blind, below the row of the set that holds and leaves it to them.
    public func whoIsBlind(below row: Row) -> FewOptions? {
        guard row.isChosen, let held, held.name == row.name, blindPlayer != nil else { return nil }
        let agreed = agreed
        return FewOptions(
            text(.newBlind),
            [Option(.white, text(.newBlindWhite)), Option(.black, text(.newBlindBlack))],
            chosen: agreed.blind
        ) { agreed.blind = $0 }
    }

    private var blindPlayer: LabelName? {
        isAgainstComputer ? nil : agreed.whoIsBlind.playerLabel
    }

    /// Leads to the page of them.
    public func open() {
        pages.go(.rules(isAgainstComputer ? .computer : .person))
    }

    private func text(_ label: LabelName) -> String { localization.text(label) }
}
