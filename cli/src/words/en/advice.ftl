### What can be typed now.

# in front of what a player does
side-white = white
type-move = Type a move, such as e4 or knight f3, or help.
type-checkers-move = Type a move, such as 11-15 or 18 takes 25, or help.
type-yin-yang-move = Type a point, such as D4, or pass, or help.
type-yes-or-no = Type yes or no, or a move.
type-promotion = Type queen, rook, bishop or knight.
type-repetition = Repeat the opponent's move first; last tells it again.
type-arbiter-for-list = Type arbiter for what can be ruled.
type-call = Type call and a reason, for example call clock.
type-arbiter-adjourn = Type arbiter adjourn, and when and where the game goes on.
type-adjourn = { $strict ->
    [yes] Type arbiter adjourn to end the session.
   *[no] Type adjourn to end the session.
}
type-open-again = Type open to try again, or arbiter lost envelope.
strict-by-option = Strict games begin with the option --mode strict.
type-arbiter = Type arbiter.
type-arrive = Type { $side } arrive when that player comes.
type-arrive-there = Type { $side } arrive when that player is there.
type-record = Type { $side } record and the move.
type-sign = Type { $side } sign.
type-go = Type go to let the computer move, or undo.
type-after-claim = Type sign, arbiter, save or quit.
type-after-strict = Type sign, save, new or quit.
type-after-game-of-several = Type next board, new for another game here, review, undo, save or quit.
type-after-game = Type new for another game, review, undo, save or quit.
type-start-scheduled = The game begins by itself at the time that was set. Who is there types { $first } arrive, or { $second } arrive.
type-start = Type start, or press Enter, to begin.
type-continue = Type continue to go on.
type-continue-arbiter = As the arbiter, type continue to go on.
type-resume = Type resume to go on, or quit; the game is kept.
type-read-as = Type arbiter read as, with the move, or arbiter unreadable.
type-open = Type open to open the envelope.
type-press = Type press to adjourn.
type-seal = Type seal, then press.
type-send = Type send to get the text that you send.
type-take-in = Type take in and the text, when it comes.
type-continue-other = Type continue { $game } for the game to which it belongs.
begins-by-receive = It invites to a game: the command { $command } begins that.
type-quit = Type quit to leave the game.
help-blindfold = You play blindfold: what stands on the board is not told, nor why a hint is good. "Peek" shows the board; looks are counted.
how-to-peek = You play blindfold. "Peek" shows the board; looks are counted.
how-to-ask = You may ask what stands where; answers are no looks.
how-to-announce = Say another move to correct an announcement, or press to start the clock at once.
say-who-signs = Say who: white sign, or black sign.
say-who-arrives = Say who: white arrive, or black arrive.

## What was not understood

expected-missing = Something is missing. Expected: { $expected }.
expected-instead = "{ $found }" was not understood. Expected: { $expected }.
expected-load = a file, for example load game.pgn
expected-games = games or games all
expected-rename = a name, for example rename Evening with Carla
expected-text = what came, for example take in 5254
expected-delete = a game, for example delete 2; games shows them
rules-how = Type rules and a number, such as rules 3, to read one of them, or rules all.
no-rules = The rules of chess are not written out here. Type moves e2 to hear where a piece can go; a move that is not possible is refused with its reason. help strict tells of games by the Laws.
nothing-to-explain = Nothing was refused just now, and no hint was given.
hint-without-fact = No single fact tells why: of all moves it came out best.
expected-rules = a number from 1 to { $last }, or all
expected-help = { $topics } or { $last }
came-too-late = That line came too late and was not read.
line-too-long = That line has more than { $limit } bytes and was not read.
help = help
# what a player types
cancel = cancel
