### Figuren in Sätzen, lange Namen, Beschriftung der Felder.

player-white = Weiß
player-black = Schwarz

## Mit Artikel

the-king = der { $piece }
the-queen = die { $piece }
the-rook = der { $piece }
the-bishop = der { $piece }
the-knight = der { $piece }
the-pawn = der { $piece }
no-king = kein { $piece }
no-queen = keine { $piece }
no-rook = kein { $piece }
no-bishop = kein { $piece }
no-knight = kein { $piece }
no-pawn = kein { $piece }

## Nach dem Feld, von dem sie kommen

long-rook-a = Damenturm
long-rook-h = Königsturm
long-knight-b = Damenspringer
long-knight-g = Königsspringer
long-bishop-c = Damenläufer
long-bishop-f = Königsläufer
long-pawn-a = Damenturmbauer
long-pawn-b = Damenspringerbauer
long-pawn-c = Damenläuferbauer
long-pawn-d = Damenbauer
long-pawn-e = Königsbauer
long-pawn-f = Königsläuferbauer
long-pawn-g = Königsspringerbauer
long-pawn-h = Königsturmbauer
long-white = weißer { $piece }
long-black = schwarzer { $piece }

## Buchstaben mit Farbe

letter-white = weiß { $letter }
letter-black = schwarz { $letter }

## Felder

square-empty = leer
mark-selected = ausgewählt
mark-target = möglicher Zug
mark-last-move = letzter Zug
mark-check = im Schach
