import AnnabellaCore
import Observation

/// The moves of a game: one after another in lines, of which the last are seen, or where there is
/// room in the rows of a scoresheet. A tap on one leads to the position after it.
@MainActor
@Observable
public final class MovesStrip {
    public private(set) var moves: [MoveEntry] = []
    public private(set) var rows: [ScoreRow] = []
    private let game: GameStore
    @ObservationIgnored private var last: BoardMove?

    public init(_ game: GameStore) {
        self.game = game
    }

    /// All of them.
    public var text: String { moves.map(\.text).joined(separator: " ") }

    /// Takes over what is new in a game that stands so.
    public func show(_ view: GameView) async {
        if view.toldPlies < view.plies {
            (moves, rows, last) = ([], [], nil)
            return
        }
        let (plies, known) = (view.plies, moves.last?.ply ?? 0)
        // a move may have been taken back and another one made
        guard plies != known || view.latestMove != last else { return }
        // what was taken back is told anew from there
        let from = plies > known ? known + 1 : 0
        guard case .success(let rows) = await game.score(.figurines, fromPly: from) else { return }
        last = view.latestMove
        let kind = view.kind
        let new = rows.flatMap { Self.entries($0, of: kind) }
        moves = (from == 0 ? [] : moves).filter { old in !new.contains { $0.ply == old.ply } } + new
        let kept = from == 0 ? [] : self.rows
        self.rows = kept.filter { old in !rows.contains { $0.number == old.number } } + rows
    }

    private static func entries(_ row: ScoreRow, of kind: GameKind) -> [MoveEntry] {
        if kind.numbersEach {
            return [row.first, row.second].compactMap { $0 }.map { entry in
                MoveEntry(
                    ply: entry.ply, text: "\(row.number). \(entry.text)", phrase: entry.phrase)
            }
        }
        return [row.first, row.second].compactMap { entry in
            guard let entry else { return nil }
            // a game that begins with Black's move has his number before it
            let number: String? =
                entry == row.first ? "\(row.number)." : row.first == nil ? "\(row.number). …" : nil
            let text = [number, entry.text].compactMap { $0 }.joined(separator: " ")
            return MoveEntry(ply: entry.ply, text: text, phrase: entry.phrase)
        }
    }
}
