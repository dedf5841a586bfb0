import Foundation

/// What stands on buttons, in settings and over pages, in one language.
public struct Labels: Sendable {
    /// The languages that there are; the first one is complete.
    public static let languages = ["en", "de"]

    /// The code of the language, such as `de`.
    public let language: String
    private let texts: [String: String]

    public init(_ language: String) {
        self.language = language
        let file = Bundle.module.url(
            forResource: "Localizable", withExtension: "strings", subdirectory: nil,
            localization: language)
        let content = file.flatMap { try? Data(contentsOf: $0) }
        let list = content.flatMap {
            try? PropertyListSerialization.propertyList(from: $0, format: nil)
        }
        texts = list as? [String: String] ?? [:]
    }

    /// The language that is chosen, or of the system's the first that there is.
    public init(
        _ choice: LanguageChoice, preferred: [String] = Locale.preferredLanguages
    ) {
        switch choice {
        case .english: self.init("en")
        case .german: self.init("de")
        case .system:
            let codes = preferred.map { String($0.prefix { $0 != "-" && $0 != "_" }) }
            self.init(codes.first(where: Self.languages.contains) ?? Self.languages[0])
        }
    }

    /// The text of a label.
    public subscript(_ label: LabelName) -> String { texts[label.rawValue] ?? label.rawValue }
}
