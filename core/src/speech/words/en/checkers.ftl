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
checkers-jump-by = { $from } jumps to { $by }, then to { $to }
checkers-takes = { $count ->
    [2] takes two
    [3] takes three
    [4] takes four
    [5] takes five
   *[other] takes { $count }
}
checkers-crowned = crowned

checkers-claim = What do you claim: repetition, forty moves or flag?

## Why a move is not legal, as a part of a sentence

checkers-illegal-light-square = pieces stand and move on the dark squares only
checkers-illegal-empty = no piece stands on { $square }
checkers-illegal-opponents = the piece on { $square } is the opponent's
checkers-illegal-must-jump = you must jump, with the piece on { $list }
checkers-illegal-must-jump-choice = you must jump, with a piece on { $list }
checkers-illegal-occupied = a piece stands on { $square }
checkers-illegal-backward = the man on { $square } only goes forward
checkers-illegal-out-of-reach = no move goes from { $from } to { $to }
checkers-illegal-step-ends = the step to { $square } ends the move
checkers-illegal-nothing = there is nothing to jump on { $square }
checkers-illegal-own-piece = the piece on { $square } is your own and cannot be jumped
checkers-illegal-twice = the piece on { $square } has been jumped in this move
checkers-illegal-crowned = the man is crowned on { $square }, which ends the move
checkers-illegal-unfinished = the jump goes on from { $at } to { $to }
checkers-illegal-several-ways = several jumps lead from { $from } to { $to }: name the squares between
checkers-illegal-other-form = a move is told by its squares

## What is wrong with a position

checkers-setup-king-row = On { $square } stands a man of { $player }, and there it would be a king.
checkers-setup-pieces = { $player } has { $count } pieces. Nobody has more than twelve.
checkers-setup-empty = There is no piece on the board.
checkers-fen-form = Who is to move comes first, B for Red or W for White, then the letter of each side with its squares.
checkers-fen-twice = There are two pieces on { $square }.

## How the board ends a game

end-forty-moves = Forty moves of each side without a capture or a move of a man.
refusal-not-due-forty = forty moves of each side without a capture or a move of a man have not been made
end-no-moves = { $who ->
    [you] You cannot move.
   *[other] { $player } cannot move.
}
end-no-pieces = { $who ->
    [you] You have no pieces left.
   *[other] { $player } has no pieces left.
}

## Answers

checkers-one-man = man
checkers-one-king = king
checkers-men = men
checkers-kings = kings
checkers-red-men = red men
checkers-red-kings = red kings
checkers-white-men = white men
checkers-white-kings = white kings
checkers-count-men =
    { $count ->
        [0] no men
        [one] 1 man
       *[other] { $count } men
    }
checkers-count-kings =
    { $count ->
        [0] no kings
        [one] 1 king
       *[other] { $count } kings
    }
checkers-ahead =
    { $count ->
        [one] { $side } ahead by 1 man.
       *[other] { $side } ahead by { $count } men.
    }
checkers-ahead-with-kings =
    { $count ->
        [one] { $side } ahead by 1 man; a king counts as two.
       *[other] { $side } ahead by { $count } men; a king counts as two.
    }
checkers-row = Row { $row }, squares { $first } to { $last }
checkers-double-corner = Double corner of { $side }
checkers-must-jump = { $side } must jump: { $list }.
checkers-no-jump = { $side } has no jump.
checkers-can-move = { $side } can move: { $list }.
checkers-others-jump = no moves, another piece must jump
checkers-threats = { $side } threatens: { $list }.
checkers-no-threats = { $side } threatens no jump.
checkers-can-be-jumped = { $square } can be jumped: { $list }.
checkers-safe = { $square } cannot be jumped.
checkers-last-taken =
    { $count ->
        [0] Last move: nothing taken.
        [one] Last move: 1 piece taken.
       *[other] Last move: { $count } pieces taken.
    }
checkers-taken =
    { $count ->
        [0] { $side } has taken nothing.
        [one] { $side } has taken 1 piece.
       *[other] { $side } has taken { $count } pieces.
    }
checkers-score-red = Red: { $value }.
checkers-which = Which move: { $list }? Name one more square.
checkers-no-number = { $number } is not a square; they go from 1 to 32.
checkers-light-square = { $square } is a light square, on which nothing stands.

## Keys

key-man = To the next man, with Shift back
key-jumper = To the next piece that has to jump, with Shift back
key-jumps = Which pieces have to jump
key-row = The row of this square
key-threats = What the opponent threatens

## The menu of a square

menu-jumpers = Who must jump
menu-can-be-jumped = Who could jump it
menu-threats = Threats

## Why a move is good

checkers-reason-wins = The opponent then has no move.
checkers-reason-shot = The move gives { $gives ->
    [one] one
    [2] two
   *[other] { $gives }
} and takes { $takes ->
    [2] two
    [3] three
   *[other] { $takes }
}.
checkers-reason-takes-most = No other jump takes { $count ->
    [2] two
    [3] three
   *[other] { $count }
}.
checkers-reason-crowns = A man becomes a king.
checkers-reason-saves = Now nothing can be taken.
checkers-reason-exchanges = The move exchanges, piece for piece.
checkers-reason-threatens = The move threatens to jump.
