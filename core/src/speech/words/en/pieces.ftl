### Pieces inside sentences, long names, labels of squares.

player-white = White
player-black = Black

## With an article

the-king = the { $piece }
the-queen = the { $piece }
the-rook = the { $piece }
the-bishop = the { $piece }
the-knight = the { $piece }
the-pawn = the { $piece }
no-king = no { $piece }
no-queen = no { $piece }
no-rook = no { $piece }
no-bishop = no { $piece }
no-knight = no { $piece }
no-pawn = no { $piece }

## By the square of origin

long-rook-a = queen's rook
long-rook-h = king's rook
long-knight-b = queen's knight
long-knight-g = king's knight
long-bishop-c = queen's bishop
long-bishop-f = king's bishop
long-pawn-a = queen's rook's pawn
long-pawn-b = queen's knight's pawn
long-pawn-c = queen's bishop's pawn
long-pawn-d = queen's pawn
long-pawn-e = king's pawn
long-pawn-f = king's bishop's pawn
long-pawn-g = king's knight's pawn
long-pawn-h = king's rook's pawn
# All of these pieces are masculine in German.
long-white = white { $piece }
long-black = black { $piece }

## Letters with a colour

letter-white = white { $letter }
letter-black = black { $letter }

## Squares

square-empty = empty
mark-selected = selected
mark-target = possible move
mark-last-move = last move
mark-check = in check
