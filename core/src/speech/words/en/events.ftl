### What happens in a game. `you` is the player who listens.

## Beginning, turns, clock

game-begins = The game begins.
to-move = { $who ->
    [you] You are to move.
   *[other] { $player } to move.
}
to-move-in-check = { $who ->
    [you] You are to move, in check.
   *[other] { $player } to move, in check.
}
to-seal = { $who ->
    [you] Seal your move now.
   *[other] { $player } has to seal a move.
}
to-press = { $who ->
    [you] You have moved and still have to press the clock.
   *[other] { $player } has moved and still has to press the clock.
}
clock-runs = { $who ->
    [you] Your clock runs.
   *[other] { $player }'s clock runs.
}
clock-is-running = { $who ->
    [you] Your clock is running: { $time }
   *[other] { $player }'s clock is running: { $time }
}
arrived = { $who ->
    [you] You are here.
   *[other] { $player } is here.
}
answered = { $who ->
    [you] The answer comes before you have pressed the clock.
   *[other] The answer comes before { $player } has pressed the clock.
}
period-began = { $who ->
    [you] You have
   *[other] { $player } has
} made the moves of the period and { $who ->
    [you] get
   *[other] gets
} { $time } more.
period-began-brief = { $player }: { $time } more.
time-left = { $who ->
    [you] You have
   *[other] { $player } has
} { $time } left.
time-left-brief = { $player }: { $time }.
period-next = { $who ->
    [you] Your next period begins,
   *[other] { $player }'s next period begins,
} with { $time } more.
flag-harmless = { $who ->
    [you] Your flag has fallen.
   *[other] { $player }'s flag has fallen.
} The moves were made in time, nothing is lost.
flag-fell = { $who ->
    [you] Your flag has fallen.
   *[other] { $player }'s flag has fallen.
}
flag-decides = The arbiter decides on the claim.
clocks-stand = The clocks are stopped.
game-paused = The game is paused.
game-goes-on = The game goes on.

## Moves and touches

moved = { $player }: { $move }.
## For the eye, where a player has still to write the move that he sees.
moved-unnamed = { $who ->
    [you] You have moved.
   *[other] { $player } has moved.
}
touched = { $player } touches { $piece } on { $square }.
touched-brief = Touched: { $piece }, { $square }.
adjusting = { $who ->
    [you] You adjust a piece.
   *[other] { $player } adjusts a piece.
}
adjusting-pieces = { $who ->
    [you] You adjust what stands on { $squares }.
   *[other] { $player } adjusts what stands on { $squares }.
}
adjusted = { $square }, only adjusted.
put-back = { $player } puts the piece back on { $square }.
promotion-asked = Promotion on { $square }: { $pieces }?
promotion-asked-brief = { $pieces }?
illegal-move = { $who ->
    [you] Illegal:
   *[other] { $player }'s move { $from } to { $to } is illegal:
} { $reason }.
illegal-move-brief = Illegal, { $from } to { $to }.
illegal-count = { $count ->
    [1] The first illegal move.
    [2] The second illegal move.
    [3] The third illegal move.
   *[other] Illegal move number { $count }.
}
touch-broken = { $who ->
    [you] You have
   *[other] { $player } has
} not moved what was touched.
retracted = { $who ->
    [you] Your last move goes back.
   *[other] { $player }'s last move goes back.
}
retracted-plies = { $who ->
    [you] The position before your move { $number } is back.
   *[other] The position before move { $number } of { $player } is back.
}
correction-proposed = Move { $number }, { $from } to { $to }, was illegal. { $who ->
    [you] You propose to put it right. Your opponent agrees by claiming it too.
   *[other] { $player } proposes to put it right. The opponent agrees by claiming it too.
}
illegal-intention = That move is illegal: { $reason }.
illegal-intention-binds = Another move of that piece has to be made.
time-given = { $who ->
    [you] You get
   *[other] { $player } gets
} { $time } more.
time-given-brief = { $player }: { $time } more.

## Draws

offered = { $who ->
    [you] You offer a draw.
   *[other] { $player } offers a draw.
}
offered-to-you = { $player } offers you a draw. Do you accept?
offered-by-claim = The claim counts as a draw offer.
declined = { $who ->
    [you] You decline the draw.
   *[other] { $player } declines the draw.
}
claim-rejected = The claim is wrong: { $reason }.
claim-rejected-brief = The claim is wrong.
claim-binds = { $who ->
    [you] You have to play { $move }.
   *[other] { $player } has to play { $move }.
}
quickplay-cannot-win = { $who ->
    [you] You claim a draw: the opponent cannot win by normal means.
   *[other] { $player } claims a draw: the opponent cannot win by normal means.
}
quickplay-no-effort = { $who ->
    [you] You claim a draw: the opponent makes no effort to win by normal means.
   *[other] { $player } claims a draw: the opponent makes no effort to win by normal means.
}

## What players say and are told

resignation-asked = { $who ->
    [you] Do you really resign?
   *[other] Does { $player } really resign?
}
# behind it, to who answers with words
answer-yes-or-no = Yes or no.
agree-takeback = { $player } asks to take back { $move }.
agree-takebacks = { $player } asks to take back { $count } moves: { $moves }.
agree-replay = { $player } asks to play the move again.
agree-hint = { $player } asks for a hint.
agree-go-on = { $player } asks to take back the end, and to go on.
agree-takeback-go-on = { $player } asks to take back { $move }, and to go on.
agree-takebacks-go-on = { $player } asks to take back { $count } moves, and to go on: { $moves }.
taken-back = Taken back: { $moves }.
end-taken-back = The end of the game is taken back.
played-again = Played again: { $moves }.
end-played-again = The game has ended again.
hint-asked = The computer looks for a hint.
suggested = Hint: { $move }.
suggested-brief = { $move }.
rating-set = The computer plays { $player } like people rated about { $rating }, { $name }.
level-set = The computer plays { $player } at level { $level } of { $highest }, { $name }.
full-strength-set = The computer plays { $player } at full strength, { $time } a move.
full-strength-set-clock = The computer plays { $player } at full strength.

## Score

record-not-required = { $who ->
    [you] You are short of time and need not write moves down.
   *[other] { $player } is short of time and need not write moves down.
}
recorded = { $who ->
    [you] Written down: { $move }.
   *[other] { $player } writes down: { $move }.
}
signed = { $who ->
    [you] You have signed.
   *[other] { $player } has signed.
}

## Adjourning

session-over = The time of this session is over.
sealed = { $who ->
    [you] Your move is in the envelope.
   *[other] { $player }'s move is in the envelope.
}
sealed-on-board = { $who ->
    [you] Your move on the board counts as sealed.
   *[other] { $player }'s move on the board counts as sealed.
}
sealed-next = With the press of the clock the game is adjourned.
adjourned = The game is adjourned.
answer-sealed = { $who ->
    [you] Your answer is in the second envelope.
   *[other] { $player }'s answer is in the second envelope.
}
resumed = The game is resumed.
opened = The envelope is opened.
opened-text = It says: { $text }.

## The arbiter

arbiter-called-piece = { $who ->
    [you] You call the arbiter: a piece is missing.
   *[other] { $player } calls the arbiter: a piece is missing.
}
arbiter-called-clock = { $who ->
    [you] You call the arbiter: the clock is wrong.
   *[other] { $player } calls the arbiter: the clock is wrong.
}
arbiter-called-board = { $who ->
    [you] You call the arbiter: the position or the record is wrong.
   *[other] { $player } calls the arbiter: the position or the record is wrong.
}
arbiter-called-settings = { $who ->
    [you] You call the arbiter: board, pieces or clock were set wrongly.
   *[other] { $player } calls the arbiter: board, pieces or clock were set wrongly.
}
arbiter-called-disturbance = { $who ->
    [you] You call the arbiter: something disturbs you.
   *[other] { $player } calls the arbiter because of a disturbance.
}
arbiter-called-help = { $who ->
    [you] You call the arbiter for help.
   *[other] { $player } calls the arbiter for help.
}
arbiter-called-unsaid = The arbiter is called.
arbiter-called-illegal-move = { $who ->
    [you] You call the arbiter: the opponent has made an illegal move.
   *[other] { $player } calls the arbiter because of an illegal move.
}
arbiter-called-touch = { $who ->
    [you] You call the arbiter: the opponent does not move what was touched.
   *[other] { $player } calls the arbiter because of a touched piece.
}
arbiter-called-conduct = { $who ->
    [you] You call the arbiter because of what the opponent does.
   *[other] { $player } calls the arbiter because of what the opponent does.
}
arbiter-called-other = { $who ->
    [you] You call the arbiter for something else.
   *[other] { $player } calls the arbiter for something else.
}
arbiter-decides = The arbiter decides.
ruled = Arbiter: { $ruling }
ruled-time = { $who ->
    [you] Your clock is set to
   *[other] { $player }'s clock is set to
} { $time }.
ruled-moves = { $who ->
    [you] Your move counter is set to
   *[other] { $player }'s move counter is set to
} { $count }.
ruled-give-opponent = { $who ->
    [you] You are punished:
   *[other] { $player } is punished:
} { $other } gets { $time }.
ruled-take = { $who ->
    [you] You lose
   *[other] { $player } loses
} { $time }.
ruled-warn = { $who ->
    [you] You are warned.
   *[other] { $player } is warned.
}
ruled-expel = { $who ->
    [you] You have to leave the event.
   *[other] { $player } has to leave the event.
}
ruled-restore = The position after move { $number } of { $player } is back, and the clocks are stopped.
ruled-restore-start = The starting position is back, and the clocks are stopped.
ruled-reconstruct = Both scoresheets are complete again.
ruled-allow-draw = A draw may be agreed after all.
ruled-swap-names = The names of the players change sides.
ruled-agree = The claim is right.
ruled-postpone = The decision on the claim is put off.
ruled-reject = The claim is wrong.
ruled-illegal-move = { $who ->
    [you] You have made an illegal move.
   *[other] { $player } has made an illegal move.
}
ruled-lost-envelope = The envelope is lost. { $who ->
    [you] Make the move that you have sealed.
   *[other] { $player } makes the move that was sealed.
}
