import AnnabellaCore

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
