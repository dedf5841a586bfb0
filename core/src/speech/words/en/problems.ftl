### What is wrong with something that was typed or put together.

## A position

setup-no-king = { $player } has no king. Each side needs exactly one.
setup-kings = { $player } has { $count } kings. Each side needs exactly one.
setup-kings-touch = The kings on { $first } and { $second } stand side by side, which no move allows.
setup-pawn = On { $square } stands a pawn, and on the first and the last rank none can.
setup-check = { $player } is in check from { $square }, but the other side is to move.
setup-pawns = { $player } has { $count } pawns. Nobody has more than eight.
setup-pieces = { $player } has { $count } pieces and pawns. Nobody has more than sixteen.
setup-promoted = { $player } has { $count ->
    [one] 1 piece that must have been a pawn
   *[other] { $count } pieces that must have been pawns
}, but { $missing ->
    [0] no pawn is missing.
    [one] only 1 pawn is missing.
   *[other] only { $missing } pawns are missing.
}

## A position as FEN

fen-found = Character { $column } does not fit: "{ $found }".
fen-found-space = Character { $column } does not fit: a space.
fen-ends = The text ends too early.
fen-too-long = The text is too long for a position, which has { $most } characters at most.
fen-squares = A rank has eight squares: letters are pieces, numbers are empty squares.
fen-rank-end = After the eight squares of a rank comes a slash.
fen-space = There a space is needed.
fen-turn = After the ranks comes who is to move: w or b.
fen-castling = Castling is written with K and Q or with the letters of files, none with a hyphen.
fen-en-passant = The square for en passant is on rank 3 or 6; none is a hyphen.
fen-quiet = The half-moves without capture or pawn are a number, 65535 at most.
fen-move-number = The number of the move is a whole number.
fen-end = After the number of the move comes nothing more.

## A clock

clock-wrong = "{ $text }" is no clock.
clock-found = "{ $found }" does not fit.
clock-days = Days are a whole number, 1 at least and 65535 at most.
clock-moves = Before a slash stands a number of moves, 1 at least and 1000 at most.
clock-time = A time is a number of minutes, 60000 at most, or minutes and seconds with a colon between them.
clock-seconds = Seconds behind a colon have two digits, and are 59 at most.
clock-bonus = At the end stands a number of seconds, 3600000 at most.
clock-time-missing = Period { $period } needs some time.
clock-moves-missing = Period { $period } needs a number of moves, as another one follows.
clock-not-seconds = Period { $period } has a time that is not whole seconds.
clock-too-large = Period { $period } has more than 1000 hours or 1000 moves.
clock-too-many = A clock has { $most } periods at most.
clock-untimed = A chess clock needs a time for one side at least.

## A sealed move

seal-empty = Nothing is written, and a move has to be sealed.
seal-too-long = The text is too long for an envelope.
seal-one-line = The text has a character that is no part of a line. One line can be sealed.
seal-not-a-move = That is not written like a move.
seal-no-move = "{ $found }" is no move that can be made now.
seal-no-passphrase = The passphrase is empty.
seal-passphrase-too-long = The passphrase is too long.
seal-no-memory = The device has no memory for the passphrase now. Try again.
seal-no-randomness = The device gives no random numbers, so nothing can be sealed.
