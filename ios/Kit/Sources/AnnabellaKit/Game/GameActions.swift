import AnnabellaCore

/// What can be done in a game beside moving.
@MainActor
public struct GameActions {
    /// Something to do, maybe by an article of the Laws; two with the same label are the same.
    @MainActor
    public struct Action: Identifiable {
        public nonisolated let id: LabelName
        public let article: ArticleName?
        private let act: @MainActor () -> Void

        public nonisolated var label: LabelName { id }

        public init(
            _ label: LabelName, by article: ArticleName? = nil,
            act: @escaping @MainActor () -> Void
        ) {
            id = label
            self.article = article
            self.act = act
        }

        public func run() {
            act()
        }
    }

    /// What is asked before something is done for a player.
    @MainActor
    public struct Question {
        public let label: LabelName
        /// What would be done; nil where the label says all of it.
        let deed: DeedKind?
        public let by: GameSide
        /// It helps him, and is done only when his opponent agrees.
        public let isForBoth: Bool
        /// How often it is taken back.
        var times = 1
        let act: @MainActor () -> Void

        /// Whether his opponent answers it; once the game is over nobody has to.
        func asksOpponent(in view: GameView) -> Bool { isForBoth && !view.isOver }

        /// How many moves would go back: one less than it is done where the end of the game goes
        /// first.
        func played(in view: GameView) -> Int {
            view.seat(by).ownTakeback == 0 ? times - 1 : times
        }
    }

    private let game: GameStore
    /// Asks whether something is meant.
    private let sure: @MainActor (Question) -> Void
    /// Shares what was played with the player on another device, where there is one.
    private let send: @MainActor () -> Void

    init(
        _ game: GameStore, sure: @escaping @MainActor (Question) -> Void,
        send: @escaping @MainActor () -> Void = {}
    ) {
        self.game = game
        self.sure = sure
        self.send = send
    }

    /// What the game waits for from a player, the one on move of two unless it is said who, and
    /// what is often wished.
    func buttons(_ view: GameView, by side: GameSide? = nil) -> [Action] {
        let side = side ?? view.actor
        return repetition(view, side) + deeds(view.seat(side).buttons, view.kind, side)
            + ofArbiter(view)
    }

    /// What else he can do.
    func menu(_ view: GameView, by side: GameSide? = nil) -> [Action] {
        let side = side ?? view.actor
        return castle(view, side) + deeds(view.seat(side).menu, view.kind, side)
    }

    /// Whoever watches starts the clocks again, or lets a game without any go on (article 6.12.c).
    private func ofArbiter(_ view: GameView) -> [Action] {
        guard view.arbiterStarts else { return [] }
        return [
            Action(view.clocks == nil ? .strictGoOn : .strictStartClocks) { [game] in
                game.send(GameAction(by: .arbiter, deed: .continue))
            }
        ]
    }

    /// A move without a stone, where it is the turn of somebody who may pass.
    func pass(_ view: GameView, by side: GameSide? = nil) -> Action? {
        let side = side ?? view.actor
        guard view.isPersonsTurn, view.turn == side, let move = view.pass else { return nil }
        return Action(.gamePass) { act(.move(path: move), by: side) }
    }

    private func deeds(_ deeds: [DeedKind], _ kind: GameKind, _ side: GameSide) -> [Action] {
        deeds.compactMap { name in
            Self.deeds[name].map { deed, label in
                Action(name == .offer ? kind.offerLabel : label) { act(deed, by: side) }
            }
        }
    }

    /// Somebody wishes this who sits here, the one on move of two unless it is said who; what is
    /// grave is asked first, or what takes from his opponent.
    func act(_ deed: GameDeed, by wishing: GameSide? = nil, takesFromOpponent: Bool = false) {
        if deed == .send { return send() }
        let view = game.state.view
        let side = wishing ?? view.actor
        let perform: @MainActor () -> Void = { [game] in
            game.act(wishing ?? game.state.view.actor, deed)
        }
        // a pass is a move lost, and its key and button are soon hit
        if isPass(deed, by: side) {
            return sure(
                Question(
                    label: .gamePassSure, deed: nil, by: side, isForBoth: false,
                    act: perform))
        }
        if deed == .claimFlag, view.correspondence != nil {
            return sure(
                Question(
                    label: .postClaimSure, deed: nil, by: side, isForBoth: false,
                    act: perform))
        }
        let agreed = takesFromOpponent ? AskedDeed(deed: .undo, question: .bothAgree) : nil
        guard let asked = asked(deed, by: side) ?? agreed else { return perform() }
        sure(
            Question(
                label: label(of: asked.question),
                deed: asked.deed, by: side,
                isForBoth: view.hasTwoPeople && ![.offer, .accept].contains(asked.question),
                times: times(deed, in: view),
                act: perform))
    }

    /// How often it takes back: no more than there are moves, and the end.
    private func times(_ deed: GameDeed, in view: GameView) -> Int {
        guard case .undo(let times) = deed else { return 1 }
        return min(Int(times), Int(view.plies) + (view.isOver ? 1 : 0))
    }

    /// What is asked before; nil where nothing is.
    func question(_ deed: GameDeed) -> LabelName? {
        asked(deed, by: game.state.view.actor).map { label(of: $0.question) }
    }

    private func asked(_ deed: GameDeed, by side: GameSide) -> AskedDeed? {
        game.state.view.seat(side).questions.first { asked in
            if case .undo = deed {
                asked.deed == .undo
            } else {
                Self.deeds[asked.deed]?.deed == deed
            }
        }
    }

    private func label(of question: DeedQuestion) -> LabelName {
        switch question {
        case .offer: game.state.view.kind.offerQuestion
        case .accept: .gameAcceptSure
        case .goOn: .gameUndoOver
        case .bothAgree: .gameBothAgree
        }
    }

    private func isPass(_ deed: GameDeed, by side: GameSide) -> Bool {
        let view = game.state.view
        return view.isPersonsTurn && view.turn == side
            && view.pass.map { deed == .move(path: $0) } == true
    }

    /// The opponent's move is repeated as it was announced (article E2.1).
    private func repetition(_ view: GameView, _ side: GameSide) -> [Action] {
        guard side == view.turn, Repetition.isDue(view) else { return [] }
        return [Action(.gameRepeat) { [game] in Repetition(game).makeAsAnnounced() }]
    }

    private func castle(_ view: GameView, _ side: GameSide) -> [Action] {
        guard view.isPersonsTurn, side == view.turn else { return [] }
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
        .undo: (.undo(times: 1), .gameUndo),
        .redo: (.redo, .gameRedo),
        .hint: (.hint, .gameHint),
        .offer: (.offer, .gameOfferDraw),
        .resign: (.resign, .gameResign),
        .pause: (.pause, .gamePause),
        .adjust: (.adjust(squares: 0), .gameAdjust),
        .peek: (.peek, .gamePeek),
        .send: (.send, .postSend),
        .claimFlag: (.claimFlag, .postClaim),
    ]
}
