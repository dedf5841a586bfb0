import AnnabellaCore
import Foundation
import Testing

@testable import AnnabellaKit

/// Exercises without a board, from Home to what is kept of them.
@MainActor
@Suite struct ExercisesTests {
    @Test func theListTellsWhatThereIsAndLeadsToIt() async throws {
        try await onDevice { device in
            let home = device.app.homeModel()
            let line = try #require(home.rows.first { $0.label == .exercisesTitle })
            home.go(line)
            #expect(device.app.pages.top == .exercises)
            let list = device.app.exercisesModel()
            await list.appear()
            #expect(
                list.rows.map(\.name) == [
                    "Colours of squares", "Ways of a knight", "Following a game",
                    "Finding all checks",
                ])
            #expect(list.rows.allSatisfy { $0.best == "No result yet" })
            try list.level.pick("2")
            try list.tasks.pick("5")
            list.open(list.rows[0])
            #expect(device.app.pages.top == .exercise(.colours))
            await device.restart()
            #expect(device.app.exercisesModel().level.chosen == "2")
            #expect(device.app.exercisesModel().tasks.chosen == "5")
        }
    }

    /// All of one, by buttons, words and giving up.
    @Test func aWholeExerciseIsAnsweredToldAndKept() async throws {
        let clock = FakeClock()
        try await onDevice(times: clock.times) { device in
            device.app.settings.exerciseTasks = 5
            try await onExercise(device, .colours) { page in
                let buttons = try page.buttons
                #expect(buttons.map { device.app.text($0.label) } == ["Light", "Dark"])
                #expect(page.progress == "Task 1 of 5")
                #expect(page.task.printed.hasSuffix("light or dark?"))
                // it is said by the app's own voice, where nothing else speaks
                try await until { device.said.contains { $0.hasSuffix("light or dark?") } }
                clock.advance(1_000)
                page.press(try page.right)
                try await until { page.marks == [true] }
                #expect(page.verdict.printed == "Right.")
                // what was meant for the task before answers no other
                page.press(try page.right)
                await settled()
                #expect(page.marks == [true])
                clock.advance(1_000)
                page.press(try page.wrong)
                try await until { page.marks.count == 2 }
                #expect(page.verdict.printed.hasPrefix("Wrong: "))
                await page.giveUp()
                #expect(page.marks == [true, false, false])
                #expect(page.verdict.printed.hasPrefix("Right would be: "))
                let task = page.task.printed
                await page.answer("good morning")
                #expect(page.verdict.printed.hasPrefix("Not understood."))
                #expect(page.task.printed == task && page.progress == "Task 4 of 5")
                await page.answer("dunkel")
                await page.answer("light")
                #expect(page.isOver && page.marks.count == 5)
                #expect(page.summary.printed.contains(" of 5 right, longest streak "))
                try await until { device.said.contains { $0.contains(" of 5 right") } }
                let list = device.app.exercisesModel()
                await list.appear()
                let right = page.marks.filter { $0 }.count
                #expect(list.rows[0].best == "Best: Level 1, \(right) of 5")
                // once more, and it counts once
                await page.again()
                #expect(!page.isOver && page.marks.isEmpty && page.progress == "Task 1 of 5")
                await page.giveUp()
            }
            // who leaves has ended it
            let kept = try await TrainingStore.results(in: device.results).get()
            #expect(kept.map(\.done) == [6])
        }
    }

    @Test func whatIsTypedAndSpokenIsUnderstoodInGerman() async throws {
        try await onDevice { device in
            device.app.settings.language = .german
            try await onExercise(device, .colours) { page in
                page.entry.open()
                page.entry.text = "hallo"
                page.entry.send()
                try await until { page.entry.answer.hasPrefix("Nicht verstanden.") }
                page.entry.text = "dunkel"
                page.entry.send()
                try await until { page.marks.count == 1 && !page.entry.isOpen }
                device.recogniser.words = "hell"
                page.talk.talk()
                try await until { page.marks.count == 2 }
                // the words of the buttons hold in each language
                for word in ["light", "skip"] { await page.answer(word) }
                #expect(page.marks.count == 4)
                let before = page.marks.count
                page.sayAgain()
                await page.answer("repeat")
                #expect(page.marks.count == before)
                await page.answer("quit")
                #expect(page.isOver)
            }
        }
    }

    @Test func aWayIsTouchedSquareBySquare() async throws {
        try await onDevice { device in
            try await onExercise(device, .knight) { page in
                #expect(page.hasBoard && page.hasSend && page.board.labels.count == 64)
                page.tapped(0)
                page.tapped(10)
                page.tapped(10)
                #expect(page.givenNames == "a1" && page.board.picture.touched == [0])
                page.tapped(0)
                await page.send()
                #expect(page.marks.isEmpty)
                page.tapped(1)
                page.tapped(63)
                await page.send()
                #expect(page.marks == [false] && page.given.isEmpty)
            }
        }
    }

    @Test func eachLevelHasTheAnswersThatItsTasksAskFor() async throws {
        try await onDevice { device in
            let hints = [
                1: "light or dark", 2: "light or dark", 3: "the same colour", 4: "on one diagonal",
                5: "over which square",
            ]
            for level in Exercise.levels {
                device.app.settings.exerciseLevel = level
                try await onExercise(device, .colours) { page in
                    #expect(page.task.printed.contains(hints[level] ?? ""))
                    switch level {
                    case 1, 2, 3, 4:
                        try page.press(page.buttons[0])
                    default:
                        page.tapped(27)
                    }
                    try await until { page.marks.count == 1 }
                }
            }
            for exercise in [Exercise.knight, .game, .checks] {
                try await onExercise(device, exercise) { page in
                    #expect(!page.task.isEmpty)
                    #expect(page.hasFinish == (exercise == .checks))
                    await page.giveUp()
                    #expect(page.marks == [false])
                }
            }
        }
    }

    @Test func keysDoAllOfIt() async throws {
        try await onDevice { device in
            try await onExercise(device, .colours) { page in
                #expect(page.key(KeyEvent(.sign("1"))))
                try await until { page.marks.count == 1 }
                #expect(page.key(KeyEvent(.sign("?"))))
                try await until { page.marks.count == 2 }
                #expect(page.key(KeyEvent(.sign("r"))))
                #expect(!page.key(KeyEvent(.sign("3"))) && !page.key(KeyEvent(.arrow(.up))))
                #expect(page.key(KeyEvent(.enter)) && page.entry.isOpen)
            }
            try await onExercise(device, .knight) { page in
                // the board has them from the beginning
                #expect(page.key(KeyEvent(.arrow(.up))) && page.key(KeyEvent(.space)))
                #expect(page.givenNames == "e2")
                #expect(page.key(KeyEvent(.sign("d"))))
                try await until { page.marks == [false] || !page.verdict.isEmpty }
                #expect(page.key(KeyEvent(.sign("t"))) && page.entry.isOpen)
                page.entry.close()
                await page.answer("skip")
                await page.answer("quit")
                #expect(page.isOver && !page.board.hasKeys)
                #expect(page.key(KeyEvent(.enter)))
                try await until { !page.isOver && page.board.hasKeys }
            }
            try await onExercise(device, .checks) { page in
                #expect(page.key(KeyEvent(.sign("d"))))
                try await until { page.marks == [false] }
            }
        }
    }
}

/// An exercise is seen meanwhile.
@MainActor
func onExercise(
    _ device: Device, _ exercise: Exercise,
    _ test: @MainActor (ExerciseModel) async throws -> Void
) async throws {
    device.app.life.appear()
    device.app.pages.go(.exercise(exercise))
    let page = device.app.exerciseModel(exercise)
    let shown = Task { await page.appear() }
    let result: Result<Void, any Error>
    do {
        try await until { !page.task.isEmpty }
        result = try await .success(test(page))
    } catch { result = .failure(error) }
    device.app.pages.home()
    shown.cancel()
    await shown.value
    try result.get()
}

extension ExerciseModel {
    var buttons: [Exercise.Button] {
        get throws {
            guard case .buttons(let buttons) = answers else { throw Problem("no buttons") }
            return buttons
        }
    }

    /// Whether the square that is asked about is light, counted and not asked.
    private var isLight: Bool {
        let name = task.printed.prefix { $0 != ":" }.filter { $0 != " " }
        guard let square = Squares.number(of: name) else { return false }
        return (square / 8 + square % 8) % 2 == 1
    }

    var right: Exercise.Button { get throws { try buttons[isLight ? 0 : 1] } }
    var wrong: Exercise.Button { get throws { try buttons[isLight ? 1 : 0] } }
}

extension Device {
    /// What the app's own voice has said.
    var said: [String] { engine.said.map { $0.map(\.text).joined(separator: " ") } }

    var results: String { folder.appendingPathComponent("games/results.json").path }
}
