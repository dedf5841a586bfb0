### Why a move is good: one fact that can be seen on the board.

## Pieces where they stand

your-king = your { $piece }
your-queen = your { $piece }
your-rook = your { $piece }
your-bishop = your { $piece }
your-knight = your { $piece }
your-pawn = your { $piece }
piece-on = { $piece } on { $square }

## Reasons

reason-mates = That is checkmate.
reason-only-move = There is no other move.
reason-stalemates = The opponent then has no move: stalemate, a draw.
reason-mates-next = Whatever the answer, checkmate follows.
reason-stops-mate = Otherwise { $move } follows: checkmate.
reason-promotes = The pawn gets through.
reason-takes-undefended = { $piece } is not defended.
reason-takes-in-passing = Nothing can take back.
reason-takes-greater = { $piece } is worth more than { $with }.
reason-wins-exchange =
    { $count ->
        [one] The captures on { $square } win 1 point altogether.
       *[other] The captures on { $square } win { $count } points altogether.
    }
reason-forks = { $one } and { $other } are attacked at once.
reason-skewers = When { $front } moves away, { $behind } can be captured.
reason-pins = { $pinned } is pinned: { $to } stands behind it.
reason-saves-undefended = { $own } is attacked and not defended.
reason-saves-from-lesser = { $by } attacks { $own }, which is worth more.
reason-saves-outnumbered = { $own } can be captured with gain.
reason-defends = That defends it.
reason-blocks = That blocks the way to it.
reason-stops-promotion = Otherwise { $piece } gets through.
reason-stops-fork = Otherwise { $move } follows. Then { $one } and { $other } are attacked at once.
reason-takes-checker = The piece that gave check is gone.
reason-blocks-check = That blocks the check.
reason-attacks = { $piece } is attacked then.
reason-opens-attack = That opens an attack on { $piece }.
reason-passed-pawn = No pawn can stop this one any more.
reason-trades = Exchanges help the side that has more.
reason-castles = The king gets into safety, and the rook into play.
reason-develops = { $piece } comes into play.
reason-centre = A pawn in the centre makes room for the other pieces.
reason-open-file = The rook has a file without pawns before it.
reason-king = The king comes nearer to the middle, where it is needed in an ending.

## Looking back at a game

review-no-moves = There is nothing to look back at.
review-none = No single move cost much.
review-count =
    { $count ->
        [one] One move cost much.
       *[other] { $count } moves cost much.
    }
review-played = { $who ->
    [you] Move { $number }: you played { $move }.
   *[other] Move { $number }: { $player } played { $move }.
}
review-allowed = That allows { $move }.
review-repeats = That allows a draw by repetition.
review-better = Better was { $move }.
review-lost-winning = { $who ->
    [you] You were winning when the game ended.
   *[other] { $player } was winning when the game ended.
}
review-not-lost = { $who ->
    [you] You were not lost when the game ended.
   *[other] { $player } was not lost when the game ended.
}
review-best = { $who ->
    [you] Your best move was move { $number }, { $move }: it made use of a mistake.
   *[other] { $player }'s best move was move { $number }, { $move }: it made use of a mistake.
}
review-best-alone = { $who ->
    [you] Your best move was move { $number }, { $move }.
   *[other] { $player }'s best move was move { $number }, { $move }.
}
chances-even = The chances are even.
chances-little = { $player } is a little better.
chances-better = { $player } is better.
chances-winning = { $player } is winning.
review-brief = Move { $number }, { $player }: { $move }; better { $better }.
