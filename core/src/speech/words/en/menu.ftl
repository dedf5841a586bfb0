### The menu of a square.

menu-moves = Legal moves
menu-attackers = Attackers
menu-defenders = Defenders
menu-file = Along the file
menu-rank = Along the rank
menu-diagonals = Along the diagonals
menu-repeat = Repeat last move
menu-clocks = Clocks
