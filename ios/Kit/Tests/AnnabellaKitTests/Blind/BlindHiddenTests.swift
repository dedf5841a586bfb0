import AnnabellaCore
import Testing

@testable import AnnabellaKit

/// Games whose pieces or board are not shown, on the page for blind play.
@MainActor
@Suite struct BlindHiddenTests {
    private func begin(
        _ hidden: HiddenChoice, _ test: @MainActor (Device, BlindModel) async throws -> Void
    ) async throws {
        try await onDevice { device in
            device.app.settings.againstComputer.hidden = hidden
            device.app.settings.answerMoment = .none
            let game = try await device.play()
            await device.app.opener.show()
            // who plays the computer without the pieces has this page
            #expect(device.app.pages.path == [.game, .blind])
            let model = device.app.blindModel(game)
            let seen = Task { await model.run() }
            defer { seen.cancel() }
            try await test(device, model)
        }
    }

    @Test func noMarkTellsWhereAPieceIs() async throws {
        for choice in [HiddenChoice.pieces, .board] {
            try await begin(choice) { device, model in
                device.app.settings.blindBoard = .shown
                model.redraw()
                #expect(model.board.picture.hidesPieces)
                #expect(model.board.isUnseen == (choice == .board))
                model.tapped(12)
                #expect(model.board.picture.selected == 12)
                #expect(model.board.picture.targets.isEmpty)
                model.tapped(28)
                try await until { model.view.plies >= 1 }
            }
        }
    }

    @Test func whatWasHiddenIsSeenWhenTheGameIsOver() async throws {
        try await begin(.pieces) { device, model in
            let game = try #require(device.app.games.current)
            for line in ["white > resign", "white > confirm"] { await game.dispatch(asked(line)) }
            try await until { !model.board.picture.hidesPieces }
            #expect(model.view.isOver)
        }
    }

    @Test func whoSeesTheBoardHasThePageOfTheGame() async throws {
        try await onDevice { device in
            try await device.play("new chess black=level:1")
            await device.app.opener.show()
            #expect(device.app.pages.path == [.game])
        }
    }

    @Test func aLookLastsOnEveryPageUntilTheNextMove() async throws {
        for choice in [HiddenChoice.pieces, .board] {
            try await begin(choice) { device, model in
                let game = model.game
                device.app.settings.blindBoard = .hidden
                model.redraw()
                #expect(model.board.isUnseen)
                model.wish(.peek)
                try await until { !model.board.picture.hidesPieces }
                #expect(!model.board.isUnseen)
                for page in pages(device, game) {
                    #expect(!page.board.picture.hidesPieces && !page.board.isUnseen)
                }
                model.tapped(12)
                model.tapped(28)
                try await until { model.view.plies >= 1 && model.board.picture.hidesPieces }
                #expect(model.board.isUnseen)
                for page in pages(device, game) { #expect(page.board.picture.hidesPieces) }
                // a move that is taken back does not bring it back
                await game.dispatch(asked("white > undo"))
                try await until { model.view.plies == 0 }
                for page in pages(device, game) { #expect(page.board.picture.hidesPieces) }
            }
        }
    }

    /// The page of the game and another one for blind play, to which somebody goes now.
    private func pages(_ device: Device, _ game: GameStore) -> [any GamePage] {
        [device.app.gameModel(game), device.app.blindModel(game)]
    }
}
