### Play with the blind (appendix E), and blindfold play.

taken-out = { $piece }, { $square }, taken out.
to-announce = Announce your move.
to-repeat = { $who ->
    [you] Repeat the move.
   *[other] { $player } has to repeat the move.
}
# with the move, where its announcement is no longer in sight
to-repeat-move = { $who ->
    [you] Repeat the move: { $move }.
   *[other] { $player } has to repeat the move: { $move }.
}
# behind a move
to-press-now = { $who ->
    [you] Press the clock.
   *[other] { $player } has to press the clock.
}
correction = Correction: { $move }
corrected = { $who ->
    [you] Taken back. Announce another move.
   *[other] { $player } takes the announcement back.
}
repeated = { $player } repeats: { $move }.
repeated-rightly = Right.
wrongly-repeated = No. First repeat: { $move }.
followed = On your board: { $from } to { $to }.
board-set-right = { $who ->
    [you] Your board was different. It is put right by the scoresheets.
   *[other] { $player }'s board was different. It is put right by the scoresheets.
}
sheets-differ = The scoresheets differ. The game goes back to move { $number } of { $player }.
peeked = { $count ->
    [one] A look at the board, the first one.
   *[other] A look at the board, number { $count }.
}
# behind an end that was taken back
peeked-at-end = { $count ->
    [one] The board was in sight meanwhile: that counts as a look, the first one.
   *[other] The board was in sight meanwhile: that counts as a look, number { $count }.
}
ruled-compare = The scoresheets are compared.
refusal-nothing-announced = no move is being announced
refusal-not-settled = your move is not completed yet
refusal-not-announced = the move has to be announced first
refusal-not-repeated = the opponent's move has to be repeated first
refusal-nothing-to-repeat = there is no move to repeat
refusal-one-board = in this game the opponent's moves are made on both boards
refusal-nothing-there = nothing stands on { $square } of your board
refusal-nothing-hidden = you see all of the board
advice-repeat = Repeat { $move }.
advice-correct = Correct it, or complete it.
answer-to-announce = { $side } has to announce a move.
answer-announcing = { $side } announces { $move }.
answer-to-repeat = { $side } has to repeat the move.
answer-repeat-first = Repeat the move first.
refusal-hidden = that move cannot be made
answer-hidden = Not in blindfold play.
# behind it
answer-peek = "Peek" shows the board; looks are counted.
answer-nothing-hidden = No board is hidden in this game.
answer-hidden-until-end = Blindfold lasts until the end of the game. "Peek" shows the board; looks are counted.
# at the end of a game
looked = { $who ->
    [you] You
   *[other] { $player }
} { $count ->
    [0] never looked at the board
    [1] looked at the board once
    [2] looked at the board twice
   *[other] looked at the board { $count } times
}.
answer-nobody-tells = Nobody tells that in this game.
