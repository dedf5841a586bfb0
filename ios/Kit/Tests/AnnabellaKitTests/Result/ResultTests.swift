import AnnabellaCore
import AnnabellaKit
import Testing

/// What comes after a game.
@MainActor
@Suite struct ResultTests {
    @discardableResult
    private func mate(_ device: Device) async throws -> GameStore {
        device.app.settings.whiteName = "Anna"
        device.app.settings.blackName = "Bella"
        let setup = await NewGames(device.app.settings).twoPlayers()
        #expect(await device.app.opener.start(setup))
        let game = try #require(device.app.games.current)
        device.app.pages.path = [.game, .result]
        let moves = ["e2e4", "e7e5", "d1h5", "b8c6", "f1c4", "g8f6", "h5f7"]
        for (ply, move) in moves.enumerated() {
            let side = ply.isMultiple(of: 2) ? "white" : "black"
            _ = try await game.dispatch(asked("\(side) > move \(move)")).get()
        }
        return game
    }

    @Test func aGameThatEndsShowsItsResultAndIsPlayedAgainWithOtherColours() async throws {
        try await onDevice { device in
            try await mate(device)
            let page = device.app.resultModel()
            await page.appear()
            #expect(page.sentence == "White wins.")
            #expect(page.lastMove.contains("f7"), "\(page.lastMove)")
            #expect(page.board?.picture.lastMove == [39, 53])
            await page.again()
            #expect(device.app.pages.path == [.game])
            let game = try #require(device.app.games.current)
            let setup = try await game.setup().get()
            #expect([setup.first.name, setup.second.name] == ["Bella", "Anna"])
            #expect(game.state.view.plies == 0 && !game.state.view.isOver)
        }
    }

    @Test func aGameAgainstARatingTellsHowStrongThePlayerIsAndTheNextOneIsFair() async throws {
        try await onDevice { device in
            let game = try await device.play("new chess mode=casual black=rating:1200 seed=7")
            let page = device.app.resultModel()
            let watching = Task { await page.followRating() }
            defer { watching.cancel() }
            for own in 0..<UInt32(5) {
                try await until { game.state.view.plies == 2 * own }
                let points = try #require(game.state.view.allMoves.first).path.points
                let squares = points.map { "\(Array("abcdefgh")[Int($0) % 8])\($0 / 8 + 1)" }
                _ = try await game.dispatch(asked("white > move \(squares.joined())")).get()
            }
            try await until { game.state.view.plies == 10 }
            for deed in ["resign", "confirm"] {
                _ = try await game.dispatch(asked("white > \(deed)")).get()
            }
            try await until {
                page.ownRating == "After one game you play like people rated about 1025."
            }
            let next = await NewGames(device.app.settings).againstComputer(person: .first)
            #expect(next.second.player == .computer(strength: .level(number: 1_025)))
            let again = await NewGames(device.app.settings).again(try await game.setup().get())
            let computer = GamePlayer.computer(strength: .level(number: 1_025))
            #expect([again.first.player, again.second.player].contains(computer))
        }
    }

    @Test func aFairGameIsOneAmongTheLevels() async throws {
        try await onDevice { device in
            device.app.settings.ownRating = "1025 300 1"
            let next = await NewGames(device.app.settings).againstComputer(person: .first)
            #expect(next.second.player == .computer(strength: .level(number: 1_025)))
            device.app.settings.isFair = false
            device.app.settings[strengthIn: .chess] = 1_500
            let chosen = await NewGames(device.app.settings).againstComputer(person: .first)
            #expect(chosen.second.player == .computer(strength: .level(number: 1_500)))
        }
    }

    @Test func onlyAGameThatEndsNowShowsItsResultByItself() async throws {
        try await onDevice { device in
            var watch = EndWatch()
            let game = try await device.play("new chess")
            var noticed = [watch.ends(game.state.view)]
            _ = try await game.dispatch(asked("white > move e2e4")).get()
            noticed.append(watch.ends(game.state.view))
            let over = try await mate(device).state.view
            noticed += [watch.ends(over), watch.ends(over)]
            #expect(noticed == [false, false, true, false])
            // one that was over before
            var other = EndWatch()
            let isNoticed = other.ends(over)
            #expect(!isNoticed)
        }
    }

    @Test func theSettingsHaveALineToPlayAgain() async throws {
        try await onDevice { device in
            let settings = device.app.settingsModel()
            #expect(!settings.has(.resultAgain))
            let last = try await mate(device)
            device.app.resultModel().home()
            #expect(device.app.pages.path == [])
            settings.act(try settings.line(.resultAgain))
            try await until { device.app.pages.path == [.game] }
            #expect(device.app.games.current !== last)
            #expect(!settings.has(.resultAgain))
        }
    }

    @Test func aReviewShowsTheMoments() async throws {
        try await onDevice { device in
            try await mate(device)
            device.app.resultModel().review()
            #expect(device.app.pages.top == .review)
            let page = device.app.reviewModel()
            #expect(page.summary == nil)
            await page.appear()
            #expect(page.summary?.isEmpty == false)
            #expect(!page.isWaiting)
            #expect(page.progress == 1)
            #expect(!page.moments.isEmpty)
            for moment in page.moments {
                #expect(moment.board.hint != nil && !moment.sentence.isEmpty)
            }
            // it is kept while the game lies on the table
            let again = device.app.reviewModel()
            await again.appear()
            #expect(again.moments == page.moments)
            device.app.reviews.forget()
            let game = try #require(device.app.games.current)
            #expect(device.app.reviews.of(game) == nil)
        }
    }

    @Test func aReviewOfYinYangTellsBelowTheMomentsAfterWhichMoveAllWasLost() async throws {
        try await onDevice { device in
            let start = "9/2w6/1wb6/2w6/9/2w6/1wb6/9/9 b 1"
            let game = try await device.play("new yin-yang fen=\"\(start)\"")
            for (ply, move) in ["j9", "c2", "h9", "j1", "g9", "d7"].enumerated() {
                let side = ply.isMultiple(of: 2) ? "black" : "white"
                let action = try parseAction(kind: .yinYang, line: "\(side) > move \(move)")
                _ = try await game.dispatch(action).get()
            }
            let page = device.app.reviewModel()
            await page.appear()
            #expect(page.afterwords == ["After move 2 everything was lost for Black."])
            // another game has none
            try await mate(device)
            let chess = device.app.reviewModel()
            await chess.appear()
            #expect(chess.summary != nil && chess.afterwords == [])
        }
    }

    @Test func aReviewThatIsLeftEnds() async throws {
        try await onDevice { device in
            let game = try await mate(device)
            let page = device.app.reviewModel()
            let looking = Task { await page.appear() }
            try await until { page.isWaiting }
            looking.cancel()
            await looking.value
            #expect(page.summary == nil && !page.isWaiting)
            #expect(device.app.reviews.of(game) == nil)
            await page.appear()
            #expect(page.summary != nil)
        }
    }

    @Test func theGameIsSharedAsText() async throws {
        try await onDevice { device in
            try await mate(device)
            let page = device.app.resultModel()
            await page.share()
            #expect(page.shared?.text.contains("[White \"Anna\"]") == true)
        }
    }

    @Test func aFriendlyGameThatBeganAtACommandBeginsWithItsFirstMoveAgain() async throws {
        for (line, start) in [
            ("new chess mode=casual clock=5", GameStart.withFirstMove),
            ("new chess mode=strict clock=5", .atCommand),
        ] {
            try await onDevice { device in
                let last = try await device.play(line)
                #expect(try await last.setup().get().start == .atCommand)
                for deed in ["arbiter > start", "white > resign", "white > confirm"] {
                    await last.dispatch(asked(deed))
                }
                device.app.pages.path = [.game, .result]
                await device.app.resultModel().again()
                let game = try #require(device.app.games.current)
                #expect(try await game.setup().get().start == start)
            }
        }
    }
}
