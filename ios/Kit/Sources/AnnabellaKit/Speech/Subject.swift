/// What a sentence is about, and so on which pages it is seen.
public enum Subject: Hashable, Sendable {
    /// The game on the table: all of its pages show it.
    case game
    /// What another page has.
    case page(Page)

    /// What a page is about. Home shows no sentences; what is said there is the game's.
    init(of page: Page?) {
        if let page, !page.needsGame { self = .page(page) } else { self = .game }
    }
}
