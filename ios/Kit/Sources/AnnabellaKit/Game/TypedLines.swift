/// What was typed before, the last line first to come back.
@MainActor
public final class TypedLines {
    private var lines: [String] = []
    private var at = 0
    private static let most = 50

    public init() {}

    public func add(_ line: String) {
        lines.removeAll { $0 == line }
        lines.append(line)
        if lines.count > Self.most { lines.removeFirst() }
        at = lines.count
    }

    /// A new line is begun.
    public func begin() {
        at = lines.count
    }

    /// The line before; nil if there is none.
    public func before() -> String? {
        guard at > 0 else { return nil }
        at -= 1
        return lines[at]
    }

    /// The line after, empty behind the last; nil if nothing was gone back to.
    public func after() -> String? {
        guard at < lines.count else { return nil }
        at += 1
        return at < lines.count ? lines[at] : ""
    }
}
