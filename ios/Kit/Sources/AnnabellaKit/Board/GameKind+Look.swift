import AnnabellaCore
import Foundation

extension GameKind {
    /// With what a side is shown beside its name: a king, a man or a stone.
    public func piece(of side: GameSide) -> UInt8 {
        let piece: UInt8 =
            switch game {
            case .checkers, .yinYang: 1
            case .chess, .chess960: 6
            }
        return side == .first ? piece : piece + 8
    }

    /// A corner of a board with what the game is played with.
    public var emblem: BoardPicture {
        let pieces: [UInt8] =
            switch game {
            case .checkers: [1, 0, 1, 0, 10, 0]
            case .yinYang: [1, 1, 9, 1, 9, 0]
            case .chess, .chess960: [5, 6, 3, 1, 1, 1]
            }
        return BoardPicture(
            kind: game, pieces: Data(pieces), size: BoardSize(columns: 3, rows: 2))
    }
}
