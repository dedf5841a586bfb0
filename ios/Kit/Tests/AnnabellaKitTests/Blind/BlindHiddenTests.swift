import AnnabellaCore
import AnnabellaKit
import Testing

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
            await Tables(device.app).show()
            // who plays the computer without the pieces has this page
            #expect(device.app.pages.path == [.game, .blind])
            let model = BlindModel(device.app, game)
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
            await Tables(device.app).show()
            #expect(device.app.pages.path == [.game])
        }
    }
}
