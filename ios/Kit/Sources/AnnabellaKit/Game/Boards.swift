import AnnabellaCore

/// The boards of a simultaneous display, for the page of the one on the table: where else to go.
@MainActor
public struct Boards {
    private let games: Games
    private let announcer: Announcer
    private let dialogs: Dialogs
    private let localization: Localization

    init(
        _ games: Games, _ announcer: Announcer, _ dialogs: Dialogs, _ localization: Localization
    ) {
        self.games = games
        self.announcer = announcer
        self.dialogs = dialogs
        self.localization = localization
    }

    init(_ dependencies: GameDependencies) {
        self.init(
            dependencies.games, dependencies.announcer, dependencies.dialogs,
            dependencies.localization)
    }

    public var areSeveral: Bool { games.boards.count > 1 }

    private var language: SpeechLanguage { localization.speech.language }

    /// To the next board for 1, to the one before for -1; after the last comes the first.
    @discardableResult
    public func step(by step: Int) -> Bool {
        let count = games.boards.count
        guard count > 1 else { return false }
        return bring((games.number - 1 + step + count) % count + 1)
    }

    /// To the board with this number; false where there is none.
    @discardableResult
    public func bring(_ number: Int) -> Bool {
        guard areSeveral, (1...games.boards.count).contains(number) else { return false }
        announcer.heads { await told(of: $0) }
        _ = games.bring(number)
        Task { await announcer.headsAgain() }
        return true
    }

    /// Says which of several boards is on the table, and how the game stands there.
    func tellWhich() -> Bool { bring(games.number) }

    /// Says what is played on the page that has come, and of several boards which one this is.
    func introduce() async {
        guard let game = games.current else { return }
        guard areSeveral else { return await announcer.introduce(game) }
        guard announcer.introduces(game) else { return }
        let hint = phrase(localization.text(.boardsKeys))
        await announcer.head(told(of: game, hint: [hint]))
    }

    /// Says which board this is, with what is moved there last and whose turn it is; on the
    /// first visit also what is played. What has happened there meanwhile is told by the game
    /// itself.
    private func told(of game: GameStore, hint: [Phrase] = []) async -> [Phrase] {
        let (plies, hasTwoPeople) = (game.state.view.plies, game.state.view.hasTwoPeople)
        let isWaiting = games.boards.contains { $0.game === game && $0.isWaiting }
        // the computer may think about the first move
        let isNew = !hint.isEmpty || isWaiting && plies < 2 || plies == 0 && !hasTwoPeople
        let hasNews = game.hasToSay
        let told = (try? await (isNew ? game.introduce() : game.describe()).get()) ?? []
        let said = isNew ? told : told.suffix(hasNews ? 1 : 2)
        return [phrase("\(title).")] + hint + said
    }

    /// How all boards stand, to choose one.
    func choose(nowMs: UInt64) async {
        let all = await dialogs.facing { await options(nowMs) }
        dialogs.choose(localization.text(.boardsTitle), all, chosen: games.number) {
            bring($0)
        }
    }

    private func options(_ nowMs: UInt64) async -> [Option<Int>] {
        var options: [Option<Int>] = []
        for (at, board) in games.boards.enumerated() {
            let name = boardName(at + 1, await board.players(language))
            let last = LastBoard(board.game.state.view, isTurned: board.game.isTurned)
            let more = [await board.standing(), await board.time(nowMs, language)]
            let aside = more.compactMap { $0 }.joined(separator: " ")
            options.append(Option(at + 1, name, aside: aside, board: last))
        }
        return options
    }

    /// The same, said.
    func say() { announcer.answer { await lines().map(phrase) } }

    private func lines() async -> [String] {
        var lines: [String] = []
        for (at, board) in games.boards.enumerated() {
            let name = boardName(at + 1, await board.opponent(language))
            lines.append("\(name). \(await board.standing())")
        }
        return lines
    }

    private func boardName(_ number: Int, _ name: String) -> String {
        (try? boardNamed(number: UInt32(number), name: name, language: language)) ?? ""
    }

    /// Which board this is, and on how many others a move is awaited.
    public var title: String {
        number(waiting: others { $0.awaits($0.own) })
    }

    /// Which board this is, for who has this side here, and at how many others he is awaited: he
    /// or, where each board has another opponent, any of them.
    public func title(for side: GameSide) -> String {
        number(waiting: waiting(for: side))
    }

    /// The same in lines: which board this is, and how many others wait, if any do.
    public func lines(for side: GameSide) -> [String] {
        let waiting = UInt32(waiting(for: side))
        let others = try? boardsWaiting(waiting: waiting, language: language)
        return [number(waiting: nil), others].compactMap { $0 }
    }

    private func waiting(for side: GameSide) -> Int {
        let isOwn = games.boards.first { $0.game === games.current }?.own == side
        return others { $0.awaits(isOwn ? $0.own : $0.own.other) }
    }

    private func others(_ areMeant: (OpenBoard) -> Bool) -> Int {
        games.boards.filter { $0.game !== games.current && areMeant($0) }.count
    }

    private func number(waiting: Int?) -> String {
        (try? boardNumber(
            number: UInt32(games.number), of: UInt32(games.boards.count),
            waiting: waiting.map { UInt32($0) }, language: language)) ?? ""
    }

    private func phrase(_ text: String) -> Phrase {
        .of(text, in: localization.labels.language)
    }
}
