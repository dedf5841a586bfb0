import AnnabellaCore
import AnnabellaKit
import Foundation
import Testing

/// What is not in the language of the app is marked, so that VoiceOver reads it right.
@MainActor
@Suite struct MarkedTextTests {
    /// Each part with its language.
    private func parts(_ text: AttributedString) -> [String] {
        text.runs.map { run in
            "\(run.languageIdentifier ?? "-"): \(String(text[run.range].characters))"
        }
    }

    @Test func eachPartOfASentenceHasItsLanguage() {
        let text = AttributedString([
            PhraseSegment(lang: "en", text: "White:"), PhraseSegment(lang: "de", text: "Springer"),
        ])
        #expect(parts(text) == ["en: White:", "-:  ", "de: Springer"])
        #expect(AttributedString([PhraseSegment]()).characters.isEmpty)
    }

    @Test(arguments: [
        GameError.BadInput(reason: "bad"), .Damaged(reason: "bad"), .Unreadable(reason: "bad"),
        .Storage(reason: "bad"), .Internal(reason: "bad"),
    ])
    func theReasonOfTheLibraryIsEnglish(_ error: GameError) {
        let text = GameOpener.text(of: error, Labels("de"))
        #expect(text.runs.count == 2)
        #expect(parts(text).first?.hasPrefix("-: ") == true)
        #expect(parts(text).last == "en: bad")
    }

    @Test func itIsToldSo() async throws {
        try await onDevice { device in
            device.app.settings.language = .german
            device.app.opener.tell(.Storage(reason: "the disk is full"))
            guard case .words(let words) = device.app.dialogs.open?.content else {
                throw Problem("nothing is told")
            }
            #expect(parts(words).last == "en: the disk is full")
        }
    }

    @Test func whatTheSystemSaysIsInItsOwnLanguage() async throws {
        try await onDevice { device in
            let page = device.app.libraryModel(ofDeleted: false)
            let seen = Task { await page.appear() }
            var reason = ""
            do { _ = try FileHandle(forReadingFrom: device.missing) } catch {
                reason = error.localizedDescription
            }
            device.app.exchange.take(.file(device.missing), device.app.speech)
            try await until { device.app.dialogs.open != nil }
            guard case .words(let words) = device.app.dialogs.open?.content else {
                throw Problem("nothing is told")
            }
            #expect(words.runs.count == 1)
            #expect(parts(words).first?.hasSuffix(reason) == true && !reason.isEmpty)
            seen.cancel()
            await seen.value
        }
    }
}
