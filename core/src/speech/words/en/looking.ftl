## Looking back at the game

looking-beginning = The position at the beginning.
## One of two people at a shared board looks back; the move is counted as on the scoresheet.
looking-by = { $player } looks back: move { $at } of { $last }.
looking-by-beginning = { $player } looks back: the beginning.
looking-first = That is the first position.
looking-last = No later move was made.
looking-unwritten = Later moves are told when they are written down.
looking-no-such-move = { $last ->
    [one] The game has one move.
   *[other] The game has { $last } moves.
}
looking-no-moves = No move has been made.
looking-only-moves = By the Laws a look back tells the moves and shows no earlier position until the game is over.
looking-branch-strict = Not before the end of a strict game.
looking-branch-over = The game is over in this position.
looking-branch-none = No game can begin from this position.

## Restoring a position

restore-falls-away = { $count ->
    [one] Move { $number } of { $player } falls away.
   *[other] { $count } moves fall away, from move { $number } of { $player } on.
}
restore-after = Restore the position after move { $number } of { $player }?
restore-start = Restore the position at the beginning?
