### Why a move is not legal, as a part of a sentence.

illegal-null-move = a player may not pass
illegal-no-such-piece = { $who ->
    [you] you have { $no-piece }
    [unknown] there is { $no-piece } of that side
   *[other] { $player } has { $no-piece }
}
illegal-empty-square = no piece stands on { $square }
illegal-opponents-piece = the piece on { $square } is the opponent's
illegal-own-piece = a piece of the same side stands on { $square }
illegal-out-of-reach = { $no-piece } can go to { $square }
illegal-not-from-there = { $piece } to { $square } goes only from { $from }
illegal-in-the-way = a piece on { $square } stands in the way
illegal-way-of-king = { $the-piece } goes one square at a time
illegal-way-of-queen = { $the-piece } moves along ranks, files and diagonals
illegal-way-of-rook = { $the-piece } moves along ranks and files
illegal-way-of-bishop = { $the-piece } moves diagonally
illegal-way-of-knight = { $the-piece } goes two squares straight and one aside
illegal-way-of-pawn = { $the-piece } goes one square ahead, at first also two, and captures diagonally
illegal-king-in-check = { $who ->
    [you] your king would be in check from { $by }
   *[other] the king would be in check from { $by }
}
illegal-king-in-check-brief = { $who ->
    [you] your king would be in check
   *[other] the king would be in check
}
illegal-king-capture = the king is never captured
illegal-ambiguous = { $piece } to { $square } goes from { $from }
illegal-promotion-missing = the pawn on { $square } has to become a piece
illegal-no-promotion = only a pawn on the last rank is promoted
illegal-no-short-castling = there is no right to castle kingside
illegal-no-long-castling = there is no right to castle queenside
illegal-castling-in-check = the king is in check from { $by } and may not castle
illegal-castling-blocked = a piece on { $square } stands in the way of castling
illegal-castling-through-check = the king may not castle over or to { $square }, attacked from { $by }
illegal-other-form = the move is legal, but written otherwise
