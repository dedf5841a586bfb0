### Names over a game and beside its players.

name-two-players = Two players
name-computer-playing = Computer, { $strength }
name-computer = Computer
name-you = You
board-chess = Chess board
board-to-move = { $who ->
    [you] { $board }, you are to move
   *[other] { $board }, { $player } to move
}
board-over = { $board }, the game is over

## Sets of rules by the Laws

laws-classical = Classical
laws-classical-told = 90 minutes for 40 moves and 30 for the rest, 30 seconds added for each move. You press the clock and write the moves down.
laws-rapid = Rapid
laws-rapid-told = 15 minutes, 10 seconds added for each move. You press the clock; the app watches as an arbiter does.
laws-rapid-alone = Rapid without arbiter
laws-rapid-alone-told = 15 minutes, 10 seconds added for each move. Nobody watches: an illegal move or a fallen flag counts when you claim it.
laws-blitz = Blitz
laws-blitz-told = 3 minutes, 2 seconds added for each move. You press the clock; the app watches as an arbiter does.
laws-blitz-alone = Blitz without arbiter
laws-blitz-alone-told = 3 minutes, 2 seconds added for each move. Nobody watches: an illegal move or a fallen flag counts when you claim it.
laws-blind = Blind against sighted
laws-blind-told = 90 minutes, 30 seconds added for each move. The blind player announces and repeats moves, and the app is his assistant. By touch either is done like any move: first the piece, then its square.

## Several games and boards

match-total = In all: { $first } { $first-points }, { $second } { $second-points }

board-number = Board { $number } of { $of }
board-waiting = { $waiting ->
    [one] 1 other waits
   *[other] { $waiting } others wait
}
board-number-waiting = { $board }, { $waiting }
board-named = Board { $number }, { $name }
board-saved = Simultaneous, board { $number }
