import AnnabellaCore

/// Leads to the page of a fault when one has ended the game on the table, from wherever that
/// is shown, or as soon as it is shown again.
@MainActor
struct FaultWatch {
    private let app: Annabella

    init(_ app: Annabella) {
        self.app = app
    }

    /// Returns when its task is cancelled.
    func follow() async {
        for await isDue in observed({ self.isDue }) where isDue && self.isDue {
            app.pages.go(.fault)
        }
    }

    private var isDue: Bool {
        guard app.games.current?.state.fault != nil, let top = app.pages.top else { return false }
        return top.needsGame && top != .fault
    }
}
