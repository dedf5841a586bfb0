import AnnabellaCore
import AnnabellaKit
import Testing

/// The button of a headset says the last sentence once more on the page for blind play.
@MainActor
@Suite struct HeadsetTests {
    @Test func itRepeats() async throws {
        try await onBlindPage { page in
            let headset = page.device.headset
            var heard: [String] = []
            try await page.hears("White to move.")
            heard += page.spoken
            try await until { headset.isOn }
            headset.press()
            try await until { page.spoken.count == 2 }
            heard += page.spoken.suffix(1)
            try Guide.check("Blind play", has: heard)
        }
    }

    @Test func itIsOnWhileThePageIsSeen() async throws {
        try await onBlindPage { page in
            let (app, headset) = (page.device.app, page.device.headset)
            try await until { headset.isOn }
            app?.pages.go(.score)
            try await until { !headset.isOn }
            app?.pages.back()
            try await until { headset.isOn }
            let leaving = app?.life.leave()
            try await until { !headset.isOn }
            await leaving?.value
            app?.life.appear()
            try await until { headset.isOn }
            app?.pages.back()
            try await until { !headset.isOn }
        }
    }

    @Test func itIsNotAskedForAnewWhileItIsHad() async throws {
        try await onBlindPage { page in
            let headset = page.device.headset
            try await until { headset.isOn }
            await settled()
            #expect(headset.begun == 1)
            page.device.app.settings.voice = .app
            await settled()
            #expect(headset.begun == 1)
            page.device.app.settings.voice = .off
            try await until { !headset.isOn }
            page.device.app.settings.voice = .auto
            try await until { headset.isOn }
            #expect(headset.begun == 2)
        }
    }

    @Test func voiceOverHasItUnlessTheAppSpeaks() async throws {
        try await onBlindPage(reader: true) { page in
            let headset = page.device.headset
            page.device.app.settings.voice = .app
            try await until { headset.isOn }
            page.device.app.settings.voice = .auto
            try await until { !headset.isOn }
            page.device.reader.isSpeaking = false
            try await until { headset.isOn }
            page.device.app.settings.voice = .off
            try await until { !headset.isOn }
        }
    }

    @Test func itIsGivenBackWhenTheAppEnds() async throws {
        try await onBlindPage { page in
            let headset = page.device.headset
            try await until { headset.isOn }
            await page.device.app.shutDown()
            try await until { !headset.isOn }
        }
    }
}
