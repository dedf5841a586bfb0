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

### Sprache

speech-missing-voice = Diesem Gerät fehlt eine Stimme für einen Teil dessen, was gesagt wird. Stimmen gibt es in den Einstellungen des Systems.

### Antworten

answer-yes = Ja
answer-no = Nein
answer-cancel = Abbrechen
answer-close = Schließen
answer-done = Fertig

### Eine Stellung aufbauen

setup-title = Stellung aufbauen
setup-board = Die Stellung
setup-erase = Wegnehmen
setup-white-turn = Weiß am Zug
setup-black-turn = Schwarz am Zug
setup-clear = Das Brett leeren
setup-usual = Die übliche Anfangsstellung
setup-white-short = Weiß kann kurz rochieren
setup-white-long = Weiß kann lang rochieren
setup-black-short = Schwarz kann kurz rochieren
setup-black-long = Schwarz kann lang rochieren
setup-fen = Eintippen
setup-fen-help = Eine FEN, oder Figuren mit ihren Feldern, etwa K e1, d d8
setup-960 = Chess960
setup-960-number = Nummer, 0 bis 959
setup-960-dice = Durch das Los
setup-ready = Von hier kann eine Partie beginnen.
setup-not-read = Das ist weder eine FEN noch Figuren mit ihren Feldern.
setup-white-king = Weißer König
setup-white-queen = Weiße Dame
setup-white-rook = Weißer Turm
setup-white-bishop = Weißer Läufer
setup-white-knight = Weißer Springer
setup-white-pawn = Weißer Bauer
setup-black-king = Schwarzer König
setup-black-queen = Schwarze Dame
setup-black-rook = Schwarzer Turm
setup-black-bishop = Schwarzer Läufer
setup-black-knight = Schwarzer Springer
setup-black-pawn = Schwarzer Bauer
