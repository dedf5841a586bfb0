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
        case "repeat": later { await announcer.repeatLast() }
        case "help": say(game.state.view.kind.helpLabel)
        case "stop": announcer.hush()
        case "faster": changeRate(by: Self.rateStep)
        case "slower": changeRate(by: -Self.rateStep)
        case "new": dependencies.pages.home()
        case "quit": dependencies.pages.back()
        case "opponent": describe()
        case "level":
            if let number {
                await setStrength(.level(number: UInt32(clamping: number)))
            } else {
                describe()
            }
        case "full-strength": await setStrength(.full(moveMs: Self.fullMoveMs))
        case "fair": await playFair()
        case "own-rating": later { await sayOwnRating() }
        case "forget-rating":
            dependencies.settings.ownRating = ""
            later { await sayOwnRating() }
        case "review" where game.state.view.mayAdvise:
            dependencies.sayReview(of: game)
        // it would advise
        case "review": say(.reviewLater)
        case "next-board" where boards.step(by: 1), "previous-board" where boards.step(by: -1),
            "board" where boards.bring(number ?? 0):
            break
        case "which-board": if !boards.tellWhich() { describe() }
        case "boards" where boards.areSeveral: boards.say()
        default:
            say(.typedNotHere)
            return false
        }
        return true
    }

    private var boards: Boards { Boards(dependencies) }

    /// Nobody waits for the end of what is said: he may already say the next thing.
    private func later(_ say: @escaping @MainActor () async -> Void) {
        Task { await say() }
    }

    private func say(_ label: LabelName) {
        later { await announcer.say(localization.text(label), in: localization.labels.language) }
    }

    /// The change is heard at once.
    private func changeRate(by step: Int) {
        dependencies.settings.voiceRate += step
        later { await announcer.repeatLast() }
    }

    private func describe() {
        announcer.answer { [game] in (try? await game.describe().get()) ?? [] }
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
        else { return say(.typedNotHere) }
        await game.dispatch(
            GameAction(
                by: computer.other.actor, deed: .setLevel(side: computer, strength: strength)))
    }

    private static let rateStep = 20
    private static let fullMoveMs: UInt64 = 5_000
}

extension GameDependencies {
    /// Says what a look back at the game has found. It takes a while, and another game may be
    /// played by then, in which nothing of it is said.
    @MainActor
    func sayReview(of game: GameStore) {
        announcer.answer { [reviews, games] in
            let phrases = await reviews.phrases(of: game)
            return games.current === game ? phrases : []
        }
    }
}
