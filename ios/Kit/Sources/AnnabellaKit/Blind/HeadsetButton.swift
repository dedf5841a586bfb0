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
    private let app: Annabella

    init(_ app: Annabella) {
        self.app = app
    }

    /// Returns when its task is cancelled.
    func follow() async {
        let button = app.ports.headset
        var wasOn = false
        for await isOn in observed({ [app] in
            app.life.isSeen && app.pages.top == .blind && app.announcer.hasOwnVoice
        }) {
            // to end and begin anew would be heard in a sentence
            guard isOn != wasOn else { continue }
            wasOn = isOn
            if isOn {
                button.begin { [app] in Task { await app.announcer.repeatLast() } }
            } else {
                button.end()
            }
        }
        button.end()
    }
}
