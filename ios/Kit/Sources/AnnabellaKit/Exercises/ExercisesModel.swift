import AnnabellaCore
import Observation

/// The list of exercises, with what came of each.
@MainActor
@Observable
public final class ExercisesModel {
    /// An exercise, and the best that came of it.
    public struct Row: Identifiable, Equatable {
        public let exercise: Exercise
        public let name: String
        public let best: String
        public var id: Exercise { exercise }
    }

    private let settings: Settings
    private let pages: Pages
    private let localization: Localization
    private let file: String
    private var scores: [TrainingScore] = []

    init(_ settings: Settings, _ pages: Pages, _ localization: Localization, file: String) {
        self.settings = settings
        self.pages = pages
        self.localization = localization
        self.file = file
    }

    /// The page is seen, perhaps again.
    public func appear() async {
        if let kept = try? await TrainingStore.results(in: file).get() { scores = kept }
    }

    public var title: String { text(.exercisesTitle) }

    public var rows: [Row] {
        Exercise.allCases.map { Row(exercise: $0, name: text($0.name), best: best(of: $0)) }
    }

    public var level: FewOptions {
        FewOptions(
            text(.exercisesLevel), Exercise.levels.map { Option($0, String($0)) },
            chosen: settings.exerciseLevel
        ) { [settings] in settings.exerciseLevel = $0 }
    }

    public var tasks: FewOptions {
        FewOptions(
            text(.exercisesTasks), Exercise.counts.map { Option($0, String($0)) },
            chosen: settings.exerciseTasks
        ) { [settings] in settings.exerciseTasks = $0 }
    }

    public func open(_ row: Row) {
        pages.go(.exercise(row.exercise))
    }

    /// What came of the hardest level on which more was right than wrong, or of the easiest.
    private func best(of exercise: Exercise) -> String {
        let scores = scores.filter { $0.exercise == exercise.training }
        let mastered = scores.filter { $0.right * 2 >= $0.done }.max { $0.level < $1.level }
        guard let score = mastered ?? scores.min(by: { $0.level < $1.level }) else {
            return text(.exercisesNew)
        }
        return "\(text(.exercisesBest)): \(text(.exercisesLevel)) \(score.level), \(score.right) "
            + "\(text(.exercisesRightOf)) \(score.done)"
    }

    private func text(_ label: LabelName) -> String { localization.text(label) }
}

extension ExercisesModel {
    /// The page from above.
    public var page: PagePart {
        let rows = rows.map { PagePart(.row, $0.name, aside: $0.best) }
        let choices = [level, tasks].map { options in
            PagePart(
                options.isTrough ? .segments : .grid, options.title,
                parts: options.choices.map { PagePart(.item, $0.label, isChosen: $0.isChosen) })
        }
        return PagePart(.page, title, parts: [PagePart(.card, parts: rows)] + choices)
    }
}
