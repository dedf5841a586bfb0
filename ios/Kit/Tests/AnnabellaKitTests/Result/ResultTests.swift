import AnnabellaCore
import Foundation
import Testing

@testable import AnnabellaKit

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
        device.app.pages.path = [.game]
        let moves = ["e2e4", "e7e5", "d1h5", "b8c6", "f1c4", "g8f6", "h5f7"]
        for (ply, move) in moves.enumerated() {
            let side = ply.isMultiple(of: 2) ? "white" : "black"
            _ = try await game.dispatch(asked("\(side) > move \(move)")).get()
        }
        return game
    }

    @Test func aGameThatEndsShowsItsResultAndIsPlayedAgainWithOtherColours() async throws {
        try await onDevice { device in
            let page = ResultModel(device.app.gameDependencies, try await mate(device))
            await page.learn()
            #expect(
                page.words.sentence == "Anna wins by checkmate." && page.words.points == ["1", "0"])
            #expect(page.words.reason.contains("f7"), "\(page.words.reason)")
            #expect(page.names == ["Anna", "Bella"] && page.score == "Anna 1, Bella 0")
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
            let page = ResultModel(device.app.gameDependencies, game)
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

    @Test func itIsClosedAndComesAgainWhenItIsAskedFor() async throws {
        let clock = FakeClock()
        try await onTable(times: clock.times) { table in
            let model = table.model
            #expect(!model.hasResult && !model.menu.contains { $0.label == .resultTitle })
            try await table.game.make(["f2f3", "e7e5", "g2g4", "d8h4"])
            try await table.result(clock)
            let panel = model.page(.upright).parts.last
            #expect(panel?.kind == .card && panel?.label == "Black wins.")
            #expect(
                panel?.parts.suffix(4).map(\.label) == ["Play again", "Review", "Share", "Home"])
            // back closes it, and the position stays
            model.goBack()
            #expect(!model.result.isOpen && table.app.pages.top == .game)
            #expect(model.board.hasKeys)
            let slip = model.page(.upright).parts.first { $0.kind == .slip }
            #expect(slip?.parts.last == PagePart(.quiet, "Result"))
            try table.pick("Result")
            #expect(model.result.isOpen(for: .near))
            model.escape()
            #expect(!model.result.isOpen)
            model.goBack()
            #expect(table.app.pages.path.isEmpty)
        }
    }

    @Test func itGoesWithTheEndThatIsTakenBack() async throws {
        let clock = FakeClock()
        try await onTable(times: clock.times) { table in
            try await table.game.make(["f2f3", "e7e5", "g2g4", "d8h4"])
            try await table.result(clock)
            await table.game.dispatch(asked("black > undo"))
            try await until { !table.view.isOver && !table.model.result.isOpen }
            #expect(!table.model.hasResult)
        }
    }

    @Test func twoAtATableHaveOneEach() async throws {
        let clock = FakeClock()
        try await onTable(times: clock.times) { device in
            device.isTablet = true
            device.start()
        } _: { table in
            let (model, seats) = (table.model, table.model.table)
            model.isAtTable = true
            try await table.game.make(["f2f3", "e7e5", "g2g4", "d8h4"])
            try await table.result(clock)
            #expect(model.result.isOpen(for: .near) && model.result.isOpen(for: .far))
            model.closeResult(for: .far)
            #expect(model.result.isOpen(for: .near) && !model.result.isOpen(for: .far))
            #expect(seats.far.answers.actions.map(\.label) == [.resultTitle])
            seats.far.answers.actions[0].run()
            #expect(model.result.isOpen(for: .far))
            #expect(seats.far.isTurned)
        }
    }

    @Test func byTheLawsTheResultIsToldBeforeItsArticle() async throws {
        try await onDevice { device in
            let game = try await device.play("new chess mode=strict clock=90")
            for deed in ["arbiter > start", "white > resign", "white > confirm"] {
                await game.dispatch(asked(deed))
            }
            let told = try await game.describe().get()
            let words = ResultWords(of: game.state.view, told)
            #expect(!words.sentence.isEmpty && words.points == ["0", "1"])
            #expect(told.last?.printed.hasPrefix(words.sentence) == true)
        }
    }

    @Test func byTheLawsTheMateIsToldBesideWhoHasWon() async throws {
        try await onDevice { device in
            let game = try await device.play("new chess mode=strict")
            try await game.make(["f2f3", "e7e5", "g2g4", "d8h4"])
            let told = try await game.describe().get()
            let words = ResultWords(of: game.state.view, told)
            #expect(words.sentence == "Black wins, 1 to 0.")
            #expect(words.reason.contains("checkmate") && words.reason.contains("Article"))
        }
    }

    @Test func itRisesToTheBoardOrInTheColumnBesideIt() {
        let phone = CGSize(width: 393, height: 715)
        let upright = ResultPlace(
            .upright, in: phone, board: CGRect(x: 0, y: 60, width: 393, height: 393), head: 60,
            title: 0)
        #expect(upright.width == 393 && upright.height == 262)
        // more covers the board's foot, and leaves two thirds of it
        #expect(upright.mostHeight > 262 && upright.mostHeight < 262 + 393 * 0.35)
        let lying = CGSize(width: 780, height: 360)
        let board = CGRect(x: 0, y: 0, width: 360, height: 360)
        let beside = ResultPlace(.beside, in: lying, board: board, head: 112, title: 52)
        #expect(beside.x == 360 && beside.width == 420)
        #expect(beside.height == 248 && beside.mostHeight == 308)
        let left = ResultPlace(
            .beside, in: lying, board: board.offsetBy(dx: 420, dy: 0), head: 112, title: 52)
        #expect(left.x == 0 && left.width == 420)
        let covered: [GamePart] = [.title, .far, .board, .near, .slip, .bar]
        #expect(
            covered.map { ResultPlace.covers($0, .upright) } == [
                false, false, false, true, true, true,
            ])
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

    @Test func noGameBeginsInTheSettings() async throws {
        try await onDevice { device in
            try await mate(device)
            #expect(!device.app.settingsModel().has(.resultAgain))
        }
    }

    @Test func aReviewShowsTheMoments() async throws {
        try await onDevice { device in
            try await mate(device)
            device.app.pages.go(.review)
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
            try await steps(through: page, device)
            // it is kept while the game lies on the table
            let again = device.app.reviewModel()
            await again.appear()
            #expect(again.moments == page.moments)
            device.app.reviews.forget()
            let game = try #require(device.app.games.current)
            #expect(device.app.reviews.of(game) == nil)
        }
    }

    /// The chances and the moments lead to positions, which come on the board.
    private func steps(through page: ReviewModel, _ device: Device) async throws {
        let strip = try #require(page.strip)
        #expect(page.curve.count == 8 && page.curve.allSatisfy { (0...1).contains($0) })
        #expect(strip.name == "Chances" && strip.strip.squares == 8)
        #expect(strip.steps[0].hasPrefix("Start: ") && strip.steps[7].hasPrefix("Move 4: "))
        // it begins at the first moment, whose better move is on the board
        let first = try #require(page.moments.first)
        #expect(page.ply == first.ply && page.board == first.board)
        strip.pick(2)
        try await until { page.ply == 2 }
        #expect(page.board?.lastMove == [52, 36] && page.strip?.value == strip.steps[2])
        #expect(page.chance == "1… e5 · \(page.chances[2].phrase.printed)")
        page.strip?.count(-1)
        try await until { page.ply == 1 }
        #expect(page.edges == ["▲ White", "▼ Black"])
        #expect(page.slips == page.moments.map { Int($0.ply) } && !page.slips.isEmpty)
        let labels = [
            "Previous move", "Step through", "Next slip", "Play from here", "Next move",
        ]
        #expect(page.bar.map { device.app.text($0.label) } == labels)
        page.bar[2].run()
        try await until { page.ply == first.ply }
        page.bar[4].run()
        try await until { page.ply == first.ply + 1 }
        page.bar[0].run()
        try await until { page.ply == first.ply }
        page.go(to: first)
        page.bar[1].run()
        #expect(device.app.pages.top == .steps)
        device.app.pages.back()
        #expect(DrawnCurve.position(at: 49, in: 100, of: 3) == 1)
        #expect(DrawnCurve.position(at: -5, in: 100, of: 3) == 0)
        #expect(DrawnCurve.position(at: 120, in: 100, of: 3) == 2)
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
            #expect(
                page.afterwords == [
                    "After move 2 everything was lost for Black.",
                    "White's best move was move 2, C2: it made use of a mistake.",
                ])
            // in another game nothing is lost by degrees
            try await mate(device)
            let chess = device.app.reviewModel()
            await chess.appear()
            #expect(chess.summary != nil && chess.afterwords.count == 1)
            #expect(chess.afterwords.first?.contains("best move was move") == true)
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
            let page = ResultModel(device.app.gameDependencies, try await mate(device))
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
                device.app.pages.path = [.game]
                await ResultModel(device.app.gameDependencies, last).again()
                let game = try #require(device.app.games.current)
                #expect(try await game.setup().get().start == start)
            }
        }
    }
}
