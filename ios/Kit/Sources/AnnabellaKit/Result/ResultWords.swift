import AnnabellaCore

/// What the result of a game says: the sentence of its end, what led there, and the points.
public struct ResultWords: Equatable, Sendable {
    public let sentence: String
    public let reason: String
    /// Of the first player and of the second; none where the game does not count.
    public let points: [String]

    static let none = ResultWords(sentence: "", reason: "", points: [])

    private init(sentence: String, reason: String, points: [String]) {
        self.sentence = sentence
        self.reason = reason
        self.points = points
    }

    /// Of a game that is over, of which this is all that is told.
    init(of view: GameView, _ told: [Phrase]) {
        // the last is how it ended, after its last move
        let end = told.last?.printed ?? ""
        let before = told.dropLast().last?.printed ?? ""
        let sentences = Self.sentences(of: end)
        let said = (Self.endsWithResult(view) ? sentences.last : sentences.first) ?? ""
        let others = sentences.filter { $0 != said }.joined(separator: " ")
        sentence = said
        reason = Self.reason(of: view, before: before, others: others)
        points = Self.points(of: view)
    }

    /// What the last move did, where it mated by the Laws, and what else is told of the end.
    private static func reason(of view: GameView, before: String, others: String) -> String {
        guard !others.isEmpty else { return before }
        guard case .over(let ending) = view.phase, ending.reason == .checkmate else {
            return others
        }
        return "\(before) \(others)"
    }

    /// By the Laws an article comes after it, and of a hidden board how often it was looked at.
    private static func endsWithResult(_ view: GameView) -> Bool {
        view.mode == .casual && view.first.hidden == .nothing && view.second.hidden == .nothing
    }

    private static func points(of view: GameView) -> [String] {
        guard case .over(let ending) = view.phase else { return [] }
        let points = ending.result.split(separator: "-").map { $0 == "1/2" ? "½" : String($0) }
        return points.count == 2 ? points : []
    }

    private static func sentences(of text: String) -> [String] {
        var sentences: [String] = []
        var current = ""
        for word in text.split(separator: " ") {
            current += current.isEmpty ? word : " \(word)"
            if let last = word.last, ".!?".contains(last) {
                sentences.append(current)
                current = ""
            }
        }
        return current.isEmpty ? sentences : sentences + [current]
    }
}
