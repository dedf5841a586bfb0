import AnnabellaCore
import AnnabellaKit
import Testing

/// A whole game as it is heard, by the app's voice and by VoiceOver; the sentences are those
/// of the app for Android.
@MainActor
@Suite struct SpokenGameTests {
    @Test func theAppsVoiceSaysAllInItsOrderAndLanguageAndCutsNothingOff() async throws {
        let game = try await SpokenGame("new chess")
        try await game.playDeeds()
        let expected = try SpokenGame.lines("voice.txt")
        #expect(game.engine.record.log == expected)
        try await until { !game.focus.isHeld }
        #expect(game.reader.record.log.isEmpty)
        #expect(game.announcer.lastSentence == "You resign. Black wins.")
        await game.end()
    }

    @Test func voiceOverSaysTheSameAndTheAppsVoiceIsSilent() async throws {
        let game = try await SpokenGame("new chess", isReaderOn: true)
        try await game.playDeeds()
        // an answer is as polite as what else interrupts nobody
        let said = game.reader.record.log.map { line in
            line.hasPrefix("answer: ") ? "polite: " + line.dropFirst("answer: ".count) : line
        }
        // only where a line is shown must the same words differ to be said again
        let expected = try SpokenGame.lines("reader.txt")
            .map { $0.hasSuffix("~") ? String($0.dropLast()) : $0 }
        #expect(said == expected)
        #expect(game.engine.record.log.isEmpty)
        #expect(game.focus.takes == 0)
        await game.end()
    }

    @Test func aBlindPlayersAnnouncementHasEndedWhenTheVoiceHasFinishedIt() async throws {
        let game = try await SpokenGame("new chess blind=white white-voice=reports")
        try await game.act("white > move e2e4")
        try await until { game.engine.record.isSpeaking }
        #expect(game.game.isSpoken == false)
        game.engine.record.finish()
        try await until { game.game.isSpoken == true }
        #expect(game.engine.record.log == ["de:Eva vier."])
        await game.end()
    }

    @Test func anAnnouncementAlsoEndsWhereTheVoiceFails() async throws {
        let game = try await SpokenGame("new chess blind=white white-voice=reports")
        game.engine.failures = 2
        await game.game.dispatch(asked("white > move e2e4"))
        try await until { game.game.isSpoken == true }
        let log = game.engine.record.log
        #expect(log.filter { $0.hasPrefix("failed") }.count == 2)
        await game.end()
    }

    @Test func anAnnouncementThatWasBrokenOffIsSaidWhenTheAppIsSeenAgain() async throws {
        let game = try await SpokenGame("new chess blind=white white-voice=reports")
        try await game.act("white > move e2e4")
        try await until { game.engine.record.isSpeaking }
        game.announcer.stop()
        try await until { game.engine.record.log == ["cut off: de:Eva vier."] }
        #expect(game.game.isSpoken == false)
        game.announcer.begin()
        try await until { game.engine.record.isSpeaking }
        game.engine.record.finish()
        try await until { game.game.isSpoken == true }
        await game.end()
    }

    @Test func whatHappensWhileTheAppIsNotSeenIsSaidAfterwards() async throws {
        let game = try await SpokenGame("new chess")
        game.announcer.stop()
        for line in ["white > move e2e4", "black > move e7e5"] {
            await game.game.dispatch(asked(line))
        }
        #expect(game.engine.record.log.isEmpty)
        game.announcer.begin()
        try await game.engine.record.finishAll(2)
        #expect(
            game.engine.record.log == ["en:White: de:Eva vier.", "en:Black: de:Eva fünf."])
        await game.end()
    }
}

extension GameStore {
    /// Whether the move that is being announced was spoken; nil without one.
    fileprivate var isSpoken: Bool? {
        guard case .playing(.announcing(_, let isSpoken)) = state.view.phase else { return nil }
        return isSpoken
    }
}
