### What became of games from elsewhere.

import-saved = { $count ->
    [0] No game was saved.
    [one] 1 game was saved.
   *[other] { $count } games were saved.
}
import-without-target = { $count ->
    [one] 1 does not say how many captured stones win; { $target } is assumed.
   *[other] { $count } do not say how many captured stones win; { $target } is assumed.
}
import-unread = { $count ->
    [one] 1 cannot be read.
   *[other] { $count } cannot be read.
}
import-nothing = There is neither a game nor a position in it, in print or in Braille.
import-place = Game { $game } of the text{ $line ->
    [0] { "" }
   *[other] , line { $line },
} cannot be read.
import-move = Move { $number } of { $player } is not possible: { $found }.
import-no-move = Move { $number } of { $player } cannot be made out.
import-variant = The variant { $variant } is not played here.
import-too-long = It is too long.
