import AnnabellaCore
import AnnabellaKit
import Testing

/// Who says what, and what is repeated.
@MainActor
@Suite struct AnnouncerTests {
    @Test func withoutVoiceOverAGameIsOnlyShownUntilSomebodyPlaysBlind() async throws {
        try await onDevice { device in
            device.app.announcer.begin()
            let game = try await device.play("new chess")
            await game.dispatch(asked("white > move e2e4"))
            try await until { device.app.announcer.lastSentence == "White: e4." }
            #expect(device.engine.said.isEmpty)
            #expect(device.reader.announced.isEmpty)

            device.app.announcer.talkingPages = 1
            await game.dispatch(asked("black > move e7e5"))
            try await until { device.engine.said.count == 1 }
            #expect(device.app.announcer.lastSentence == "Black: e5.")
            #expect(device.reader.announced.isEmpty)
        }
    }

    @Test func voiceOverSilencesTheAppsVoiceUnlessThatIsChosen() async throws {
        try await onDevice { device in
            let announcer = device.app.announcer
            announcer.talkingPages = 1
            device.reader.isSpeaking = true
            await announcer.say("One", in: "en")
            #expect(device.reader.sentences == ["One"])
            #expect(device.engine.said.isEmpty)

            device.app.settings.voice = .app
            await announcer.say("Two", in: "en")
            #expect(device.reader.sentences == ["One"])
            #expect(device.engine.said.map { $0.map(\.text) } == [["Two"]])

            device.app.settings.voice = .off
            await announcer.say("Three", in: "en")
            #expect(announcer.lastSentence == "Three")
            #expect(device.reader.sentences == ["One"])
            #expect(device.engine.said.count == 1)
        }
    }

    @Test func whatWasSaidLastIsRepeatedButNotWhatIsNotRemembered() async throws {
        try await onDevice { device in
            let announcer = device.app.announcer
            device.reader.isSpeaking = true
            await announcer.repeatLast()
            #expect(device.reader.sentences.isEmpty)
            let game = try await device.play("new chess")
            await announcer.answer(try await game.ask(.turn).get())
            await announcer.say("Menu", in: "en", isRemembered: false)
            await announcer.repeatLast()
            await announcer.repeatLast()
            let turn = "White to move."
            #expect(device.reader.sentences == [turn, "Menu", turn, turn])
            #expect(announcer.lastSpoken.map(\.lang) == ["en"])
        }
    }

    @Test func theAnswerToAnEarlierQuestionTakesThePlaceOfNone() async throws {
        try await onDevice { device in
            let announcer = device.app.announcer
            device.reader.isSpeaking = true
            let game = try await device.play("new chess")
            let turn = try await game.ask(.turn).get()
            let square = try await game.ask(.on(square: 12)).get()
            var late: CheckedContinuation<Void, Never>?
            announcer.answer {
                await withCheckedContinuation { late = $0 }
                return turn
            }
            announcer.answer { square }
            announcer.answer { [] }
            try await until { announcer.lastSentence == square.printed && late != nil }
            late?.resume()
            await settled()
            announcer.answer { turn + square }
            let said = [square, turn + square].map { $0.flatMap(\.segments).spoken }
            // it is shown a moment before the reader has it
            try await until { device.reader.sentences.last == said.last }
            #expect(device.reader.sentences == said)
        }
    }

    @Test func aMissingVoiceIsToldOnce() async throws {
        try await onDevice { device in
            device.app.settings.voice = .app
            device.engine.languages = ["en"]
            let announcer = device.app.announcer
            for text in ["Eva vier", "Eva fünf"] { await announcer.say(text, in: "de") }
            try await until { device.engine.said.count == 3 }
            let missing = device.app.text(.speechMissingVoice)
            let told = device.engine.said.flatMap { $0 }.filter { $0.text == missing }
            #expect(told.map(\.language) == ["en"])
            #expect(device.app.settings.missingVoiceTold)
        }
    }

    @Test func theNextGameBeginsInSilence() async throws {
        try await onDevice { device in
            device.app.announcer.begin()
            let game = try await device.play("new chess")
            await game.dispatch(asked("white > move e2e4"))
            try await until { !device.app.announcer.lastSentence.isEmpty }
            let next = try await device.play("new chess")
            try await until { device.app.announcer.lastSentence.isEmpty }
            await next.dispatch(asked("white > move d2d4"))
            try await until { device.app.announcer.lastSentence == "White: d4." }
        }
    }

    @Test func aSentenceIsSeenWhereItBelongs() async throws {
        try await onDevice { device in
            let (app, announcer) = (device.app!, device.app.announcer)
            announcer.begin()
            let game = try await device.play("new chess mode=casual")
            app.pages.go(.game)
            await game.dispatch(asked("white > move e2e4"))
            try await until { announcer.lastSentence == "White: e4." }
            // what was said for the moment goes with the page
            app.pages.go(.blind)
            await announcer.say("The menu is closed.", in: "en", isRemembered: false)
            #expect(announcer.lastSentence == "The menu is closed.")
            app.pages.back()
            #expect(announcer.lastSentence.isEmpty)
            await announcer.repeatLast()
            #expect(announcer.lastSentence == "White: e4.")
            // neither the clock nor another page shows the game's
            app.pages.path = [.clock]
            #expect(announcer.lastSentence.isEmpty && announcer.lastSpoken.isEmpty)
            await announcer.say("White's clock runs.", in: "en")
            await announcer.repeatLast()
            #expect(announcer.lastSentence == "White's clock runs.")
            app.pages.path = [.game]
            #expect(announcer.lastSentence == "White: e4.")
            // what the game says elsewhere is seen on its page
            app.pages.go(.settings)
            await game.dispatch(asked("black > move e7e5"))
            try await until { announcer.hasSaid("Black: e5.", app) }
            #expect(announcer.lastSentence.isEmpty)
        }
    }

    @Test func whatWasTakenBackIsNotSaidOfWhatCameAfterIt() async throws {
        try await onDevice { device in
            let announcer = device.app.announcer
            announcer.begin()
            let game = try await device.play("new chess mode=casual")
            for deed in ["move e2e4", "undo"] { await game.dispatch(asked("white > \(deed)")) }
            try await until { announcer.lastSentence.contains("back") }
            await game.dispatch(asked("white > redo"))
            try await until { !announcer.lastSentence.contains("back") }
            for deed in ["resign", "confirm", "undo"] {
                await game.dispatch(asked("black > \(deed)"))
            }
            try await until { announcer.lastSentence.contains("back") }
            await game.dispatch(asked("black > redo"))
            try await until { announcer.lastSentence.contains("wins") }
        }
    }

    @Test func whatWaitsOfTheGameBeforeIsNotSaidInTheNext() async throws {
        try await onDevice { device in
            device.app.settings.voice = .app
            device.engine.waits = true
            device.app.announcer.begin()
            let game = try await device.play("new chess")
            await game.dispatch(asked("white > move e2e4"))
            try await until { device.engine.said.count == 1 }
            await game.dispatch(asked("black > move e7e5"))
            let next = try await device.play("new chess")
            try await until { device.engine.stopped == 1 }
            await next.dispatch(asked("white > move d2d4"))
            try await until { device.engine.said.count == 2 }
            #expect(device.app.announcer.lastSentence == "White: d4.")
        }
    }
}

extension Announcer {
    /// Whether this is seen on the page of the game.
    fileprivate func hasSaid(_ sentence: String, _ app: Annabella) -> Bool {
        let pages = app.pages.path
        defer { app.pages.path = pages }
        app.pages.path = [.game]
        return lastSentence == sentence
    }
}
