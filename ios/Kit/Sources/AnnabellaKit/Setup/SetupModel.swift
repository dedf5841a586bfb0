import AnnabellaCore
import Foundation
import Observation

/// Puts a position together, by fingers, keys or words, from which a game can begin.
@MainActor
@Observable
public final class SetupModel {
    /// A castling that can be allowed.
    public struct CastlingLine: Identifiable, Sendable {
        public let id: CastlingRight
        public let label: LabelName
        public let isAllowed: Bool
    }

    public let board: BoardModel
    /// Whether a game can begin from here, or why not.
    public private(set) var verdict = ""
    /// The position as FEN where a game can begin from it.
    public private(set) var fen: String?
    /// What a tap on a square puts there; 0 takes away.
    public private(set) var brush: UInt8 = 1

    private let settings: Settings
    private let dialogs: Dialogs
    private let announcer: Announcer
    private let opener: GameOpener
    private let reader: any ScreenReader
    private let localization: Localization
    @ObservationIgnored private var editor: PositionEditor
    /// How the positions of the other games stand.
    @ObservationIgnored private var texts: [GameKind: String] = [:]
    public private(set) var kind: GameKind
    private var position: EditedPosition
    @ObservationIgnored private var checking: Task<Void, Never>?
    @ObservationIgnored private var reading: Task<[Phrase], Never>?
    @ObservationIgnored private var isStarting = false

    init(
        _ settings: Settings, _ dialogs: Dialogs, _ announcer: Announcer, _ opener: GameOpener,
        _ ports: Ports, _ localization: Localization
    ) {
        self.settings = settings
        self.dialogs = dialogs
        self.announcer = announcer
        self.opener = opener
        reader = ports.reader
        self.localization = localization
        kind = settings.setupGame
        editor = Self.editor(of: settings.setupGame)
        position = editor.position()
        board = BoardModel(localization, ports.times)
        board.title = localization.text(.setupBoard)
        board.listener = self
        board.actions = self
    }

    /// Looks at the position as it stands.
    public func appear() async {
        board.focus.comeBack()
        show()
        read(nil)
        await checking?.value
    }

    public var canStart: Bool { fen != nil }

    /// Which game it is.
    public var game: FewOptions {
        FewOptions(
            localization.text(.newWhichGame),
            GameKind.games.filter(\.features.hasSetup)
                .map { Option($0, localization.name(of: $0)) }, chosen: kind
        ) { [self] in change(to: $0) }
    }

    private func change(to game: GameKind) {
        texts[kind] = position.text
        kind = game
        settings.setupGame = game
        editor = Self.editor(of: game, text: texts[game])
        brush = 1
        change(editor.position())
    }

    private static func editor(of game: GameKind, text: String? = nil) -> PositionEditor {
        guard let editor = try? PositionEditor(kind: game, text: text) else {
            preconditionFailure("\(game) is not among the games that can be set up")
        }
        return editor
    }

    public var pieces: [PieceChoice] { PieceChoice.all(in: kind) }

    /// Whether starts have numbers.
    public var hasStarts: Bool { kind.features.hasStarts }

    /// What a tap on a square puts there from now on.
    public func choose(_ choice: PieceChoice) {
        brush = choice.piece
    }

    public var turnLabel: String {
        localization.text(kind.turnLabel(position.turn))
    }

    public func changeTurn() { edit(.passTurn) }
    public func clear() { edit(.clear) }
    public func setUsual() { edit(.usual) }

    /// The castlings for which king and rook stand right.
    public var castlings: [CastlingLine] {
        position.castlings.map { choice in
            let label: LabelName =
                switch choice.right {
                case .whiteShort: .setupWhiteShort
                case .whiteLong: .setupWhiteLong
                case .blackShort: .setupBlackShort
                case .blackLong: .setupBlackLong
                }
            return CastlingLine(id: choice.right, label: label, isAllowed: choice.isAllowed)
        }
    }

    public func isAllowed(_ line: CastlingLine) -> Bool {
        position.castlings.contains { $0.right == line.id && $0.isAllowed }
    }

    public func set(_ line: CastlingLine, isAllowed: Bool) {
        edit(.allow(right: line.id, isAllowed: isAllowed))
    }

    /// Lets the position be typed, as FEN or as pieces with their squares.
    public func askText() {
        dialogs.write(
            localization.text(.setupFen), value: fen ?? "",
            help: localization.text(kind.positionHelp)
        ) { [self] text in
            Task { await type(text) }
        }
    }

    /// Lets a start of Chess960 be chosen; one that is drawn by lot stands there.
    public func askNumber() {
        let lot = String(Int.random(in: 0..<NewGames.starts))
        dialogs.write(
            localization.text(.setup960), value: lot, help: localization.text(.setup960Number),
            kind: .number
        ) { [self] text in
            if let number = UInt32(text), let start = try? editor.edit(edit: .start(number: number))
            {
                change(start)
            } else {
                refuse(localization.text(.setupNotRead))
            }
        }
    }

    /// Begins a game from here, against the computer or between people.
    public func play(betweenPeople: Bool) async {
        guard !isStarting else { return }
        isStarting = true
        defer { isStarting = false }
        let enter = opener.fromHere()
        // what was changed last is being looked at
        await checking?.value
        guard let fen else { return }
        let games = NewGames(settings, of: kind)
        let usual = await betweenPeople ? games.twoPlayers() : games.againstComputer()
        let setup = usual.with(kind: position.kind, fen: .some(fen))
        if await opener.start(setup) { await opener.show(enter: enter) }
    }

    /// Letters put the first player's pieces where the keys are, with Shift the other one's.
    public func key(_ event: KeyEvent) -> Bool {
        guard board.hasKeys, !event.isCommand, !event.isAlt else { return false }
        let isTaken = take(event)
        if isTaken { board.isByKeys = true }
        return isTaken
    }

    private func take(_ event: KeyEvent) -> Bool {
        switch event.key {
        case .arrow(let arrow): return board.go(arrow)
        case .enter, .space:
            board.pressCursor()
            return true
        case .sign(let letter):
            let keys = kind.pieceKeys
            guard let piece = letter.lowercased().first.flatMap({ keys[$0] }) else { return false }
            put(event.isShift ? piece + 8 : piece)
            return true
        case .escape, .pageDown, .pageUp, .other: return false
        }
    }

    /// To delete takes a piece away where the keys are.
    public func erase() -> Bool {
        guard board.hasKeys else { return false }
        put(0)
        return true
    }

    private func put(_ piece: UInt8) {
        let square = board.cursor
        edit(.set(square: UInt8(square), piece: piece), at: square)
    }

    private func type(_ text: String) async {
        let (editor, speech) = (editor, localization.speech)
        let entered = await CallQueue().run {
            Result { try editor.enter(text: text, settings: speech) }
        }
        switch entered {
        case .success(nil): change(editor.position())
        case .success(let problem?): refuse(problem.printed)
        case .failure: refuse(localization.text(.setupNotRead))
        }
    }

    private func refuse(_ words: String) {
        verdict = words
        guard reader.isOn else { return }
        let (words, subject) = (phrase(words), announcer.subject)
        Task { [announcer] in
            await announcer.answer([words], isRemembered: false, of: subject)
        }
    }

    /// Changes the position; what is on `square` then is said.
    private func edit(_ edit: PositionEdit, at square: Int? = nil) {
        if let edited = try? editor.edit(edit: edit) { change(edited, at: square) }
    }

    private func change(_ edited: EditedPosition, at square: Int? = nil) {
        position = edited
        show()
        read(square)
    }

    private func show() {
        board.picture = BoardPicture(kind: kind, pieces: position.board)
        board.readsAllSquares = settings.lightSquares
        checking?.cancel()
        let (editor, speech) = (editor, localization.speech)
        checking = Task {
            let check = await CallQueue().run { try? editor.check(settings: speech) }
            if !Task.isCancelled { judge(check) }
        }
    }

    private func judge(_ check: PositionCheck?) {
        fen = check?.fen
        verdict =
            check.map { $0.fen != nil ? localization.text(.setupReady) : $0.problem?.printed ?? "" }
            ?? ""
    }

    /// Fetches what is read of the squares, and says what is on one of them, and what that
    /// means for the game where it means something else now.
    private func read(_ square: Int?) {
        reading?.cancel()
        let (kind, pieces, speech) = (kind, position.board, localization.speech)
        let before = verdict
        let reading = Task { [checking] () -> [Phrase] in
            let labels = await CallQueue().run {
                try? boardLabels(kind: kind, board: pieces, settings: speech)
            }
            guard let labels else { return [] }
            if !Task.isCancelled { board.labels = labels }
            await checking?.value
            guard reader.isOn else { return [] }
            let isNew = !before.isEmpty && verdict != before
            return (square.map { [labels[$0]] } ?? []) + (isNew ? [phrase(verdict)] : [])
        }
        self.reading = reading
        // whoever changes more meanwhile still hears it
        announcer.answer(isRemembered: false) { await reading.value }
    }

    private func phrase(_ words: String) -> Phrase {
        let segment = PhraseSegment(lang: localization.labels.language, text: words)
        return Phrase(
            urgency: .answer, segments: [segment], printed: words, isAnnouncement: false)
    }
}

extension SetupModel: BoardListener {
    public func tapped(_ square: Int) {
        edit(.put(square: UInt8(square), piece: brush), at: square)
    }

    public func grabbed(_ square: Int) -> Bool { true }

    public func dropped(from: Int, to: Int?) {
        edit(.move(from: UInt8(from), to: to.map { UInt8($0) }), at: to ?? from)
    }

    // no piece is taken away by what nobody has done
    public func givenUp(from: Int) {}

    public func explored(_ square: Int?) {}
}

extension SetupModel: BoardActions {
    public func on(_ square: Int) -> [BoardAction] {
        guard position.board[square] != 0 else { return [] }
        let take = BoardAction(localization.text(.setupErase)) { [self] in
            edit(.set(square: UInt8(square), piece: 0), at: square)
        }
        return [take]
    }
}
