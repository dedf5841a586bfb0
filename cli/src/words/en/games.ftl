### The games that are kept, and leaving one.

## What a game is

game-against-computer = you play { $player } against the computer, { $strength }
game-of-two = two players
game-of-named = { $white } and { $black }
game-of-computers = the computer against itself
game-moves = { $count ->
    [one] 1 move
   *[other] { $count } moves
}
game-on-lines = Yin-Yang on { $columns } by { $rows }, target { $target }, { $moves }
game-not-begun = not begun
game-to-press = { $player } to press the clock
game-to-seal = { $player } to seal a move
game-to-move = { $player } to move
game-won = { $player } has won
game-both-lost = both have lost
game-drawn = drawn
game-adjourned = adjourned
game-sealed = adjourned, { $player } has sealed move { $number }
game-goes-on = { $sealed }, it goes on { $when }
game-described = { $who }, { $moves }, { $stands }
game-with-problem = { $game }; then { $problem }
game-damaged = { $game }; damaged from line { $line } on
game-newer = { $game }; made by a newer version
game-unreadable = cannot be read: { $error }

## Looking back

review-game = Game { $number }
review-later = There is no review before the end of this game.

## The list

unfinished-there = An unfinished game is there: { $game }. Type continue to go on with it.
unfinished-kept = The unfinished game is kept; games shows it.
listed-game = { $number }: { $name }, { $game }.
listed-here = { $listed } It is on the board.
none-kept = No games are kept yet.
more-kept = There are { $count } more; games all shows them.
cannot-be-listed = The games cannot be listed: { $error }.
no-such-game = There is no game "{ $asked }"; games shows which there are.
no-unfinished-game = no unfinished game is there
no-library = There is no folder of games here.
on-the-board = That game is on the board.
on-the-board-deleted = That game is on the board. Type new first, then delete it.
renamed = The game is called { $name } now.
not-renamed = The game cannot be named: { $error }.
deleted = { $game } is deleted; undelete brings it back.
not-deleted = { $game } cannot be deleted: { $error }.
undeleted = { $game } is back among the games.
none-deleted = No game was deleted.
not-undeleted = The game cannot be brought back: { $error }.
not-continued = { $game } cannot be continued: { $error }.
damaged-line = line { $line } of the file is damaged; { $command } saves what can be read
cannot-begin = this game cannot begin: { $error }.

## A clock of the device that is wrong

clock-before-program = This device says that it is { $now } by universal time, before this program was made.
clock-before-last = This device says that it is { $now } by universal time, but the game was played until { $last }.
clock-long-after = This device says that it is { $now } by universal time, but the game was left on { $last }, years before.
clock-was-wrong = The clock of this device was wrong when the game was left; it said { $last } by universal time.
away-not-counted = { $why } So nobody knows how long the game was away, and nobody's time has run. Set the clock of the device right before you go on.
type-take-time = For the time that somebody has used all the same, type for example arbiter take black 1:00.

## Where a game is kept

kept-in = The game is kept in { $path }.
kept-waiting = The game belongs in { $path }, but the last { $count ->
    [one] thing that happened is
   *[other] { $count } things that happened are
} not there yet.
kept-not-possible = The game should be kept in { $path }, but that is not possible now.
kept-later = The game will be kept in { $path } as soon as it begins.
not-kept = Games of the computer with itself are not kept.
kept-nowhere = Games are not kept: neither XDG_DATA_HOME nor HOME names a folder for them from the root on. Type save FILE to write this game as PGN.
no-folder = neither XDG_DATA_HOME nor HOME names a folder for it from the root on
file-changed = Another program has changed the file of this game, { $from }. It is left as it is, and the whole game is kept in { $to } from now on.
file-gone = The file of this game, { $from }, is gone. The whole game is kept in { $to } from now on.
not-saved = The game cannot be saved: { $reason }. It goes on, and will be saved as soon as that is possible.
saved-again = The game is saved again.

## Leaving

lose-game = The game cannot be saved: { $reason }. Leave it all the same? Answer yes or no, or type save FILE.
game-not-left = The game goes on.
here-it-is = Here it is:
goodbye = Goodbye.
how-to-go-on-with-all = The games are kept. Type { $command } to go on.
how-to-go-on = The game is kept. Type { $command } to go on.
input-ended = The input has ended before the game. { $how }
input-ended-lost = The input has ended. The game cannot be saved: { $reason }. Here it is:

## Looking back at the game

looking-back = You are looking back; “back to the game” ends that.
looking-ended = Back in the game.
not-looking-back = That is the game as it stands.
looking-new-move = A new move in the game:
