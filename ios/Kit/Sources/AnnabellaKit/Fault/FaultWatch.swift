import AnnabellaCore

/// Leads to the page of a fault when one has ended the game on the table, from wherever that
/// is shown, or as soon as it is shown again.
@MainActor
struct FaultWatch {
    private let games: Games
    private let pages: Pages

    init(_ games: Games, _ pages: Pages) {
        self.games = games
        self.pages = pages
    }

    /// Returns when its task is cancelled.
    func follow() async {
        for await isDue in observed({ self.isDue }) where isDue && self.isDue {
            pages.go(.fault)
        }
    }

    private var isDue: Bool {
        guard games.current?.state.fault != nil, let top = pages.top else { return false }
        return top.needsGame && top != .fault
    }
}
