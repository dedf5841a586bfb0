import AnnabellaCore
import Observation

/// An exercise: one task after the other, each told and answered, and what came of them.
@MainActor
@Observable
public final class ExerciseModel {
    public let exercise: Exercise
    /// How its tasks are answered, beside words.
    public private(set) var answers = Exercise.Answers.words
    /// How many tasks there are.
    public private(set) var count = 0
    /// Whether each task that is done was done right.
    public private(set) var marks: [Bool] = []
    /// What is to be found out; empty until it is known, and when all is done.
    public private(set) var task: [Phrase] = []
    /// What is said to the last answer.
    public private(set) var verdict: [Phrase] = []
    /// What came of it; empty until it is over.
    public private(set) var summary: [Phrase] = []
    /// The squares that were touched for the answer so far.
    public private(set) var given: [Int] = []
    /// On which squares are touched.
    public let board: BoardModel
    public let entry: TypedEntry
    @ObservationIgnored public private(set) lazy var talk = Talk(
        announcer, dialogs, haptics, ports.recogniser, localization,
        heard: { [weak self] in await self?.answer($0) },
        type: { [weak self] in self?.entry.open() })

    private let settings: Settings
    private let ports: Ports
    private let announcer: Announcer
    private let dialogs: Dialogs
    private let haptics: any Haptics
    private let pages: Pages
    private let life: AppLife
    private let opener: GameOpener
    private let localization: Localization
    private let file: String
    @ObservationIgnored private let shield: TouchShield
    @ObservationIgnored private var course: TrainingStore?
    @ObservationIgnored private var isKept = false
    @ObservationIgnored private var isAnswering = false
    /// How often something was said: the time of a task begins when it was told to its end.
    @ObservationIgnored private var told = 0

    init(_ exercise: Exercise, _ dependencies: GameDependencies, file: String) {
        self.exercise = exercise
        settings = dependencies.settings
        ports = dependencies.ports
        announcer = dependencies.announcer
        dialogs = dependencies.dialogs
        haptics = dependencies.haptics
        pages = dependencies.pages
        life = dependencies.life
        opener = dependencies.opener
        localization = dependencies.localization
        self.file = file
        shield = TouchShield(dependencies.ports)
        board = BoardModel(dependencies.localization, dependencies.ports.times)
        entry = TypedEntry(dependencies.typedLines, hint: .exercisesHint)
        board.title = localization.text(exercise.name)
        board.listener = self
        entry.lie(on: dependencies.overlay)
        entry.typed = { [weak self] text, line in self?.type(text, on: line) }
    }

    public var title: String { localization.text(exercise.name) }
    public var isOver: Bool { !summary.isEmpty }

    /// Which task it is, of how many; when it is over, how many were done.
    public var progress: String {
        let number = isOver ? marks.count : min(marks.count + 1, count)
        return "\(text(.exercisesTask)) \(number) \(text(.exercisesRightOf)) \(count)"
    }

    /// The squares that were touched, by name.
    public var givenNames: String {
        given.map { Squares.name(of: $0) }.joined(separator: " ")
    }

    /// The page is seen; returns when its task is cancelled. Who leaves it has ended the
    /// exercise, and what was done counts.
    public func appear() async {
        announcer.talkingPages += 1
        board.focus.comeBack()
        if course == nil { await begin() }
        // nobody is listened to while the app is not seen
        for await isSeen in observed({ [life] in life.isSeen }) where !isSeen { talk.cancel() }
        announcer.talkingPages -= 1
        talk.cancel()
        if !pages.path.contains(.exercise(exercise)) { await keep() }
    }

    // MARK: What is done

    /// The same exercise once more, with other tasks.
    public func again() async {
        await keep()
        await begin()
    }

    public func back() {
        pages.back()
    }

    /// Tells the task once more.
    public func sayAgain() {
        guard !task.isEmpty else { return }
        tell(task)
    }

    /// Has the answer told; the task counts as not done right.
    public func giveUp() async { await answer("skip") }

    /// No more is to be found.
    public func finish() async { await answer("done") }

    /// A finger presses one of a few answers.
    public func press(_ button: Exercise.Button) {
        shield.pass { Task { await answer(button.word) } }
    }

    /// What was typed or said.
    public func answer(_ text: String) async {
        await take { await $0.answer(text) }
    }

    /// Answers with the squares that were touched.
    public func send() async {
        guard !given.isEmpty else { return }
        let squares = given.map { UInt8(clamping: $0) }
        await take { await $0.answer(squares: squares) }
    }

    /// 1 and 2 press the buttons, arrows and Enter touch squares; `d` is done, `t` types, `r`
    /// says it again and `?` gives up. When it is over, Enter begins anew.
    public func key(_ event: KeyEvent) -> Bool {
        guard event.isPlain || event.typed != nil, !event.isCommand, !event.isRepeat else {
            return false
        }
        switch event.key {
        case .arrow(let arrow): return hasBoard && board.hasKeys && board.go(arrow)
        case .enter where hasBoard && board.hasKeys, .space where hasBoard && board.hasKeys:
            board.pressCursor()
        case .enter: isOver ? beginAgain() : entry.open()
        case .sign(let sign): return press(event.typed ?? sign)
        default: return false
        }
        return true
    }

    private func press(_ sign: Character) -> Bool {
        if case .buttons(let buttons) = answers, let number = sign.wholeNumberValue,
            buttons.indices.contains(number - 1)
        {
            Task { await answer(buttons[number - 1].word) }
            return true
        }
        guard !isOver else { return false }
        switch sign {
        case "r": sayAgain()
        case "t": entry.open()
        case "d" where hasSend: Task { await send() }
        case "d" where hasFinish: Task { await finish() }
        case "?": Task { await giveUp() }
        default: return false
        }
        return true
    }

    private func beginAgain() {
        Task { await again() }
    }

    /// There is a board to touch squares on.
    public var hasBoard: Bool {
        if case .squares = answers, !isOver { true } else { false }
    }

    /// The squares are sent when somebody says so.
    public var hasSend: Bool { answers == .squares(nil) }

    /// It is said that there are no more.
    public var hasFinish: Bool { exercise == .checks }

    // MARK: The course

    private func begin() async {
        let level = settings.exerciseLevel
        count = settings.exerciseTasks
        let made = attempt {
            try TrainingStore(
                exercise.training, level: UInt8(clamping: level), tasks: UInt32(count),
                seed: .random(in: 0...UInt64.max), settings: localization.speech,
                times: ports.times)
        }
        guard case .success(let course) = made else {
            if case .failure(let error) = made { opener.tell(error) }
            return
        }
        (self.course, isKept) = (course, false)
        (marks, verdict, summary) = ([], [], [])
        answers = exercise.answers(on: level)
        clear()
        board.hasKeys = hasBoard
        await label()
        let opening = try? await course.opening().get()
        task = await (try? course.task().get()) ?? []
        tell(opening ?? task)
    }

    /// One answer at a time: the next one is to another task.
    private func take(
        _ ask: @escaping @Sendable (TrainingStore) async -> Result<TrainingUpdate, GameError>
    ) async {
        guard let course, !isOver, !isAnswering else { return }
        isAnswering = true
        defer { isAnswering = false }
        clear()
        switch await ask(course) {
        case .failure(let error): opener.tell(error)
        case .success(let update): await take(update, of: course)
        }
    }

    private func take(_ update: TrainingUpdate, of course: TrainingStore) async {
        if update.wantsToEnd {
            return marks.isEmpty ? back() : await end(course, after: [])
        }
        guard let isRight = update.isRight else {
            // what is only told again is no answer
            if update.phrases != task { verdict = update.phrases }
            return tell(update.phrases)
        }
        let next = await (try? course.task().get()) ?? []
        // all that is seen of it changes at once, and what is touched with it
        marks.append(isRight)
        verdict = Array(update.phrases.prefix(1))
        task = next
        shield.raise()
        if update.isOver { await end(course, after: update.phrases) } else { tell(update.phrases) }
    }

    private func end(_ course: TrainingStore, after phrases: [Phrase]) async {
        task = []
        entry.close()
        board.hasKeys = false
        summary = await (try? course.summary().get()) ?? []
        tell(phrases + summary)
        await keep()
    }

    /// Keeps what came of it, once.
    private func keep() async {
        guard let course, !isKept else { return }
        isKept = true
        if case .failure(let error) = await course.keep(in: file) { opener.tell(error) }
    }

    /// Says it; the time of the task begins when it was told.
    private func tell(_ phrases: [Phrase]) {
        told += 1
        let (number, course) = (told, course)
        Task {
            await announcer.answer(phrases, of: .page(.exercise(exercise)))
            if number == told { await course?.begin() }
        }
    }

    private func type(_ text: String, on line: Int) {
        Task {
            let before = marks.count
            await answer(text)
            if marks.count > before || isOver {
                entry.close(line)
            } else {
                entry.tell(verdict.printed, on: line)
            }
        }
    }

    private func clear() {
        given = []
        board.picture.touched = []
    }

    /// What is read of the empty board.
    private func label() async {
        guard hasBoard else { return }
        let (pieces, speech) = (board.picture.pieces, localization.speech)
        board.labels = await CallQueue().run {
            (try? boardLabels(kind: .chess, board: pieces, settings: speech)) ?? []
        }
    }

    private func text(_ label: LabelName) -> String { localization.text(label) }
}

extension ExerciseModel: BoardListener {
    /// The last square that is touched again is taken back.
    public func tapped(_ square: Int) {
        guard case .squares(let most) = answers, !isOver else { return }
        if given.last == square { given.removeLast() } else { given.append(square) }
        board.picture.touched = Set(given)
        if given.count == most { Task { await send() } }
    }

    public func tappedByFinger(_ square: Int) { shield.pass { tapped(square) } }

    public func grabbed(_ square: Int) -> Bool { false }

    public func dropped(from: Int, to: Int?) {}

    public func explored(_ square: Int?) {}
}

extension ExerciseModel {
    /// The page from above.
    public var page: PagePart { page(task: task.printed, verdict: verdict.printed) }

    /// The same with other words in the place of those that are drawn by lot.
    func page(task: String, verdict: String) -> PagePart {
        let strip = PagePart(.line, progress, aside: marks.map { $0 ? "●" : "○" }.joined())
        let slip = PagePart(.slip, verdict)
        guard !isOver else {
            let result = [
                PagePart(.primary, text(.exercisesAgain)), PagePart(.secondary, text(.gameBack)),
            ]
            return PagePart(
                .page, title, parts: [strip, PagePart(.line, summary.printed), slip] + result)
        }
        let help = [LabelName.exercisesSayAgain, .exercisesUnknown]
            .map { PagePart(.item, text($0)) }
        return PagePart(
            .page, title,
            parts: [strip, PagePart(.line, task), slip] + answerParts
                + [PagePart(.bar, parts: help)])
    }

    private var answerParts: [PagePart] {
        let words = [
            PagePart(.secondary, text(.exercisesAnswer), icon: .type),
            PagePart(.secondary, talk.label, icon: .mic),
        ]
        switch answers {
        case .buttons(let buttons):
            return buttons.map { PagePart(.area, text($0.label)) } + words
        case .squares:
            let board = PagePart(.board, givenNames)
            let send = hasSend ? [PagePart(.primary, text(.answerDone))] : []
            let finish = hasFinish ? [PagePart(.secondary, text(.answerDone))] : []
            return [board] + send + finish + words
        case .words: return words
        }
    }
}
