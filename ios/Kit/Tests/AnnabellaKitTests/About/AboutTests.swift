import AnnabellaCore
import AnnabellaKit
import Testing

/// What the app says of itself.
@MainActor
@Suite struct AboutTests {
    @Test func theVersionAndEveryLicenceCanBeRead() async throws {
        try await onDevice { device in
            let page = device.app.aboutModel()
            #expect(page.name == "Annabella")
            await page.appear()
            #expect(page.name == "Annabella \(libraryVersion())")
            let mozilla = try #require(
                page.licences.first { $0.name == "Mozilla Public License 2.0" })
            page.read(mozilla)
            #expect(device.app.pages.top == .licence(mozilla.id))
            #expect(Licences.all[mozilla.id].paragraphs.contains { $0.contains("1. Definitions") })
        }
    }

    @Test func everyPartHasALicenceWithAText() {
        let licences = Licences.all
        #expect(
            Set(licences.map(\.name)) == [
                "MIT License", "Apache License 2.0", "Unicode License v3",
                "Mozilla Public License 2.0",
            ])
        for licence in licences {
            #expect(!licence.parts.isEmpty, "\(licence.name)")
            #expect(licence.text.count > 500, "\(licence.name)")
            #expect(licence.paragraphs.count > 2, "\(licence.name)")
            #expect(!licence.paragraphs.contains { $0.contains("\n") || $0.isEmpty })
        }
        let parts = Set(licences.flatMap(\.parts).map { $0.prefix { $0 != " " } })
        for part in ["Annabella", "Rust", "uniffi", "argon2"] {
            #expect(parts.contains(Substring(part)), "\(part)")
        }
        // what only another system's app has
        for part in ["Kotlin", "JNA", "messages"] {
            #expect(!parts.contains(Substring(part)), "\(part)")
        }
    }
}
