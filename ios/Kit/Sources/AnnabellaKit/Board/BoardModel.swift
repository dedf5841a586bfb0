import AnnabellaCore
import Foundation
import Observation

/// A board: what is seen on it, what is read of it, and what a finger, a key or
/// VoiceOver does with it. It knows no rules.
@MainActor
@Observable
public final class BoardModel {
    public internal(set) var picture = BoardPicture.empty
    /// The second player is below.
    public internal(set) var isFlipped = false
    /// The side whose pieces stand head down, for the player at the far end of a table.
    public internal(set) var turnedSide: GameSide?
    /// Nothing of it is seen, and all can be touched.
    public internal(set) var isUnseen = false
    /// The way of the last piece that moved.
    public internal(set) var glide: Glide?
    /// The name of the whole board, with whose turn it is.
    public internal(set) var title = ""

    /// Where the keys are.
    public internal(set) var cursor = BoardCursor.first
    /// The keys are on the board.
    public var hasKeys = false
    /// They were when something came before the page.
    @ObservationIgnored private(set) var hadKeys = false
    /// The player goes by keys, and has to see where they are.
    public internal(set) var isByKeys = false
    public var showsCursor: Bool { hasKeys && isByKeys }

    /// What each square is called with what is on it, a1 first; empty until it is known.
    public internal(set) var labels: [Phrase] = []
    /// The moves that can be gone to; none where they are not shown.
    public internal(set) var moves: [MoveEntry] = []
    public let focus = ReadingFocus()

    /// Keys and who reads the board stop also on squares on which nothing ever stands.
    public internal(set) var readsAllSquares = false

    /// It reads itself to a finger that then plays nothing by itself.
    public internal(set) var isExplored = false

    @ObservationIgnored public weak var listener: (any BoardListener)?
    /// What can be done on a square beside choosing it.
    @ObservationIgnored public weak var actions: (any BoardActions)?

    @ObservationIgnored public private(set) lazy var touch = BoardTouch(self)
    @ObservationIgnored public private(set) lazy var explorer = FingerExplorer(self, times: times)
    @ObservationIgnored let words: SquareWords
    @ObservationIgnored let language: @MainActor () -> String
    @ObservationIgnored private let times: Times

    /// A piece that glides to where it stands now.
    public struct Glide: Equatable, Sendable {
        public let from: Int
        public let to: Int
        /// Another one for each move.
        public let number: UInt32
    }

    init(_ localization: Localization, _ times: Times) {
        words = SquareWords { localization.text($0) }
        language = { localization.labels.language }
        self.times = times
    }

    /// Puts the cursor somewhere, as keys or something that was typed lead there.
    public func moveCursor(to square: Int) {
        cursor = square
    }

    /// An arrow key; false beyond the edge, where the focus goes to what is there.
    public func go(_ arrow: KeyEvent.Arrow) -> Bool {
        let geometry = BoardGeometry(size: .zero, isFlipped: isFlipped, board: picture.size)
        guard let next = BoardCursor.after(cursor, arrow, geometry, isMet: isMet) else {
            return false
        }
        cursor = next
        listener?.explored(next)
        return true
    }

    /// Enter or space.
    public func pressCursor() {
        listener?.tapped(cursor)
    }

    /// A piece has moved: the keys and VoiceOver go with it if they were on it.
    public func follow(from: Int, to: Int) {
        if cursor == from { cursor = to }
        focus.follow(from: from, to: to)
    }

    /// Keys and VoiceOver go to a square, where something was done without them.
    public func lead(to square: Int) {
        cursor = square
        if let kept = focus.kept { focus.follow(from: kept, to: square) }
    }

    /// Something is before the page from now on; it takes the keys.
    func leave() {
        hadKeys = hadKeys || hasKeys
    }

    /// The page is before the player again: VoiceOver and the keys come back to where they
    /// were.
    func comeBack() {
        focus.comeBack()
        if hadKeys { hasKeys = true }
        hadKeys = false
    }

    /// VoiceOver is on a square now, or on none of them.
    public func read(_ square: Int?, isElsewhereHere: Bool) {
        guard square != focus.at else { return }
        if let square {
            focus.take(square)
            listener?.explored(square)
        } else {
            focus.clear(isElsewhereHere: isElsewhereHere)
        }
    }
}

/// A move that was made, to be read again.
public struct MoveEntry: Identifiable, Equatable, Sendable {
    /// Of both sides, counted from 1.
    public let ply: UInt32
    /// For the eye, with its number where White made it.
    public let text: String
    public let phrase: Phrase
    public var id: UInt32 { ply }
}

/// Where the keys are on a board: always somewhere, seen while the board has the focus.
enum BoardCursor {
    static let first = 4

    /// Where an arrow leads from a square, to the next one that is met; nil beyond the edge.
    static func after(
        _ square: Int, _ arrow: KeyEvent.Arrow, _ geometry: BoardGeometry, isMet: (Int) -> Bool
    ) -> Int? {
        let (right, down) =
            switch arrow {
            case .left: (-1, 0)
            case .right: (1, 0)
            case .up: (0, -1)
            case .down: (0, 1)
            }
        var (column, row) = (geometry.column(of: square), geometry.row(of: square))
        while true {
            column += right
            row += down
            guard (0..<geometry.board.columns).contains(column),
                (0..<geometry.board.rows).contains(row)
            else { return nil }
            let next = geometry.at(column: column, row: row)
            // a row has the other half of the squares than its neighbours: there and back is
            // the same square
            let beside = next ^ 1
            if isMet(next) { return next }
            if down != 0, isMet(beside) { return beside }
        }
    }
}
