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

piece-king = König
piece-queen = Dame
piece-rook = Turm
piece-bishop = Läufer
piece-knight = Springer
piece-pawn = Bauer

### Zustände eines Felds, für einen Screenreader

square-selected = gewählt
square-target = möglich
square-capture = kann geschlagen werden
square-last-move = letzter Zug
square-check = im Schach

### Blindspiel

blind-title = Blindspiel
blind-repeat = Noch einmal
blind-clocks = Uhren
blind-clocks-tell = Zeit ansagen
blind-clocks-feel = eigene Uhr fühlen
blind-speak = Sprechen
blind-talk = sprechen
blind-type = tippen
blind-listening = Ich höre zu
blind-position = Stellung, Reihe für Reihe
blind-where = Wo steht …
blind-turn = Wer am Zug ist
blind-last-moves = Die letzten Züge
blind-captured = Was geschlagen wurde
blind-legal-moves = Mögliche Züge
blind-step-back = Der Zug davor
blind-step-on = Der Zug danach
blind-review = Rückblick
blind-board = Wie das Brett zu sehen ist
blind-board-shown = Sichtbar
blind-board-dimmed = Gedämpft
blind-board-hidden = Verborgen
blind-to-board = Zum Brett
blind-menu-hint = Menü. Wischen blättert, Tippen in der Mitte wählt.
blind-menu-closed = Das Menü ist geschlossen.
blind-resign-question = Diese Partie aufgeben?
blind-help = Sagen Sie einen Zug, etwa Springer f3, oder fragen Sie: was steht auf e4, wo sind meine Springer, wie viel Zeit bleibt. Andere Worte: noch einmal, zurücknehmen, Remis anbieten, aufgeben, schneller, langsamer.

### Sprechen

talk-title = Mit der Stimme spielen
talk-why = Das Mikrofon hört zu, solange Sie diese Fläche halten. Was Sie sagen, wird auf diesem Gerät verstanden und geht nirgendwo sonst hin. Tippen können Sie jederzeit.
talk-allow = Weiter

### Eingeben

typed-title = Zug oder Frage eingeben
typed-hint = e4, Springer f3, was steht auf e4, Uhr
typed-send = Senden
typed-not-here = Das geht hier nicht.

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
