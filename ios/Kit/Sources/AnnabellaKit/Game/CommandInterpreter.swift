import AnnabellaCore

@MainActor
public protocol CommandInterpreterDelegate: AnyObject {
    /// Says an answer; nobody waits for its end. It can be repeated, but for one to what was not
    /// understood.
    func say(_ words: [Phrase], isUnderstood: Bool)

    /// Whether the player is asked before this is done; `wish` asks.
    func isAsked(_ deed: GameDeed) -> Bool

    func wish(_ deed: GameDeed)

    /// The claim of a draw that waits for this move, and is made with it; nil where none does.
    func claim(with action: GameAction) -> GameAction?

    /// Somebody looks back at the game.
    func look(_ to: LookBack) async -> Bool

    /// Carries out a command to the app, by the name that the core has for it; false where
    /// that cannot be done here.
    func command(_ name: String, number: Int?) async -> Bool
}

extension CommandInterpreterDelegate {
    public func claim(with action: GameAction) -> GameAction? { nil }
}

/// Carries out what somebody has said or typed.
@MainActor
public struct CommandInterpreter {
    /// What became of it.
    public struct Reply: Sendable {
        /// Nothing is left to put right: it was done, or answered.
        public let isDone: Bool
        /// It has changed the game.
        public let isDeed: Bool
        /// What is said to it, here or by the game's own voice.
        public let words: [Phrase]

        /// The game is closed.
        static let nothing = Reply(isDone: false, isDeed: false, words: [])
    }

    private let game: GameStore
    private let delegate: any CommandInterpreterDelegate
    /// After how many moves the position stands that is looked at; nil for the one on the table.
    private let ply: UInt32?

    public init(
        _ game: GameStore, _ delegate: any CommandInterpreterDelegate,
        lookingBackAt ply: UInt32? = nil
    ) {
        self.game = game
        self.delegate = delegate
        self.ply = ply
    }

    public func hear(_ text: String, isDictated: Bool = false) async -> Reply {
        let heard = await game.hear(text, isDictated: isDictated, isLookingBack: ply != nil)
        guard case .success(let understood) = heard else { return .nothing }
        return await obey(understood)
    }

    public func obey(_ understood: Understood) async -> Reply {
        switch understood {
        case .action(let action):
            // it would not be meant for the position on the table
            return ply == nil ? await act(action) : await command("act")
        case .question(let question):
            return said((try? await answer(question).get()) ?? [], isDone: true)
        case .command(let name, let number): return await command(name, number: number)
        case .look(let to):
            return Reply(isDone: await delegate.look(to), isDeed: false, words: [])
        case .ambiguous(_, let phrase): return said([phrase], isDone: false)
        case .notUnderstood(let phrase):
            return said([phrase], isDone: false, isUnderstood: false)
        case .dropped(let phrase): return said([phrase], isDone: true)
        case .wronglyRepeated(let phrases): return said(phrases, isDone: false)
        }
    }

    private func answer(_ question: GameQuestion) async -> Result<[Phrase], GameError> {
        if let ply { await game.askPast(question, ply: ply) } else { await game.ask(question) }
    }

    private func command(_ name: String, number: UInt16? = nil) async -> Reply {
        let isDone = await delegate.command(name, number: number.map(Int.init))
        return Reply(isDone: isDone, isDeed: false, words: [])
    }

    // what the game says of it comes by itself
    private func act(_ said: GameAction) async -> Reply {
        let action = delegate.claim(with: said) ?? said
        if delegate.isAsked(action.deed) {
            delegate.wish(action.deed)
            return Reply(isDone: true, isDeed: false, words: [])
        }
        guard case .success(let update) = await game.dispatch(action) else { return .nothing }
        let isRefused = update.isRefused
        return Reply(isDone: !isRefused, isDeed: !isRefused, words: update.phrases)
    }

    private func said(_ words: [Phrase], isDone: Bool, isUnderstood: Bool = true) -> Reply {
        delegate.say(words, isUnderstood: isUnderstood)
        return Reply(isDone: isDone, isDeed: false, words: words)
    }
}
