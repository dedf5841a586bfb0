### Names over a game and beside its players.

name-two-players = Two players
name-full-strength = Full strength
name-computer = Computer
name-you = You
board-chess = Chess board
board-to-move = { $board }, { $player } to move
board-over = { $board }, the game is over
