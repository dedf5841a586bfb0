import AnnabellaCore
import Testing

@testable import AnnabellaKit

/// What was said or typed is done.
@MainActor
@Suite struct CommandInterpreterTests {
    /// Remembers what it is asked to do.
    private final class Desk: CommandInterpreterDelegate {
        var said: [String] = []
        var repeatable: [String] = []
        var commands: [String] = []
        var asked: [GameDeed] = []
        var wished: [GameDeed] = []

        func say(_ words: [Phrase], isUnderstood: Bool) {
            if isUnderstood { repeatable += words.map(\.printed) }
            said += words.map { phrase in phrase.segments.map(\.text).joined(separator: " ") }
        }

        func isAsked(_ deed: GameDeed) -> Bool { asked.contains(deed) }

        func wish(_ deed: GameDeed) {
            wished.append(deed)
        }

        func look(_ to: LookBack) async -> Bool {
            commands.append("look \(to)")
            return true
        }

        func command(_ name: String, number: Int?) async -> Bool {
            commands.append(
                ([name] + [number.map { String($0) }].compactMap { $0 }).joined(separator: " "))
            return name != "seal"
        }
    }

    private let desk = Desk()

    private func hear(_ text: String, _ game: GameStore) async -> CommandInterpreter.Reply {
        await CommandInterpreter(game, desk).hear(text)
    }

    @Test func aMoveIsMadeAQuestionAnsweredACommandHandedOn() async throws {
        try await onDevice { device in
            let game = try await device.play("new chess mode=casual")
            let move = await hear("e4", game)
            #expect(move.isDone && move.isDeed)
            #expect(game.state.view.plies == 1)
            let question = await hear("what is on e4", game)
            #expect(question.isDone && !question.isDeed)
            #expect(desk.said.contains("On e 4: white pawn."))
            for (text, isDone) in [("level 5", true), ("help", true), ("seal the move", false)] {
                #expect(await hear(text, game).isDone == isDone)
            }
            #expect(desk.commands == ["level 5", "help", "seal"])
        }
    }

    @Test func whatIsAskedBeforeIsHandedOn() async throws {
        try await onDevice { device in
            let game = try await device.play("new chess mode=casual")
            _ = await hear("e4", game)
            desk.asked = [.undo(times: 1)]
            let reply = await hear("undo", game)
            #expect(reply.isDone && !reply.isDeed && desk.wished == [.undo(times: 1)])
            #expect(game.state.view.plies == 1)
            desk.asked = []
            #expect(await hear("undo", game).isDeed)
            #expect(game.state.view.plies == 0 && desk.wished == [.undo(times: 1)])
        }
    }

    @Test func whatIsNotClearChangesNothingAndSaysWhy() async throws {
        try await onDevice { device in
            let game = try await device.play("new chess mode=casual")
            for move in [
                "white > move d2d4", "black > move d7d5", "white > move g1f3",
                "black > move g8f6",
            ] {
                await game.dispatch(asked(move))
            }
            for text in ["knight d2", "knight", "abracadabra", "e5 takes d6", "queen h5"] {
                let reply = await hear(text, game)
                #expect(!reply.isDone, "\(text)")
                #expect(!reply.words.isEmpty, "\(text)")
            }
            // nobody wants to hear again what was not understood
            #expect(!desk.repeatable.contains { $0.contains("abracadabra") })
            _ = await hear("what is on d4", game)
            #expect(desk.repeatable.contains { $0.contains("white pawn") })
            #expect(game.state.view.plies == 4)
        }
    }

    @Test func aDictatedMoveIsAskedForWhereAnotherOneSoundsLikeIt() async throws {
        try await onDevice { device in
            let game = try await device.play("new chess mode=casual")
            await game.dispatch(asked("white > move e2e4"))
            let reply = await CommandInterpreter(game, desk).hear("b five", isDictated: true)
            #expect(!reply.isDone)
            #expect(desk.said == ["Did you mean b 5?"])
            #expect(await hear("echo five", game).isDeed)
        }
    }

    @Test func theLineForTypingSetsLevelsAndOpensTheListOfKeys() async throws {
        try await onTable("new chess mode=casual black=level:3") { table in
            let entry = table.model.access.entry
            type("level 5", table)
            try await until { table.view.second.player == .computer(strength: .level(number: 5)) }
            try await until { !entry.isOpen }
            type("seal my move", table)
            try await until { entry.answer == "That is not possible here." }
            #expect(entry.isOpen)
            type("help", table)
            try await until { table.app.pages.top == .sayings(0) }
            let headings = table.app.sayingsModel(0).sections.map(\.heading)
            #expect(headings.first == "Moves" && headings.last == "By the Laws")
            #expect(!entry.isOpen)
        }
    }

    @Test func whatIsAskedIsAnsweredWhereItWasTyped() async throws {
        try await onTable(after: ["white > move e2e4"]) { table in
            type("what is on e4", table)
            let entry = table.model.access.entry
            try await until { !entry.answer.isEmpty }
            #expect(entry.answer == "On e4: white pawn.")
            try await table.said(entry.answer)
            #expect(entry.isOpen)
        }
    }

    @Test func aSlipCanBePutRightAndAMoveTakesTheCursorWithIt() async throws {
        try await onTable { table in
            let entry = table.model.access.entry
            type("knight f6", table)
            try await until { !entry.answer.isEmpty }
            #expect(entry.isOpen && entry.text == "knight f6")
            entry.text = "knight f3"
            entry.send()
            try await until { !entry.isOpen }
            #expect(table.board.cursor == 21)
            #expect(table.view.plies == 1)
        }
    }

    @Test func aWholeGameIsTyped() async throws {
        try await onTable { table in
            for (ply, text) in ["f3", "e7e5", "pawn g4", "Qh4"].enumerated() {
                type(text, table)
                try await table.plies(UInt32(ply + 1))
                try await until { !table.model.access.entry.isOpen }
            }
            #expect(table.ending?.reason == .checkmate)
        }
    }

    @Test func commandsAreForTheApp() async throws {
        try await onTable { table in
            let commands = AppCommands(table.app.gameDependencies, table.game)
            let rate = table.app.settings.voiceRate
            #expect(await commands.obey("faster", number: nil))
            #expect(table.app.settings.voiceRate == rate + 20)
            for _ in 0..<40 { _ = await commands.obey("slower", number: nil) }
            #expect(table.app.settings.voiceRate == Settings.voiceRates.lowerBound)
            // there is no computer whose level could be set
            #expect(await commands.obey("level", number: 3))
            #expect(table.view.second.player == .person)
            #expect(await !commands.obey("dance", number: nil))
            #expect(await commands.obey("quit", number: nil))
            #expect(table.app.pages.top == nil)
        }
    }

    private func type(_ text: String, _ table: OnTable) {
        if !table.model.access.entry.isOpen {
            #expect(table.model.key(KeyEvent(.sign("i"))))
        }
        table.model.access.entry.text = text
        table.model.access.entry.send()
    }
}
