### What the arbiter is asked before he does something: whom it concerns, and what comes of it.

ruling-time = Set { $player }'s clock to { $time }?
ruling-moves = Set { $player }'s move counter to { $count }?
ruling-give = Give { $player } { $time } more?
ruling-give-opponent = Punish { $player } and give { $other } { $time } more?
ruling-take = Take { $time } from { $player }?
ruling-expel = Expel { $player } from the event? You declare the result of this game separately.
ruling-illegal-move = Has { $player } made an illegal move? It is number { $count }.
ruling-forfeit = Does { $player } forfeit the game? Then { $player } has lost.
ruling-raise-points = Give { $player } the whole point?
ruling-lower-points = Take half a point from { $player }?
ruling-void = Is this game not to count? It is over then, and another one is played.
ruling-declare-win = Declare the game lost for { $other }? Then { $player } has won.
ruling-declare-draw = Declare the game drawn? Then both players have half a point.
ruling-declare-lost = Declare the game lost for both players?
ruling-declare = Declare the result { $result }?
ruling-agree = Is { $player }'s claim right? The game is drawn then.
ruling-reject = Is { $player }'s claim wrong?
ruling-lost-envelope = Is the envelope lost? Then { $player } makes the sealed move once more.
ruling-unreadable = Is the sealed move not clear or not legal? Then { $player } has lost.
ruling-then-has = Then { $player } has { $time }.
ruling-then-gets = Then { $player } gets { $time }.
ruling-then-flag = Then { $player }'s flag falls.
ruling-then-loses = Then { $player } loses the game.
ruling-then-drawn = Then the game is drawn.
ruling-then-goes-on = Then the game goes on.
ruling-then-result = The result is { $result } then.

## What was touched and not moved yet

touched-still = { $player } has touched: { $pieces }.
touched-piece = { $piece } on { $square }
illegal-moves-made = { $count ->
    [one] { $player }: 1 illegal move.
   *[other] { $player }: { $count } illegal moves.
}

## What is missing on a scoresheet at the end of the game

unwritten = { $count ->
    [one] Move { $first } is
   *[other] Moves { $first } to { $last } are
} not on { $player }'s scoresheet.
