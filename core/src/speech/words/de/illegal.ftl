### Warum ein Zug nicht erlaubt ist, als Satz ohne Punkt.

illegal-null-move = Passen ist nicht erlaubt
illegal-no-such-piece = { $who ->
    [you] bei dir steht { $no-piece }
    [unknown] auf dieser Seite steht { $no-piece }
   *[other] bei { $player } steht { $no-piece }
}
illegal-empty-square = Auf { $square } steht keine Figur
illegal-opponents-piece = Die Figur auf { $square } gehört dem Gegner
illegal-own-piece = Auf { $square } steht eine Figur derselben Seite
illegal-out-of-reach = Nach { $square } kann { $no-piece } ziehen
illegal-not-from-there = { $piece } nach { $square } geht nur von { $from }
illegal-in-the-way = Auf { $square } steht eine Figur im Weg
illegal-way-of-king = So zieht { $the-piece } nicht, nur ein Feld weit
illegal-way-of-queen = So zieht { $the-piece } nicht, nur auf Reihen, Linien und Diagonalen
illegal-way-of-rook = So zieht { $the-piece } nicht, nur auf Reihen und Linien
illegal-way-of-bishop = So zieht { $the-piece } nicht, nur schräg
illegal-way-of-knight = So zieht { $the-piece } nicht, nur zwei Felder geradeaus und eines zur Seite
illegal-way-of-pawn = So zieht { $the-piece } nicht, nur ein Feld vor, zu Beginn auch zwei, schräg nur zum Schlagen
illegal-king-in-check = { $who ->
    [you] Dein König stünde im Schach von { $by } aus
   *[other] Der König stünde im Schach von { $by } aus
}
illegal-king-in-check-brief = { $who ->
    [you] Dein König stünde im Schach
   *[other] Der König stünde im Schach
}
illegal-king-capture = Der König wird nie geschlagen
illegal-ambiguous = { $piece } nach { $square } geht von { $from }
illegal-promotion-missing = Der Bauer auf { $square } muss eine Figur werden
illegal-no-promotion = Nur ein Bauer auf der letzten Reihe wird umgewandelt
illegal-no-short-castling = Es gibt kein Recht auf die kurze Rochade
illegal-no-long-castling = Es gibt kein Recht auf die lange Rochade
illegal-castling-in-check = Der König steht im Schach von { $by } aus und darf nicht rochieren
illegal-castling-blocked = Eine Figur auf { $square } steht der Rochade im Weg
illegal-castling-through-check = Der König darf nicht über oder auf { $square } rochieren, angegriffen von { $by }
illegal-other-form = Der Zug ist erlaubt, aber anders geschrieben
