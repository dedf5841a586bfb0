import AnnabellaCore
import Foundation
import Testing

@testable import AnnabellaKit

/// Of several boards one fails or is put away, and the others go on.
@MainActor
@Suite struct BoardsTests {
    private func begin(_ device: Device) async throws -> [GameStore] {
        device.app.settings.betweenPeople.boards = 3
        device.app.pages.go(.newGame(.person))
        await device.app.newGameModel(.person).start()
        #expect(device.app.pages.path == [.game])
        let stores = device.app.games.boards.map(\.game)
        try #require(stores.count == 3)
        return stores
    }

    @Test func aBoardThatIsPutAwayAndDeletedLeavesTheOthersAndDoesNotComeBack() async throws {
        try await onDevice { device in
            let stores = try await begin(device)
            let games = device.app.games
            let ids = games.lastBoards.map(\.id)
            await games.close(stores[1])
            games.forget(ids[1])
            #expect(stores[1].state.isClosed)
            #expect(games.boards.count == 2)
            #expect(games.boards[0].game === stores[0] && games.boards[1].game === stores[2])
            #expect(games.current === stores[0])
            // that on the table gives its place to the first of the others
            await games.close(stores[0])
            games.forget(ids[0])
            #expect(games.current === stores[2])
            #expect(games.lastBoards.map(\.id) == [ids[2]])
            #expect(games.lastId == ids[2])
        }
    }

    @Test func atATabletBothHalvesNameTheBoardAndLeadToTheOthers() async throws {
        try await onDevice { device in
            device.isTablet = true
            let stores = try await begin(device)
            let model = device.app.gameModel(stores[1])
            #expect(model.boards.bring(2))
            for size in [CGSize(width: 1_180, height: 820), CGSize(width: 820, height: 1_180)] {
                let layout = TableLayout(size, lineHeight: 22, isMirrored: false)
                let halves = model.page(atTable: layout).parts.filter { $0.kind == .area }
                // who plays at all boards is White at the two others, where nobody has moved
                let titles: Set = ["Board 2 of 3", "Board 2 of 3, 2 others wait"]
                let boards = halves.map { half in
                    half.parts.filter { titles.contains($0.label) }
                }
                #expect(boards.map(\.count) == [1, 1])
                #expect(Set(boards.joined().map(\.label)) == titles)
                #expect(
                    boards.joined().allSatisfy { $0.parts.map(\.icon) == [.up, .boards, .down] })
            }
            for seat in model.table.seats {
                #expect(model.table.menu(seat).contains { $0.label == .boardsTitle })
            }
        }
    }

    @Test func twoPeopleKeepTheirNamesAtAllBoardsAndEachReadsHowManyWaitForHim() async throws {
        try await onDevice { device in
            device.isTablet = true
            device.app.settings.whiteName = "Anna"
            device.app.settings.blackName = "Bella"
            let stores = try await begin(device)
            var names: [[String]] = []
            for store in stores {
                names.append([
                    try await store.playerName(.first).get(),
                    try await store.playerName(.second).get(),
                ])
            }
            // colours change from board to board
            #expect(names == [["Anna", "Bella"], ["Bella", "Anna"], ["Anna", "Bella"]])
            let boards = device.app.gameModel(stores[0]).boards
            #expect(boards.title(for: .first) == "Board 1 of 3, 1 other waits")
            #expect(boards.title(for: .second) == "Board 1 of 3, 1 other waits")
            // Bella is White at the second board, and Anna answers her there
            _ = try await stores[1].dispatch(asked("white > move e2e4")).get()
            #expect(boards.title(for: .first) == "Board 1 of 3, 2 others wait")
            #expect(boards.title(for: .second) == "Board 1 of 3")
            // who waits stands on a line of its own
            #expect(boards.lines(for: .first) == ["Board 1 of 3", "2 others wait"])
            #expect(boards.lines(for: .second) == ["Board 1 of 3"])
            // an offer waits for an answer
            _ = try await stores[2].dispatch(asked("white > offer")).get()
            #expect(boards.title(for: .second) == "Board 1 of 3, 1 other waits")
        }
    }

    @Test func theListOfTheBoardsTellsWhoPlaysAndMarksTheOneInFront() async throws {
        try await onDevice { device in
            let stores = try await begin(device)
            device.app.gameModel(stores[0]).chooseBoard()
            try await until { device.app.dialogs.open != nil }
            guard case .one(let rows, let chosen) = device.app.dialogs.open?.content else {
                throw Problem("no list")
            }
            #expect(chosen == 0 && rows.count == 3)
            #expect(rows[1].label.hasSuffix("White – Black"), "\(rows[1].label)")
            #expect(rows.allSatisfy { $0.aside.hasSuffix("White to move.") && $0.board != nil })
            device.app.dialogs.pick(2)
            #expect(device.app.games.number == 3)
            let home = device.app.homeModel()
            await home.appear()
            #expect(home.sentence.hasPrefix("Board 3 of 3. "), "\(home.sentence)")
        }
    }

    @Test func whichBoardItIsIsSaidAsTheFirstComesAndAtEachWhatWaitsForAnAnswer() async throws {
        try await onDevice { device in
            device.app.settings.voice = .app
            device.app.life.appear()
            let stores = try await begin(device)
            @MainActor func isSaid(_ words: String) async throws {
                try await until { device.app.announcer.lastSentence.contains(words) }
            }
            try await isSaid("Page Down leads to the next board. Chess for two players.")
            #expect(device.app.announcer.lastSentence.hasPrefix("Board 1 of 3"))
            _ = try await stores[0].dispatch(asked("white > move e2e4")).get()
            try await until { !stores[0].hasToSay }
            #expect(device.app.games.bring(2))
            let boards = device.app.gameModel(stores[1]).boards
            boards.bring(1)
            try await isSaid("Move 1, White: e4. Black to move.")
        }
    }

    @Test func theFirstVisitTellsTheBoardAndTheColourBeforeTheMoveThereWas() async throws {
        try await onDevice { device in
            device.app.settings.voice = .app
            device.app.settings.againstComputer.boards = 2
            device.app.life.appear()
            device.app.pages.go(.newGame(.computer))
            await device.app.newGameModel(.computer).start()
            let stores = device.app.games.boards.map(\.game)
            try await until { stores[1].state.view.plies == 1 }
            @MainActor func said() -> [String] {
                device.engine.said.map { $0.map(\.text).joined(separator: " ") }
            }
            try await until { said().contains { $0.hasPrefix("Board 1 of 2") } }
            let before = said().count
            #expect(device.app.gameModel(stores[0]).boards.bring(2))
            // the move waits for it
            try await until { said().count == before + 2 }
            let first = said()[before]
            #expect(first.hasPrefix("Board 2 of 2"), "\(first)")
            #expect(first.contains("You play Black."), "\(first)")
            #expect(!said()[before + 1].hasPrefix("Board"))
        }
    }

    @Test(arguments: [false, true])
    func onADeviceOfLittleMemoryTheComputerPlaysAtFourBoardsAtMost(_ isSmall: Bool) async throws {
        try await onDevice { device in
            device.hasLittleMemory = isSmall
            await device.restart()
            for (opponent, most) in [(Opponent.computer, isSmall ? 4 : 12), (.person, 12)] {
                let parts = device.app.newGameModel(opponent).boards.parts
                guard case .value(let count) = try #require(parts.first).content else {
                    throw Problem("no number of boards")
                }
                count.act()
                #expect(device.offered.last == "\(most)")
                device.app.dialogs.cancel()
            }
        }
    }

    #if DRILL
        @Test func aFaultAtABoardIsToldWhenItComesToTheTableAndTheOthersGoOn() async throws {
            try await onDevice { device in
                let stores = try await begin(device)
                let games = device.app.games
                let folder = device.app.ports.folder
                let drill = try await GameStore.open(times: .device) { bell in
                    Drill(
                        try GameSession.create(
                            setup: parseSetup(line: "new chess"), folder: folder, listener: bell,
                            nowMs: Times.device.nowMs(), wallMs: 0))
                }
                await drill.rename("Board 2")
                let id = try #require(try await drill.id().get())
                _ = try await games.change(front: 0) { before in
                    var boards = before
                    boards[1] = OpenBoard(game: drill, own: .second, id: id)
                    return boards
                }.get()
                await drill.flush()
                #expect(drill.state.fault != nil)
                _ = try await stores[0].dispatch(asked("white > move e2e4")).get()
                #expect(device.app.pages.path == [.game])
                #expect(games.bring(2))
                try await until { device.app.pages.path == [.game, .fault] }
                // it has no move yet, and comes back all the same
                await device.app.faultModel().goOn()
                #expect(device.app.pages.path == [.game])
                #expect(games.number == 2)
                #expect(games.boards[0].game === stores[0] && games.boards[2].game === stores[2])
                #expect(stores[0].state.view.plies == 1 && !stores[0].state.isClosed)
                _ = try await games.boards[1].game.dispatch(asked("white > move d2d4")).get()
                #expect(games.boards[1].game.state.view.plies == 1)
            }
        }
    #endif
}
