### What is said of checkers.

game-checkers = Checkers
board-checkers = Checkers board
player-red = Red

## Pieces

checkers-red-man = red man
checkers-red-king = red king
checkers-white-man = white man
checkers-white-king = white king

## Moves

checkers-step = { $from } to { $to }
checkers-jump = { $from } jumps to { $to }
checkers-jump-over = { $from } jumps over { $over } to { $to }
checkers-takes = { $count ->
    [2] takes two
    [3] takes three
    [4] takes four
    [5] takes five
   *[other] takes { $count }
}
checkers-crowned = crowned

## Why a move is not legal, as a part of a sentence

checkers-illegal-light-square = pieces stand and move on the dark squares only
checkers-illegal-must-jump = you must jump, with the piece on { $list }
checkers-illegal-must-jump-choice = you must jump, with a piece on { $list }
checkers-illegal-occupied = a piece stands on { $square }
checkers-illegal-backward = the man on { $square } only goes forward
checkers-illegal-out-of-reach = no move goes from { $from } to { $to }
checkers-illegal-nothing = there is nothing to jump on { $square }
checkers-illegal-own-piece = the piece on { $square } is your own and cannot be jumped
checkers-illegal-twice = the piece on { $square } has been jumped in this move
checkers-illegal-crowned = the man is crowned on { $square }, which ends the move
checkers-illegal-unfinished = the jump goes on from { $at } to { $to }
checkers-illegal-several-ways = several jumps lead from { $from } to { $to }: name the squares between
checkers-illegal-other-form = a move is told by its squares

## How the board ends a game

end-no-moves = { $who ->
    [you] You cannot move.
   *[other] { $player } cannot move.
}
end-no-pieces = { $who ->
    [you] You have no pieces left.
   *[other] { $player } has no pieces left.
}
