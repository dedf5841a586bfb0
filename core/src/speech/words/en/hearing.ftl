### What is said to somebody who was not understood, or only half.

hearing-which-king = Which king: { $choices }?
hearing-which-queen = Which queen: { $choices }?
hearing-which-rook = Which rook: { $choices }?
hearing-which-bishop = Which bishop: { $choices }?
hearing-which-knight = Which knight: { $choices }?
hearing-which-pawn = Which pawn: { $choices }?
hearing-which-move = Which move: { $choices }?
hearing-which-king-unseen = Which king?
hearing-which-queen-unseen = Which queen?
hearing-which-rook-unseen = Which rook?
hearing-which-bishop-unseen = Which bishop?
hearing-which-knight-unseen = Which knight?
hearing-which-pawn-unseen = Which pawn?
hearing-which-move-unseen = Which move?
hearing-or = or
hearing-did-you-mean = Did you mean { $move }?
hearing-dropped = Then not. Which move?
hearing-promotion = What does the pawn become: queen, rook, bishop or knight?

hearing-say-all = Say all of it again, with the whole move.
hearing-claim = What do you claim: repetition, fifty moves, flag or illegal move?
hearing-hidden = You play without seeing the board. Say the whole move.
hearing-silence = I heard nothing.
hearing-too-long = That was too long.
hearing-unknown-word = I do not know the word "{ $word }".
hearing-known-word = I know "{ $word }".
hearing-no-square = There is no square "{ $square }"; the squares are { $first } to { $last }.
hearing-no-meaning = I did not understand "{ $heard }".
hearing-incomplete = "{ $heard }" is only a part of a move.
hearing-impossible = "{ $heard }" is not possible.
