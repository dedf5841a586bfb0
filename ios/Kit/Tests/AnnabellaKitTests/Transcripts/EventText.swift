import AnnabellaCore

/// An event as transcripts write it.
func text(of event: GameEvent, in shape: GameShape = .chess) -> String {
    text(of: event.what, in: shape) + (event.article.map { " article=\($0)" } ?? "")
}

private func text(of what: Happening, in shape: GameShape) -> String {
    switch what {
    case .started: "started"
    case .arrived(let by): "arrived \(word(by))"
    case .lifted(let by, let square): "lifted \(word(by)) \(word(square: square))"
    case .adjusting(let by, let squares):
        (["adjusting", word(by)]
            + (0..<64).filter { squares >> $0 & 1 == 1 }.map { word(square: $0) })
            .joined(separator: " ")
    case .adjusted(let by, let square): "adjusted \(word(by)) \(word(square: square))"
    case .touched(let by, let square): "touched \(word(by)) \(word(square: square))"
    case .putBack(let by, let square): "put-back \(word(by)) \(word(square: square))"
    case .promotionAsked(let by, let square):
        "promotion-asked \(word(by)) \(word(square: square))"
    case .moved(let played): "moved \(word(played.by)) \(played.notation)"
    case .illegalMove(let by, let path, let number, let refusal):
        "illegal-move \(word(by)) \(written(path, in: shape)) number=\(number) \(refusal.code)"
    case .pressed(let by): "pressed \(word(by))"
    case .takenOut(let by, let square): "taken-out \(word(by)) \(word(square: square))"
    case .placed(let by, let path): "placed \(word(by)) \(written(path, in: shape))"
    case .announced(let by, let path, let isCorrection):
        "announced \(word(by)) \(written(path, in: shape))\(isCorrection ? " correction" : "")"
    case .spoken(let by): "spoken \(word(by))"
    case .corrected(let by): "corrected \(word(by))"
    case .repeated(let by, let path): "repeated \(word(by)) \(written(path, in: shape))"
    case .wronglyRepeated(let by, let said, let path):
        "wrongly-repeated \(word(by)) \(written(said, in: shape)) move=\(written(path, in: shape))"
    case .followed(let by, let path): "followed \(word(by)) \(written(path, in: shape))"
    case .boardSetRight(let of): "board-set-right \(word(of))"
    case .sheetsDiffer(let number): "sheets-differ \(number)"
    case .peeked(let by, let number): "peeked \(word(by)) \(number)"
    case .answered(let by): "answered \(word(by))"
    case .periodBegan(let by, let period): "period \(word(by)) \(period)"
    case .flagFell(let by, let period, let isOut):
        "flag \(word(by)) period=\(period)\(isOut ? " out-of-time" : "")"
    case .offered(let by): "offered \(word(by))"
    case .declined(let by): "declined \(word(by))"
    case .claimRejected(let by, let ground, let announced):
        "claim-rejected \(word(by)) \(word(ground))"
            + (announced.map { " announced=\($0)" } ?? "")
    case .timeGiven(let to, let ms): "time-given \(word(to)) \(word(ms: ms))"
    case .arbiterCalled(let by, let reason): "arbiter-called \(word(by)) \(hyphened("\(reason)"))"
    case .ruled(let ruling): "ruled \(word(ruling))"
    case .flagDown(let by): "flag-down \(word(by))"
    case .touchBroken(let by): "touch-broken \(word(by))"
    case .retracted(let by, let plies):
        "retracted \(word(by))\(plies > 1 ? " plies=\(plies)" : "")"
    case .correctionProposed(let by, let ply, let path):
        "correction-proposed \(word(by)) \(written(path, in: shape)) ply=\(ply)"
    case .illegalIntention(let by, let path, let refusal):
        "illegal-intention \(word(by)) \(written(path, in: shape)) \(refusal.code)"
    case .quickplayClaimed(let by, let ground): "quickplay-claimed \(word(by)) \(word(ground))"
    case .recordNotRequired(let by): "record-not-required \(word(by))"
    case .recorded(let by, let number): "recorded \(word(by)) \(number)"
    case .signed(let by): "signed \(word(by))"
    case .sessionOver: "session-over"
    case .sealing(let by): "sealing \(word(by))"
    case .sealed(let by): "sealed \(word(by))"
    case .adjourned(let by): "adjourned \(word(by))"
    case .answerSealed(let by): "answer-sealed \(word(by))"
    case .resumed: "resumed"
    case .opened(let by, let text): "opened \(word(by)) \(quoted(text))"
    case .resignationAsked(let by): "resignation-asked \(word(by))"
    case .resignationCancelled(let by): "resignation-cancelled \(word(by))"
    case .takenBack(let plies): "taken-back \(plies)"
    case .playedAgain(let plies): "played-again \(plies)"
    case .hintAsked(let by): "hint-asked \(word(by))"
    case .suggested(_, let notation): "suggested \(notation)"
    case .levelChanged(let side, let strength): "level \(word(side)) \(words(strength))"
    case .sent(let by): "sent \(word(by))"
    case .paused(let by): "paused \(word(by))"
    case .continued(let by): "continued \(word(by))"
    case .ended(let ending):
        "ended \(winner(ending)) \(word(ending.reason))"
            + (ending.isUndecided ? " undecided" : "")
    case .refused(let by, let deed, let refusal):
        "refused \(word(by)) \(word(deed)) \(refusal.code)"
    }
}

private func winner(_ ending: GameEnding) -> String {
    if let winner = ending.winner { return word(winner) }
    return switch ending.result {
    case "0-0": "both-lose"
    case "1/2-1/2": "draw"
    default: ending.result
    }
}

private func words(_ strength: GameStrength) -> String {
    switch strength {
    case .level(let number): "\(number)"
    case .full(let moveMs): "full \(moveMs / 1_000)"
    }
}
