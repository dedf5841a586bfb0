import Observation

/// A menu without a list, for who sees none and has no VoiceOver: swipes go from line to line,
/// each is said, and a tap does what was said last.
@MainActor
@Observable
public final class SpokenMenu {
    private var items: [BlindMenu.Item] = []
    @ObservationIgnored private var at = 0
    @ObservationIgnored private var left: @MainActor () -> Void = {}
    @ObservationIgnored private var count = 0
    private let shield: TouchShield
    private let of: @MainActor () -> String
    private let say: @MainActor (String) -> Void
    private let atEdge: @MainActor () -> Void

    /// `of` is the word between the place of a line and how many there are.
    init(
        _ ports: Ports, of: @escaping @MainActor () -> String,
        say: @escaping @MainActor (String) -> Void, atEdge: @escaping @MainActor () -> Void
    ) {
        shield = TouchShield(ports)
        self.of = of
        self.say = say
        self.atEdge = atEdge
    }

    public var isOpen: Bool { !items.isEmpty }

    /// Opens it with a word about what it is; `left` is called when nothing is chosen of it.
    /// Gives a number by which it is known.
    @discardableResult
    func open(
        _ items: [BlindMenu.Item], _ hint: String, left: @escaping @MainActor () -> Void = {}
    ) -> Int {
        count += 1
        self.left = left
        show(items, hint)
        return count
    }

    /// Whether the menu of this number is open.
    func shows(_ number: Int) -> Bool { isOpen && number == count }

    func close() {
        items = []
        left = {}
    }

    /// Closes it with nothing chosen.
    func leave() {
        let left = left
        close()
        left()
    }

    func step(_ by: Int) {
        guard items.indices.contains(at + by) else { return atEdge() }
        at += by
        say(line)
    }

    /// A tap chooses, unless it is one of those that have opened it.
    public func tap() { shield.pass { choose() } }

    /// A touch opens it, or closes it unless it is one of those that have opened it.
    func toggle(open: () -> Void, close: () -> Void) {
        if isOpen { shield.pass { close() } } else { open() }
    }

    /// Does what was said last.
    func choose() {
        guard items.indices.contains(at) else { return }
        let item = items[at]
        if let more = item.more {
            show(more())
        } else {
            close()
            item.run()
        }
    }

    private func show(_ items: [BlindMenu.Item], _ hint: String? = nil) {
        self.items = items
        at = 0
        shield.raise()
        say([hint, line].compactMap { $0 }.joined(separator: " "))
    }

    /// What is said of a line: what it is, and its place.
    private var line: String {
        "\(items[at].label), \(at + 1) \(of()) \(items.count)"
    }
}
