/// Something to do in a game by the Laws; two with the same label are the same.
@MainActor
public struct StrictDeed: Identifiable {
    public nonisolated let label: LabelName
    private let act: @MainActor () -> Void

    public nonisolated var id: LabelName { label }

    init(_ label: LabelName, _ act: @escaping @MainActor () -> Void) {
        self.label = label
        self.act = act
    }

    public func run() { act() }
}
