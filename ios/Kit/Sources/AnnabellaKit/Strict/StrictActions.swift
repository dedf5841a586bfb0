import AnnabellaCore

/// What the menu of a game by the Laws has beside that of any game.
@MainActor
public struct StrictActions {
    private let game: GameStore
    private let dialogs: Dialogs
    private let opener: GameOpener
    private let localization: Localization
    private let recording: Recording
    /// Takes the next move for a claim with the position after it.
    private let announce: @MainActor (DrawClaim) -> Void
    /// Takes the next move for one on a player's board alone.
    private let moveOnBoard: @MainActor (GameSide) -> Void
    /// Each acts for himself, and nobody has to be asked who he is.
    private let hasSeats: Bool

    init(
        _ game: GameStore, _ dialogs: Dialogs, _ opener: GameOpener,
        _ localization: Localization, _ recording: Recording, hasSeats: Bool = false,
        announce: @escaping @MainActor (DrawClaim) -> Void,
        moveOnBoard: @escaping @MainActor (GameSide) -> Void
    ) {
        self.hasSeats = hasSeats
        self.game = game
        self.dialogs = dialogs
        self.opener = opener
        self.localization = localization
        self.recording = recording
        self.announce = announce
        self.moveOnBoard = moveOnBoard
    }

    /// What the game waits for by the Laws: who comes says so, who has a move missing on his
    /// sheet writes it, and what an adjournment and the end ask.
    public func buttons(_ view: GameView, _ actor: GameSide) -> [GameActions.Action] {
        arrivals(view, actor)
            + asked(view, actor, .strictRecord, .record) { [recording] in recording.ask($0) }
            + sealing(view, actor) + signing(view, actor)
    }

    /// What is in the menu.
    public func menu(_ view: GameView, _ actor: GameSide) -> [GameActions.Action] {
        guard view.mode == .strict else { return [] }
        let canClaim = !claims(view, actor).isEmpty
        let claim = GameActions.Action(.strictClaim) { askClaim(actor) }
        let calls = calling(view, actor)
        let ownBoard = asked(view, actor, .strictOwnBoard, .follow, run: moveOnBoard)
        return (canClaim ? [claim] : []) + calls + ownBoard + adjourning(view, actor)
    }

    /// Players come to the board, at its beginning and when it goes on.
    private func arrivals(_ view: GameView, _ actor: GameSide) -> [GameActions.Action] {
        let sides = hasSeats ? [actor] : GameSide.allCases
        return sides.filter { view.may($0, .arrive) }.map { side in
            GameActions.Action(side == .first ? .strictWhiteArrives : .strictBlackArrives) {
                act(side, .arrive)
            }
        }
    }

    /// The result is signed, or what a claim without an arbiter rests on (appendix D).
    private func signing(_ view: GameView, _ actor: GameSide) -> [GameActions.Action] {
        guard let verifier = view.verifier else {
            // where nobody has to write there is nothing to sign
            guard view.hasScoresheets else { return [] }
            return asked(view, actor, .strictSign, .sign, run: sign)
        }
        guard !hasSeats || verifier == actor else { return [] }
        return [GameActions.Action(.strictVerify) { act(verifier, .sign) }]
    }

    /// Who has moves to write down writes them, one after the other, before he signs.
    private func sign(_ side: GameSide) {
        if game.state.view.seat(side).missesMoves {
            recording.ask(side, help: .strictSignFirst) { sign(side) }
        } else {
            act(side, .sign)
        }
    }

    /// What an adjournment asks of a player; in friendly games, too.
    private func sealing(_ view: GameView, _ actor: GameSide) -> [GameActions.Action] {
        // also who answers somebody that is not there (guideline 9)
        if view.may(actor, .seal) { return [GameActions.Action(.strictSeal) { seal(actor) }] }
        guard view.phase == .resumed else { return [] }
        // the one on move may not be there
        let opener = whoMay(view, actor, .open).first ?? actor
        return [GameActions.Action(.strictSealOpen) { open(opener) }]
    }

    /// Who leaves early seals as at the end of the session (guideline 1).
    private func adjourning(_ view: GameView, _ actor: GameSide) -> [GameActions.Action] {
        if case .sealing = view.turnNow { return [] }
        return asked(view, actor, .arbiterAdjourn, .adjourn) { side in
            dialogs.write(
                localization.text(.arbiterAdjourn), help: localization.text(.strictAdjournHelp)
            ) {
                act(side, .adjourn(resumption: $0))
            }
        }
    }

    private func asked(
        _ view: GameView, _ actor: GameSide, _ label: LabelName, _ deed: DeedKind,
        run: @escaping @MainActor (GameSide) -> Void
    ) -> [GameActions.Action] {
        guard !whoMay(view, actor, deed).isEmpty else { return [] }
        return [
            GameActions.Action(label) { askWho(label, whoMay(game.state.view, actor, deed), run) }
        ]
    }

    /// The people who may do it, the one first who most likely does.
    private func whoMay(
        _ view: GameView, _ actor: GameSide, _ deed: DeedKind
    ) -> [GameSide] {
        let mayBe: (GameSide) -> Bool = { side in
            let may = deed == .call ? !view.seat(side).calls.isEmpty : view.may(side, deed)
            return may && view.player(side).isPerson
        }
        guard !hasSeats else { return [actor].filter(mayBe) }
        // a flag is claimed against the player whose time runs
        let first = deed == .claimFlag && view.hasTwoPeople ? actor.other : actor
        return [first, first.other].filter(mayBe)
    }

    /// Of two people at one device either may mean himself.
    private func askWho(
        _ title: LabelName, _ people: [GameSide],
        _ run: @escaping @MainActor (GameSide) -> Void
    ) {
        guard people.count > 1 else {
            for side in people { run(side) }
            return
        }
        dialogs.menu(
            localization.text(title),
            people.map { side in
                Option({ run(side) }, name(of: side))
            })
    }

    private func name(of side: GameSide) -> String {
        localization.text(side == .first ? .gameWhite : .gameBlack)
    }

    private func act(_ by: GameSide, _ deed: GameDeed) { game.act(by, deed) }
}

// MARK: Claims and calls

extension StrictActions {
    private typealias Claim = (label: LabelName, deed: DeedKind, ground: DrawClaim?)

    private static let claims: [Claim] = [
        (.strictClaimRepetition, .claim, .repetition),
        (.strictClaimFifty, .claim, .fiftyMoves),
        (.strictClaimCannotWin, .claim, .cannotWin),
        (.strictClaimNoEffort, .claim, .noEffort),
        (.strictClaimFlag, .claimFlag, nil),
        (.strictClaimIllegal, .claimIllegalMove, nil),
        (.strictClaimTouch, .claimTouch, nil),
    ]
    private static let reasons: [(label: LabelName, reason: CallReason)] = [
        (.strictCallIllegal, .illegalMove),
        (.strictCallTouch, .touch),
        (.strictCallClock, .clock),
        (.strictCallBoard, .board),
        (.strictCallSettings, .settings),
        (.strictCallPiece, .piece),
        (.strictCallDisturbance, .disturbance),
        (.strictCallConduct, .conduct),
        (.strictCallHelp, .help),
        (.strictCallOther, .other),
    ]

    /// What can be claimed now, each with who claims it; the core knows what applies.
    private func claims(
        _ view: GameView, _ actor: GameSide
    ) -> [Option<@MainActor () -> Void>] {
        Self.claims.compactMap { claim in
            let by = whoMay(view, actor, claim.deed).first { side in
                claim.ground.map { view.seat(side).claims.contains($0) } ?? true
            }
            return by.map { by in Option({ make(claim, by) }, localization.text(claim.label)) }
        }
    }

    private func askClaim(_ actor: GameSide) {
        let view = game.state.view
        let title = localization.text(.strictClaimTitle)
        // of two people at one device either may think that he is meant
        let drawn = view.hasTwoPeople && !hasSeats ? whoMay(view, actor, .claim).first : nil
        let whose = drawn.map { "\(name(of: $0)): \(title)" } ?? title
        dialogs.menu(whose, claims(view, actor))
    }

    /// The clocks stop at once, by whoever calls; then he says who he is, and why.
    private func calling(_ view: GameView, _ actor: GameSide) -> [GameActions.Action] {
        let people = whoMay(view, actor, .call)
        guard let first = people.first else { return [] }
        if view.seat(first).calls.contains(.unsaid) {
            return [
                GameActions.Action(.strictCall) {
                    act(first, .call(reason: .unsaid))
                    askWho(.strictCallTitle, people) { askReason($0, .strictCallTitle) }
                }
            ]
        }
        // the clocks stand for him already, or he is called only for the settings
        let isPaused = if case .paused = view.phase { true } else { false }
        let label: LabelName = isPaused ? .strictCallReason : .strictCall
        let title: LabelName = isPaused ? .strictCallTitle : .strictCallWhy
        return [GameActions.Action(label) { askWho(label, people) { askReason($0, title) } }]
    }

    private func make(_ claim: Claim, _ by: GameSide) {
        switch (claim.deed, claim.ground) {
        case (_, let ground?): claimDraw(by, ground)
        case (.claimFlag, nil): act(by, .claimFlag)
        case (.claimTouch, nil): act(by, .claimTouch)
        default: act(by, .claimIllegalMove)
        }
    }

    /// What cannot be claimed now is refused before anything else is asked.
    private func claimDraw(_ by: GameSide, _ ground: DrawClaim) {
        Task {
            let answer = await dialogs.facing { await game.claimProblem(by: by, ground) }
            if let problem = (try? answer.get()) ?? nil {
                dialogs.tell(localization.text(.strictClaim), problem.printed)
            } else if ground == .repetition || ground == .fiftyMoves {
                askWhen(by, ground)
            } else {
                act(by, .claim(ground: ground, announced: nil))
            }
        }
    }

    /// A claim is for the position as it stands, or for that after a move (article 9.2).
    private func askWhen(_ by: GameSide, _ ground: DrawClaim) {
        dialogs.menu(
            localization.text(.strictClaimWhen),
            [
                Option(
                    { act(by, .claim(ground: ground, announced: nil)) },
                    localization.text(.strictClaimNow)),
                Option({ announce(ground) }, localization.text(.strictClaimNext)),
            ])
    }

    private func askReason(_ by: GameSide, _ title: LabelName) {
        let calls = game.state.view.seat(by).calls
        dialogs.menu(
            localization.text(title),
            Self.reasons.filter { calls.contains(.unsaid) || calls.contains($0.reason) }.map {
                label, reason in
                Option({ act(by, .call(reason: reason)) }, localization.text(label))
            })
    }
}

// MARK: The envelope

extension StrictActions {
    // what was begun is done, also if the page is left
    private func seal(_ actor: GameSide) {
        dialogs.write(
            localization.text(.strictSeal), help: localization.text(.strictSealMove), kind: .secret
        ) { move in
            askNewPassphrase { passphrase in
                Task {
                    tell(await game.sealMove(move, by: actor.actor, passphrase: passphrase))
                }
            }
        }
    }

    /// Twice, as nobody sees what is typed and nothing else opens the envelope.
    private func askNewPassphrase(done: @escaping @MainActor (String) -> Void) {
        let lines = [LabelName.strictSealPassphrase, .strictSealAgain].enumerated().map {
            Dialog.Line(id: $0, name: localization.text($1), value: "", kind: .secret)
        }
        dialogs.writeLines(
            localization.text(.strictSeal), lines,
            wrong: { $0[0] == $0[1] ? nil : localization.text(.strictSealDiffer) },
            done: { done($0[0]) })
    }

    private func open(_ actor: GameSide) {
        dialogs.write(
            localization.text(.strictSealOpen), help: localization.text(.strictSealPassphrase),
            kind: .secret
        ) { passphrase in
            Task { tell(await game.openSealedMove(by: actor.actor, passphrase: passphrase)) }
        }
    }

    private func tell(_ result: Result<GameUpdate, GameError>) {
        if case .failure(let error) = result { opener.tell(error) }
    }
}
