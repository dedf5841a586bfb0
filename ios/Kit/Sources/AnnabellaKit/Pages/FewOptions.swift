/// One of a few, all to be seen.
@MainActor
public struct FewOptions {
    /// One of them.
    public struct Choice: Identifiable {
        public let id: Int
        public let label: String
        public let isChosen: Bool
    }

    /// What is chosen here.
    public let title: String
    public let choices: [Choice]
    /// What is chosen, in words, where its label does not say it.
    public let told: String
    private let picked: @MainActor (Int) -> Void

    init<Value: Equatable>(
        _ title: String, _ options: [Option<Value>], chosen: Value, told: String = "",
        pick: @escaping @MainActor (Value) -> Void
    ) {
        self.title = title
        self.told = told
        choices = options.enumerated().map { place, option in
            Choice(id: place, label: option.label, isChosen: option.value == chosen)
        }
        picked = { pick(options[$0].value) }
    }

    public func pick(_ choice: Choice) { picked(choice.id) }

    /// Up to three stand in one trough, more of them in rows.
    public var isTrough: Bool { choices.count <= 3 }

    /// How many stand beside each other at most.
    public var columns: Int { isTrough || choices.count == 5 ? choices.count : 4 }

    /// The label of the one that is chosen.
    public var chosen: String? { choices.first(where: \.isChosen)?.label }
}
