### Was man zu jemandem sagt, der nicht oder nur halb verstanden wurde.

hearing-which-king = Welcher König: { $choices }?
hearing-which-queen = Welche Dame: { $choices }?
hearing-which-rook = Welcher Turm: { $choices }?
hearing-which-bishop = Welcher Läufer: { $choices }?
hearing-which-knight = Welcher Springer: { $choices }?
hearing-which-pawn = Welcher Bauer: { $choices }?
hearing-which-move = Welcher Zug: { $choices }?
hearing-which-king-unseen = Welcher König?
hearing-which-queen-unseen = Welche Dame?
hearing-which-rook-unseen = Welcher Turm?
hearing-which-bishop-unseen = Welcher Läufer?
hearing-which-knight-unseen = Welcher Springer?
hearing-which-pawn-unseen = Welcher Bauer?
hearing-which-move-unseen = Welcher Zug?
hearing-or = oder
hearing-did-you-mean = Ist { $move } gemeint?
hearing-dropped = Dann nicht. Welcher Zug?
hearing-promotion = Was wird aus dem Bauern: Dame, Turm, Läufer oder Springer?

hearing-say-all = Sag alles noch einmal, mit dem ganzen Zug.
hearing-claim = Was reklamierst du: Wiederholung, fünfzig Züge, Blättchen oder regelwidriger Zug?
hearing-hidden = Du spielst, ohne das Brett zu sehen. Sag den ganzen Zug.
hearing-silence = Ich habe nichts gehört.
hearing-too-long = Das war zu lang.
hearing-unknown-word = Das Wort „{ $word }“ kenne ich nicht.
hearing-known-word = Ich kenne „{ $word }“.
hearing-no-square = Ein Feld „{ $square }“ gibt es nicht; die Felder sind { $first } bis { $last }.
hearing-no-meaning = „{ $heard }“ habe ich nicht verstanden.
hearing-incomplete = „{ $heard }“ ist nur ein Teil eines Zuges.
hearing-impossible = „{ $heard }“ ist nicht möglich.
