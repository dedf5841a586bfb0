import Observation

/// A line on which moves, questions and commands are typed. It stays until what is typed is
/// done, so that a slip can be put right, and shows what is said to it.
@MainActor
@Observable
public final class TypedEntry {
    /// It is before the page.
    public private(set) var isOpen = false {
        didSet { if isOpen != oldValue { turned(isOpen) } }
    }
    /// It opens or closes.
    @ObservationIgnored var turned: @MainActor (Bool) -> Void = { _ in }
    /// What can be typed.
    public let hint: LabelName
    public var text = ""
    /// What is said to the text, which can be written anew.
    public private(set) var answer = ""
    @ObservationIgnored private let lines: TypedLines
    /// How often it was opened: what comes late to a line that is gone concerns no other.
    @ObservationIgnored private var line = 0
    /// What was sent has no answer yet; a second Enter is none of another line.
    @ObservationIgnored private var isSent = false
    /// Does what was typed, and on which line.
    @ObservationIgnored var typed: @MainActor (String, Int) -> Void = { _, _ in }

    init(_ lines: TypedLines, hint: LabelName = .typedHint) {
        self.lines = lines
        self.hint = hint
    }

    public func open() {
        lines.begin()
        line += 1
        isSent = false
        text = ""
        answer = ""
        isOpen = true
    }

    public func close() {
        isOpen = false
    }

    /// Does what is written; nothing written closes it.
    public func send() {
        guard !isSent else { return }
        guard !text.isEmpty else { return close() }
        isSent = true
        lines.add(text)
        typed(text, line)
    }

    /// The arrow up brings the last lines; false where there is none.
    @discardableResult
    public func back() -> Bool { show(lines.before()) }

    /// The arrow down brings those after them.
    @discardableResult
    public func forth() -> Bool { show(lines.after()) }

    /// It is seen over the pages while it is open.
    func lie(on overlay: Overlay) {
        turned = { [overlay, weak self] isOpen in
            guard let self else { return }
            overlay.show(isOpen ? .typing(self) : nil, instead: .typing, of: self) {
                [weak self] in self?.close()
            }
        }
    }

    func close(_ line: Int) {
        if line == self.line { close() }
    }

    func tell(_ words: String, on line: Int) {
        guard line == self.line else { return }
        isSent = false
        answer = words
    }

    private func show(_ line: String?) -> Bool {
        if let line { text = line }
        return line != nil
    }
}
