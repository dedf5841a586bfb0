import AnnabellaCore
import Testing

@testable import AnnabellaKit

/// The clock beside a board of wood.
@MainActor
@Suite struct ClockTests {
    @Test func itCountsDownForTheSideWhoseTimeRunsAndAPressGivesTheIncrement() async throws {
        try await onClock { device, page, time in
            #expect(page.startOrStopLabel == "Start")
            page.startOrStop()
            try await until { page.isRunning }
            #expect(page.startOrStopLabel == "Stop")
            time.advance(7_000)
            try await until { page.names == ["Black 10:00", "White 9:53"] }
            page.press(.first)
            try await until { page.names == ["Black 10:00", "White 9:58"] }
            #expect(page.faces.map(\.isRunning) == [true, false])
            #expect(page.faces.map(\.moves) == [0, 1])
            #expect(page.faces.map(\.made) == ["Moves: 0", "Moves: 1"])
            time.advance(3_000)
            try await until { page.names == ["Black 9:57", "White 9:58"] }
        }
    }

    @Test func aSettingThatIsNoneIsToldInTheLanguageOfTheApp() async throws {
        try await onClock { device, page, _ in
            device.app.settings.language = .german
            page.set()
            try await device.write("5+x")
            let words =
                "„5+x“ ist keine Uhr. „x“ passt nicht. "
                + "Am Ende steht eine Zahl von Sekunden, höchstens 3600000."
            #expect(try await device.close().words == words)
            #expect(page.names == ["Schwarz 10:00", "Weiß 10:00"])
            // the one that was there is still there
            page.startOrStop()
            try await until { page.isRunning }
        }
    }

    @Test func bothSidesCanHaveClocksOfTheirOwn() async throws {
        try await onClock { device, page, _ in
            page.set()
            #expect(device.line?.value == "10+5")
            try await device.write("5 + 3; none")
            try await until { page.names == ["Black", "White 5:00"] }
        }
    }

    @Test func itGoesOnWhereItWasWhenThePageComesAgain() async throws {
        try await onClock { device, page, time in
            page.startOrStop()
            try await until { page.isRunning }
            let other = device.app.clockModel()
            try await appearing(other) {
                try await until { other.names == ["Black 10:00", "White 10:00"] }
                #expect(other.isRunning)
                time.advance(3_000)
                try await until { other.names == ["Black 10:00", "White 9:57"] }
            }
        }
    }

    @Test func whatIsPressedJustBeforeThePageIsLeftIsKept() async throws {
        let time = FakeClock()
        try await onDevice(times: time.times) { device in
            let page = device.app.clockModel()
            try await appearing(page) {
                try await until { page.names == ["Black 10:00", "White 10:00"] }
                page.startOrStop()
                page.press(.first)
            }
            let again = device.app.clockModel()
            try await appearing(again) {
                try await until { again.names == ["Black 10:00", "White 10:05"] }
            }
        }
    }

    @Test func aPageThatComesAgainBeforeItHasGoneHasItsClock() async throws {
        let time = FakeClock()
        try await onDevice(times: time.times) { device in
            let page = device.app.clockModel()
            let first = Task { await page.appear() }
            try await until { page.names == ["Black 10:00", "White 10:00"] }
            page.startOrStop()
            first.cancel()
            try await appearing(page) {
                await first.value
                try await until { page.isRunning }
                page.startOrStop()
                try await until { !page.isRunning }
            }
        }
    }

    @Test func whatIsPressedWhileTheClockComesBackIsKept() async throws {
        let time = FakeClock()
        try await onDevice(times: time.times) { device in
            let page = device.app.clockModel()
            try await appearing(page) {
                try await until { page.names == ["Black 10:00", "White 10:00"] }
                let (before, end) = AsyncStream.makeStream(of: Void.self)
                device.app.clockPress.task = Task { for await _ in before {} }
                try await appearing(page) {
                    await settled()
                    page.startOrStop()
                    end.finish()
                    try await until { page.isRunning }
                }
            }
        }
    }

    @Test func timesAreSaidToWhoeverAsks() async throws {
        try await onClock { device, page, time in
            device.reader.isSpeaking = true
            page.startOrStop()
            try await until { page.isRunning }
            time.advance(10_000)
            page.tellTimes()
            try await device.hear("White: 9 minutes and 50 seconds, running. Black: 10 minutes.")
            page.tellTimesUsed()
            try await device.hear(
                "White: 0 moves; 10 seconds used. Black: 0 moves; 0 seconds used.")
            try await device.hear("White's clock runs.")
        }
    }

    @Test func aTimeThatIsOverIsTold() async throws {
        try await onClock { device, page, time in
            device.reader.isSpeaking = true
            page.startOrStop()
            try await until { page.isRunning }
            time.advance(600_000)
            try await until { !page.isRunning }
            #expect(page.names == ["Black 10:00", "White 0:00.0"])
            try await until { device.reader.sentences.count > 1 }
        }
    }

    @Test func theScreenStaysOnAndTheAppTalks() async throws {
        try await onClock { device, page, _ in
            device.app.pages.go(.clock)
            #expect(device.app.life.keepsScreenOn)
            // without VoiceOver it is the app's own voice
            page.startOrStop()
            try await until { device.engine.said.last?.map(\.text) == ["White's clock runs."] }
            #expect(page.sentence == "White's clock runs.")
        }
    }

    @Test func whiteCanSitOnTheOtherSide() async throws {
        try await onClock { device, page, _ in
            page.changeSides()
            #expect(page.names == ["White 10:00", "Black 10:00"])
            #expect(device.app.clockModel().isWhiteFar)
        }
    }

    // MARK: What is typed and pressed

    @Test func whatIsNoTimeIsToldAndCanBeWrittenAgain() async throws {
        try await onClock { device, page, _ in
            for (line, wrong, told) in [
                ("White's time", "soon", "This is no time such as 12:30"),
                ("White's moves", "", "This is no whole number"),
            ] {
                page.correct()
                try device.pick(line)
                try await device.write(wrong)
                #expect(device.app.dialogs.problem == told)
                try await device.write("7")
                #expect(device.app.dialogs.open == nil)
            }
            try await until { page.faces.map(\.moves) == [0, 7] }
            #expect(page.names == ["Black 10:00", "White 7:00"])
        }
    }

    @Test func aPressOfNoSideIsThatOfThePlayerWhoseTimeRuns() async throws {
        try await onClock { device, page, _ in
            page.press()
            try await until { page.isRunning }
            #expect(page.names == ["Black 10:00", "White 10:00"])
            page.press()
            try await until { page.names == ["Black 10:00", "White 10:05"] }
        }
    }

    // MARK: Helpers

    /// The page with a clock that was never set, whose time stands until it is moved.
}

extension ClockModel {
    /// The faces as they are read, that of the far player first.
    var names: [String] { faces.map(\.name) }
}
