import AnnabellaCore
import Foundation

/// A course of exercises for playing without a board.
///
/// May be asked from any actor. What is asked is done away from it, one call after the
/// other. A course that nobody holds any more is gone.
public final class TrainingStore: Sendable {
    private let training: Training
    private let times: Times
    private let queue = CallQueue()

    /// So many tasks on a level from 1 to 5; the same ones for the same seed.
    public init(
        _ exercise: TrainingExercise, level: UInt8, tasks: UInt32, seed: UInt64,
        settings: SpeechSettings, times: Times = .device
    ) throws {
        training = try Training(
            exercise: exercise, level: level, tasks: tasks, seed: seed, settings: settings)
        self.times = times
    }

    /// All that is kept in a file of results, by exercise and level.
    public static func results(in file: String) async -> Result<[TrainingScore], GameError> {
        await CallQueue().run { attempt { try trainingResults(file: file) } }
    }

    /// What the course is about, what can be said, and the first task.
    public func opening() async -> Result<[Phrase], GameError> {
        await call { training, _ in try training.opening() }
    }

    /// The task that stands, told again; empty if the course is over.
    public func task() async -> Result<[Phrase], GameError> {
        await call { training, _ in try training.task() }
    }

    /// The task has been told to its end; its time begins.
    @discardableResult
    public func begin() async -> Result<Void, GameError> {
        await call { try $0.begin(nowMs: $1.nowMs()) }
    }

    /// What comes of what was said or typed: a reply, or `repeat`, `help`, `skip`, `quit`.
    public func answer(_ text: String) async -> Result<TrainingUpdate, GameError> {
        await call { try $0.answer(text: text, nowMs: $1.nowMs()) }
    }

    /// What comes of squares that were touched, 0 = a1, 63 = h8; where moves are asked for,
    /// of two: a piece and where it goes.
    public func answer(squares: [UInt8]) async -> Result<TrainingUpdate, GameError> {
        await call { try $0.answerSquares(squares: Data(squares), nowMs: $1.nowMs()) }
    }

    /// What came of the tasks so far.
    public func score() async -> Result<TrainingScore, GameError> {
        await call { training, _ in try training.score() }
    }

    /// The same in words.
    public func summary() async -> Result<[Phrase], GameError> {
        await call { training, _ in try training.summary() }
    }

    /// Adds what came of the tasks to a file of results; at the end of a course, and once.
    @discardableResult
    public func keep(in file: String) async -> Result<Void, GameError> {
        await call { try $0.keep(file: file, wallMs: $1.wallMs()) }
    }

    private func call<T: Sendable>(
        _ ask: @escaping @Sendable (Training, Times) throws -> T
    ) async -> Result<T, GameError> {
        await queue.run { [training, times] in attempt { try ask(training, times) } }
    }
}
