import AnnabellaCore
import Observation

/// How well the computer plays.
@MainActor
@Observable
public final class LevelChoice {
    private let app: Annabella
    private var levels: [EngineLevel] = []
    private static let full = 0
    private static let seconds = [1, 2, 3, 5, 10, 20, 30, 60]

    init(_ app: Annabella) {
        self.app = app
    }

    /// The names come from the library.
    func load() async {
        levels = await Levels.all(SpeechChoices.language(of: app.labels.language))
    }

    /// What is chosen.
    public var level: String { options.first { $0.value == chosen }?.label ?? String(chosen) }

    /// The seconds for a move of full strength; nil at a level.
    public var seconds: String? {
        app.settings.fullStrength ? String(app.settings.fullSeconds) : nil
    }

    public func chooseLevel() {
        let settings = app.settings
        app.dialogs.choose(app.text(.newLevel), options, chosen: chosen) { number in
            settings.fullStrength = number == Self.full
            if number != Self.full { settings.level = number }
        }
    }

    public func chooseSeconds() {
        let settings = app.settings
        app.dialogs.choose(
            app.text(.newFullSeconds), Self.seconds.map { Option($0, String($0)) },
            chosen: settings.fullSeconds
        ) {
            settings.fullSeconds = $0
        }
    }

    private var chosen: Int { app.settings.fullStrength ? Self.full : app.settings.level }

    private var options: [Option<Int>] {
        // their names come from the library a little later
        let kept = app.settings.level
        let numbered =
            levels.isEmpty
            ? [Option(kept, String(kept))]
            : levels.map { Option(Int($0.number), Levels.name(of: $0)) }
        return numbered + [Option(Self.full, app.text(.newFullStrength))]
    }
}
