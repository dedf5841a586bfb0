import AnnabellaCore
import Foundation

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
