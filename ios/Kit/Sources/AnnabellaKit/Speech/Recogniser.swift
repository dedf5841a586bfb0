/// Understands spoken words on this device, and nowhere else.
@MainActor
public protocol Recogniser: AnyObject {
    /// Whether it may: asked for at the first use.
    var permission: RecogniserPermission { get }

    /// Asks for the microphone and for recognition; true if both are given.
    func askPermission() async -> Bool

    /// Whether it does so for a language, such as `de`, without the network.
    func knows(_ language: String) -> Bool

    /// Listens until the speaker is silent or `finish`; the words, empty for none. Nil if it
    /// was not possible. A task that is cancelled stops it.
    func listen(_ language: String) async -> String?

    /// The speaker has finished.
    func finish()
}

public enum RecogniserPermission: Sendable {
    case given, notAsked, refused
}
