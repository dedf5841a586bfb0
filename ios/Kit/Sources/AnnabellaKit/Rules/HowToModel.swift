import AnnabellaCore

/// A text about a game, to be read from heading to heading: how it is played, or what can be said
/// or typed in it.
@MainActor
public struct HowToModel {
    public let title: LabelName
    public let game: String
    public let sections: [TextSection]
    private let localization: Localization

    init(_ number: Int, _ localization: Localization) {
        let kind = Self.kind(number) ?? .checkers
        self.init(
            .howToTitle, kind, gameRules(kind: kind, language: localization.speech.language),
            localization)
    }

    private init(
        _ title: LabelName, _ kind: GameKind, _ sections: [TextSection],
        _ localization: Localization
    ) {
        (self.title, self.sections, self.localization) = (title, sections, localization)
        game = localization.name(of: kind)
    }

    /// What can be said or typed.
    static func sayings(_ number: Int, _ localization: Localization) -> HowToModel {
        let kind = kind(number) ?? .chess
        let said = AnnabellaCore.sayings(kind: kind, language: localization.speech.language)
        return HowToModel(.sayingsTitle, kind, said, localization)
    }

    private static func kind(_ number: Int) -> GameKind? {
        let kinds = GameKind.allCases
        return kinds.indices.contains(number) ? kinds[number] : nil
    }

    /// The page of a game; nil for one of which there is nothing to be read.
    static func page(of kind: GameKind) -> Page? {
        guard kind.features.hasRules else { return nil }
        return GameKind.allCases.firstIndex(of: kind).map { .howTo($0) }
    }

    /// The page with what can be said or typed in a game.
    static func sayings(of kind: GameKind) -> Page {
        .sayings(GameKind.allCases.firstIndex(of: kind) ?? 0)
    }

    /// The page from above.
    public var page: PagePart {
        let cards = sections.map { section in
            PagePart(
                .card, section.heading, parts: section.paragraphs.map { PagePart(.line, $0) })
        }
        return PagePart(
            .page, localization.text(title), parts: [PagePart(.line, game)] + cards)
    }
}
