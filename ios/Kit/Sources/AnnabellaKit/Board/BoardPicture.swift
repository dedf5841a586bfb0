import AnnabellaCore
import Foundation

/// All that is seen on a board; its points are numbers, row by row from the first player's
/// near left: in chess 0 = a1.
public struct BoardPicture: Equatable, Sendable {
    public let kind: GameKind
    /// What stands on each square, as a game's view has it.
    public var pieces: Data
    public let size: BoardSize
    /// The points of the last move; empty before the first.
    public var lastMove: [Int] = []
    /// What has to be seen: a king in check, or the pieces that have to capture.
    public var alarms: [Int] = []
    /// The square that is chosen.
    public var selected: Int?
    /// The points that follow on it in a move that is begun.
    public var passed: [Int] = []
    /// Where the chosen piece can go.
    public var targets: Set<Int> = []
    /// What the chosen piece can capture that stands elsewhere than where it goes.
    public var victims: Set<Int> = []
    /// What binds a player because he has touched it.
    public var touched: Set<Int> = []
    /// From where to where a hint goes.
    public var hint: Hint?
    /// From where to where a move goes that is shown and not made.
    public var waiting: Hint?
    /// The empty points on which the player on move may put nothing.
    public var forbidden: Set<Int> = []
    /// What would stand on the chosen point if that is tapped again; 0 for nothing.
    public var ghost: UInt8 = 0
    /// The pieces are there and not to be seen.
    public var hidesPieces = false

    /// An arrow; or the point where to put something, which is both its ends.
    public struct Hint: Equatable, Sendable {
        public let from: Int
        public let to: Int
    }

    public init(kind: GameKind = .chess, pieces: Data, size: BoardSize = .chess) {
        self.kind = kind
        self.pieces = pieces
        self.size = size
    }

    /// What of a move can be drawn as a hint; nil for a pass.
    static func hint(_ path: GamePath) -> Hint? {
        path.points.isEmpty ? nil : Hint(from: path.from, to: path.to)
    }

    /// No piece anywhere.
    public static let empty = BoardPicture(pieces: Data(repeating: 0, count: 64))

    /// The usual start of a game, on so many lines where that is chosen.
    public static func start(
        of kind: GameKind, lines: Int = Agreement.usualLines
    ) -> BoardPicture {
        switch kind {
        case .chess, .chess960: start
        case .checkers: startOfCheckers
        case .yinYang:
            BoardPicture(
                kind: kind, pieces: Data(count: lines * lines),
                size: BoardSize(columns: lines, rows: lines))
        }
    }

    private static let startOfCheckers: BoardPicture = {
        let pieces = BoardSize.chess.points.map { point -> UInt8 in
            guard Squares.isDark(point) else { return 0 }
            return switch point / 8 {
            case 0..<3: 1
            case 5..<8: 9
            default: 0
            }
        }
        return BoardPicture(kind: .checkers, pieces: Data(pieces))
    }()

    /// The usual start of chess.
    public static let start: BoardPicture = {
        // rook, knight, bishop, queen, king … as a game's view has them, Black's are 8 more
        let officers: [UInt8] = [4, 2, 3, 5, 6, 3, 2, 4]
        let pawns = [UInt8](repeating: 1, count: 8)
        let middle = [UInt8](repeating: 0, count: 32)
        let black = pawns.map { $0 + 8 } + officers.map { $0 + 8 }
        return BoardPicture(pieces: Data(officers + pawns + middle + black))
    }()
}
