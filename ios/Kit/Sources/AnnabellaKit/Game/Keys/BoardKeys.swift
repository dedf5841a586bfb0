import AnnabellaCore

/// Does what the keys of a keyboard ask for on a board.
@MainActor
final class BoardKeys {
    private let game: GameStore
    private let board: BoardModel
    private let input: MoveInput
    private let entry: TypedEntry
    private let settings: Settings
    private let reader: any ScreenReader
    private let pages: Pages
    private weak var delegate: (any BoardAccessDelegate)?

    init(
        _ game: GameStore, _ board: BoardModel, _ input: MoveInput, _ entry: TypedEntry,
        _ settings: Settings, _ reader: any ScreenReader, _ pages: Pages,
        delegate: (any BoardAccessDelegate)?
    ) {
        self.game = game
        self.board = board
        self.input = input
        self.entry = entry
        self.settings = settings
        self.reader = reader
        self.pages = pages
        self.delegate = delegate
    }

    /// Whether the key was for the board.
    func take(_ event: KeyEvent) -> Bool {
        switch event.key {
        case .escape: return input.cancel()
        case .arrow(let arrow): return event.isPlain && board.go(arrow)
        case .enter, .space:
            guard event.isPlain else { return false }
            if !event.isRepeat { board.pressCursor() }
            return true
        case .sign, .other: break
        }
        if let digit = KeyStroke.digit(of: event) {
            line(digit - 1, isFile: event.isShift || event.isAlt)
            return true
        }
        let pressed = KeyStroke.of(event)
        guard let found = Keys(settings.keys).find(pressed) else {
            guard pressed.contains(Keys.typeToo) else { return false }
            entry.open()
            return true
        }
        if let piece = found.command.piece {
            jump(piece, isBackward: found.isBackward)
        } else if !event.isRepeat {
            // a question that is held is asked once
            run(found.command)
        }
        return true
    }

    private func run(_ command: KeyCommand) {
        if let question = command.question(on: board.cursor) {
            delegate?.ask(question)
        } else if let deed = command.deed {
            delegate?.wish(deed)
        } else {
            switch command {
            case .flip: delegate?.flip()
            case .type: entry.open()
            case .help: pages.go(.keys)
            default: return
            }
        }
    }

    /// To the next piece of a kind, of either side, towards h8 or back, and around.
    private func jump(_ piece: PieceKind, isBackward: Bool) {
        let from = board.cursor
        let next = game.state.view.hidesBoard ? nil : next(piece, from, isBackward)
        if let next { board.moveCursor(to: next) }
        // the core says where there is none; a screen reader says by itself where the keys are
        if next == nil || !reader.isOn {
            delegate?.ask(
                .next(piece: piece, color: nil, from: UInt8(from), isBackward: isBackward))
        }
    }

    private func next(_ piece: PieceKind, _ from: Int, _ isBackward: Bool) -> Int? {
        (1..<64).map { (from + (isBackward ? 64 - $0 : $0)) % 64 }
            .first { game.state.view.board.piece(at: UInt8($0))?.kind == piece }
    }

    /// To this file or rank; the other one stays.
    private func line(_ number: Int, isFile: Bool) {
        let at = board.cursor
        let to = isFile ? at / 8 * 8 + number : number * 8 + at % 8
        board.moveCursor(to: to)
        if !reader.isOn { delegate?.ask(.on(square: UInt8(to))) }
    }
}
