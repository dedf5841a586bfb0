# Was auf Knöpfen, in Einstellungen und über Seiten steht; siehe en.ftl.

### Die App

app-name = Annabella
language-code = de

### Anfang

home-title = Annabella
home-play-computer = Gegen den Computer
home-two-players = Zwei Spieler hier
home-settings = Einstellungen
home-touch-board = Das Brett berühren und spielen
home-board = Das Brett Ihrer Partie

### Partie

game-back = Zurück
game-menu = Menü
game-you = Sie
game-computer = Computer
game-white = Weiß
game-black = Schwarz
game-undo = Zurücknehmen
game-redo = Wieder vor
game-hint = Tipp
game-offer-draw = Remis anbieten
game-accept = Annehmen
game-decline = Ablehnen
game-resign = Aufgeben
game-adjust = Eine Figur zurechtrücken
game-flip = Brett drehen
game-castle = Rochade
game-press-clock = Uhr drücken
game-pause = Pause
game-continue = Weiter
game-start = Los
game-castle-short = Kurze Rochade
game-castle-long = Lange Rochade
game-two-players = Zwei Spieler
game-captured = Geschlagen
game-moves = Züge
game-board = Schachbrett
game-promote = Der Bauer wird
game-new = Neue Partie
game-home = Anfang
game-full-screen = Vollbild
game-leave-full-screen = Vollbild verlassen
game-more = Mehr

### Figuren

piece-queen = Dame
piece-rook = Turm
piece-bishop = Läufer
piece-knight = Springer

### Zustände eines Felds, für einen Screenreader

square-selected = gewählt
square-target = möglich
square-capture = kann geschlagen werden
square-last-move = letzter Zug
square-check = im Schach
square-touched = berührt

### Das Brett für einen Screenreader, und was es auf einem Feld anbietet

board-white-moves = Schachbrett, Weiß am Zug
board-black-moves = Schachbrett, Schwarz am Zug
board-over = Schachbrett, die Partie ist zu Ende
action-play = Ziehen nach
action-moves = Mögliche Züge
action-attackers = Angreifer
action-defenders = Verteidiger
action-lines = Linien von hier
action-repeat = Letzten Zug wiederholen
action-clocks = Uhren

### Getippt

typed-title = Zug oder Frage eingeben
typed-hint = e4, Springer f3, was steht auf e4, Uhr
typed-send = Senden
typed-not-here = Das geht hier nicht.

### Tasten einer Tastatur

keys-title = Tasten
keys-explained = Diese Tasten gelten auf dem Brett einer Partie. Eine Zeile wählen, um ihr eine andere Taste zu geben.
keys-reset = Alle Tasten wie am Anfang
keys-press = Die neue Taste drücken.
keys-taken = Diese Taste ist schon vergeben für:
keys-not-free = Diese Taste lässt sich nicht ändern.
keys-arrows = Pfeile
keys-choose = Eingabe, Leertaste
keys-cancel = Escape
keys-ranks = 1 bis 8
keys-files = Umschalt oder Alt und 1 bis 8
key-arrows = Von Feld zu Feld, und über den Rand zu den Knöpfen
key-choose = Eine Figur wählen, und wohin sie zieht
key-cancel = Die Wahl aufgeben
key-ranks = Auf diese Reihe
key-files = Auf diese Linie, a bis h
key-king = Zum nächsten König, mit Umschalt zurück
key-queen = Zur nächsten Dame, mit Umschalt zurück
key-rook = Zum nächsten Turm, mit Umschalt zurück
key-bishop = Zum nächsten Läufer, mit Umschalt zurück
key-knight = Zum nächsten Springer, mit Umschalt zurück
key-pawn = Zum nächsten Bauern, mit Umschalt zurück
key-square = Was auf diesem Feld steht
key-moves = Mögliche Züge von diesem Feld
key-captures = Schlagzüge von diesem Feld
key-diagonals = Diagonalen von diesem Feld
key-lines = Linie und Reihe von diesem Feld
key-attackers = Wer dieses Feld angreift
key-defenders = Wer dieses Feld deckt
key-last-move = Der letzte Zug
key-captured = Was geschlagen wurde
key-clocks = Bedenkzeiten
key-times-used = Verbrauchte Zeiten
key-turn = Wer am Zug ist
key-board = Die ganze Stellung
key-material = Das Material
key-score = Alle Züge bisher
key-undo = Zurücknehmen
key-redo = Wieder vor
key-hint = Tipp
key-press = Uhr drücken
key-flip = Brett drehen
key-type = Zug oder Frage eingeben
key-help = Diese Liste

### Antworten

answer-yes = Ja
answer-no = Nein
answer-cancel = Abbrechen
answer-close = Schließen
