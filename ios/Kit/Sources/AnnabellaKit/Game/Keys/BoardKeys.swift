import AnnabellaCore

/// Does what the keys of a keyboard ask for on a board.
@MainActor
final class BoardKeys {
    @MainActor
    protocol Table: AnyObject {
        var view: GameView { get }
        /// The keys as they are chosen.
        var keys: Keys { get }
        /// VoiceOver says by itself where the keys have come to.
        var isRead: Bool { get }

        func ask(_ question: GameQuestion)

        /// Somebody does something who sits here, the one on move of two.
        func act(_ deed: GameDeed)

        func flip()

        /// Lets something be typed.
        func type()

        func help()

        /// Whether there was a choice to give up.
        func cancel() -> Bool
    }

    private let board: BoardModel
    private unowned let table: any Table

    init(_ board: BoardModel, _ table: any Table) {
        self.board = board
        self.table = table
    }

    /// Whether the key was for the board.
    func take(_ event: KeyEvent) -> Bool {
        switch event.key {
        case .escape: return table.cancel()
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
        guard let found = table.keys.find(pressed) else {
            guard pressed.contains(Keys.typeToo) else { return false }
            table.type()
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
            table.ask(question)
        } else if let deed = command.deed {
            table.act(deed)
        } else {
            switch command {
            case .flip: table.flip()
            case .type: table.type()
            case .help: table.help()
            default: return
            }
        }
    }

    /// To the next piece of a kind, of either side, towards h8 or back, and around.
    private func jump(_ piece: PieceKind, isBackward: Bool) {
        let from = board.cursor
        let next = table.view.hidesBoard ? nil : next(piece, from, isBackward)
        if let next { board.moveCursor(to: next) }
        // where there is none, the core says so
        if next == nil || !table.isRead {
            table.ask(
                .next(piece: piece, color: nil, from: UInt8(from), isBackward: isBackward))
        }
    }

    private func next(_ piece: PieceKind, _ from: Int, _ isBackward: Bool) -> Int? {
        (1..<64).map { (from + (isBackward ? 64 - $0 : $0)) % 64 }
            .first { table.view.board.piece(at: UInt8($0))?.kind == piece }
    }

    /// To this file or rank; the other one stays.
    private func line(_ number: Int, isFile: Bool) {
        let at = board.cursor
        let to = isFile ? at / 8 * 8 + number : number * 8 + at % 8
        board.moveCursor(to: to)
        if !table.isRead { table.ask(.on(square: UInt8(to))) }
    }
}
