### How moves are named. Every message is in English; other languages are compared with it.

## Pieces

king = king
queen = queen
rook = rook
bishop = bishop
knight = knight
pawn = pawn
white-king = white king
white-queen = white queen
white-rook = white rook
white-bishop = white bishop
white-knight = white knight
white-pawn = white pawn
black-king = black king
black-queen = black queen
black-rook = black rook
black-bishop = black bishop
black-knight = black knight
black-pawn = black pawn
letter-king = K
letter-queen = Q
letter-rook = R
letter-bishop = B
letter-knight = N
letter-pawn = P

## Squares

file-a = a
file-b = b
file-c = c
file-d = d
file-e = e
file-f = f
file-g = g
file-h = h
rank-1 = 1
rank-2 = 2
rank-3 = 3
rank-4 = 4
rank-5 = 5
rank-6 = 6
rank-7 = 7
rank-8 = 8

## Moves

takes = takes
en-passant = en passant
check = check
checkmate = checkmate
castles-short = castles kingside
castles-long = castles queenside
short-castling = short castling
long-castling = long castling
promotes-to = promotes to { $piece }
