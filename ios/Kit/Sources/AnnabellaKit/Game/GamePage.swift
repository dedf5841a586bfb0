import AnnabellaCore

/// A page on which the game on the table is played, and what each such page does in the
/// same way.
@MainActor
public protocol GamePage: MoveInputDelegate, BoardAccessDelegate {
    var dependencies: GameDependencies { get }
    var game: GameStore { get }
    var board: BoardModel { get }
    var input: MoveInput { get }
    var access: BoardAccess { get }
    /// Where it is seen.
    var place: Page { get }
    /// What is asked about a square is asked there.
    var hasRoomForCards: Bool { get }
    /// What comes up now is read by this player.
    func face(_ side: GameSide)
    /// A key is for what lies over the board.
    func takesFirst(_ event: KeyEvent) -> Bool
}

extension GamePage {
    public var view: GameView { game.state.view }

    public func face(_ side: GameSide) {}

    public func takesFirst(_ event: KeyEvent) -> Bool { false }

    public var hasRoomForCards: Bool { false }

    var localization: Localization { dependencies.localization }

    /// What was said last.
    public var sentence: String { dependencies.announcer.lastSentence }

    /// The same as it is shown, with what the marks of pieces ask for.
    public var shownSentence: String { withDuty(sentence) }

    /// What was said, and what the marks of pieces ask for.
    public func withDuty(_ sentence: String) -> String {
        guard let duty = view.kind.dutyLabel, !board.picture.alarms.isEmpty else { return sentence }
        // who has asked reads it already, with the squares
        if let alarm = view.kind.alarmLabel, sentence.contains(localization.text(alarm)) {
            return sentence
        }
        return [sentence, localization.text(duty)].filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// The ways through the squares for who reads them.
    public var rotors: [BoardRotor] { board.rotors(own: view.ownSide) }

    /// A key of a keyboard; false where it means nothing here.
    public func key(_ event: KeyEvent) -> Bool {
        // a question at the board has keys of its own
        guard dependencies.dialogs.open == nil else { return false }
        if takesFirst(event) { return true }
        return switch event.key {
        case .pageDown: boards.step(by: 1)
        case .pageUp: boards.step(by: -1)
        default: access.take(event)
        }
    }

    /// Where else to go, of several boards.
    public var boards: Boards { Boards(dependencies) }

    /// VoiceOver is on a square now, or on none of them.
    public func read(_ square: Int?) {
        board.read(square, isElsewhereHere: isBefore)
    }

    public func askPromotion(
        of side: GameSide, at square: Int, _ answer: @escaping @MainActor (PieceKind?) -> Void
    ) {
        // whose pawn it is need not be who has moved it
        face(input.ownBoard ?? view.turn)
        // whoever has asked is there until it is answered
        PromotionQuestion.ask(
            side, at: hasRoomForCards ? square : nil, binds: view.mode == .strict,
            dependencies.dialogs, localization
        ) { [self] piece in
            withExtendedLifetime(self) { answer(piece) }
        }
    }

    public func notYourTurn() {
        if mayBoth(.start) {
            tell(.gamePressStart)
        } else if mayBoth(.continue) {
            tell(.gamePressContinue)
        } else {
            ask(.turn)
        }
    }

    /// Who sees the board sees that, and of a hidden one it is not told.
    public func nothingThere() {
        if dependencies.ports.reader.isSpeaking, !view.hidesBoard { tell(.gameNothingThere) }
    }

    /// What both can do, to play on.
    private func mayBoth(_ kind: DeedKind) -> Bool {
        view.hasTwoPeople && GameSide.allCases.contains { view.may($0, kind) }
    }

    private func tell(_ label: LabelName) { tell(localization.text(label)) }

    private func tell(_ words: String) {
        Task {
            await dependencies.announcer.say(
                words, in: localization.labels.language, isRemembered: false)
        }
    }

    public func othersHaveTo(_ question: GameQuestion) { ask(question) }

    public func severalWays() {
        Task {
            await dependencies.announcer.say(
                localization.text(.severalWays), in: localization.labels.language)
        }
    }

    public var confirmsMoves: Bool { dependencies.settings.confirmMoves }

    public func hasToConfirm() {
        Task {
            await dependencies.announcer.say(
                localization.text(.gamePlayAgainTap), in: localization.labels.language,
                isRemembered: false)
        }
    }

    public func showOwnBoard(_ side: GameSide?) {
        Task {
            await access.readAnew()
            redraw()
            let (announcer, localization) = (dependencies.announcer, localization)
            guard let side else { return announcer.forgetMoment() }
            await announcer.say(
                localization.text(side == .first ? .strictOwnBoardWhite : .strictOwnBoardBlack),
                in: localization.labels.language, isRemembered: false)
        }
    }

    public func showClaim(_ side: GameSide?) {
        guard let side else { return dependencies.announcer.forgetMoment() }
        tell(localization.claim(by: side))
    }

    public func ask(_ question: GameQuestion) {
        dependencies.announcer.answer { [game] in (try? await game.ask(question).get()) ?? [] }
    }

    /// VoiceOver goes on at its square, and the keys on the board, when what was over the page
    /// is gone. Returns when its task is cancelled.
    func comeBack() async {
        for await isBefore in observed({ self.isBefore }) {
            if isBefore { board.comeBack() } else { board.leave() }
        }
    }

    /// The page is seen, and nothing is over it.
    private var isBefore: Bool {
        dependencies.life.isSeen && dependencies.dialogs.open == nil && !access.entry.isOpen
            && dependencies.pages.top == place
    }
}
