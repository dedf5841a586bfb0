import AnnabellaCore
import Testing

@testable import AnnabellaKit

/// A new game of Yin-Yang.
@MainActor
@Suite struct NewYinYangTests {
    // YY-02
    @Test func linesAndTargetAreChosenAndRemembered() async throws {
        try await onDevice { device in
            let page = device.app.newGameModel(.person)
            #expect(page.lines == nil && page.target == nil)
            page.agreed.strict = true
            page.agreed.automaticDraws = true
            try page.game.pick("Yin-Yang")
            #expect(page.lines?.choices.map(\.label) == ["5", "7", "9", "13", "19"])
            #expect(page.lines?.chosen == "9" && page.target?.value() == 5)
            let more = page.more
            #expect(more.variant == nil && page.rules == nil && more.blind == nil)
            #expect(more.automaticDraws == nil && more.summary.isEmpty)
            #expect([page.name(of: .first), page.name(of: .second)] == ["Black", "White"])
            try page.lines?.pick("13")
            let target = try #require(page.target)
            target.count(-1)
            target.count(-1)
            #expect(target.value() == 3)
            await page.start()
            let game = try #require(device.app.games.current)
            let view = game.state.view
            #expect(view.kind == .yinYang && view.mode == .casual)
            #expect(view.columns == 13 && view.rows == 13 && view.target == 3)
            #expect(try await game.setup().get().automaticDraws == false)
            // another game is like it
            let again = await NewGames(device.app.settings).again(try await game.setup().get())
            #expect(await device.app.opener.start(again))
            let second = try #require(device.app.games.current).state.view
            #expect(second.size.columns == 13 && second.target == 3)
            // both are remembered for two people, and not for the computer
            await device.restart()
            let later = device.app.newGameModel(.person)
            #expect(later.game.chosen == "Yin-Yang")
            #expect(later.lines?.chosen == "13" && later.target?.value() == 3)
            let other = device.app.newGameModel(.computer)
            #expect(other.game.chosen == "Chess")
            try other.game.pick("Yin-Yang")
            #expect(other.lines?.chosen == "9" && other.target?.value() == 5)
        }
    }

    @Test func theTargetStaysBetweenOneAndNinetyNine() async throws {
        try await onDevice { device in
            let agreed = device.app.settings.againstComputer
            agreed.game = .yinYang
            let page = device.app.newGameModel(.computer)
            let target = try #require(page.target)
            target.count(-20)
            #expect(target.value() == 1 && !target.canBeLess && target.canBeMore)
            target.write("99")
            #expect(target.value() == 99 && target.canBeLess && !target.canBeMore)
            for text in ["100", "0", "", "many"] { target.write(text) }
            target.count(1)
            #expect(target.value() == 99)
            // what another version has kept
            device.kept.keep(400, as: "target")
            device.kept.keep(8, as: "lines")
            #expect(agreed.target == 99 && agreed.lines == 9)
        }
    }

    // YY-03
    @Test func whoHasChosenWhiteAnswersTheComputer() async throws {
        try await onDevice { device in
            device.app.settings.answerMoment = .none
            let page = device.app.newGameModel(.computer)
            try page.game.pick("Yin-Yang")
            try page.lines?.pick("5")
            #expect(page.color?.choices.map(\.label) == ["By lot", "Black", "White"])
            try page.color?.pick("White")
            await page.start()
            let game = try #require(device.app.games.current)
            #expect(game.state.view.second.player == .person)
            try await until { game.state.view.plies == 1 }
            // what was chosen for other games stays
            #expect(device.app.settings[colorIn: .chess] == .random)
            // the first page shows a board of the chosen size
            await device.app.games.close()
            #expect(BoardPicture.start(of: .yinYang, lines: 5).size.columns == 5)
        }
    }
}
