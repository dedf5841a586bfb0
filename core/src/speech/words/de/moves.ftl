### How moves are named.

## Pieces

king = König
queen = Dame
rook = Turm
bishop = Läufer
knight = Springer
pawn = Bauer
white-king = weißer König
white-queen = weiße Dame
white-rook = weißer Turm
white-bishop = weißer Läufer
white-knight = weißer Springer
white-pawn = weißer Bauer
black-king = schwarzer König
black-queen = schwarze Dame
black-rook = schwarzer Turm
black-bishop = schwarzer Läufer
black-knight = schwarzer Springer
black-pawn = schwarzer Bauer
letter-king = K
letter-queen = D
letter-rook = T
letter-bishop = L
letter-knight = S
letter-pawn = B

## Squares

file-a = a
file-b = b
file-c = c
file-d = d
file-e = e
file-f = f
file-g = g
file-h = h
rank-1 = eins
rank-2 = zwei
rank-3 = drei
rank-4 = vier
rank-5 = fünf
rank-6 = sechs
rank-7 = sieben
rank-8 = acht

## Moves

takes = schlägt
en-passant = en passant
check = Schach
checkmate = Schachmatt
castles-short = kurze Rochade
castles-long = lange Rochade
short-castling = kurze Rochade
long-castling = lange Rochade
promotes-to = wird { $piece }
