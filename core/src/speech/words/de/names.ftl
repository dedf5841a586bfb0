### Namen über einer Partie und neben ihren Spielern.

name-two-players = Zwei Spieler
name-full-strength = Volle Stärke
name-computer = Computer
name-you = Du
board-chess = Schachbrett
board-to-move = { $board }, { $player } am Zug
board-over = { $board }, die Partie ist zu Ende
