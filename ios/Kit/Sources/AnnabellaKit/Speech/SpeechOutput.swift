import AnnabellaCore

/// Something that makes words heard.
@MainActor
public protocol SpeechOutput: AnyObject {
    /// Says this, each part in its language; returns at the end. A task that is cancelled
    /// stops it.
    func speak(_ utterance: Utterance) async

    /// Nothing else is to be said for now.
    func rest()
}

/// Says nothing: what there is to say is only shown.
final class SilentOutput: SpeechOutput {
    func speak(_ utterance: Utterance) async {}
    func rest() {}
}
