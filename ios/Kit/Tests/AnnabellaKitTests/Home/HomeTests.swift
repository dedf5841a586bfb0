import AnnabellaCore
import AnnabellaKit
import Testing

@MainActor
@Suite struct HomeTests {
    @Test func withoutAGameTheBoardInvitesAndBeginsOne() async throws {
        try await onDevice { device in
            let home = device.app.homeModel()
            await home.appear()
            #expect(home.board == .start)
            #expect(home.invitation == "Touch the board to play")
            #expect(home.goOn == "Play" && home.sentence.isEmpty)

            await home.play()
            #expect(device.app.pages.path == [.game])
            #expect(device.app.games.current?.state.view.first.player == .person)
        }
    }

    @Test func aGameWithoutAMoveIsToldInWordsAsWell() async throws {
        try await onDevice { device in
            _ = try await device.play("new chess")
            let home = device.app.homeModel()
            await home.appear()
            #expect(home.goOn == "Continue")
            #expect(home.sentence == "Two players: White to move, move 1.")
        }
    }

    @Test func aGameIsGoneOnWithAfterARestart() async throws {
        try await onDevice { device in
            let game = try await device.play("new chess")
            _ = await game.dispatch(asked("white > move e2e4"))
            await device.restart()

            let home = device.app.homeModel()
            // drawn before the library is asked
            #expect(home.board.lastMove == [12, 28])
            await home.appear()
            #expect(home.goOn == "Continue" && !home.sentence.isEmpty)
            await home.play()
            #expect(device.app.pages.path == [.game])
            #expect(device.app.games.current?.state.view.plies == 1)
        }
    }

    /// Of a game that was not the last on the table only the library knows what is hidden.
    @Test func theBoardOfAnOlderGameHidesWhatIsHiddenInIt() async throws {
        try await onDevice { device in
            let blindfold = try await device.play("new chess black-hidden=pieces")
            _ = try await blindfold.dispatch(asked("white > move e2e4")).get()
            let last = try await device.play("new chess")
            for line in ["white > move d2d4", "black > resign", "black > confirm"] {
                _ = try await last.dispatch(asked(line)).get()
            }
            await device.restart()

            let home = device.app.homeModel()
            await home.appear()
            #expect(home.sentence.contains("Black to move, move 1"))
            #expect(home.board.hidesPieces)
            #expect(home.board.lastMove.isEmpty)
        }
    }

    @Test func howManyBoardsANewGameWouldHaveIsToldBeforeItIsBegun() async throws {
        try await onDevice { device in
            device.app.settings.betweenPeople.boards = 3
            #expect(device.app.homeModel().tiles.map(\.aside).last == "No clock · Boards: 3")
        }
    }

    @Test func everyLineLeadsSomewhere() async throws {
        try await onDevice { device in
            let home = device.app.homeModel()
            for line in home.lines {
                home.go(line)
                #expect(device.app.pages.top == line.page)
            }
        }
    }
}
