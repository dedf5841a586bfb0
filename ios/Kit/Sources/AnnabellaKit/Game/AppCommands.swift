import AnnabellaCore

/// Does what somebody has said to the app, and not to the game.
@MainActor
public struct AppCommands {
    private let dependencies: GameDependencies
    private let game: GameStore

    init(_ dependencies: GameDependencies, _ game: GameStore) {
        self.dependencies = dependencies
        self.game = game
    }

    private var announcer: Announcer { dependencies.announcer }
    private var localization: Localization { dependencies.localization }

    /// False where it cannot be done here.
    public func obey(_ name: String, number: Int?) async -> Bool {
        switch name {
        case "repeat": await announcer.repeatLast()
        case "help": await say(game.state.view.kind.helpLabel)
        case "stop": announcer.hush()
        case "faster": await changeRate(by: Self.rateStep)
        case "slower": await changeRate(by: -Self.rateStep)
        case "new": dependencies.pages.home()
        case "quit": dependencies.pages.back()
        case "opponent": await describe()
        case "level":
            if let number {
                await setStrength(.level(number: UInt32(clamping: number)))
            } else {
                await describe()
            }
        case "full-strength": await setStrength(.full(moveMs: Self.fullMoveMs))
        case "fair": await playFair()
        case "own-rating": await sayOwnRating()
        case "forget-rating":
            dependencies.settings.ownRating = ""
            await sayOwnRating()
        case "review" where game.state.view.mayAdvise:
            await announcer.answer(dependencies.reviews.phrases(of: game))
        // it would advise
        case "review": await say(.reviewLater)
        case "next-board" where boards.step(by: 1), "previous-board" where boards.step(by: -1),
            "board" where boards.bring(number ?? 0):
            break
        case "which-board": if !boards.tellWhich() { await describe() }
        case "boards" where boards.areSeveral: await boards.say()
        default:
            await say(.typedNotHere)
            return false
        }
        return true
    }

    private var boards: Boards { Boards(dependencies) }

    private func say(_ label: LabelName) async {
        await announcer.say(localization.text(label), in: localization.labels.language)
    }

    /// The change is heard at once.
    private func changeRate(by step: Int) async {
        dependencies.settings.voiceRate += step
        await announcer.repeatLast()
    }

    private func describe() async {
        await announcer.answer((try? await game.describe().get()) ?? [])
    }

    private func playFair() async {
        dependencies.settings.isFair = true
        guard let own = await ownRating() else { return }
        await setStrength(.level(number: own.rating))
    }

    private func sayOwnRating() async {
        guard let own = await ownRating() else { return }
        await announcer.say(own.told, in: localization.labels.language)
    }

    private func ownRating() async -> OwnRating? {
        await OwnRatings.of(
            dependencies.settings, SpeechChoices.language(of: localization.labels.language))
    }

    private func setStrength(_ strength: GameStrength) async {
        let view = game.state.view
        let isComputer = { (side: GameSide) in
            if case .computer = view.player(side) { true } else { false }
        }
        guard let computer = GameSide.allCases.first(where: isComputer)
        else { return await say(.typedNotHere) }
        await game.dispatch(
            GameAction(
                by: computer.other.actor, deed: .setLevel(side: computer, strength: strength)))
    }

    private static let rateStep = 20
    private static let fullMoveMs: UInt64 = 5_000
}
