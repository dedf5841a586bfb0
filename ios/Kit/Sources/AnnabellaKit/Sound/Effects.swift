import AnnabellaCore

/// What is heard, beside words, and felt of what happens in the game on the table, while the
/// app is seen; and of the squares that a finger comes to.
@MainActor
public final class Effects {
    private let games: Games
    private let settings: Settings
    private let times: Times
    private let sounds: any Sounds
    private let haptics: any Haptics
    private var work: Task<Void, Never>?
    private var following: [Task<Void, Never>] = []
    private var warning: Task<Void, Never>?

    init(
        _ games: Games, _ settings: Settings, _ times: Times, _ sounds: any Sounds,
        _ haptics: any Haptics
    ) {
        self.games = games
        self.settings = settings
        self.times = times
        self.sounds = sounds
        self.haptics = haptics
    }

    /// The app is seen.
    public func begin() {
        guard work == nil else { return }
        work = Task {
            var known: GameStore?
            for await game in observed({ self.games.current }) where game !== known {
                if Task.isCancelled { return }
                known = game
                follow(game)
            }
        }
    }

    /// The app is no longer seen.
    public func stop() {
        work?.cancel()
        work = nil
        follow(nil)
    }

    public func play(_ sound: Sound) {
        if settings.sounds { sounds.play(sound) }
    }

    /// A finger that explores has come to a square, or left the board for nil.
    public func explored(_ square: Int?, _ view: GameView, hidden: HiddenBoard) {
        guard settings.exploringTicks else { return }
        guard let square else { return edge() }
        // where pieces are hidden all squares feel empty
        let piece = hidden == .nothing ? view.board[view.board.startIndex + square] : 0
        // a board of lines has dots instead, by which a finger finds its way
        let isLight =
            view.kind.hasShades
            ? !Squares.isDark(square) : LinePoints.stars(on: view.size).contains(square)
        play(piece != 0 ? .tickPiece : isLight ? .tickLight : .tickDark)
        let isOwn = (piece < firstOfSecond) == (view.ownSide == .first)
        haptics.play(.square(isLight: isLight, isOwn: piece == 0 ? nil : isOwn))
    }

    /// There is nothing further on.
    public func edge() {
        play(.edge)
        haptics.play(.edge)
    }

    private func follow(_ game: GameStore?) {
        for task in following { task.cancel() }
        warning?.cancel()
        warning = nil
        guard let game else {
            following = []
            return
        }
        following = [Task { await self.tellAll(of: game) }, Task { await self.warnAll(in: game) }]
    }

    private func tellAll(of game: GameStore) async {
        for await event in game.events {
            tell(event.what, game.state.view)
        }
    }

    private func tell(_ what: Happening, _ view: GameView) {
        switch what {
        case .moved(let move): moved(move, view.kind)
        case .takenBack, .playedAgain: play(.move)
        case .illegalMove, .refused:
            play(.illegal)
            haptics.play(.illegal)
        case .pressed: play(.press)
        case .ended(let ending): play(ended(ending, view))
        default: break
        }
    }

    private func moved(_ move: PlayedMove, _ kind: GameKind) {
        // a duty to capture is no danger, and stones are in atari again and again
        let isCheck = move.isAlarm && kind.alarmsThreaten
        if isCheck {
            play(.check)
        } else if move.isCapture {
            play(.capture)
        } else {
            play(move.kind == .castle ? .castle : .move)
        }
        haptics.play(isCheck ? .check : .move)
    }

    private func ended(_ ending: GameEnding, _ view: GameView) -> Sound {
        guard let winner = ending.winner else { return .draw }
        return !view.hasTwoPeople && winner != view.ownSide ? .loss : .win
    }

    private func warnAll(in game: GameStore) async {
        var revision: UInt64?
        for await view in observed({ game.state.view }) where view.revision != revision {
            if Task.isCancelled { return }
            revision = view.revision
            warning?.cancel()
            warning = moment(of: view).map { moment in
                Task { [times] in
                    guard (try? await times.waitUntilMs(moment)) != nil, !Task.isCancelled
                    else { return }
                    self.play(.lowTime)
                }
            }
        }
    }

    /// When a person's clock runs low: once in each turn in which it sinks so far.
    private func moment(of view: GameView) -> UInt64? {
        guard let clocks = view.clocks, let side = clocks.running, view.player(side).isPerson
        else { return nil }
        return clockDisplay(clocks: clocks, passedMs: 0).lowInMs.map { view.asOfMs + $0 }
    }
}

/// The first code of the second player's pieces on a board.
private let firstOfSecond: UInt8 = 9
