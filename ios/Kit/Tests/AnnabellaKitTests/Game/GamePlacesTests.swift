import AnnabellaCore
import Foundation
import Testing

@testable import AnnabellaKit

/// Nothing moves under the finger: on the page of a game no control appears, goes or changes
/// its place, whatever happens in it.
@MainActor
@Suite struct GamePlacesTests {
    /// What is to be seen of a page at any time: its parts, and the places of the bar.
    private struct Places: Equatable {
        let bar: [String]
        let parts: [PagePart.Kind]
    }

    private func places(_ model: GameModel) -> Places {
        let page = model.page(.upright)
        return Places(
            bar: model.bar.map { "\($0.label) \($0.icon)" },
            // the result lies over them
            parts: page.parts.map(\.kind).filter { $0 != .card })
    }

    private nonisolated static let games = [
        "new chess mode=casual", "new chess mode=casual clock=5",
        "new chess black=level:1", "new chess mode=strict clock=90",
        "new checkers mode=casual", "new yin-yang mode=casual size=5",
        "new yin-yang mode=casual size=13",
    ]

    @Test(arguments: games) func everyItemStaysInItsPlace(_ line: String) async throws {
        try await onTable(line) { table in
            // as soon as it is seen, before anything is known of the game
            let first = places(table.model)
            #expect(first.bar.count == 5)
            #expect(first.parts == [.title, .panel, .board, .panel, .slip, .bar])
            @MainActor func check(_ when: String) {
                #expect(places(table.model) == first, "\(line): \(when)")
            }
            try await until { table.model.players.near != nil }
            check("known")
            if table.model.offers(.gameStart) { try table.pick("Start") }
            for _ in 0..<2 {
                let (plies, move) = (table.view.plies, try #require(table.view.allMoves.first))
                await table.game.dispatch(
                    GameAction(by: table.view.turn.actor, deed: .move(path: move.path)))
                try await until { table.view.plies != plies }
                await settled(table.game)
                check("after a move")
                guard table.view.hasTwoPeople else { break }
            }
            for label in [LabelName.gameHint, .gameUndo, .gameRedo] where table.model.offers(label)
            {
                table.model.bar.first { $0.label == label }?.run()
                if table.app.dialogs.open != nil { table.app.dialogs.agree() }
                await settled(table.game)
                check("\(label)")
            }
            table.model.flip()
            check("turned")
            try table.pick("Resign")
            await settled(table.game)
            check("a question")
            try await until { table.model.offers(.answerYes) || table.view.isOver }
            if !table.view.isOver { try table.pick("Yes") }
            try await until { table.view.isOver }
            await settled(table.game)
            check("over")
        }
    }

    @Test func aQuestionFillsTheSlipAndTheMovesComeBack() async throws {
        try await onTable(after: ["white > move e2e4"]) { table in
            try await until { table.model.offers(.gameUndo) }
            @MainActor func slip() -> [PagePart.Kind] {
                table.model.page(.upright).parts.first { $0.kind == .slip }?.parts.map(\.kind) ?? []
            }
            #expect(slip() == [.line, .moves])
            try table.pick("Resign")
            try await until { table.model.offers(.answerNo) }
            #expect(slip() == [.line, .secondary, .secondary])
            try table.pick("No")
            try await until { !table.model.offers(.answerNo) }
            #expect(slip() == [.line, .moves])
        }
    }

    @Test func whatCannotBeDoneIsMutedAndDoesNothing() async throws {
        try await onTable("new chess black=level:1") { table in
            await settled(table.game)
            let muted = table.model.bar.filter { !$0.isPossible }
            #expect(muted.map(\.label).contains(.stepsPrevious))
            for item in muted { item.run() }
            await settled(table.game)
            #expect(table.view.plies == 0 && table.app.pages.top == .game)
            #expect(table.app.dialogs.open == nil)
        }
    }

    @Test func theBarLeadsToTheMenuAndOneMoveBack() async throws {
        try await onTable { table in
            for move in ["e2e4", "e7e5"] { try await table.game.make([move]) }
            try await until { table.model.offers(.stepsPrevious) }
            table.model.bar[0].run()
            let dialog = try #require(table.app.dialogs.open)
            guard case .menu(let rows) = dialog.content else { throw Problem("no menu") }
            #expect(rows.allSatisfy { $0.icon != nil })
            table.app.dialogs.cancel()
            try table.pick("Previous")
            #expect(table.app.pages.top == .steps)
            let steps = try await StepsPage(table.device, table.game)
            try await steps.at(1)
            await steps.leave()
        }
    }

    /// What of it is in the bar or awaited is not in the menu, and the rest is.
    @Test func nothingIsBothInTheMenuAndInTheBar() async throws {
        for line in Self.games {
            try await onTable(line) { table in
                await settled(table.game)
                let inBar = Set(table.model.bar.map(\.label))
                let labels = table.model.menu.map(\.label)
                #expect(inBar.isDisjoint(with: labels))
                #expect(Set(labels).count == labels.count)
            }
        }
    }

    @Test func theResultMovesNothingAndLeavesALineAtTheMoves() async throws {
        let clock = FakeClock()
        try await onTable(times: clock.times) { table in
            let before = places(table.model)
            try await table.game.make(["f2f3", "e7e5", "g2g4", "d8h4"])
            try await table.result(clock)
            #expect(places(table.model) == before)
            table.model.closeResult()
            #expect(places(table.model) == before)
            let slip = table.model.page(.upright).parts.first { $0.kind == .slip }
            #expect(slip?.parts.map(\.kind) == [.line, .moves, .quiet])
        }
    }

    @Test(arguments: ["new chess mode=casual", "new checkers mode=casual"])
    func steppingThroughMovesNothing(_ line: String) async throws {
        try await onTable(line) { table in
            for _ in 0..<3 {
                let move = try #require(table.view.allMoves.first)
                await table.game.dispatch(
                    GameAction(by: table.view.turn.actor, deed: .move(path: move.path)))
            }
            let steps = try await StepsPage(table.device, table.game)
            try await until { steps.model.players.near != nil }
            @MainActor func seen() -> [String] {
                steps.model.page(.upright).parts.map { "\($0.kind)" }
                    + steps.model.bar.map { "\($0.label)" }
            }
            let first = seen()
            for ply: UInt32 in [0, 1, 3] {
                steps.model.jump(to: ply)
                try await steps.at(ply)
                #expect(seen() == first)
            }
            await steps.leave()
        }
    }

    @Test func theBoardKeepsItsPlaceBesideTheColumn() {
        #expect(GameLayout.beside.columns.first == [.board])
        for layout in [GameLayout.upright, .beside] {
            let parts = layout.columns.flatMap { $0 }
            #expect(Set(parts).count == 6 && parts.count == 6)
            #expect(parts.last == .bar)
        }
        // a phone's board takes the whole width, and with the largest letters half the height
        let phone = CGSize(width: 393, height: 715)
        let sides: [(CGFloat, CGFloat)] = [(22, 393), (70, 357)]
        for (lineHeight, side) in sides {
            let around = GameLayout.around(
                lineHeight: lineHeight, hasTitle: false, isBarLow: false)
            #expect(GameLayout.upright.boardSide(in: phone, around: around) == side)
        }
        // moves in rows have some room on a tablet that stands upright
        let rows = GameLayout.around(
            lineHeight: 22, hasTitle: false, isBarLow: false, hasRows: true)
        let strip = GameLayout.around(lineHeight: 22, hasTitle: false, isBarLow: false)
        #expect(rows - strip == GameLayout.leastRows - GameLayout.slipUnder(22))
        #expect(GameLayout.bar(36, isLow: false) > 2 * GameLayout.bar(22, isLow: true))
        // by half as large again as usual the bar has two rows
        #expect(GameBar.columns(of: 5, hasLargeText: false) == 5)
        #expect(GameBar.columns(of: 5, hasLargeText: true) == 3)
    }

    @Test func lettersOfAnySizeHaveRoomForALineOfMoves() {
        #expect(GameLayout.slipUnder(22) == 52)
        for lineHeight: CGFloat in [22, 33, 44, 70] {
            let room = GameLayout.slipUnder(lineHeight)
            let lines = Lines.whole(in: room, of: GameLayout.movesLine(lineHeight))
            #expect(lines >= lineHeight && lines <= room, "\(lineHeight)")
        }
        // the board makes room for it, also where the moves have rows
        for hasRows in [false, true] {
            let around = GameLayout.around(
                lineHeight: 70, hasTitle: false, isBarLow: true, hasRows: hasRows)
            let others =
                2 * GameLayout.panel(70) + 70 + 21 + 12 + GameLayout.bar(70, isLow: true)
            #expect(around - others >= GameLayout.movesLine(70))
        }
    }

    @Test func anExerciseAndItsAnswersStayInTheirPlaces() async throws {
        try await onDevice { device in
            device.app.settings.exerciseTasks = 5
            for exercise in Exercise.allCases {
                try await onExercise(device, exercise) { page in
                    let first = page.page.parts.map(\.kind)
                    #expect(first.prefix(3) == [.line, .line, .slip] && first.last == .bar)
                    for answer in ["good morning", "skip", "help", "skip"] {
                        await page.answer(answer)
                        #expect(page.page.parts.map(\.kind) == first, "\(exercise): \(answer)")
                    }
                }
            }
        }
    }

    @Test func theLinesOfTheRulesStayInTheirPlaces() async throws {
        try await onDevice { device in
            let rules = device.app.rulesModel(.person)
            @MainActor func places() -> [String] {
                rules.rules.rows.map(\.name) + rules.sections.flatMap(\.items).map(\.id)
            }
            let first = places()
            for row in rules.rules.rows {
                rules.rules.pick(row)
                #expect(places() == first, "\(row.name)")
            }
        }
    }
}
