import AnnabellaCore

/// What is trained without a board.
public enum Exercise: String, CaseIterable, Codable, Identifiable, Sendable {
    case colours, knight, game, checks

    /// How tasks are answered, beside words that are typed or spoken.
    public enum Answers: Equatable, Sendable {
        /// By one of a few buttons.
        case buttons([Button])
        /// By squares that are touched: so many at a time, or as many as there are for nil.
        case squares(Int?)
        case words
    }

    /// A large button, and the word that it stands for.
    public struct Button: Equatable, Identifiable, Sendable {
        public let label: LabelName
        let word: String
        public var id: LabelName { label }
    }

    public static let levels = 1...5
    public static let counts = [5, 10, 20]

    public var id: Exercise { self }

    public var name: LabelName {
        switch self {
        case .colours: .exercisesColours
        case .knight: .exercisesKnight
        case .game: .exercisesGame
        case .checks: .exercisesChecks
        }
    }

    var training: TrainingExercise {
        switch self {
        case .colours: .colours
        case .knight: .knight
        case .game: .game
        case .checks: .checks
        }
    }

    /// How its tasks on a level are answered.
    public func answers(on level: Int) -> Answers {
        switch self {
        case .colours where level <= 2: .buttons(Self.shades)
        case .colours where level <= 4: .buttons(Self.yesOrNo)
        case .colours: .squares(1)
        // the whole way, which is over when somebody says so
        case .knight: .squares(nil)
        // a piece, and where it goes
        case .checks: .squares(2)
        case .game: .words
        }
    }

    private static let shades = [
        Button(label: .exercisesLight, word: "light"), Button(label: .exercisesDark, word: "dark"),
    ]
    private static let yesOrNo = [
        Button(label: .answerYes, word: "yes"), Button(label: .answerNo, word: "no"),
    ]
}

extension Settings {
    /// How hard exercises are.
    public var exerciseLevel: Int {
        get { Self.among(Array(Exercise.levels), number("exercise-level", 1), usual: 1) }
        set { set(newValue, "exercise-level", 1) }
    }
    /// How many tasks one has.
    public var exerciseTasks: Int {
        get { Self.among(Exercise.counts, number("exercise-tasks", 10), usual: 10) }
        set { set(newValue, "exercise-tasks", 10) }
    }

    private static func among(_ choices: [Int], _ kept: Int, usual: Int) -> Int {
        choices.contains(kept) ? kept : usual
    }
}
