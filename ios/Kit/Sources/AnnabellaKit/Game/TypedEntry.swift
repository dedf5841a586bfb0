import Observation

/// A line on which moves, questions and commands are typed. It stays until what is typed is
/// done, so that a slip can be put right, and shows what is said to it.
@MainActor
@Observable
public final class TypedEntry {
    /// It is before the page.
    public private(set) var isOpen = false
    public var text = ""
    /// What is said to the text, which can be written anew.
    public private(set) var answer = ""
    @ObservationIgnored private let lines: TypedLines
    @ObservationIgnored var typed: @MainActor (String) -> Void = { _ in }

    init(_ lines: TypedLines) {
        self.lines = lines
    }

    public func open() {
        lines.begin()
        text = ""
        answer = ""
        isOpen = true
    }

    public func close() {
        isOpen = false
    }

    /// Does what is written; nothing written closes it.
    public func send() {
        guard !text.isEmpty else { return close() }
        lines.add(text)
        typed(text)
    }

    /// The arrow up brings the last lines; false where there is none.
    @discardableResult
    public func back() -> Bool { show(lines.before()) }

    /// The arrow down brings those after them.
    @discardableResult
    public func forth() -> Bool { show(lines.after()) }

    func tell(_ words: String) {
        answer = words
    }

    private func show(_ line: String?) -> Bool {
        if let line { text = line }
        return line != nil
    }
}
