import AnnabellaCore
import Observation

/// What the page of a game does where somebody plays from another device.
@MainActor
@Observable
public final class GamePost {
    /// What another app is to get.
    public var shared: TextToShare? {
        didSet {
            dependencies.overlay.show(
                shared.map { .sharing($0) }, instead: .sharing, of: self
            ) { [weak self] in self?.shared = nil }
        }
    }

    @ObservationIgnored private let dependencies: GameDependencies
    @ObservationIgnored private let game: GameStore

    init(_ dependencies: GameDependencies, _ game: GameStore) {
        self.dependencies = dependencies
        self.game = game
    }

    /// A text can come in at any time.
    func paste(in view: GameView) -> GameActions.Action? {
        guard view.correspondence != nil else { return nil }
        return GameActions.Action(.postPaste) { [weak self] in self?.ask() }
    }

    /// The same where the game waits for it: on the other's turn.
    func pasteAwaited(in view: GameView) -> GameActions.Action? {
        view.correspondence?.awaits == .correspondent ? paste(in: view) : nil
    }

    /// Lets another app take what is to be sent; from then on it stands.
    func send() {
        Task {
            switch await game.share() {
            case .failure(let error): dependencies.opener.tell(error)
            case .success(let text): if let text { shared = TextToShare(text) }
            }
        }
    }

    /// Says what is to be done when a move was made here; with one that has come the game itself
    /// does. Returns when its task is cancelled.
    func follow() async {
        // whose time is over is not told by itself
        if game.state.view.correspondence != nil {
            game.send(GameAction(by: .clock, deed: .tick))
        }
        var hasCome = true
        for await view in observed({ self.game.state.view }) {
            if Task.isCancelled { return }
            let stands = PostState(view)
            // a text may have been taken in before its page was there
            let isNews = stands != game.told && stands.isToBeSent
            // whoever has come to the page sees how the game stands
            let isUntold = hasCome && dependencies.announcer.lastSentence.isEmpty
            (game.told, hasCome) = (stands, false)
            guard isNews || isUntold && stands.awaits != nil else { continue }
            let said = await awaited()
            await dependencies.announcer.answer(said)
        }
    }

    /// Whose move it is, and how long there is for it.
    func awaited() async -> [Phrase] {
        guard case .success(let phrase?) = await game.awaited() else { return [] }
        return [phrase]
    }

    private func ask() {
        dependencies.pasting.ask(.postPasteMove) { text in Task { await self.take(text) } }
    }

    /// What is of another game goes there; all else is taken in here, or it is said here why not.
    private func take(_ text: String) async {
        let own = (try? await game.id().get()) ?? nil
        let read = await dependencies.library.readShared(text, dependencies.localization.speech)
        let isOfThis =
            switch read {
            case .success(.invitation): false
            case .success(.forGame(let id, _)): id == own
            case .success(.refused(let id, _, _)): id == nil || id == own
            case .failure: true
            }
        guard isOfThis else {
            dependencies.pages.home()
            return dependencies.inbox.take(text, read)
        }
        if case .failure(let error) = await game.takeIn(text) { dependencies.opener.tell(error) }
    }
}

/// How far a game by correspondence has come, and what it waits for.
struct PostState: Equatable {
    private let plies: UInt32
    let awaits: GameAwaits?

    init(_ view: GameView) {
        (plies, awaits) = (view.plies, view.correspondence?.awaits)
    }

    var isToBeSent: Bool { awaits == .sending }
}
