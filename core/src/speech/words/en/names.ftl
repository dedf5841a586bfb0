### Names over a game and beside its players.

name-two-players = Two players
name-full-strength = Full strength
name-computer = Computer
name-you = You
board-white-moves = Chess board, White to move
board-black-moves = Chess board, Black to move
board-over = Chess board, the game is over
