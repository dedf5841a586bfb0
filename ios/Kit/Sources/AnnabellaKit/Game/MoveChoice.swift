import AnnabellaCore
import Foundation

/// What is chosen in a position and is no move yet.
struct MoveChoice: Codable, Equatable {
    /// The points of the move that is begun; none where only a claim is.
    let points: [Int]
    /// All of them are named, but not what the pawn becomes.
    let isPromoting: Bool
    private let claim: String?
    /// Whose board alone it is made on, as its name.
    private let ownBoard: String?
    /// The moves that were made until then, by both sides, and how the board stands.
    private let plies: UInt32
    private let board: Data

    init(
        in view: GameView, points: [Int], isPromoting: Bool, claim: DrawClaim?,
        ownBoard: GameSide?
    ) {
        plies = view.plies
        board = view.board
        self.points = points
        self.isPromoting = isPromoting
        self.claim = claim.map(Self.name)
        self.ownBoard = ownBoard.map { String(describing: $0) }
    }

    /// The game stands as it did: what was taken back may have gone another way.
    func isFor(_ view: GameView) -> Bool { view.plies == plies && view.board == board }

    /// What the next move is to be announced for.
    var ground: DrawClaim? { DrawClaim.allCases.first { Self.name($0) == claim } }

    /// On whose board alone it is made; nil for a move of the game.
    var side: GameSide? { GameSide.allCases.first { String(describing: $0) == ownBoard } }

    private static func name(_ claim: DrawClaim) -> String { String(describing: claim) }
}
