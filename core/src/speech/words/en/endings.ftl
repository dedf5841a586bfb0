### How a game ended. A reason is a sentence, a result is part of one.

end-checkmate = Checkmate.
end-won-by-checkmate = { $who ->
    [you] You win by checkmate.
   *[other] { $player } wins by checkmate.
}
end-stalemate = Stalemate: no legal move and no check.
end-stalemate-brief = Stalemate.
end-dead = Dead position: nobody can mate any more.
end-dead-brief = Dead position.
end-resigned = { $who ->
    [you] You resign.
   *[other] { $player } resigns.
}
end-flag = { $who ->
    [you] Your time is up.
   *[other] { $player }'s time is up.
}
end-illegal-moves = { $who ->
    [you] You have made one illegal move too many.
   *[other] { $player } has made one illegal move too many.
}
end-illegal-move = { $who ->
    [you] You have made an illegal move.
   *[other] { $player } has made an illegal move.
}
end-sealed-move = { $who ->
    [you] Your sealed move is not legal or has no clear meaning.
   *[other] { $player }'s sealed move is not legal or has no clear meaning.
}
end-cannot-mate = { $who ->
    [you] You cannot mate any more.
   *[other] { $player } cannot mate any more.
}
end-undecided = { $who ->
    [you] Whether you could still mate was not decided.
   *[other] Whether { $player } could still mate was not decided.
}
end-both-flags = Both flags have fallen.
end-agreement = The players agree: { $result }.
end-claimed = { $who ->
    [you] You claim a draw.
   *[other] { $player } claims a draw.
}
end-claimed-with = { $who ->
    [you] You claim a draw with the move { $move }.
   *[other] { $player } claims a draw with the move { $move }.
}
end-repetition = The same position for the third time.
end-fifty-moves = Fifty moves without a capture or a pawn move.
end-cannot-win = The game cannot be won by normal means.
end-no-effort = No effort was made to win by normal means.
end-too-often = The same position too often.
end-too-quiet = Too many moves without a capture or a pawn move.
end-referred = { $who ->
    [you] You claim a draw, and the game has ended.
   *[other] { $player } claims a draw, and the game has ended.
}
end-to-verify = { $who ->
    [you] You verify position and moves, then an arbiter decides.
   *[other] { $player } verifies position and moves, then an arbiter decides.
}
end-late = { $who ->
    [you] You did not come in time.
   *[other] { $player } did not come in time.
}
end-both-late = Neither player came in time.
end-forfeit = { $who ->
    [you] You forfeit the game.
   *[other] { $player } forfeits the game.
}
end-both-forfeit = Both players forfeit the game.
end-void = The game does not count. Another one is played.
end-decided = The arbiter decides: { $result }.
end-declared = Result: { $result }.

## Results

result-win = { $who ->
    [you] you win
   *[other] { $player } wins
}
result-draw = draw
result-both-lose = both lose
result-points = { $first } for { $first-player }, { $second } for { $second-player }
points-none = no point
points-half = half a point
points-one = one point
score-won = 1 to 0
score-draw = half a point each
score-none = 0 to 0
