/// The button of a headset, and whatever else starts and stops music.
@MainActor
public protocol HeadsetButton: AnyObject {
    /// Each press is told from now on, until `end`.
    func begin(_ pressed: @escaping @MainActor () -> Void)
    func end()
}

/// Lets the button say the last sentence once more, while the page for blind play is seen and
/// the app speaks there itself. VoiceOver has the button else, and music.
@MainActor
struct RepeatButton {
    private let button: any HeadsetButton
    private let announcer: Announcer
    private let pages: Pages
    private let life: AppLife

    init(
        _ button: any HeadsetButton, _ announcer: Announcer, _ pages: Pages, _ life: AppLife
    ) {
        self.button = button
        self.announcer = announcer
        self.pages = pages
        self.life = life
    }

    /// Returns when its task is cancelled.
    func follow() async {
        var wasOn = false
        for await isOn in observed({ [announcer, pages, life] in
            life.isSeen && pages.top == .blind && announcer.hasOwnVoice
        }) {
            // to end and begin anew would be heard in a sentence
            guard isOn != wasOn else { continue }
            wasOn = isOn
            if isOn {
                button.begin { [announcer] in Task { await announcer.repeatLast() } }
            } else {
                button.end()
            }
        }
        button.end()
    }
}
