### Das Menü eines Felds.

menu-moves = Mögliche Züge
menu-attackers = Angreifer
menu-defenders = Verteidiger
menu-file = Die Linie entlang
menu-rank = Die Reihe entlang
menu-diagonals = Die Diagonalen entlang
menu-repeat = Letzten Zug wiederholen
menu-clocks = Uhren
