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
    private let say: @MainActor (String) -> Void
    private let atEdge: @MainActor () -> Void

    init(
        say: @escaping @MainActor (String) -> Void, atEdge: @escaping @MainActor () -> Void
    ) {
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
        self.items = items
        self.left = left
        at = 0
        say("\(hint) \(items[at].label).")
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
        say(items[at].label)
    }

    /// Does what was said last.
    func choose() {
        guard items.indices.contains(at) else { return }
        let item = items[at]
        if let more = item.more {
            items = more()
            at = 0
            if let first = items.first { say(first.label) }
        } else {
            close()
            item.run()
        }
    }
}
