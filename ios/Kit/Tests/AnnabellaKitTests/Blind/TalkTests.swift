import AnnabellaCore
import AnnabellaKit
import Testing

/// Moves that are spoken.
@MainActor
@Suite struct TalkTests {
    @Test func whatIsSpokenIsUnderstoodOnTheDevice() async throws {
        try await onBlindPage { page in
            try await page.hears("White to move.")
            page.device.recogniser.words = "knight f three"
            #expect(page.model.talk.label == "Speak")
            page.model.talk.area.down()
            try await page.hears("White: knight, f 3.")
            page.model.talk.area.up()
            #expect(page.device.recogniser.listened == ["en"])
            #expect(page.view.plies == 1)
            #expect(page.model.talk.label == "Speak")
            #expect(!page.model.access.entry.isOpen)
        }
    }

    @Test func whoTalksIsNotTalkedOver() async throws {
        try await onBlindPage { page in
            try await page.hears("White to move.")
            page.device.recogniser.waits = true
            page.device.recogniser.words = "what is on e2"
            page.model.talk.talk()
            try await until { page.model.talk.isListening }
            #expect(page.model.talk.label == "Listening")
            let count = page.spoken.count
            await page.game.dispatch(asked("white > move d2d4"))
            await settled(page.game)
            #expect(page.spoken.count == count)
            page.device.recogniser.finish()
            try await until { page.spoken.contains("White: d 4.") }
            try await page.hears("On e 2: white pawn.")
        }
    }

    @Test func theMicrophoneIsAskedForWithASentenceWhy() async throws {
        try await onBlindPage { page in
            page.device.recogniser.permission = .notAsked
            page.model.talk.talk()
            try await until { page.device.app.dialogs.open?.title == "Play by talking" }
            #expect(page.device.recogniser.permission == .notAsked)
            page.device.app.dialogs.agree()
            try await until { page.device.recogniser.permission == .given }
            #expect(page.device.recogniser.listened.isEmpty)
            page.device.recogniser.words = "echo four"
            page.model.talk.talk()
            try await until { page.view.plies == 1 }
        }
    }

    @Test func whoRefusesTheMicrophoneTypes() async throws {
        try await onBlindPage { page in
            page.device.recogniser.permission = .notAsked
            page.device.recogniser.refuses = true
            page.model.talk.talk()
            try await until { page.device.app.dialogs.open != nil }
            page.device.app.dialogs.agree()
            try await until { page.model.access.entry.isOpen }
        }
    }

    @Test func whoLeavesTheAppIsNoLongerHeard() async throws {
        try await onBlindPage { page in
            page.device.app.life.appear()
            try await page.hears("White to move.")
            page.device.recogniser.waits = true
            page.device.recogniser.words = "echo four"
            page.model.talk.talk()
            try await until { page.model.talk.isListening }
            await page.device.app.life.leave().value
            try await until { !page.model.talk.isListening }
            #expect(page.view.plies == 0)
            #expect(!page.model.access.entry.isOpen)
        }
    }

    @Test func whereSpeechIsNotUnderstoodToHoldIsToType() async throws {
        try await onBlindPage { page in
            page.device.recogniser.languages = []
            page.model.talk.area.down()
            try await until { page.model.access.entry.isOpen }
            page.model.access.entry.close()
            page.model.talk.area.up()
            page.device.recogniser.languages = ["en"]
            page.device.recogniser.permission = .refused
            page.model.talk.talk()
            try await until { page.model.access.entry.isOpen }
            page.model.access.entry.close()
            page.device.recogniser.permission = .given
            page.device.recogniser.words = nil
            page.model.talk.talk()
            try await until { page.model.access.entry.isOpen }
        }
    }

    @Test func aPageThatTakesThePlaceOfAnotherTalksOn() async throws {
        try await onDevice { device in
            let page = try await BlindPage(device)
            try await page.hears("White to move.")
            let next = device.app.blindModel(page.game)
            let seen = Task { await next.run() }
            try await until { device.engine.said.count == 2 }
            await page.leave()
            #expect(device.app.announcer.isTalkingPage)
            seen.cancel()
            await seen.value
            #expect(!device.app.announcer.isTalkingPage)
        }
    }

    @Test func whoLeavesThePageIsNoLongerHeard() async throws {
        try await onDevice { device in
            let page = try await BlindPage(device)
            try await page.hears("White to move.")
            device.recogniser.waits = true
            device.recogniser.words = "echo four"
            page.model.talk.talk()
            try await until { page.model.talk.isListening }
            await page.leave()
            try await until { !page.model.talk.isListening }
            #expect(page.view.plies == 0)
            #expect(!device.app.announcer.isTalkingPage)
            // and the voice goes on
            device.reader.isSpeaking = true
            await device.app.announcer.say("One", in: "en")
            #expect(device.reader.sentences.last == "One")
        }
    }
}
