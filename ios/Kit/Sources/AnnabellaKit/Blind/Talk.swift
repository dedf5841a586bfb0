import Observation

/// What is held to talk, and tapped to type. Where nothing on the device understands speech,
/// to hold it is to type as well.
@MainActor
@Observable
public final class Talk {
    public private(set) var isListening = false
    @ObservationIgnored public private(set) lazy var area = HeldArea(
        tapped: { [weak self] in self?.type() },
        held: { [weak self] in self?.begin(byFinger: true) },
        released: { [weak self] in self?.finish() })

    @ObservationIgnored private let announcer: Announcer
    @ObservationIgnored private let dialogs: Dialogs
    @ObservationIgnored private let haptics: any Haptics
    @ObservationIgnored private let recogniser: any Recogniser
    @ObservationIgnored private let localization: Localization
    @ObservationIgnored private let heard: @MainActor (String) async -> Void
    @ObservationIgnored private let openLine: @MainActor () -> Void
    @ObservationIgnored private var listening: Task<Void, Never>?
    @ObservationIgnored private var isHeld = false

    /// `heard` does what is said, and `type` opens the line for typing.
    init(
        _ announcer: Announcer, _ dialogs: Dialogs, _ haptics: any Haptics,
        _ recogniser: any Recogniser, _ localization: Localization,
        heard: @escaping @MainActor (String) async -> Void,
        type: @escaping @MainActor () -> Void
    ) {
        self.announcer = announcer
        self.dialogs = dialogs
        self.haptics = haptics
        self.recogniser = recogniser
        self.localization = localization
        self.heard = heard
        openLine = type
    }

    /// What stands on the area.
    public var label: String { localization.text(isListening ? .blindListening : .blindSpeak) }

    public func type() {
        openLine()
    }

    /// Listens until the speaker is silent, as nobody holds a finger there.
    public func talk() {
        begin(byFinger: false)
    }

    /// Stops listening; what was said is not done.
    public func cancel() {
        listening?.cancel()
    }

    private func begin(byFinger: Bool) {
        guard listening == nil else { return }
        isHeld = byFinger
        listening = Task {
            await listen(byFinger: byFinger)
            listening = nil
        }
    }

    private func finish() {
        isHeld = false
        recogniser.finish()
    }

    private func listen(byFinger: Bool) async {
        let language = localization.labels.language
        guard recogniser.knows(language) else { return openLine() }
        switch recogniser.permission {
        case .given: break
        case .notAsked: return explain()
        case .refused: return openLine()
        }
        // nobody holds it any more
        if byFinger, !isHeld { return }
        announcer.pause()
        haptics.play(.move)
        isListening = true
        let words = await recogniser.listen(language)
        isListening = false
        announcer.goOn()
        if Task.isCancelled { return }
        if let words { await heard(words) } else { openLine() }
    }

    /// The system asks after a sentence why.
    private func explain() {
        dialogs.ask(
            localization.text(.talkTitle), localization.text(.talkWhy),
            yes: localization.text(.talkAllow)
        ) {
            Task { [self] in
                if await !recogniser.askPermission() { openLine() }
            }
        }
    }
}
