import AnnabellaKit
import Foundation
import Testing

@MainActor
@Suite struct LabelsTests {
    @Test(arguments: Labels.languages)
    func everyLabelHasAText(_ language: String) {
        let labels = Labels(language)
        for name in LabelName.allCases {
            #expect(labels[name] != name.rawValue, "\(name.rawValue) in \(language)")
        }
        #expect(labels[.languageCode] == language)
    }

    @Test func theSystemsLanguageIsTheFirstThatThereIs() {
        #expect(Labels(.system, preferred: ["fr-CA", "de-AT", "en"]).language == "de")
        #expect(Labels(.system, preferred: ["am"]).language == "en")
        #expect(Labels(.german, preferred: ["en"])[.answerCancel] == "Abbrechen")
    }

    @Test func theLanguageChangesAtOnce() async throws {
        try await onDevice { device in
            #expect(device.app.text(.answerYes) == "Yes")
            device.app.settings.language = .german
            #expect(device.app.text(.answerYes) == "Ja")
        }
    }
}
