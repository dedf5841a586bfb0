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

    /// What stands below the board: what the game waits for, and what is often wished.
    func buttons(_ view: GameView) -> [Action] {
        let help = Self.isRace(view) ? [] : deeds(view, Self.help)
        return repetition(view) + deeds(view, Self.often) + help + castle(view)
    }

    /// What is in the menu.
    func menu(_ view: GameView) -> [Action] {
        let undo = Self.isRace(view) ? deeds(view, Self.undo) : []
        return undo + deeds(view, Self.seldom)
    }

    private func deeds(_ view: GameView, _ deeds: [Deed]) -> [Action] {
        let actor = Self.actor(view)
        return deeds.filter { view.may(actor, $0.name) }.map { deed in
            Action(deed.label) { act(deed.deed) }
        }
    }

    /// Somebody wishes this who sits here, the one on move of two; what is grave is asked first.
    func act(_ deed: GameDeed) {
        if let question = question(deed) {
            sure(question) { perform(deed) }
        } else {
            perform(deed)
        }
    }

    /// What is asked before; nil where nothing is.
    func question(_ deed: GameDeed) -> LabelName? {
        let view = game.state.view
        // it cannot be taken back (article 9.1); to resign is asked by the core
        if deed == .offer { return .gameOfferDraw }
        // of what is not permitted the core says why
        guard let help = Self.help.first(where: { $0.deed == deed }),
            view.may(Self.actor(view), help.name)
        else { return nil }
        if deed == .undo, view.isOver { return .gameUndoOver }
        return Self.isRace(view) ? .gameBothAgree : nil
    }

    /// Two people play against the clock, and neither helps himself.
    private static func isRace(_ view: GameView) -> Bool {
        view.hasTwoPeople && view.clocks != nil && !view.isOver
    }

    private func perform(_ deed: GameDeed) {
        game.act(Self.actor(game.state.view), deed)
    }

    /// The opponent's move is repeated as it was announced (article E2.1).
    private func repetition(_ view: GameView) -> [Action] {
        guard let deed = Repetition.asAnnounced(view) else { return [] }
        return [Action(.gameRepeat) { [game] in game.act(game.state.view.turn, deed) }]
    }

    private func castle(_ view: GameView) -> [Action] {
        guard view.isPersonsTurn else { return [] }
        return view.allMoves.filter { $0.kind == .castle }.map { move in
            let isShort = move.squares.to > move.squares.from
            return Action(isShort ? .gameCastleShort : .gameCastleLong) { [game] in
                game.act(game.state.view.turn, .move(squares: move.squares))
            }
        }
    }

    /// Who acts with the buttons: the person, or of two people the one on move.
    public static func actor(_ view: GameView) -> PlayerColor {
        if !view.hasTwoPeople { return view.ownSide }
        // whoever was asked answers
        if view.whiteResigning { return .white }
        if view.blackResigning { return .black }
        let other = view.turn.other
        return view.may(other, .accept) || view.may(other, .press) ? other : view.turn
    }

    private typealias Deed = (deed: GameDeed, label: LabelName, name: DeedKind)

    private static let often: [Deed] = [
        (.start, .gameStart, .start),
        // the way out comes first
        (.cancel, .answerNo, .cancel),
        (.confirm, .answerYes, .confirm),
        (.press, .gamePressClock, .press),
        (.accept, .gameAccept, .accept),
        (.decline, .gameDecline, .decline),
        (.continue, .gameContinue, .continue),
    ]
    private static let undo: [Deed] = [
        (.undo, .gameUndo, .undo), (.redo, .gameRedo, .redo),
    ]
    private static let help: [Deed] = undo + [(.hint, .gameHint, .hint)]
    private static let seldom: [Deed] = [
        (.offer, .gameOfferDraw, .offer),
        (.resign, .gameResign, .resign),
        (.pause, .gamePause, .pause),
        (.adjust(squares: 0), .gameAdjust, .adjust),
        (.peek, .gamePeek, .peek),
    ]
}
