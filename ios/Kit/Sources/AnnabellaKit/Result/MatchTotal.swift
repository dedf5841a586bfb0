import AnnabellaCore

/// What two people at this device have in all: from games that were played again, and from several
/// boards.
@MainActor
struct MatchTotal {
    let games: Games

    /// In words, with the names of the players of a game; empty where it is the only one of both.
    func told(_ game: GameStore, _ names: [String], _ language: SpeechLanguage) async -> String {
        guard game.state.view.hasTwoPeople, names.count == 2,
            let here = games.boards.first(where: { $0.game === game }),
            let setup = try? await game.setup().get()
        else { return "" }
        let players = await players(here)
        var (count, first, second) = (0, UInt32(0), UInt32(0))
        for board in games.boards {
            guard await self.players(board) == players,
                let points = try? await board.game.total().get()
            else { continue }
            let isAlike = board.own == here.own
            count += 1
            first += isAlike ? points.first : points.second
            second += isAlike ? points.second : points.first
        }
        guard count > 1 || setup.earlier != nil else { return "" }
        let told = try? totalTold(
            first: names[0], second: names[1], total: HalfPoints(first: first, second: second),
            language: language)
        return told ?? ""
    }

    /// Who plays at all boards, and his opponent at this one.
    private func players(_ board: OpenBoard) async -> [String]? {
        guard let setup = try? await board.game.setup().get() else { return nil }
        return [board.own, board.own.other].map { setup.seat($0).name }
    }
}
