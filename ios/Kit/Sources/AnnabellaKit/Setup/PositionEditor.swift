import AnnabellaCore
import Foundation

/// A position that somebody puts together, and what he puts down next. Knows no rules.
public struct PositionEditor: Sendable {
    /// One side's castling on one wing.
    public enum Castling: CaseIterable, Sendable {
        case whiteShort, whiteLong, blackShort, blackLong

        var color: PlayerColor { self == .whiteShort || self == .whiteLong ? .white : .black }
        var isShort: Bool { self == .whiteShort || self == .blackShort }
    }

    /// 64 bytes, as in a game's view.
    public private(set) var board = BoardPicture.start.pieces
    public var turn = PlayerColor.white
    /// What a tap on a square puts there; 0 takes away.
    public var brush: UInt8 = 1
    private var castlings = Set(Castling.allCases)

    private static let lastRank = 56
    private static let kingsFile = 4
    /// Black's pieces are so much more than White's.
    private static let black: UInt8 = 8
    private static let rook: UInt8 = 4
    private static let king: UInt8 = 6

    public init() {}

    /// Puts the brush's piece on a square, or takes it away where it stands already.
    public mutating func put(_ square: Int) {
        set(square, to: board[square] == brush ? 0 : brush)
    }

    public mutating func set(_ square: Int, to piece: UInt8) {
        board[square] = piece
    }

    /// Moves a piece, or takes it away for nil.
    public mutating func move(_ from: Int, to square: Int?) {
        let piece = board[from]
        set(from, to: 0)
        if let square { set(square, to: piece) }
    }

    public mutating func clear() {
        board = BoardPicture.empty.pieces
        castlings = []
    }

    public mutating func setUsual() {
        board = BoardPicture.start.pieces
        turn = .white
        castlings = Set(Castling.allCases)
    }

    /// Takes a position over that the core has read.
    public mutating func take(_ board: Data, fen: String) {
        self.board = Data(board)
        let fields = fen.split(separator: " ")
        turn = fields.dropFirst().first == "b" ? .black : .white
        let letters = fields.dropFirst(2).first ?? "-"
        castlings = Set(letters.compactMap(right))
    }

    /// Whether king and rook stand so that this castling can be allowed.
    public func canCastle(_ castling: Castling) -> Bool { rook(of: castling) != nil }

    public func mayCastle(_ castling: Castling) -> Bool {
        castlings.contains(castling) && canCastle(castling)
    }

    public mutating func setCastling(_ castling: Castling, isAllowed: Bool) {
        if isAllowed { castlings.insert(castling) } else { castlings.remove(castling) }
    }

    public var draft: PositionDraft {
        let rooks = Castling.allCases.filter(mayCastle).compactMap(rook)
        return PositionDraft(board: board, turn: turn, castlingRooks: Data(rooks.map(UInt8.init)))
    }

    /// Whether only Chess960 has a start from which these castlings are possible.
    public var isChess960: Bool {
        Castling.allCases.filter(mayCastle).contains { castling in
            let rank = firstRank(of: castling.color)
            return rook(of: castling) != rank + (castling.isShort ? 7 : 0)
                || king(of: castling.color) != rank + Self.kingsFile
        }
    }

    /// The outermost rook on that side of the king, both on their first rank.
    private func rook(of castling: Castling) -> Int? {
        let first = firstRank(of: castling.color)
        guard let king = king(of: castling.color), king / 8 * 8 == first else { return nil }
        let rook = piece(Self.rook, of: castling.color)
        let squares = castling.isShort ? Array((king..<first + 8).reversed()) : Array(first..<king)
        return squares.first { board[$0] == rook }
    }

    private func king(of color: PlayerColor) -> Int? {
        board.firstIndex(of: piece(Self.king, of: color))
    }

    private func firstRank(of color: PlayerColor) -> Int { color == .white ? 0 : Self.lastRank }

    private func piece(_ kind: UInt8, of color: PlayerColor) -> UInt8 {
        color == .white ? kind : kind + Self.black
    }

    /// The right that a letter of a FEN stands for: K, q, or a rook's file as Chess960 has it.
    private func right(of letter: Character) -> Castling? {
        let color: PlayerColor = letter.isUppercase ? .white : .black
        let isShort: Bool
        switch letter.lowercased() {
        case "k": isShort = true
        case "q": isShort = false
        case let file:
            guard let place = "abcdefgh".firstIndex(of: Character(file)),
                let king = king(of: color)
            else { return nil }
            isShort = "abcdefgh".distance(from: "abcdefgh".startIndex, to: place) > king % 8
        }
        return Castling.allCases.first { $0.color == color && $0.isShort == isShort }
    }
}
