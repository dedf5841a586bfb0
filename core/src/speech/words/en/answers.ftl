### Answers to what players ask: telegraphic, the news first.

## Sides and pieces

answer-kings = kings
answer-queens = queens
answer-rooks = rooks
answer-bishops = bishops
answer-knights = knights
answer-pawns = pawns
answer-white-kings = white kings
answer-white-queens = white queens
answer-white-rooks = white rooks
answer-white-bishops = white bishops
answer-white-knights = white knights
answer-white-pawns = white pawns
answer-black-kings = black kings
answer-black-queens = black queens
answer-black-rooks = black rooks
answer-black-bishops = black bishops
answer-black-knights = black knights
answer-black-pawns = black pawns
# "White N", where pieces are named by their letters
answer-lettered = { $side } { $letter }
answer-counted = { $count } { $pieces }
answer-counted-letters = { $count } times { $letter }

## What most answers are made of

answer-of = { $what }: { $list }.
answer-sentence = { $text }.
answer-none = none
answer-nothing = nothing
answer-yes = Yes.
answer-no = No.

## What stands where

answer-on = On { $square }: { $content }.
answer-stands = { $piece } on { $square }.
answer-in-check = { $piece }, in check
answer-nothing-light = nothing, light square
answer-nothing-dark = nothing, dark square
answer-light = light square
answer-dark = dark square
answer-no-others = no others
answer-empty = empty
answer-empty-squares =
    { $count ->
        [one] empty
       *[other] { $count } empty
    }
# squares in a row that hold the same: "a 2 to h 2"
answer-run = { $first } to { $last }
answer-around = Around { $square }
answer-file = File { $file }
answer-rank = Rank { $rank }
answer-ranks = Ranks { $first } to { $last }
answer-line = From { $from } to { $to }
answer-line-brief = To { $to }
answer-quarter = { $quarter }. { $sides }
answer-piece-count =
    { $count ->
        [one] only the king
       *[other] { $count } pieces, pawns included
    }
answer-queen-side-of-white = Queen's side, White's half
answer-king-side-of-white = King's side, White's half
answer-queen-side-of-black = Queen's side, Black's half
answer-king-side-of-black = King's side, Black's half

## Moves

answer-moves-of =
    { $count ->
        [0] { $side } has no moves.
        [one] { $side } has 1 move.
       *[other] { $side } has { $count } moves.
    }
answer-no-moves = no moves
answer-not-to-move = not to move
answer-takes = takes { $list }
answer-captures-of = { $piece } takes: { $list }.
answer-nothing-to-capture = nothing to capture
answer-nothing-to-capture-at-all = Nothing to capture.
answer-promotion = promotion
answer-which-piece = Which piece? Name its square.
answer-no-en-passant = En passant is not possible now.
answer-castling-now = { $castling } now
answer-castling-not-now = { $castling } not now
answer-castling-allowed = { $castling } still allowed
answer-castling-none = no castling

## The score

answer-not-in-this-game = Not in this game.
answer-no-moves-yet = No moves yet.
answer-not-moved-yet = { $side } has not moved yet.
# to "what was my fifth move", where it was not made
answer-so-many-moves = { $side } has made { $moves }.
answer-move-pair = Move { $number }: { $first-player } { $first }; { $second-player } { $second }.
answer-move-pair-brief = { $number }: { $first }; { $second }.
answer-single-move = Move { $number }, { $side }: { $move }.
answer-single-move-brief = { $number }, { $side }: { $move }.
answer-draw-offered = draw offered
answer-move-number = Move { $number }, { $side } to move.
answer-move-number-brief = Move { $number }.
answer-over-after = The game is over, { $moves }.
answer-over = The game is over.
answer-won = { $player } has won.
answer-drawn = Draw.
answer-both-lost = Both have lost.

## What was captured, and what is left

answer-last-captured = Last move: { $piece } captured on { $square }.
answer-last-captured-brief = Last move: { $piece }.
answer-last-captured-nothing = Last move: no capture.
answer-captured-before = Before that, { $side } captured: { $list }.
answer-captured-before-brief = Before, { $side } took: { $list }.
answer-nothing-captured-before = Before that: nothing.
answer-captured-by = { $side } has captured: { $list }.
answer-ahead =
    { $count ->
        [one] { $side } ahead by 1 point.
       *[other] { $side } ahead by { $count } points.
    }
answer-even = Material even.
answer-both-have = Both: { $list }.
answer-only-king = only the king

## Whose turn it is

answer-your-turn = Yes, it is your move.
answer-may-take-back = Yes, with "take back", or "take back two moves".
answer-may-take-back-agreed = Yes, if both players agree: with "take back".
answer-to-move = { $side } to move.
answer-to-move-in-check = { $side } to move, in check.
answer-check = Yes, { $side } is in check.
answer-other-check = No, but { $side } is.
answer-to-press = { $side } has moved and has to press the clock.
answer-to-press-brief = { $side } to press.
answer-to-promote = { $side } to promote on { $square }.
answer-to-seal = { $side } to seal a move.
answer-not-begun = The game has not begun.
answer-paused = The game is paused.
answer-arbiter-starts = The arbiter starts the clocks.
answer-adjourned = The game is adjourned.
answer-envelope-closed = The envelope is not opened yet.

## Times

answer-no-clock = This game has no clock.
answer-without-clock = no clock
answer-running = running
answer-delay = delay { $time }
answer-period = period { $number }
answer-moves-to-go =
    { $count ->
        [one] 1 move to go
       *[other] { $count } moves to go
    }
answer-time-up = time used up
answer-clocks-stopped = The clocks are stopped.
answer-used = { $side }: { $moves }; { $time } used.
answer-used-brief = { $side }: { $moves }; { $time }.
answer-move-count =
    { $count ->
        [one] 1 move
       *[other] { $count } moves
    }

## Advice

answer-not-in-strict-games = Not in a strict game, article 12 point 3.
answer-unwritten = Not before the moves are written down, article 8 point 1.
answer-unwritten-brief = Not before they are written down.
answer-not-in-strict-games-brief = Not in a strict game.
answer-aims = attacks { $list }
answer-aims-at-nothing = attacks nothing
answer-covers = protects { $list }
answer-attacks = { $side } attacks { $square }: { $list }.
answer-attacks-not = { $side } does not attack { $square }.
answer-protects = { $side } protects { $square }: { $list }.
answer-protects-not = { $side } does not protect { $square }.
answer-is-pinned = { $piece }, pinned
answer-behind = { $piece } behind { $other }
answer-pin = { $piece } pinned by { $by }.
answer-pin-brief = { $piece } by { $by }.
answer-no-pins = No pins.
answer-unprotected = { $piece }: unprotected, attacked by { $list }.
answer-underprotected = { $piece }: can be captured with gain, attacked by { $list }.
answer-nothing-hangs = Nothing hangs.
answer-mates = { $side } can mate: { $list }.
answer-mates-brief = Mate: { $list }.
answer-no-mates = { $side } cannot mate with the next move.
answer-no-mates-brief = No mate.
answer-checks = { $side } can give check: { $list }.
answer-checks-brief = Check: { $list }.
answer-no-checks = { $side } cannot give check.
answer-no-checks-brief = No check.
