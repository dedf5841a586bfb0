import AnnabellaCore
import Foundation
import Testing

@testable import AnnabellaKit

/// How each of two people at a tablet reads his half.
@MainActor
struct SeatTests {
    @Test func withoutAClockWhoseMoveItIsStandsOnThePlateOfAClockThatRuns() async throws {
        try await atTable(OnTable.named) { table in
            let (near, far) = table.seats
            @MainActor func plates() -> [ClockState] {
                let players = table.model.players
                return [near.plate(players.near), far.plate(players.far)]
            }
            try await until { plates() == [.runs, .stands] }
            #expect(near.caption(table.model.players.near) == .tableYourMove)
            table.tap("e2")
            table.tap("e4")
            try await table.plies(1)
            try await until { plates() == [.stands, .runs] }
            // nothing is pressed there
            #expect(!near.isPressHeard && !far.isPressHeard)
            _ = try await table.game.dispatch(asked("black > pause")).get()
            try await until { plates() == [.stands, .isPaused] }
            #expect(far.caption(table.model.players.far) == .gamePaused)
        }
        // a clock is filled while it runs, whoever is on move
        let line = "\(OnTable.named) clock=5"
        try await atTable(line, after: ["white > move e2e4", "white > pause"]) { table in
            let (near, far) = table.seats
            let players = table.model.players
            try await until { far.plate(players.far) == .isPaused }
            #expect(near.plate(players.near) == .stands)
        }
    }

    @Test func whatWaitsForAPlayerStandsBelowWhatWasSaid() async throws {
        let setup = "new chess mode=strict clock=5"
        try await atTable(setup, isStarted: false) { table in
            let (near, _) = table.seats
            try await until { table.words(of: near).contains("Start") }
            for size in [CGSize(width: 1_180, height: 820), CGSize(width: 820, height: 1_180)] {
                let layout = TableLayout(size, lineHeight: 22, isMirrored: false)
                for half in table.model.page(atTable: layout).parts where half.kind == .area {
                    let kinds = half.parts.map(\.kind)
                    let said = try #require(kinds.firstIndex(of: .line))
                    let start = try #require(kinds.firstIndex(of: .primary))
                    #expect(said < start)
                    let above = layout.isUpright ? PagePart.Kind.face : .panel
                    #expect(kinds[start + 1] == above)
                }
            }
        }
    }

    @Test func whatIsAskedAndWhatIsToldTakeThePlaceOfWhatWasSaid() async throws {
        try await atTable("\(OnTable.named) clock=5", after: OnTable.opened) { table in
            let (near, far) = table.seats
            try await until { !near.buttons.isEmpty }
            #expect(!near.hasWords && !far.hasWords && !far.isQuestioned)
            try await table.press(near, "Undo")
            try await until { far.isQuestioned }
            // who has asked reads that, and has nothing to answer
            #expect(far.hasWords && near.hasWords && !near.isQuestioned)
            try await table.press(far, "Refuse")
            try await until { !far.hasWords && !near.hasWords && !far.isQuestioned }
            try await table.press(near, "Offer draw")
            try await table.press(near, "Yes")
            try await until { far.isQuestioned }
        }
    }
}
