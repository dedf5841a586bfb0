import AnnabellaCore

/// What can be done in a game beside moving.
@MainActor
public struct GameActions {
    /// Something to do; two with the same label are the same.
    @MainActor
    public struct Action: Identifiable {
        public nonisolated let id: LabelName
        private let act: @MainActor () -> Void

        public nonisolated var label: LabelName { id }

        public init(_ label: LabelName, act: @escaping @MainActor () -> Void) {
            id = label
            self.act = act
        }

        public func run() {
            act()
        }
    }

    private let game: GameStore
    /// Asks whether what this says is meant.
    private let sure: @MainActor (LabelName, @escaping @MainActor () -> Void) -> Void

    init(
        _ game: GameStore,
        sure: @escaping @MainActor (LabelName, @escaping @MainActor () -> Void) -> Void
    ) {
        self.game = game
        self.sure = sure
    }

    /// What the game waits for, and what is often wished.
    func buttons(_ view: GameView) -> [Action] {
        repetition(view) + deeds(view.seat(view.actor).buttons, view.kind)
    }

    /// What else can be done.
    func menu(_ view: GameView) -> [Action] { castle(view) + deeds(view.seat(view.actor).menu, view.kind) }

    /// A move without a stone, where it is the turn of somebody who may pass.
    func pass(_ view: GameView) -> Action? {
        guard view.isPersonsTurn, let move = view.pass else { return nil }
        return Action(.gamePass) { act(.move(path: move)) }
    }

    private func deeds(_ deeds: [DeedKind], _ kind: GameKind) -> [Action] {
        deeds.compactMap { name in
            Self.deeds[name].map { deed, label in
                Action(name == .offer ? kind.offerLabel : label) { act(deed) }
            }
        }
    }

    /// Somebody wishes this who sits here, the one on move of two; what is grave is asked first.
    func act(_ deed: GameDeed) {
        // a pass is a move lost, and its key and button are soon hit
        if let question = isPass(deed) ? .gamePassSure : question(deed) {
            sure(question) { perform(deed) }
        } else {
            perform(deed)
        }
    }

    /// What is asked before; nil where nothing is.
    func question(_ deed: GameDeed) -> LabelName? {
        let view = game.state.view
        let asked = view.seat(view.actor).questions.first { Self.deeds[$0.deed]?.deed == deed }
        return switch asked?.question {
        case .offer: view.kind.offerQuestion
        case .goOn: .gameUndoOver
        case .bothAgree: .gameBothAgree
        case nil: nil
        }
    }

    private func isPass(_ deed: GameDeed) -> Bool {
        let view = game.state.view
        return view.isPersonsTurn && view.pass.map { deed == .move(path: $0) } == true
    }

    private func perform(_ deed: GameDeed) {
        game.act(game.state.view.actor, deed)
    }

    /// The opponent's move is repeated as it was announced (article E2.1).
    private func repetition(_ view: GameView) -> [Action] {
        guard let deed = Repetition.asAnnounced(view) else { return [] }
        return [Action(.gameRepeat) { [game] in game.act(game.state.view.turn, deed) }]
    }

    private func castle(_ view: GameView) -> [Action] {
        guard view.isPersonsTurn else { return [] }
        return view.allMoves.filter { $0.kind == .castle }.map { move in
            let isShort = move.path.to > move.path.from
            return Action(isShort ? .gameCastleShort : .gameCastleLong) { [game] in
                game.act(game.state.view.turn, .move(path: move.path))
            }
        }
    }

    private static let deeds: [DeedKind: (deed: GameDeed, label: LabelName)] = [
        .start: (.start, .gameStart),
        .cancel: (.cancel, .answerNo),
        .confirm: (.confirm, .answerYes),
        .press: (.press, .gamePressClock),
        .accept: (.accept, .gameAccept),
        .decline: (.decline, .gameDecline),
        .continue: (.continue, .gameContinue),
        .undo: (.undo, .gameUndo),
        .redo: (.redo, .gameRedo),
        .hint: (.hint, .gameHint),
        .offer: (.offer, .gameOfferDraw),
        .resign: (.resign, .gameResign),
        .pause: (.pause, .gamePause),
        .adjust: (.adjust(squares: 0), .gameAdjust),
        .peek: (.peek, .gamePeek),
    ]
}
