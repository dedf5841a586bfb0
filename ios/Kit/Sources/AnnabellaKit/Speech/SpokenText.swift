import AnnabellaCore
import Foundation

extension Phrase {
    /// As a voice says it, in one line; for any actor.
    public var spoken: String { segments.spoken }
}

extension [PhraseSegment] {
    /// As a voice says it, in one line; for any actor.
    public var spoken: String { map(\.text).joined(separator: " ") }
}

extension [Phrase] {
    /// For the eye, in one line; for any actor.
    public var printed: String { map(\.printed).joined(separator: " ") }
}

/// Text that VoiceOver reads by a voice of its own language.
extension AttributedString {
    /// All of it in one language, such as `de`.
    public init(_ text: String, in language: String) {
        self.init(text)
        self.languageIdentifier = language
    }

    /// What a voice says, each part in its language.
    public init(_ segments: [PhraseSegment]) {
        self.init()
        for segment in segments {
            if !characters.isEmpty { self += AttributedString(" ") }
            self += AttributedString(segment.text, in: segment.lang)
        }
    }
}
