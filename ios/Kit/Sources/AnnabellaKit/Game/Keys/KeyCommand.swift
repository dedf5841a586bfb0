import AnnabellaCore

/// What a key can do on a board. The raw value is its name where keys are kept.
public enum KeyCommand: String, CaseIterable, Identifiable, Sendable {
    /// The six pieces: to the next one, and with Shift to the one before.
    case king = "KING"
    case queen = "QUEEN"
    case rook = "ROOK"
    case bishop = "BISHOP"
    case knight = "KNIGHT"
    case pawn = "PAWN"
    case square = "SQUARE"
    case moves = "MOVES"
    case captures = "CAPTURES"
    case diagonals = "DIAGONALS"
    case lines = "LINES"
    case attackers = "ATTACKERS"
    case defenders = "DEFENDERS"
    case lastMove = "LAST_MOVE"
    case captured = "CAPTURED"
    case clocks = "CLOCKS"
    case timesUsed = "TIMES_USED"
    case turn = "TURN"
    case board = "BOARD"
    case material = "MATERIAL"
    case score = "SCORE"
    case undo = "UNDO"
    case redo = "REDO"
    case hint = "HINT"
    case press = "PRESS"
    case flip = "FLIP"
    case type = "TYPE"
    case help = "HELP"

    public var id: String { rawValue }

    public var label: LabelName { entry.label }

    /// Which key it usually is.
    public var usual: String { entry.key }

    private var entry: (label: LabelName, key: String) {
        switch self {
        case .king: (.keyKing, "k")
        case .queen: (.keyQueen, "q")
        case .rook: (.keyRook, "r")
        case .bishop: (.keyBishop, "b")
        case .knight: (.keyKnight, "n")
        case .pawn: (.keyPawn, "p")
        case .square: (.keySquare, "o")
        case .moves: (.keyMoves, "m")
        case .captures: (.keyCaptures, "Shift+m")
        case .diagonals: (.keyDiagonals, "x")
        case .lines: (.keyLines, "s")
        case .attackers: (.keyAttackers, "a")
        case .defenders: (.keyDefenders, "d")
        case .lastMove: (.keyLastMove, "l")
        case .captured: (.keyCaptured, "c")
        case .clocks: (.keyClocks, "t")
        case .timesUsed: (.keyTimesUsed, "Shift+t")
        case .turn: (.keyTurn, "w")
        case .board: (.keyBoard, "v")
        case .material: (.keyMaterial, "Shift+c")
        case .score: (.keyScore, "Shift+l")
        case .undo: (.keyUndo, "u")
        case .redo: (.keyRedo, "Shift+u")
        case .hint: (.keyHint, "h")
        case .press: (.keyPress, ".")
        case .flip: (.keyFlip, "f")
        case .type: (.keyType, "i")
        case .help: (.keyHelp, "?")
        }
    }

    /// Which piece it goes to.
    public var piece: PieceKind? {
        switch self {
        case .king: .king
        case .queen: .queen
        case .rook: .rook
        case .bishop: .bishop
        case .knight: .knight
        case .pawn: .pawn
        default: nil
        }
    }

    /// What it asks the core with the cursor on a square.
    func question(on square: Int) -> GameQuestion? {
        let at = UInt8(square)
        return switch self {
        case .square: .on(square: at)
        case .moves: .moves(square: at)
        case .captures: .captures(square: at)
        case .diagonals: .diagonals(square: at)
        case .lines: .lines(square: at)
        case .attackers: .attackers(square: at)
        case .defenders: .defenders(square: at)
        case .lastMove: .lastMoves(count: 1)
        case .captured: .captured
        case .clocks: .clocks
        case .timesUsed: .timesUsed
        case .turn: .turn
        case .board: .board
        case .material: .material
        case .score: .score
        default: nil
        }
    }

    /// What it does in the game; the core says why where that is not possible.
    var deed: GameDeed? {
        switch self {
        case .undo: .undo
        case .redo: .redo
        case .hint: .hint
        case .press: .press
        default: nil
        }
    }
}
