import AnnabellaCore
import Foundation
import Observation

/// A game on the table: the board, the players, what was said last, and what can be done.
@MainActor
@Observable
public final class GameModel: GamePage {
    public let game: GameStore
    public let board: BoardModel
    public let players: PlayerPanels
    public let strip: MovesStrip
    /// What stands over the page.
    public private(set) var title: String
    /// What is often done, in places that stay; what cannot be done now is muted.
    public private(set) var bar: [BarItem] = []
    private let answers: AnswerButtons
    /// What the game asks, in the slip for as long as it can be answered; empty where nothing is.
    public private(set) var question = ""
    /// How the game ended, over the page.
    public let result: ResultModel
    /// Texts that go to another device and come from there.
    public let post: GamePost
    /// Two people sit at a tablet, each with a half of the page.
    public var isAtTable = false {
        didSet { if isAtTable != oldValue { render() } }
    }
    /// The table stands upright, with the players above and below the board.
    public var isUpright = false {
        didSet { if isUpright != oldValue { render() } }
    }
    /// A card at a square of the board has room on the page.
    @ObservationIgnored public private(set) var hasRoomForCards = true
    /// Not all of the bar is in sight at once, so that the menu has it, too.
    @ObservationIgnored private var hasLargeText = false
    @ObservationIgnored public private(set) lazy var table = TableModel(
        dependencies, game, board, input, players,
        near: { [weak self] in self?.near ?? .first },
        elsewhere: { [weak self] in self.map { $0.toBoards + $0.elsewhere } ?? [] },
        notYourTurn: { [weak self] in self?.notYourTurn() },
        toResult: { [weak self] in self?.result.open(for: $0) },
        closeResult: { [weak self] reader in
            guard let self, result.isOpen(for: reader) else { return }
            closeResult(for: reader)
        })

    @ObservationIgnored public private(set) lazy var input = MoveInput(game, delegate: self)
    @ObservationIgnored public private(set) lazy var access = BoardAccess(
        dependencies, game, board, input, delegate: self)
    @ObservationIgnored private lazy var squares = SquareSpeech(game, dependencies.announcer)
    @ObservationIgnored private lazy var actions = GameActions(
        game,
        sure: { [weak self] question in
            // what helps one player his opponent is asked; the rest, who wishes it
            self?.face(question.isForBoth ? question.by.other : question.by)
            self?.ask(question)
        }, send: { [post] in post.send() })

    @ObservationIgnored private lazy var strict = StrictActions(
        game, dependencies.dialogs, dependencies.opener, localization,
        Recording(game, dependencies.dialogs, dependencies.opener, localization),
        announce: { [weak self] ground in self?.input.announce(for: ground) },
        moveOnBoard: { [weak self] side in self?.input.move(onBoardOf: side) })

    public let dependencies: GameDependencies
    public let place = Page.game
    private let secondScreen: SecondScreen
    @ObservationIgnored private lazy var hapticClock = HapticClock(dependencies.haptics)
    @ObservationIgnored private var plies: UInt32?
    @ObservationIgnored private var wasWaiting = false
    @ObservationIgnored private var endWatch = EndWatch()

    init(
        _ dependencies: GameDependencies, _ secondScreen: SecondScreen, _ game: GameStore
    ) {
        self.secondScreen = secondScreen
        self.dependencies = dependencies
        self.game = game
        let board = BoardModel(dependencies.localization, dependencies.ports.times)
        self.board = board
        answers = AnswerButtons(dependencies.ports, board)
        result = ResultModel(dependencies, game)
        post = GamePost(dependencies, game)
        players = PlayerPanels(game, dependencies.ports.times, dependencies.localization)
        strip = MovesStrip(game)
        title = Self.title(of: game.state.view, dependencies.localization)
        board.listener = self
        table.look.lie(over: self, access.entry)
        result.asks = { [weak self] reader in
            guard let self, view.isOver else { return [] }
            return isAtTable ? table.asked(of: reader) : strict.buttons(view, view.actor)
        }
        // at once; what else can be done comes with the game
        let menu: @MainActor () -> Void = { [weak self] in self?.openMenu() }
        bar = places.map { BarItem($0, act: $0.label == .gameMenu ? menu : nil) }
        redraw()
        board.moveCursor(to: view.kind.firstCursor(on: view.size))
        if dependencies.ports.reader.isOn { board.focus.begin(at: board.cursor) }
    }

    /// The page is seen; returns when its task is cancelled.
    public func run() async {
        if dependencies.dialogs.open == nil { input.comeBack() }
        dependencies.choices.follow(input, of: game, on: place)
        board.focus.comeBack()
        await withDiscardingTaskGroup { group in
            group.addTask { await self.follow() }
            group.addTask { await self.access.watch() }
            group.addTask { await self.showTitle() }
            group.addTask { await self.learnNames() }
            group.addTask { await self.comeBack() }
            group.addTask { await self.result.followRating() }
            group.addTask { await self.post.follow() }
        }
        players.stop()
        result.hide()
        dependencies.dialogs.isTurned = dependencies.pages.isTopTurned
        release()
    }

    /// At one device both are asked together.
    private func ask(_ question: GameActions.Question) {
        guard question.asksOpponent(in: view) else {
            return dependencies.dialogs.ask(
                localization.text(question.label), yes: localization.text(.answerYes),
                act: question.act)
        }
        let words = QuestionWords(game: game, localization: localization)
        Task { [dialogs = dependencies.dialogs, localization] in
            dialogs.ask(
                await dialogs.facing { await words.of(question, hasSeats: false) },
                yes: localization.text(.answerAllow),
                no: .answerRefuse, act: question.act)
        }
    }

    private func learnNames() async {
        await players.learn()
        // a question has them in it
        showDeeds()
    }

    private func follow() async {
        for await state in observed({ self.game.state }) {
            // what is seen and what is read change together
            await access.read(state.view)
            render()
            await strip.show(view)
            board.moves = strip.moves
        }
    }

    /// Of whoever plays, which may change in the midst of a game.
    private func showTitle() async {
        for await title in observed({
            let boards = self.boards
            return boards.areSeveral ? boards.title : Self.title(of: self.view, self.localization)
        }) {
            self.title = title
        }
    }

    private static func title(of view: GameView, _ localization: Localization) -> String {
        let language = localization.speech.language
        return
            (try? gameTitle(
                kind: view.kind, first: view.first.player, second: view.second.player,
                language: language)) ?? ""
    }

    private func render() {
        // nothing that was chosen goes over into another game
        input.changed()
        let (pages, dialogs) = (dependencies.pages, dependencies.dialogs)
        // who was asked has answered
        if dialogs.open == nil, pages.top == place { dialogs.isTurned = false }
        if endWatch.ends(view) {
            result.ended(on: place) { [weak self] in self?.readers ?? [] }
        } else if !view.isOver {
            // the end was taken back
            result.hide()
            result.close()
        }
        redraw()
        players.show(below: near)
        showDeeds()
        // what is told of the end may be another, as when a scoresheet is completed
        if result.isOpen { Task { await result.learn() } }
        access.shown()
    }

    /// Whom a result comes for: not for who is asked something, which it would cover.
    private var readers: [ResultModel.Reader] {
        isAtTable ? ResultModel.Reader.allCases.filter { !table.isAsked($0) } : [.near]
    }

    private var places: [BarPlace] { GameBar.places(of: view) }

    /// What the game waits for, with the moves that are to be written down, and what is often
    /// wished.
    private var awaited: [GameActions.Action] {
        let placing = input.placing
        return actions.buttons(view) + strict.buttons(view, view.actor)
            + (placing.isEmpty ? [actions.pass(view)].compactMap { $0 } : placing)
            + [post.pasteAwaited(in: view)].compactMap { $0 }
    }

    /// All that can be done in the game.
    private var deeds: [GameActions.Action] {
        awaited + actions.menu(view) + [post.paste(in: view)].compactMap { $0 }
            + strict.menu(view, view.actor)
            + (view.mode == .strict ? [page(.strictArbiter, .arbiter)] : [])
    }

    private func showDeeds() {
        if isAtTable { table.show() }
        let inBar = places.map(\.label)
        question = players.question(to: view.actor, in: view, claimant: input.claimant)
        answers.show(
            awaited.filter { !inBar.contains($0.label) && !GameBar.help.contains($0.label) })
        let deeds = deeds
        bar = places.map { BarItem($0, act: act(at: $0, deeds)) }
        answers.leave(muted: bar)
    }

    /// What an item of the bar does now; nil where it cannot be done.
    private func act(
        at place: BarPlace, _ deeds: [GameActions.Action]
    ) -> (@MainActor () -> Void)? {
        switch place.label {
        case .gameMenu: return { [weak self] in self?.openMenu() }
        case .stepsPrevious where view.plies == 0: return nil
        case .stepsPrevious: return { [weak self] in self?.lookBack() }
        default:
            guard let deed = deeds.first(where: { $0.label == place.label }) else { return nil }
            return { deed.run() }
        }
    }

    /// The position before the last move, from where all others can be seen.
    private func lookBack() {
        if view.plies > 0 { lookBack(to: view.plies - 1) }
    }

    /// The position after so many moves of both sides.
    public func lookBack(to ply: UInt32) {
        face(below)
        dependencies.lookWish.wish(after: ply, in: game)
        dependencies.pages.go(.steps)
    }

    public func redraw() {
        let view = access.seen
        if !input.placing.isEmpty != isPlacing { showDeeds() }
        // what was said of a move that waited is over with it
        if wasWaiting, input.waiting == nil { dependencies.announcer.forgetMoment() }
        wasWaiting = input.waiting != nil
        board.isFlipped = below == .second
        if case .board = access.hidden { board.isUnseen = true } else { board.isUnseen = false }
        board.turnedSide = isFarTurned ? below.other : nil
        if isAtTable { table.look.lie(as: board) }
        board.isExplored = dependencies.settings.exploreByFinger
        board.readsAllSquares = dependencies.settings.lightSquares
        let before = board.picture
        board.picture = GamePicture.of(
            view, input, hidden: access.hidden, marksTargets: dependencies.settings.legalMarks)
        if let plies, view.plies == plies + 1, dependencies.settings.pieceMotion,
            input.ownBoard == nil, let move = view.latestMove,
            // what is put somewhere comes no way
            move.path.from != move.arrival,
            before.byte(at: move.arrival) != board.picture.byte(at: move.arrival)
        {
            // a move that was begun goes on from where it was seen last
            board.glide = BoardModel.Glide(
                from: before.passed.last ?? move.path.from, to: move.arrival,
                number: view.plies)
        }
        plies = view.plies
    }

    /// The far player sits opposite, and reads from there.
    private var isFarTurned: Bool {
        dependencies.settings.facing == .bothWays && access.seen.hasTwoPeople
    }

    private var isPlacing: Bool {
        let shown = isAtTable ? table.seats.flatMap(\.answers.actions) : buttons
        return shown.contains { $0.label == .answerCancel }
    }

    /// The colour whose side is below.
    public var below: GameSide {
        let view = access.seen
        let usual: GameSide =
            if !view.first.player.isPerson, view.second.player.isPerson {
                .second
            } else if dependencies.settings.facing == .turns, view.hasTwoPeople {
                view.turn
            } else {
                .first
            }
        return game.isTurned ? usual.other : usual
    }

    /// Who sits at the near side of the page. At a table that lies everybody keeps his column,
    /// also where the board turns with each move.
    private var near: GameSide {
        guard isAtTable, !isUpright, dependencies.settings.facing == .turns else { return below }
        return game.isTurned ? .second : .first
    }

    public func flip() {
        game.isTurned.toggle()
        dependencies.games.keepBoards()
        render()
    }

    public func wish(_ deed: GameDeed) {
        if isAtTable { table.wish(deed) } else { actions.act(deed) }
    }

    public func face(_ side: GameSide) {
        dependencies.dialogs.isTurned = isFar(side)
    }

    /// He sits opposite, and reads from there.
    private func isFar(_ side: GameSide) -> Bool { isFarTurned && side != below }

    /// What the game waits for is read by the far player.
    public var isSlipTurned: Bool { !answers.actions.isEmpty && isFar(view.actor) }

    public func isAsked(_ deed: GameDeed) -> Bool { actions.question(deed) != nil }

    public func looks(_ to: LookBack) -> Bool {
        guard isAtTable else { return false }
        table.look.step(by: view.actor, to)
        return true
    }

    public func takesFirst(_ event: KeyEvent) -> Bool { isAtTable && table.look.key(event) }
}

extension GameModel: BoardListener {
    public func tapped(_ square: Int) {
        input.tapped(square)
    }

    public func tappedByFinger(_ square: Int) {
        input.tappedByFinger(square)
    }

    public func grabbed(_ square: Int) -> Bool { input.grabbed(square) }

    public func dropped(from: Int, to: Int?) {
        input.dropped(from: from, to: to)
    }

    public func explored(_ square: Int?) {
        dependencies.effects.explored(square, view, hidden: access.hidden)
        guard let square, board.isExplored, !dependencies.ports.reader.isSpeaking else { return }
        squares.say(square, peeked: access.peeked, localization.speech)
    }
}

extension GameModel {
    /// What the game waits for, in the slip, in the same order whenever it is shown.
    public var buttons: [GameActions.Action] { answers.actions }

    /// The button that VoiceOver is on, or the keys are.
    public var buttonInFocus: LabelName? {
        get { answers.inFocus }
        set { answers.inFocus = newValue }
    }

    /// A finger presses a button.
    public func press(_ action: GameActions.Action) { answers.press(action) }

    /// What is in the menu: nothing of what is awaited or in sight in the bar.
    public var menu: [GameActions.Action] {
        let inBar = places.map(\.label)
        let there = Set(awaited.map(\.label)).subtracting(GameBar.help).subtracting(inBar)
            .union(hasLargeText ? [] : inBar)
        return deeds.filter { !there.contains($0.label) } + toResult + toBoards + elsewhere
    }

    /// How the game ended, once more.
    private var toResult: [GameActions.Action] {
        view.isOver ? [GameActions.Action(.resultTitle) { self.result.open() }] : []
    }

    /// Whether there is a result to go to, by a button at the moves.
    public var hasResult: Bool { view.isOver }

    /// The result is closed: who was there goes on at the board.
    public func closeResult(for reader: ResultModel.Reader = .near) {
        result.close(for: reader)
        goOnAtBoard()
    }

    private func goOnAtBoard() {
        if dependencies.ports.reader.isOn {
            board.focus.take(board.cursor)
        } else {
            board.hasKeys = true
        }
    }

    /// How the page looks, and where else there is to go.
    private var elsewhere: [GameActions.Action] {
        let isFull = dependencies.settings.fullScreen
        return [
            GameActions.Action(.gameFlip) { self.flip() },
            GameActions.Action(isFull ? .gameLeaveFullScreen : .gameFullScreen) {
                self.dependencies.settings.fullScreen = !isFull
            },
            page(.scoreTitle, .score),
            GameActions.Action(.gameSpoken) {
                Task { await SpokenLog(self.game, self.dependencies).show() }
            },
            page(.displayTitle, .display),
        ] + secondScreenAction + howTo + [
            page(.blindTitle, .blind),
            GameActions.Action(.gameType) { self.access.type() },
            page(.sayingsTitle, HowToModel.sayings(of: view.kind)),
            page(.keysTitle, .keys),
            page(.settingsTitle, .settings),
        ]
    }

    public func openMenu() {
        // it is opened from the near edge
        face(below)
        dependencies.dialogs.menu(
            localization.text(.gameMenu),
            menu.map { action in
                Option<@MainActor () -> Void>(
                    { action.run() }, localization.text(action.label), icon: action.label.icon)
            })
    }

    /// All boards, where there are several.
    private var toBoards: [GameActions.Action] {
        boards.areSeveral ? [GameActions.Action(.boardsTitle) { self.chooseBoard() }] : []
    }

    /// Shows how all boards stand, to choose one.
    public func chooseBoard() {
        Task { await boards.choose(nowMs: dependencies.ports.times.nowMs()) }
    }

    private var secondScreenAction: [GameActions.Action] {
        secondScreen.label.map { label in
            [GameActions.Action(label) { self.secondScreen.toggle() }]
        } ?? []
    }

    private var howTo: [GameActions.Action] {
        HowToModel.page(of: view.kind).map { [page(.howToTitle, $0)] } ?? []
    }

    private func page(_ label: LabelName, _ page: Page) -> GameActions.Action {
        GameActions.Action(label) { self.dependencies.pages.go(page) }
    }

    /// A finger is held on a player's clock; who cannot do that feels one round.
    public func hold(_ side: GameSide, isOnce: Bool = false) {
        hapticClock.hold(game, side, isOnce: isOnce)
    }

    public func release() {
        hapticClock.release()
    }

    /// Says the last sentence once more.
    public func repeatLast() async {
        await dependencies.announcer.repeatLast()
    }

    /// The page is so large, with lines of words of this height.
    public func fits(_ size: CGSize, lineHeight: CGFloat) {
        hasRoomForCards = PlacedCard.fits(
            rows: PromotionQuestion.rows, lineHeight: lineHeight, in: size)
        hasLargeText = GameBar.isOutOfSight(lineHeight: lineHeight)
        table.hasLargeText = hasLargeText
    }

    /// The question that is asked at a square of the board.
    public var card: Dialog? { dependencies.dialogs.open.flatMap { $0.square == nil ? nil : $0 } }

    /// Leaves the page, or first what is over it.
    public func goBack() {
        if !leaveCover() { dependencies.pages.back() }
    }

    /// Gives up what is over the page or a choice, or leaves the page.
    public func escape() {
        if leaveCover() { return }
        if table.look.isSeen {
            table.look.end()
        } else if !input.cancel() {
            dependencies.pages.back()
        }
    }

    /// What is over the page goes; false where nothing is.
    private func leaveCover() -> Bool {
        if let asked = card ?? table.written {
            dependencies.dialogs.cancel(asked.id)
        } else if result.close() {
            goOnAtBoard()
        } else {
            return false
        }
        return true
    }
}
