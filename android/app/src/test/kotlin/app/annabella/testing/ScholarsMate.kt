package app.annabella.testing

/** A game from elsewhere: what its file says, and what the list of games calls it. */
object ScholarsMate {
    const val NAME = "Anna against Bella: White won by checkmate, move 4."
    const val PGN = """[White "Anna"]
[Black "Bella"]
[Result "1-0"]

1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7# 1-0
"""
}
