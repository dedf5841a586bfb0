import AnnabellaCore

/// VoiceOver, and whatever else reads the screen for somebody.
///
/// A view model reads `isOn`; an `@Observable` class of the app's views does this on a device.
@MainActor
public protocol ScreenReader: AnyObject {
    /// VoiceOver speaks, or shows on a Braille display.
    var isSpeaking: Bool { get }
    /// VoiceOver, Switch Control or the like looks at what the app tells of itself.
    var isOn: Bool { get }

    /// Lets VoiceOver say this, each part in its language; returns when it has finished, or
    /// when `patience` has passed. A task that is cancelled waits no longer.
    func announce(
        _ parts: [PhraseSegment], _ urgency: PhraseUrgency, patience: Duration
    ) async -> Announced
}

/// What became of something that VoiceOver was to say.
public enum Announced: Sendable {
    case whole
    /// Something else was said instead.
    case cutOff
    /// VoiceOver has told nothing of it.
    case unknown
}
