import AnnabellaCore
import Foundation
import Observation

/// The page on which somebody plays without seeing it.
@MainActor
@Observable
public final class BlindModel: GamePage {
    public let board: BoardModel
    public let spokenMenu: SpokenMenu

    @ObservationIgnored public private(set) lazy var input = MoveInput(game, delegate: self)
    @ObservationIgnored public private(set) lazy var access = BoardAccess(
        dependencies, game, board, input, delegate: self)
    @ObservationIgnored public private(set) lazy var talk = Talk(
        dependencies.announcer, dependencies.dialogs, dependencies.haptics,
        dependencies.ports.recogniser, localization,
        heard: { [weak self] in await self?.access.hear($0) },
        type: { [weak self] in self?.access.type() })
    /// Told when it is tapped, felt while it is held.
    @ObservationIgnored public private(set) lazy var clockArea = HeldArea(
        tapped: { [weak self] in self?.tellClocks() }, held: { [weak self] in self?.feelClock() },
        released: { [weak self] in self?.clock.release() })

    public let dependencies: GameDependencies
    public let game: GameStore
    public let place = Page.blind
    @ObservationIgnored private let moveSteps: MoveSteps
    @ObservationIgnored private let squares: SquareSpeech
    @ObservationIgnored private let clock: HapticClock
    @ObservationIgnored private let questions: Questions
    @ObservationIgnored private lazy var resigning = ResignQuestion(questions, game, localization)
    @ObservationIgnored private lazy var actions = GameActions(
        game,
        sure: { [weak self] in self?.ask($0) }, send: { [post] in post.send() })
    @ObservationIgnored private lazy var post = GamePost(dependencies, game)
    @ObservationIgnored private lazy var menu = BlindMenu(
        game, dependencies.dialogs, localization, delegate: self)
    @ObservationIgnored private var isNew = true

    init(_ dependencies: GameDependencies, _ game: GameStore) {
        self.dependencies = dependencies
        self.game = game
        let (announcer, effects, localization) = (
            dependencies.announcer, dependencies.effects, dependencies.localization
        )
        let board = BoardModel(localization, dependencies.ports.times)
        self.board = board
        moveSteps = MoveSteps(game, dependencies.announcer, dependencies.effects)
        squares = SquareSpeech(game, dependencies.announcer)
        clock = HapticClock(dependencies.haptics)
        spokenMenu = SpokenMenu(
            dependencies.ports, of: { localization.text(.blindMenuOf) },
            say: { label in
                Task {
                    await announcer.say(
                        label, in: localization.labels.language, isRemembered: false)
                }
            }, atEdge: { effects.edge() })
        questions = Questions(
            dependencies.dialogs, dependencies.ports.reader, dependencies.localization, spokenMenu)
        board.listener = self
        redraw()
        board.moveCursor(to: view.kind.firstCursor(on: view.size))
    }

    private func ask(_ question: GameActions.Question) {
        guard question.asksOpponent(in: view) else {
            return questions.ask(
                localization.text(question.label), .answerYes, act: question.act)
        }
        let words = QuestionWords(game: game, localization: localization)
        Task { [questions] in
            questions.ask(
                await words.of(question, hasSeats: false), .answerAllow, no: .answerRefuse,
                act: question.act)
        }
    }

    /// How strongly the board is seen.
    public var boardOpacity: Double {
        dependencies.settings.blindBoard == .dimmed ? 0.4 : 1
    }

    /// The page is seen; returns when its task is cancelled.
    public func run() async {
        dependencies.announcer.talkingPages += 1
        if dependencies.dialogs.open == nil { input.comeBack() }
        dependencies.choices.follow(input, of: game, on: place)
        board.focus.comeBack()
        if isNew { ask(.turn) }
        isNew = false
        await withDiscardingTaskGroup { group in
            group.addTask { await self.follow() }
            group.addTask { await self.access.watch() }
            group.addTask { await self.stopWhenLeft() }
            group.addTask { await self.comeBack() }
            group.addTask { await self.post.follow() }
        }
        dependencies.announcer.talkingPages -= 1
        stop()
        spokenMenu.close()
        resigning.forget()
    }

    private func follow() async {
        for await state in observed({ self.game.state }) {
            if Task.isCancelled { return }
            await access.read(state.view)
            render()
        }
    }

    /// Nobody is listened to, and nothing felt, while the app is not seen.
    private func stopWhenLeft() async {
        var wasSeen = false
        for await isSeen in observed({ [life = dependencies.life] in life.isSeen }) {
            if wasSeen, !isSeen { stop() }
            wasSeen = isSeen
        }
    }

    private func stop() {
        talk.cancel()
        clock.release()
    }

    private func render() {
        input.changed()
        redraw()
        access.shown()
        resigning.changed()
    }

    public func redraw() {
        let view = access.seen
        let isSecondBelow = view.ownSide == .second && !view.hasTwoPeople
        board.isFlipped = isSecondBelow != game.isTurned
        if case .board = access.hidden {
            board.isUnseen = true
        } else {
            board.isUnseen = dependencies.settings.blindBoard == .hidden && !access.isPeek
        }
        board.isExplored = dependencies.settings.exploreByFinger
        board.readsAllSquares = dependencies.settings.lightSquares
        board.picture = GamePicture.of(
            view, input, hidden: access.hidden, marksTargets: dependencies.settings.legalMarks)
    }

    public func flip() {
        game.isTurned.toggle()
        dependencies.games.keepBoards()
        redraw()
    }

    public func wish(_ deed: GameDeed) { actions.act(deed) }

    public func isAsked(_ deed: GameDeed) -> Bool { actions.question(deed) != nil }
}

// MARK: The areas

extension BlindModel {
    /// Says the last sentence once more.
    public func repeatLast() {
        Task { await dependencies.announcer.repeatLast() }
    }

    public func tellClocks() { ask(.clocks) }

    /// One round, for who cannot hold a finger there; else until the finger goes.
    public func feelClock(isOnce: Bool = false) {
        clock.hold(game, view.ownSide, isOnce: isOnce)
    }

    public func openMenu() {
        if dependencies.ports.reader.isOn {
            menu.show(localization.text(.gameMenu), menu.items)
        } else {
            spokenMenu.toggle(
                open: { spokenMenu.open(menu.items, localization.text(.blindMenuHint)) },
                close: closeMenu)
        }
    }

    /// A tap in the middle while a menu is open.
    public func tapMiddle() {
        if spokenMenu.isOpen { spokenMenu.tap() }
    }

    /// A finger has slid over the middle: to the left it goes on, to the right back.
    public func swiped(_ way: CGSize, onBoard: Bool) {
        // a finger that reads the board does not swipe
        if onBoard, board.isExplored, !spokenMenu.isOpen { return }
        if let by = MoveSwipe.step(way) { step(by) }
    }

    /// Goes back: out of a menu, else out of the page.
    public func escape() {
        if spokenMenu.isOpen { closeMenu() } else { leaveToBoard() }
    }

    private func closeMenu() {
        spokenMenu.leave()
        Task {
            await dependencies.announcer.say(
                localization.text(.blindMenuClosed), in: localization.labels.language,
                isRemembered: false)
        }
    }
}

extension BlindModel: BlindMenuDelegate {
    var deeds: [GameActions.Action] {
        actions.buttons(view) + [actions.pass(view), post.paste(in: view)].compactMap { $0 }
            + actions.menu(view)
    }

    func set(_ board: BlindBoard) {
        dependencies.settings.blindBoard = board
        redraw()
    }

    /// The move before or after the one that was said.
    public func step(_ by: Int) {
        if spokenMenu.isOpen { return spokenMenu.step(by) }
        Task { await moveSteps.step(by) }
    }

    func review() {
        dependencies.sayReview(of: game)
    }

    func spoken() {
        Task {
            if dependencies.ports.reader.isOn { return await SpokenLog(game, dependencies).show() }
            guard let lines = await SpokenLog(game, dependencies).lines(),
                dependencies.pages.top == place
            else {
                return
            }
            if lines.isEmpty {
                await dependencies.announcer.say(
                    localization.text(.gameSpokenNothing), in: localization.labels.language,
                    isRemembered: false)
            } else {
                let items = lines.map { BlindMenu.Item(label: $0.label, run: $0.value) }
                spokenMenu.open(items, localization.text(.gameSpoken))
            }
        }
    }

    func score() { dependencies.pages.go(.score) }

    func steps() { dependencies.pages.go(.steps) }

    func leaveToBoard() { dependencies.pages.back() }
}

extension BlindModel: BoardListener {
    public func tapped(_ square: Int) { input.tapped(square) }

    public func tappedByFinger(_ square: Int) { input.tappedByFinger(square) }

    // a finger that slides here swipes or reads
    public func grabbed(_ square: Int) -> Bool { false }

    public func dropped(from: Int, to: Int?) {}

    public func explored(_ square: Int?) {
        dependencies.effects.explored(square, view, hidden: access.hidden)
        guard let square, !dependencies.ports.reader.isSpeaking else { return }
        squares.say(square, peeked: access.peeked, localization.speech)
    }
}
