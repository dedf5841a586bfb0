import AnnabellaCore
import Foundation
import Observation

/// What the input asks of the page around it.
@MainActor
public protocol MoveInputDelegate: AnyObject {
    /// Asks what the pawn of this side becomes that comes to this square; nil for a move that is
    /// not made.
    func askPromotion(
        of side: GameSide, at square: Int, _ answer: @escaping @MainActor (PieceKind?) -> Void)

    /// The choice has changed.
    func redraw()

    /// It is the turn of nobody who sits here.
    func notYourTurn()

    /// Where nothing stands, something was to be taken up.
    func nothingThere()

    /// Other pieces have to move; a question tells which.
    func othersHaveTo(_ question: GameQuestion)

    /// Whether a move of a friendly game is only made when it is shown a second time.
    var confirmsMoves: Bool { get }

    /// A move was shown that waits for that.
    func hasToConfirm()

    /// Several moves end where somebody wants to go; the next point has to be named first.
    func severalWays()

    /// The board of one player alone is shown for a move on it, or that of the game again.
    func showOwnBoard(_ side: GameSide?)

    /// This player claims a draw with the move that he shows next, or nobody does any more.
    func showClaim(_ side: GameSide?)
}

extension MoveInputDelegate {
    public var confirmsMoves: Bool { false }

    public func hasToConfirm() {}

    public func nothingThere() {}

    public func showOwnBoard(_ side: GameSide?) {}

    public func showClaim(_ side: GameSide?) {}
}

/// Turns what happens on the board into actions of the game.
///
/// In a friendly game a move is only begun until it is named to its end, as the core says;
/// nothing is touched. In a game by the Laws choosing is lifting, and binds.
@MainActor
@Observable
public final class MoveInput {
    private let game: GameStore
    @ObservationIgnored private weak var delegate: (any MoveInputDelegate)?
    private let hand: StrictHand
    private let repetition: Repetition
    @ObservationIgnored private lazy var own = OwnBoard(game) { [weak self] in
        self?.delegate?.showOwnBoard(nil)
    }

    /// The points of the move that is begun, in a friendly game; none where nothing is chosen.
    public private(set) var chosen: [Int] = []

    /// The points of a move of which it is asked what its piece becomes.
    private var promoting: [Int]?

    private var pending = PendingMove()

    /// Who names a move means it.
    @ObservationIgnored private var isNamed = false

    /// The next move is not made but announced, for a claim on a ground, after so many moves.
    private struct Claim {
        let ground: DrawClaim
        let by: GameSide
        let plies: UInt32
    }

    private var claim: Claim?

    /// Who claims a draw with the move that he shows next; nil where nobody does.
    public var claimant: GameSide? { claim?.by }

    public init(_ game: GameStore, delegate: any MoveInputDelegate) {
        self.game = game
        self.delegate = delegate
        hand = StrictHand(game, delegate: delegate)
        repetition = Repetition(game)
    }

    private var view: GameView { game.state.view }

    /// The square of the piece that is chosen or in the hand.
    public var from: Int? { begun.first }

    /// The points that follow on it in the move that is begun.
    public var passed: [Int] { Array(begun.dropFirst()) }

    private var begun: [Int] {
        if ownBoard == nil, case .holding(let square) = view.turnNow { return [Int(square)] }
        return chosen
    }

    /// On whose board alone the next move is made; nil where it is a move of the game.
    public var ownBoard: GameSide? { own.side }

    /// What is done on the board now binds nothing.
    private var free: (any FreeHand)? {
        if ownBoard != nil { return own }
        return repetition.isDue ? repetition : nil
    }

    /// The board that is shown.
    func board(in view: GameView) -> Data { own.board(in: view) ?? view.board }

    /// The move that is shown and waits until it is shown once more, or `place`.
    public var waiting: BoardMove? { pending.of(view) }

    /// Where that piece can go, as the board marks it: the next point of its moves, and where
    /// it arrives.
    public var targets: Set<Int> {
        guard waiting == nil, ownBoard == nil else { return [] }
        let begun = begun
        let moves = goingOn(from: begun)
        return Set(moves.map { Int($0.path.points[begun.count]) })
            .union(Set(moves.map(\.arrival)).subtracting(begun))
    }

    /// What the moves capture that go on so, where it stands elsewhere than where they go.
    public var victims: Set<Int> {
        guard ownBoard == nil else { return [] }
        return Set(goingOn(from: begun).flatMap { view.kind.victims(of: $0.path) })
    }

    /// The moves that begin with these points, and have more.
    private func goingOn(from begun: [Int]) -> [BoardMove] {
        guard let from = begun.first else { return [] }
        return view.moves(from: from).filter { move in
            let points = move.path.points.map { Int($0) }
            return points.count > begun.count && points.starts(with: begun)
        }
    }

    /// What outlasts the app; nil where nothing is chosen.
    var kept: MoveChoice? {
        if ownBoard == nil, chosen.isEmpty, promoting == nil, claim == nil { return nil }
        return MoveChoice(
            in: view, points: promoting ?? chosen, isPromoting: promoting != nil,
            claim: claim?.ground,
            ownBoard: ownBoard)
    }

    /// Chooses what was kept, unless it was for another position.
    func restore(_ kept: MoveChoice) {
        guard kept.isFor(view) else { return }
        claim = kept.ground.map { Claim(ground: $0, by: view.turn, plies: view.plies) }
        own.side = kept.side
        if own.isGone { own.side = nil }
        guard kept.side == ownBoard else { return }
        guard kept.points.allSatisfy((0..<view.board.count).contains) else { return }
        if kept.isPromoting { askPiece(kept.points) } else { chosen = kept.points }
    }

    /// The page is before the player again; what was asked when it was left is asked once more.
    func comeBack() {
        hand.comeBack()
        if let promoting { askPiece(promoting) }
    }

    /// The game has changed; what was chosen may be gone.
    public func changed() {
        hand.changed()
        if own.isGone { leaveOwnBoard() }
        // it is made before the move and while the clocks run, or not at all (article 9.4)
        if view.turnNow == nil || claim?.plies != view.plies { claim = nil }
        if pending.path != nil, waiting == nil { pending.take() }
        let free = free
        let isOver = promoting?.first.map { view.moves(from: $0).isEmpty } ?? false
        if isOver, free == nil { promoting = nil }
        guard let from = chosen.first else { return }
        // with the press of the clock what is taken up binds again
        let bindsNow = claim == nil && isByHand(view)
        let isStale = free.map { !$0.isPiece(from) } ?? (bindsNow || !canGoOn)
        if view.isOver || isStale { chosen = [] }
    }

    /// The piece that is chosen is there, and if more than it is, a move that goes on so.
    private var canGoOn: Bool {
        if view.kind.isOnLines {
            return view.isPersonsTurn && chosen.first.map(mayPut) ?? false
        }
        guard chosen.count > 1, view.isPersonsTurn else {
            return chosen.first.map(isOwn) ?? false
        }
        return !goingOn(from: chosen).isEmpty
    }

    /// A finger may have meant the point beside: where lines lie close it shows first what it
    /// would put, and another tap puts it.
    public func tappedByFinger(_ square: Int) {
        guard view.kind.tapsTwice(on: view.size), view.isPersonsTurn, chosen != [square],
            mayPut(on: square)
        else { return tapped(square) }
        choose([square])
    }

    /// The move that waits is made; what is chosen on a board of lines is put there.
    public func place() {
        if let path = pending.take() {
            choose([])
            return make(path)
        }
        if view.kind.isOnLines, let point = chosen.first { tapped(point) }
    }

    /// Whether something is shown that `place` would put or make.
    public var hasGhost: Bool { waiting != nil || view.kind.isOnLines && !chosen.isEmpty }

    /// Whether a move that is made now waits. By the Laws one that is touched is made, and a
    /// claim says it.
    private var waits: Bool {
        delegate?.confirmsMoves == true && !isNamed && view.mode != .strict && claim == nil
            && free == nil
    }

    private func mayPut(on point: Int) -> Bool {
        view.moves(from: point).contains { $0.path.points.count == 1 }
    }

    public func tapped(_ square: Int) {
        if pending.isMeant(view, by: square) { return place() }
        pending.take()
        // a stone is shown by choosing its point
        if view.kind.isOnLines, waits, view.isPersonsTurn, chosen != [square], mayPut(on: square) {
            choose([square])
            delegate?.hasToConfirm()
            return
        }
        // one tap says all, whatever was chosen before
        if view.kind.isOnLines, !chosen.isEmpty { choose([]) }
        if ownBoard == nil, hand.takenUpAgain(square) { return }
        if let free {
            tapFreely(free, square)
        } else if !view.isPersonsTurn {
            // by the Laws the core says what is in the way
            if isStrictTurn(view) { hand.tapped(square) } else { delegate?.notYourTurn() }
        } else if claim == nil, isByHand(view) {
            hand.tapped(square)
        } else {
            let tapped = try? tapPoint(view: view, chosen: points(chosen), point: UInt16(square))
            if tapped == .chosen(points: [UInt16(square)]), let question = view.kind.alarmsQuestion,
                // on a hidden board even the question would tell
                view.hiddenNow == .nothing, isBarred(square)
            {
                delegate?.othersHaveTo(question)
            } else {
                take(tapped)
            }
        }
    }

    /// Other pieces have to capture first.
    private func isBarred(_ square: Int) -> Bool {
        !view.alarms.isEmpty && !view.alarms.contains(UInt16(square))
    }

    /// What is taken up binds; but the move of an envelope that is lost is only told
    /// (guideline 11), and between a move and the press of the clock nobody knows whose finger it
    /// is, so that a whole move of the opponent counts and his piece is only chosen until then.
    private func isByHand(_ view: GameView) -> Bool {
        view.mode == .strict && view.phase != .resumed
            && (hand.isHolding || view.turnNow != .toPress)
    }

    private func isStrictTurn(_ view: GameView) -> Bool {
        view.mode == .strict && view.turnNow != nil && view.player(view.turn).isPerson
    }

    private func tapFreely(_ free: any FreeHand, _ square: Int) {
        if let from = chosen.first {
            if from == square { choose([]) } else { moveFreely(free, from: from, to: square) }
        } else if free.isPiece(square) {
            choose([square])
        } else if ownBoard == nil {
            delegate?.notYourTurn()
        }
    }

    private func moveFreely(_ free: any FreeHand, from: Int, to: Int) {
        chosen = []
        if free.promotes(from: from, to: to) {
            askPiece([from, to])
        } else {
            free.make(GamePath(from: from, to: to))
        }
        delegate?.redraw()
    }

    /// Asks what the pawn becomes, of a move or of one that binds nothing.
    private func askPiece(_ way: [Int]) {
        promoting = way
        let free = free
        let side = way.first.flatMap { free?.owner(of: $0) } ?? view.turn
        delegate?.askPromotion(of: side, at: way.last ?? 0) { [self] piece in
            promoting = nil
            guard let piece else { return }
            let path = GamePath(points: points(way), becomes: piece)
            if let free { free.make(path) } else { make(path) }
        }
    }

    /// Does what comes of a point, as the core says.
    private func take(_ tapped: TappedPoint?) {
        switch tapped {
        case nil: break
        case .nothing: delegate?.nothingThere()
        case .notYours: delegate?.notYourTurn()
        case .chosen(let points): choose(points.map { Int($0) })
        case .unclear: delegate?.severalWays()
        case .promotes(let points):
            chosen = []
            askPiece(points.map { Int($0) })
            delegate?.redraw()
        case .moved(let path):
            // what is refused is still in the hand
            let isMade = view.moves(from: chosen.first ?? path.from).contains { $0.path == path }
            if isMade || chosen.count != 1 { chosen = [] }
            if waits, !view.kind.isOnLines { show(path) } else { make(path) }
        }
    }

    private func show(_ path: GamePath) {
        choose([path.from])
        pending.wait(path)
        delegate?.redraw()
        delegate?.hasToConfirm()
    }

    private func points(_ numbers: [Int]) -> [UInt16] { numbers.map { UInt16($0) } }

    /// Whether the piece can be dragged; it is chosen then, or lifted.
    public func grabbed(_ square: Int) -> Bool {
        if ownBoard == nil, hand.takenUpAgain(square) { return true }
        if let free {
            if free.isPiece(square) { choose([square]) }
            return chosen == [square]
        }
        guard view.isPersonsTurn, !view.kind.isOnLines else { return false }
        // a move goes on from where it has come to
        if let last = chosen.dropFirst().last, last == square { return true }
        guard isOwn(square) else { return false }
        if isByHand(view), claim == nil {
            if case .holding = view.turnNow { return true }
            hand.lift(square)
        } else {
            choose([square])
        }
        return true
    }

    public func dropped(from: Int, to: Int?) {
        if let free {
            if let to, to != from { moveFreely(free, from: from, to: to) } else { choose([]) }
        } else if isByHand(view), claim == nil {
            hand.release(to ?? from)
        } else if let to, to != from {
            let begun = chosen.last == from ? chosen : [from]
            let way = try? goToPoint(view: view, chosen: points(begun), point: UInt16(to))
            // a piece that was dragged goes back by itself
            if case .moved = way { chosen = [] }
            take(way)
        } else {
            choose([])
        }
    }

    /// What there is to do with a move that waits, or with a point that is chosen.
    var placing: [GameActions.Action] {
        let cancel = GameActions.Action(.answerCancel) { [weak self] in _ = self?.cancel() }
        if ownBoard != nil || claim != nil { return [cancel] }
        guard hasGhost else { return [] }
        return [
            cancel,
            GameActions.Action(waiting == nil ? .gamePlace : .gamePlayIt) { [weak self] in
                self?.place()
            },
        ]
    }

    /// Gives the choice up; what was lifted by the Laws is put back. False without any.
    public func cancel() -> Bool {
        if ownBoard != nil {
            leaveOwnBoard()
            return true
        }
        if claim != nil {
            claim = nil
            choose([])
            delegate?.showClaim(nil)
            return true
        }
        guard let from else { return false }
        if isByHand(view), free == nil {
            dropped(from: from, to: nil)
        } else {
            choose([])
        }
        return true
    }

    /// Takes the next move for a claim with the position after it (articles 9.2.a, 9.3.a).
    public func announce(for ground: DrawClaim) {
        // the clocks may have been stopped while it was asked
        guard view.turnNow != nil else { return }
        claim = Claim(ground: ground, by: view.turn, plies: view.plies)
        choose([])
        delegate?.showClaim(view.turn)
    }

    /// The claim that waits for this move of who makes it; nil where none does.
    func claim(with action: GameAction) -> GameAction? {
        guard let waiting = claim, waiting.by.actor == action.by,
            case .move(let path) = action.deed
        else { return nil }
        claim = nil
        choose([])
        return GameAction(
            by: action.by, deed: .claim(ground: waiting.ground, announced: path))
    }

    /// Takes the next move for one on a player's board alone (article E2.7).
    public func move(onBoardOf side: GameSide) {
        claim = nil
        own.side = side
        choose([])
        delegate?.showOwnBoard(side)
    }

    private func leaveOwnBoard() {
        own.side = nil
        promoting = nil
        choose([])
        delegate?.showOwnBoard(nil)
    }

    /// The move at once, as somebody names it who does not go by the board.
    public func play(from: Int, to: Int) {
        if ownBoard != nil {
            moveFreely(own, from: from, to: to)
        } else if case .holding = view.turnNow {
            hand.release(to)
        } else {
            isNamed = true
            go([from], to: to)
            isNamed = false
        }
    }

    private func go(_ begun: [Int], to: Int) {
        take(try? goToPoint(view: view, chosen: points(begun), point: UInt16(to)))
    }

    private func make(_ path: GamePath) {
        let ground = claim?.ground
        claim = nil
        game.act(
            view.turn, ground.map { .claim(ground: $0, announced: path) } ?? .move(path: path))
    }

    private func choose(_ points: [Int]) {
        pending.take()
        chosen = points
        delegate?.redraw()
    }

    private func isOwn(_ square: Int) -> Bool {
        view.board.piece(at: square)?.side == view.turn
    }
}
