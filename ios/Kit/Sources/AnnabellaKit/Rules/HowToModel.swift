import AnnabellaCore

/// How a game is played, to be read from heading to heading.
@MainActor
public struct HowToModel {
    public let game: String
    public let sections: [RulesSection]
    private let localization: Localization

    init(_ number: Int, _ localization: Localization) {
        let kinds = GameKind.allCases
        let kind = kinds.indices.contains(number) ? kinds[number] : .checkers
        game = localization.name(of: kind)
        sections = gameRules(kind: kind, language: localization.speech.language)
        self.localization = localization
    }

    /// The page of a game; nil for one of which there is nothing to be read.
    static func page(of kind: GameKind) -> Page? {
        guard kind.features.hasRules else { return nil }
        return GameKind.allCases.firstIndex(of: kind).map { .howTo($0) }
    }

    /// The page from above.
    public var page: PagePart {
        let cards = sections.map { section in
            PagePart(
                .card, section.heading, parts: section.paragraphs.map { PagePart(.line, $0) })
        }
        return PagePart(
            .page, localization.text(.howToTitle), parts: [PagePart(.line, game)] + cards)
    }
}
