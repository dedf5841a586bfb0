### The menu of a square.

menu-moves = Legal moves
menu-attackers = Attackers
menu-defenders = Defenders
menu-lines = Lines from here
menu-repeat = Repeat last move
menu-clocks = Clocks
