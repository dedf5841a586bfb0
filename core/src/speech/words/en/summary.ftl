### A saved game in a list.

summary = { $game }: { $stands }.
summary-of-game = { $kind }. { $summary }
summary-computer = { $player } against the computer, { $strength }
summary-named = { $white } against { $black }
summary-two = Two players
summary-computers = The computer against itself
summary-at-move = { $stands }, move { $number }
summary-waiting = not begun yet
summary-to-move = { $who ->
    [you] your move
   *[other] { $player } to move
}
summary-to-press = { $who ->
    [you] you have to press the clock
   *[other] { $player } has to press the clock
}
summary-to-seal = { $who ->
    [you] you have to seal a move
   *[other] { $player } has to seal a move
}
summary-adjourned = adjourned
summary-won = { $who ->
    [you] you won
   *[other] { $player } won
}
summary-drawn = draw
summary-both-lost = both lost
summary-over = over
summary-referred = an arbiter decides
summary-void = does not count
summary-reason = { $reason ->
    [checkmate] by checkmate
    [stalemate] by stalemate
    [dead] because nobody can mate
    [no-moves] because no move was left
    [resignation] by resignation
    [flag] on time
    [both-flags] on time
    [illegal-moves] after illegal moves
    [illegal-move] after an illegal move
    [sealed-move] after an illegal sealed move
    [target] by captures
    [passed] after two passes
    [agreement] by agreement
    [repetition] by repetition
    [automatic-repetition] by repetition
    [fifty] by quiet moves
    [automatic-quiet-moves] by quiet moves
    [late] by default
    [default] by default
   *[claim] by a claim
}
