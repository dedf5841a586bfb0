### What was agreed, and where a game stands.

game-chess = Chess
game-chess960 = Chess 960
opening-computer = { $game } against the computer, { $strength }.
opening-two-players = { $game } for two players.
opening-computers = { $game }, the computer against itself.
opening-color = You play { $player }.
opening-start-number = Start number { $number }.
opening-name = { $player }: { $name }.
opening-set-up = The game begins from a position that was set up.
opening-moves = { $count ->
    [one] 1 half-move has been made before.
   *[other] { $count } half-moves have been made before.
}
opening-strict = A strict game by the Laws: no hints, and nothing is taken back.
opening-strict-brief = Strict.
opening-unsupervised = Nobody watches: fallen flags, illegal moves and touched pieces have to be claimed.
opening-draws-from = No draw is agreed before move { $number }.
opening-no-draws = No draw is agreed.
opening-by-hand = The players write the moves down themselves.
opening-session = { $time } of play, then the player to move seals a move.
opening-clocks-run = The clocks run on while the program is closed.
opening-press = Press the clock after each move.
opening-press-by = { $player } presses the clock after each move.
opening-press-blind = Press the clock when you have announced your move and made it on your board.
opening-press-announced = Press the clock when you have announced your move.
opening-blind = { $who ->
    [you] You play blind.
   *[other] { $player } plays blind.
}
opening-blind-both = Both players play blind.
opening-blind-announce = Announce each move.
opening-blind-course = Announce each move, and repeat the opponent's before you answer it.
opening-blind-repeat = Repeat the opponent's move before you answer it.

## Where it stands

situation-waiting = The game has not begun. It begins with the word start.
situation-first-move = The first move starts the clocks.
situation-scheduled = The game begins at the time that was set. Each player reports on arrival.
situation-late = Whoever arrives more than { $time } late loses the game.
situation-late-at-once = Whoever is not here by then loses the game.
situation-last-move = Move { $number }, { $player }: { $move }.
situation-offer = { $who ->
    [you] You have offered a draw.
   *[other] { $player } has offered a draw.
}
situation-decision = The arbiter has to decide on the claim of a draw.
situation-clock = { $who ->
    [you] You have
   *[other] { $player } has
} { $time } left.
situation-clock-brief = { $player }: { $time }.

## The envelope of an adjourned game

envelope-players = { $white } plays White, { $black } plays Black.
envelope-used = White has used { $white }, Black { $black }.
envelope-sealed = { $who ->
    [you] You have sealed move { $number }.
   *[other] { $player } has sealed move { $number }.
}
envelope-on-board = { $who ->
    [you] You have made move { $number } on the board; it counts as sealed.
   *[other] { $player } has made move { $number } on the board; it counts as sealed.
}
envelope-lost = The envelope with move { $number } is lost. { $who ->
    [you] Make the move again.
   *[other] { $player } makes the move again.
}
envelope-unclear = The sealed move is not clear. The arbiter says how he reads it, or that it cannot be read.
envelope-no-offer = No draw is offered.
envelope-resumption = The game goes on: { $text }.
envelope-no-resumption = When and where the game goes on was not said.
envelope-closed = The envelope has still to be opened.
envelope-awaited = { $who ->
    [you] You are awaited.
   *[other] { $player } is awaited.
}
