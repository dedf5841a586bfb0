import AnnabellaCore
import AnnabellaKit
import Foundation
import Testing

/// Training, as an app has it.
@Suite
struct TrainingStoreTests {
    private let clock = FakeClock()

    @Test
    func aCourseIsAnsweredToldAndKept() async throws {
        let folder = temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("results.json").path
        let course = try course(.colours, tasks: 2)
        let opening = try await course.opening().get().map(said)
        #expect(opening[0] == "de:Farben der Felder, Stufe 1, 2 Aufgaben.")
        #expect(try await course.task().get().map(said) == Array(opening.dropFirst(2)))
        await course.begin()
        clock.advance(1_000)
        #expect(try await course.answer("dunkel").get().isRight == false)
        await course.begin()
        clock.advance(1_500)
        let last = try await course.answer("dark").get()
        #expect(last.isRight == true && last.isOver)
        let score = try await course.score().get()
        #expect((score.done, score.right, score.bestMs) == (2, 1, 1_500))
        #expect(try await said(course.summary().get()[0]) == "de:1 von 2 richtig, längste Serie 1.")
        let then = clock.times.wallMs()
        try await course.keep(in: file).get()
        let kept = try await TrainingStore.results(in: file).get()
        #expect(kept.map(\.lastMs) == [then])
        #expect(kept.map(\.bestMs) == [score.bestMs])
    }

    @Test
    func squaresAreTouched() async throws {
        let course = try course(.knight, tasks: 1)
        #expect(try await course.answer(squares: [0, 0]).get().isRight == false)
        await #expect(throws: GameError.self) { try await course.answer(squares: [64]).get() }
        #expect(throws: GameError.self) {
            try TrainingStore(.game, level: 6, tasks: 1, seed: 3, settings: .german)
        }
    }

    private func course(_ exercise: TrainingExercise, tasks: UInt32) throws -> TrainingStore {
        try TrainingStore(
            exercise, level: 1, tasks: tasks, seed: 3, settings: .german, times: clock.times)
    }
}
