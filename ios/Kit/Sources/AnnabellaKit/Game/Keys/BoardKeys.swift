import AnnabellaCore

/// Does what the keys of a keyboard ask for on a board.
@MainActor
final class BoardKeys {
    private let seen: @MainActor () -> GameView
    private let board: BoardModel
    /// Nil where nothing is played.
    private let input: MoveInput?
    private let entry: TypedEntry
    private let settings: Settings
    private let reader: any ScreenReader
    private let pages: Pages
    private let times: Times
    /// A letter that may begin the name of a square, and when it was pressed.
    private var begun: (letter: Character, atMs: UInt64)?
    /// What that letter does by itself, until no digit has followed it at once.
    private var waiting: Waiting?
    /// So long it waits for its digit before it does what it stands for.
    private static let atOnceMs: UInt64 = 500
    /// So long a digit goes on with it.
    private static let soonMs: UInt64 = 2_000
    private weak var delegate: (any BoardAccessDelegate)?

    init(
        _ seen: @escaping @MainActor () -> GameView, _ board: BoardModel, _ input: MoveInput?,
        _ entry: TypedEntry,
        _ settings: Settings, _ ports: Ports, _ pages: Pages,
        delegate: (any BoardAccessDelegate)?
    ) {
        self.seen = seen
        self.board = board
        self.input = input
        self.entry = entry
        self.settings = settings
        reader = ports.reader
        times = ports.times
        self.pages = pages
        self.delegate = delegate
    }

    /// Whether the key was for the board.
    func take(_ event: KeyEvent) -> Bool {
        switch event.key {
        case .sign: break
        default: begun = nil
        }
        switch event.key {
        case .escape:
            forgetWaiting()
            return input?.cancel() ?? false
        case .arrow(let arrow):
            doWaiting()
            return event.isPlain && board.go(arrow)
        case .enter, .space:
            doWaiting()
            guard event.isPlain else { return false }
            if !event.isRepeat { board.pressCursor() }
            return true
        case .sign, .pageDown, .pageUp, .other: break
        }
        let strokes = KeyStroke.of(event)
        guard !strokes.isEmpty else { return false }
        let pressed = named(strokes)
        // a name is all that its letter was for
        let isNamed = pressed.count > strokes.count && isName(pressed[0])
        if isNamed { forgetWaiting() } else { doWaiting() }
        guard let action = action(of: pressed) else { return false }
        if event.isRepeat {
            // a question that is held is asked once
            if case .go(let to, let question) = action { go(to, question) }
        } else if let letter = begun?.letter, isName("\(letter)1") {
            wait(with: action)
        } else {
            run(action)
        }
        return true
    }

    /// Whether a letter and a digit are a square in this game.
    private func isName(_ stroke: String) -> Bool { action(of: [stroke]) != nil }

    private struct Waiting {
        let action: KeyAction
        let page: Page?
        let timer: Task<Void, Never>
    }

    private func wait(with action: KeyAction) {
        let until = times.nowMs() + Self.atOnceMs
        let timer = Task { [weak self, times] in
            try? await times.waitUntilMs(until)
            if !Task.isCancelled { self?.doWaiting() }
        }
        waiting = Waiting(action: action, page: pages.top, timer: timer)
    }

    private func doWaiting() {
        guard let work = waiting else { return }
        forgetWaiting()
        // not over another page
        if work.page == pages.top { run(work.action) }
    }

    private func forgetWaiting() {
        waiting?.timer.cancel()
        waiting = nil
    }

    /// A digit soon behind a letter names a square with it, `e4`.
    private func named(_ strokes: [String]) -> [String] {
        let now = times.nowMs()
        let letter = begun.flatMap { $0.atMs + Self.soonMs >= now ? $0.letter : nil }
        let stroke = strokes.count == 1 ? strokes[0] : ""
        let sign = stroke.count == 1 ? stroke.first : nil
        begun = sign.flatMap { ("a"..."h").contains($0) ? ($0, now) : nil }
        guard let letter, let sign, ("1"..."8").contains(sign) else { return strokes }
        return ["\(letter)\(sign)"] + strokes
    }

    private func action(of pressed: [String]) -> KeyAction? {
        let view = seen()
        // what is hidden is not looked for
        let pieces = view.hidesBoard ? nil : view.board
        return try? keyAction(
            kind: view.kind, keys: settings.keys(of: view.kind), pressed: pressed,
            columns: view.columns, rows: view.rows, cursor: UInt16(board.cursor), board: pieces,
            alarms: view.alarms)
    }

    private func run(_ action: KeyAction) {
        switch action {
        case .go(let to, let question): go(to, question)
        case .ask(let question): delegate?.ask(question)
        case .act(let deed): delegate?.wish(deed)
        case .flip: delegate?.flip()
        case .type: entry.open()
        case .help: pages.go(.keys)
        }
    }

    private func go(_ to: UInt16?, _ question: GameQuestion) {
        if let to { board.moveCursor(to: Int(to)) }
        // the core says where there is none; a screen reader says by itself where the keys are
        if to == nil || !reader.isOn { delegate?.ask(question) }
    }
}
