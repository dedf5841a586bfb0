import AnnabellaCore
import Testing

@testable import AnnabellaKit

/// A touch is meant for what stood under the finger when it was aimed.
@MainActor
@Suite struct TouchShieldTests {
    private let clock = FakeClock()

    @Test func forAMomentNoTouchReachesWhatIsNew() async throws {
        let shield = TouchShield(clock.times)
        var touches = 0
        shield.pass { touches += 1 }
        #expect(touches == 1 && !shield.isUp)
        shield.raise()
        let lowering = Task { await shield.lower() }
        clock.advance(299)
        shield.pass { touches += 1 }
        #expect(touches == 1 && shield.isUp)
        // something else has come meanwhile
        shield.raise()
        clock.advance(299)
        shield.pass { touches += 1 }
        try await until { clock.waiting == 1 }
        #expect(touches == 1 && shield.isUp)
        clock.advance(1)
        await lowering.value
        shield.pass { touches += 1 }
        #expect(touches == 2 && !shield.isUp)
    }

    @Test func whoNamesWhatIsMeantIsNotHeldUp() {
        let reader = NotedReader()
        reader.isSpeaking = true
        let shield = TouchShield(clock.times) { reader.isOn }
        var touches = 0
        shield.raise()
        shield.pass { touches += 1 }
        #expect(touches == 1)
        reader.isSpeaking = false
        shield.pass { touches += 1 }
        #expect(touches == 1)
    }

    @Test func aQuestionIsNotAnsweredByTheTapThatAskedItNorAPageByTheOneThatLedThere() async throws
    {
        try await onDevice(times: clock.times) { device in
            let shield = device.app.shield
            for change in [
                { device.app.pages.go(.game) }, { device.app.dialogs.tell("Title", "Words") },
                { device.app.dialogs.cancel() }, { device.app.pages.back() },
            ] {
                change()
                #expect(shield.isUp)
                clock.advance(300)
                await shield.lower()
                #expect(!shield.isUp)
            }
        }
    }

    /// The buttons below the board, as their labels.
    private func wait(for label: LabelName, _ table: OnTable) async throws -> GameActions.Action {
        try await until { table.model.offers(label) }
        return try #require(table.model.offered.first { $0.label == label })
    }

    @Test func aButtonThatStandsWhereAnotherOneStoodWaits() async throws {
        try await onTable(after: ["white > move e2e4"], times: clock.times) { table in
            _ = try await wait(for: .gameUndo, table)
            clock.advance(300)
            try table.pick("Resign")
            let no = try await wait(for: .answerNo, table)
            // it has come to where the moves were
            table.model.press(no)
            await settled(table.game)
            #expect(table.view.second.isResigning)
            clock.advance(300)
            table.model.press(no)
            try await until { !table.view.second.isResigning }
            // what stays in its place acts at once
            let undo = try await wait(for: .gameUndo, table)
            undo.run()
            try await table.plies(0)
        }
    }

    @Test func whatIsAskedByEarIsNotAnsweredByTheTapThatAskedIt() async throws {
        try await onBlindPage(times: clock.times) { page in
            page.type("I resign")
            try await until { page.model.spokenMenu.isOpen }
            page.model.tapMiddle()
            await settled(page.game)
            #expect(page.model.spokenMenu.isOpen && page.view.first.isResigning)
            clock.advance(300)
            page.model.tapMiddle()
            try await until { !page.view.first.isResigning }
            // nor does a second touch of the area close the menu
            page.model.openMenu()
            page.model.openMenu()
            #expect(page.model.spokenMenu.isOpen)
            clock.advance(300)
            page.model.openMenu()
            #expect(!page.model.spokenMenu.isOpen)
        }
    }

    @Test func theClockIsNotStoppedByASecondTapOnStart() async throws {
        try await onDevice(times: clock.times) { device in
            let page = device.app.clockModel()
            let seen = Task { await page.appear() }
            try await until { !page.faces[0].left.isEmpty }
            page.pressStartOrStop()
            try await until { page.isRunning }
            page.pressStartOrStop()
            await settled()
            #expect(page.isRunning)
            clock.advance(300)
            page.pressStartOrStop()
            try await until { !page.isRunning }
            seen.cancel()
            await seen.value
        }
    }
}
