### Namen über einer Partie und neben ihren Spielern.

name-two-players = Zwei Spieler
name-full-strength = Volle Stärke
name-computer = Computer
name-you = Du
board-white-moves = Schachbrett, Weiß am Zug
board-black-moves = Schachbrett, Schwarz am Zug
board-over = Schachbrett, die Partie ist zu Ende
