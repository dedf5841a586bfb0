import AnnabellaCore
import Foundation
import Observation

/// A game of two people at a tablet: each has his own half of the page, with what he can do in
/// the game whether he is on move or not. What one is asked stands in his half.
@MainActor
@Observable
public final class TableModel {
    public let far: Seat
    public let near: Seat
    public let look: TableLook

    private let dependencies: GameDependencies
    private let game: GameStore
    private let input: MoveInput
    private let players: PlayerPanels
    private let nearSide: @MainActor () -> GameSide
    /// How the page looks, and where else there is to go.
    private let elsewhere: @MainActor () -> [GameActions.Action]
    /// Says why nobody can play now.
    private let notYourTurn: @MainActor () -> Void
    /// Shows one of them how the game ended, once more.
    private let toResult: @MainActor (ResultModel.Reader) -> Void
    /// Closes the result for one of them.
    private let closeResult: @MainActor (ResultModel.Reader) -> Void
    /// Not all buttons are in sight at once, so that the menu has them, too.
    @ObservationIgnored var hasLargeText = false
    /// What somebody is asked, and after how many moves.
    @ObservationIgnored private var asked: Asked?
    @ObservationIgnored private lazy var actions = GameActions(game) { [weak self] question in
        self?.ask(question)
    }
    @ObservationIgnored private lazy var strict = StrictActions(
        game, dependencies.dialogs, dependencies.opener, localization,
        Recording(game, dependencies.dialogs, dependencies.opener, localization), hasSeats: true,
        announce: { [weak self] ground in self?.input.announce(for: ground) },
        moveOnBoard: { [weak self] side in self?.input.move(onBoardOf: side) })

    private struct Asked {
        let question: GameActions.Question
        let words: String
        let of: GameSide
        let plies: UInt32
        let isOver: Bool

        /// As long as the game stands there.
        func holds(in view: GameView) -> Bool { plies == view.plies && isOver == view.isOver }
    }

    init(
        _ dependencies: GameDependencies, _ game: GameStore, _ board: BoardModel,
        _ input: MoveInput, _ players: PlayerPanels,
        near nearSide: @escaping @MainActor () -> GameSide,
        elsewhere: @escaping @MainActor () -> [GameActions.Action],
        notYourTurn: @escaping @MainActor () -> Void,
        toResult: @escaping @MainActor (ResultModel.Reader) -> Void,
        closeResult: @escaping @MainActor (ResultModel.Reader) -> Void
    ) {
        self.dependencies = dependencies
        self.game = game
        self.input = input
        self.players = players
        self.nearSide = nearSide
        self.elsewhere = elsewhere
        self.notYourTurn = notYourTurn
        self.toResult = toResult
        self.closeResult = closeResult
        let near = nearSide()
        let ports = dependencies.ports
        self.near = Seat(isFar: false, near, ports, board)
        far = Seat(isFar: true, near.other, ports, board)
        look = TableLook(dependencies, game)
        look.looked = { [weak self] in self?.show() }
        look.nameOf = { [players, game] in players.name(game.state.view, $0) }
    }

    public var seats: [Seat] { [far, near] }

    private var view: GameView { game.state.view }
    private var localization: Localization { dependencies.localization }

    /// Both have what is theirs on their left.
    public var isMirrored: Bool {
        dependencies.settings.leftHanded != (dependencies.settings.clockPlace == .start)
    }

    // MARK: What each does

    /// His clock is pressed; where nothing is to be pressed, the game says why.
    public func press(_ seat: Seat) {
        if view.turnNow == nil { notYourTurn() } else { actions.act(.press, by: seat.side) }
    }

    /// The position one move earlier than the one on the board.
    public func lookBack(_ seat: Seat) { look.step(by: seat.side, .back(plies: 1)) }

    /// The position one move later; the newest one is the game.
    public func lookOn(_ seat: Seat) { look.step(by: seat.side, .on(plies: 1)) }

    /// The position after so many moves of both sides.
    public func lookBack(_ seat: Seat, to ply: UInt32) { look.to(by: seat.side, ply) }

    /// The page on which the game is stepped through, read by who asks for it; it takes the whole
    /// table, which who plays against the clock needs.
    private var toSteps: [GameActions.Action] {
        guard view.clocks?.running == nil, view.plies > 0 else { return [] }
        return [
            GameActions.Action(.stepsTitle) { [dependencies, game, look] in
                dependencies.lookWish.wish(after: look.ply ?? game.state.view.plies, in: game)
                dependencies.pages.go(.steps)
            }
        ]
    }

    /// Something is typed, or wished by a key, which belong to who is on move.
    func wish(_ deed: GameDeed) {
        face(view.actor)
        actions.act(deed)
    }

    /// What comes up now is read by this player.
    func face(_ side: GameSide) {
        dependencies.dialogs.isTurned = seats.contains { $0.side == side && $0.isTurned }
        dependencies.dialogs.half = side
    }

    /// What one of both writes in his half, whoever has begun last.
    public var written: Dialog? { dependencies.dialogs.written.last }

    /// What this player writes in his half.
    public func written(by side: GameSide) -> Dialog? {
        dependencies.dialogs.written.first { $0.half == side }
    }

    // MARK: What each has before him

    func show() {
        let view = view
        if asked?.holds(in: view) == false { asked = nil }
        look.follow(view)
        let isOpposite = dependencies.settings.facing == .bothWays && view.hasTwoPeople
        near.side = nearSide()
        far.side = near.side.other
        far.isTurned = isOpposite
        for seat in seats { show(seat, view) }
        players.showTaken(in: look.past)
    }

    private func show(_ seat: Seat, _ view: GameView) {
        let deeds = deeds(view, seat.side)
        seat.buttons = SeatBar.places(of: view).map { BarItem($0, act: act(at: $0, seat, deeds)) }
        seat.mayPress = view.may(seat.side, .press)
        seat.hasToChoose = false
        if seat.side == view.turn, case .promoting = view.turnNow { seat.hasToChoose = true }
        seat.isPressHeard = seat.mayPress || view.clocks != nil && !view.isOver
        seat.canLookBack = view.plies > 0 && look.ply != 0
        seat.canLookOn = look.ply != nil
        seat.look = look.words
        seat.back.show(
            look.isSeen ? [GameActions.Action(.gameBackTo) { [look] in look.end() }] : [])
        let own = asked.flatMap { $0.of == seat.side ? $0 : nil }
        seat.question = own?.words ?? words(askedBy: seat.side)
        seat.choices.show(own.map { answers(to: $0.question) } ?? [])
        seat.offer = players.question(to: seat.side, in: view, claimant: input.claimant)
        seat.answers.show(awaited(view, seat.side))
        seat.answers.leave(muted: seat.buttons)
    }

    /// What a player has asked his opponent, who has not answered.
    private func words(askedBy side: GameSide) -> String {
        guard let asked, asked.question.isForBoth, asked.question.by == side else { return "" }
        return asked.words
    }

    /// Who reads there is asked something.
    func isAsked(_ reader: ResultModel.Reader) -> Bool {
        asked?.of == (reader == .far ? far : near).side
    }

    /// What of the sentence that was said last is shown to him; who looks back stands at the way
    /// back to the game.
    public func sentence(for seat: Seat) -> String {
        let shown = players.shown(dependencies.announcer.lastSentence, to: seat.side)
        return look.words.isEmpty
            ? shown
            : shown.replacingOccurrences(of: look.words, with: "")
                .trimmingCharacters(in: .whitespaces)
    }

    private func act(
        at place: BarPlace, _ seat: Seat, _ deeds: [GameActions.Action]
    ) -> (@MainActor () -> Void)? {
        if place.label == .gameMenu {
            return { [weak self, weak seat] in
                if let seat { self?.openMenu(seat) }
            }
        }
        guard let deed = deeds.first(where: { $0.label == place.label }) else { return nil }
        return facing(seat.side, deed).run
    }

    /// The same, after which what comes up is read by this player.
    private func facing(_ side: GameSide, _ action: GameActions.Action) -> GameActions.Action {
        GameActions.Action(action.label) { [weak self] in
            self?.face(side)
            action.run()
        }
    }

    /// All that a player can do in the game.
    private func deeds(_ view: GameView, _ side: GameSide) -> [GameActions.Action] {
        (actions.buttons(view, by: side) + strict.buttons(view, side)
            + [actions.pass(view, by: side)].compactMap { $0 } + actions.menu(view, by: side)
            + strict.menu(view, side))
            .compactMap { $0.label == .gameUndo ? undo(view, side) : $0 }
            + (view.mode == .strict
                ? [
                    GameActions.Action(.strictArbiter) { [pages = dependencies.pages] in
                        pages.go(.arbiter)
                    }
                ] : [])
    }

    /// Who presses his own button takes back his own last move, with what came after it: a move of
    /// his opponent only if he agrees.
    private func undo(_ view: GameView, _ side: GameSide) -> GameActions.Action? {
        view.seat(side).ownTakeback.map { moves in
            GameActions.Action(.gameUndo) { [weak self] in
                self?.actions.act(
                    .undo(times: UInt16(max(moves, 1))), by: side, takesFromOpponent: moves > 1)
            }
        }
    }

    /// What the game waits for from a player; the clock is pressed where it stands.
    private func awaited(_ view: GameView, _ side: GameSide) -> [GameActions.Action] {
        if view.isOver { return [result(for: side)] + strict.buttons(view, side) }
        let there = SeatBar.places(of: view).map(\.label) + SeatBar.help
        let waited =
            actions.buttons(view, by: side) + strict.buttons(view, side)
            + (side == input.ownBoard ?? view.turn ? input.placing : [])
        return waited.filter { !there.contains($0.label) }.map { facing(side, $0) }
    }

    /// What the end asks of who reads a result.
    func asked(of reader: ResultModel.Reader) -> [GameActions.Action] {
        strict.buttons(view, reader == .far ? far.side : near.side)
    }

    private func result(for side: GameSide) -> GameActions.Action {
        GameActions.Action(.resultTitle) { [weak self] in
            guard let self else { return }
            toResult(far.side == side ? .far : .near)
        }
    }

    /// What is in a player's menu: nothing of what is awaited or among his buttons.
    public func menu(_ seat: Seat) -> [GameActions.Action] {
        let view = view
        let there = Set(
            awaited(view, seat.side).map(\.label)
                + (hasLargeText ? [] : SeatBar.places(of: view).map(\.label)) + [.gamePressClock])
        let home = GameActions.Action(.resultHome) { [pages = dependencies.pages] in pages.home() }
        return deeds(view, seat.side).filter { !there.contains($0.label) } + toSteps + elsewhere()
            + [home]
    }

    private func openMenu(_ seat: Seat) {
        face(seat.side)
        dependencies.dialogs.menu(
            localization.text(.gameMenu),
            menu(seat).map { action in
                Option<@MainActor () -> Void>(
                    { action.run() }, localization.text(action.label), icon: action.label.icon)
            })
    }

    // MARK: What one is asked

    /// What helps one player his opponent is asked, in his own half; the rest, who wishes it.
    private func ask(_ question: GameActions.Question) {
        let view = view
        guard question.isForBoth else {
            return ask(question, localization.text(question.label), of: question.by, view)
        }
        let asking = QuestionWords(game: game, localization: localization)
        Task { [weak self] in
            let words = await asking.of(question, hasSeats: true)
            self?.ask(question, words, of: question.by.other, view)
        }
    }

    private func ask(
        _ question: GameActions.Question, _ words: String, of side: GameSide, _ view: GameView
    ) {
        asked = Asked(
            question: question, words: words, of: side, plies: view.plies, isOver: view.isOver)
        // the question stands where his result would cover it
        closeResult(far.side == side ? .far : .near)
        show()
    }

    /// What is harmless comes first, as everywhere.
    private func answers(to question: GameActions.Question) -> [GameActions.Action] {
        let (no, yes): (LabelName, LabelName) =
            question.isForBoth ? (.answerRefuse, .answerAllow) : (.answerNo, .answerYes)
        return [
            GameActions.Action(no) { [weak self] in self?.answered {} },
            GameActions.Action(yes) { [weak self] in self?.answered(question.act) },
        ]
    }

    private func answered(_ act: @MainActor () -> Void) {
        asked = nil
        act()
        show()
    }
}
