### Das Menü eines Felds.

menu-moves = Mögliche Züge
menu-attackers = Angreifer
menu-defenders = Verteidiger
menu-lines = Linien von hier
menu-repeat = Letzten Zug wiederholen
menu-clocks = Uhren
