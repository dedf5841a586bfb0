import AnnabellaCore

/// Does what somebody has said to the app, and not to the game.
@MainActor
public struct AppCommands {
    private let app: Annabella
    private let game: GameStore

    public init(_ app: Annabella, _ game: GameStore) {
        self.app = app
        self.game = game
    }

    /// False where it cannot be done here.
    public func obey(_ name: String, level: Int?) async -> Bool {
        switch name {
        case "repeat": await app.announcer.repeatLast()
        case "help": await say(.blindHelp)
        case "stop": app.announcer.hush()
        case "faster": await changeRate(by: Self.rateStep)
        case "slower": await changeRate(by: -Self.rateStep)
        case "new": app.pages.home()
        case "quit": app.pages.back()
        case "opponent": await describe()
        case "level":
            if let level {
                await setStrength(.level(number: UInt32(clamping: level)))
            } else {
                await describe()
            }
        case "full-strength": await setStrength(.full(moveMs: Self.fullMoveMs))
        case "review": await app.sayReview(of: game)
        default:
            await say(.typedNotHere)
            return false
        }
        return true
    }

    private func say(_ label: LabelName) async {
        await app.announcer.say(app.text(label), in: app.labels.language)
    }

    /// The change is heard at once.
    private func changeRate(by step: Int) async {
        app.settings.voiceRate += step
        await app.announcer.repeatLast()
    }

    private func describe() async {
        await app.announcer.answer((try? await game.describe().get()) ?? [])
    }

    private func setStrength(_ strength: GameStrength) async {
        let view = game.state.view
        guard let computer = PlayerColor.allCases.first(where: { !view.player($0).isPerson })
        else { return await say(.typedNotHere) }
        await game.dispatch(
            GameAction(
                by: computer.other.actor, deed: .setLevel(color: computer, strength: strength)))
    }

    private static let rateStep = 20
    private static let fullMoveMs: UInt64 = 5_000
}
