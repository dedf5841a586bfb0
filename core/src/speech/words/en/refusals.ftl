### Why something is not possible, as a part of a sentence; and what to do, as a sentence.

refused = Not possible: { $reason }.

## Where the game stands

refusal-only-chess = only chess has that
refusal-game-over = the game is over
refusal-not-started = the game has not begun
refusal-already-started = the game has begun already
refusal-begins-with-move = the game begins with its first move
refusal-begins-by-itself = the game begins at the time that was set
refusal-not-scheduled = in this game nobody has to report
refusal-not-arrived = { $who ->
    [you] you have not reported yet
   *[other] { $player } is not here yet
}
refusal-already-there = { $who ->
    [you] you are here already
   *[other] { $player } is here already
}
refusal-paused-clocks = the clocks are stopped
refusal-paused = the game is paused
refusal-not-paused = the game is not paused
refusal-only-casual = a strict game does not allow that
refusal-only-strict = only in a strict game
refusal-not-for-you = that is for others to do
refusal-not-your-turn = { $who ->
    [you] it is your move
   *[other] { $player } is to move
}
refusal-computer-plays = the computer plays { $player }
refusal-person-plays = a person plays { $player }
refusal-nothing-to-undo = there is no move to take back
refusal-nothing-to-redo = nothing was taken back
refusal-no-question = nothing was asked
refusal-no-hint-asked = no hint was asked for
refusal-hint-asked = the computer is still looking for a hint

## Clock

refusal-not-pressed = { $who ->
    [you] you have not pressed the clock yet
   *[other] { $player } has not pressed the clock yet
}
refusal-nothing-to-press = no move waits for the clock
refusal-pressed-for-you = the clock changes sides by itself in this game
refusal-no-clock = there is no clock
refusal-call-arbiter = the clocks are stopped only to call the arbiter
refusal-arbiter-ends-session = the arbiter ends the session
refusal-arbiter-continues = only the arbiter lets the game go on
refusal-too-many-moves = a move counter goes to { $count }
refusal-no-next-period = no other period follows
refusal-too-much-time = a clock shows at most { $time }
refusal-no-such-ply = only { $count ->
    [one] 1 half-move was made
   *[other] { $count } half-moves were made
}
refusal-flag-up = { $who ->
    [you] your flag has not fallen
   *[other] { $player }'s flag has not fallen
}

## Touching

refusal-hand-empty = no piece is in the hand
refusal-no-promotion-here = no pawn waits for its promotion
refusal-touched-free = any legal move may be made
refusal-touched-move = the piece on { $square } was touched and has to move
refusal-touched-capture = the piece on { $square } was touched and has to be captured
refusal-touched-capture-with = the piece on { $square } has to capture on { $other }, both pieces were touched
refusal-touched-castle = king and rook on { $square } were touched, so castling has to be made
refusal-touched-king = that castling is not legal, so the king on { $square } has to move
refusal-castling-barred = the rook on { $square } was touched before the king, so they do not castle
refusal-released = the pawn on { $square } was released and is promoted there
refusal-announced = the announced move { $from } to { $to } has to be made
refusal-adjusting = a piece that is only adjusted goes back to { $square }
refusal-lifted = the piece on { $square } is in the hand already, adjusting is announced before
refusal-touch-kept = the opponent has moved what was touched, or the claim is too late

## Draws and claims

refusal-no-offer = no draw has been offered
refusal-offer-stands = { $who ->
    [you] your draw offer still stands
   *[other] the draw offer still stands
}
refusal-offered-already = a draw was offered already since the last move
refusal-too-soon = a draw was declined a few moves ago
refusal-draws-forbidden = no draw is agreed now without the arbiter's consent
refusal-not-due-repetition = the position has not come up three times
refusal-not-due-fifty = fifty moves without a capture or a pawn move have not been made
refusal-not-due-quickplay = that is for the arbiter to decide
refusal-touched-before = a draw is claimed before a piece is touched
refusal-claimed-already = the same was claimed before on this move
refusal-supervised = this game is supervised, nothing has to be claimed
refusal-no-illegal-move = there is no illegal move that can be claimed
refusal-flag-down = your own flag has fallen
refusal-proposed-already = that was proposed, and your opponent has not agreed yet
refusal-no-points = this game has brought no points
refusal-full-point = that player has the whole point
refusal-no-point = that player has no point of this game
refusal-too-late = that is claimed only until each player has made { $count } moves
refusal-too-late-after-resumption = that is claimed only before the own first move after the resumption
refusal-not-in-quickplay = only when all remaining moves have to be made in the time left
refusal-time-left = only with less than { $time } left
refusal-not-in-blitz = not in blitz without an arbiter
refusal-decision-due = the arbiter has to decide on the claim first
refusal-no-decision-due = no claim waits for a decision

## Score

refusal-kept-by-program = the program keeps the score
refusal-ahead-of-move = a move is written down only after it was made
refusal-not-played = that does not match the move that was played
refusal-unrecorded = { $who ->
    [you] you have to write your own last move down first
   *[other] the last move of { $player } has to be written down first
}
refusal-sheet-incomplete = { $who ->
    [you] you have to complete your scoresheet first
   *[other] { $player } has to complete the scoresheet first
}
refusal-not-over = the scoresheets are signed when the game is over
refusal-signed-already = the scoresheets are signed already
refusal-not-verified = { $who ->
    [you] you have to verify first what the claim rests on
   *[other] { $player } has to verify first what the claim rests on
}

## Adjourning

refusal-to-seal = the move has to be sealed now
refusal-not-adjourning = no move is to be sealed now
refusal-nothing-sealed = the envelope is still empty
refusal-moved-on-board = the move on the board is the sealed one
refusal-adjourned = the game is adjourned
refusal-envelope-closed = the envelope has to be opened first
refusal-not-adjourned = the game is not adjourned
refusal-answerer-absent = the envelope is opened when { $who ->
    [you] you are here
   *[other] { $player } is here
}
refusal-wrong-key = the envelope does not open with this passphrase
refusal-nothing-to-read = no sealed move waits to be read
refusal-older-game = this game began by earlier rulings, which do not have that
refusal-envelope-lost = the envelope is lost, the sealed move is made again

## What to do

advice-start = Start it first.
advice-first-move = It begins with its first move.
advice-continue = Let it go on first.
advice-arbiter-continues = The arbiter starts them again.
advice-arbiter-lets-go-on = The arbiter lets the game go on.
advice-new-game = Take the end back, or begin another game.
advice-report = Report that you are here.
advice-press = Press the clock.
advice-call = Call the arbiter and say why.
advice-wait-to-offer = Wait some moves, or for an offer of the opponent.
advice-offer-later = Offer again after the next move.
advice-seal = Seal the move, then press the clock.
advice-lost-passphrase = If it is lost, the arbiter declares the envelope lost.
advice-choose-piece = Choose queen, rook, bishop or knight.
advice-say-which = Say which one.
