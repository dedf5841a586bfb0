# Was auf Knöpfen, in Einstellungen und über Seiten steht; siehe en.ftl.

### Die App

app-name = Annabella
language-code = de

### Anfang

home-title = Annabella
home-play-computer = Gegen den Computer
home-two-players = Zwei Spieler hier
home-play = Spielen
home-no-clock = Keine Uhr
home-minute = Minute
home-minutes = Minuten
home-second = Sekunde je Zug
home-seconds = Sekunden je Zug
home-settings = Einstellungen
home-touch-board = Das Brett berühren und spielen
home-board = Das Brett deiner Partie

### Partie

game-back = Zurück
game-menu = Menü
game-computer = Computer
game-white = Weiß
game-black = Schwarz
game-begins-at = Beginn der Partie:
game-undo = Zurücknehmen
game-undo-over = Die Partie ist zu Ende. Zurücknehmen und weiterspielen?
game-both-agree = Seid ihr beide einverstanden?
table-your-move = Du bist am Zug
table-choose-piece = Figur wählen
game-redo = Wieder vor
game-hint = Tipp
game-offer-draw = Remis anbieten
# wo die anderen keinen Platz haben
bar-undo = Rücknahme
bar-offer-draw = Remis
bar-offer-end = Anbieten
game-offer-draw-sure = Remis anbieten?
game-accept = Annehmen
game-accept-sure = Das Angebot annehmen?
game-decline = Ablehnen
game-resign = Aufgeben
game-adjust = Eine Figur zurechtrücken
game-flip = Brett drehen
game-press-clock = Uhr drücken
game-pause = Pause
game-continue = Weiter
game-paused = Pausiert
game-back-to = Zurück zur Partie
table-go-back = Geh erst zurück zur Partie.
game-start = Los
game-press-start = Die Partie hat noch nicht begonnen. Drück auf „Los“.
game-press-continue = Die Partie ist pausiert. Drück auf „Weiter“.
game-nothing-there = Dort steht nichts.
game-repeat = Zug wiederholen
game-peek = Aufs Brett sehen
game-castle-short = Kurze Rochade
game-castle-long = Lange Rochade
game-moves = Züge
game-spoken = Was gesagt wurde
game-spoken-all = Alles noch einmal sagen
game-spoken-nothing = Noch wurde nichts gesagt.
game-promote = Der Bauer wird
game-promote-back = Zurücknehmen
several-ways = Mehrere Wege führen dorthin. Tippe zuerst das nächste Feld an.
game-new = Neue Partie
game-full-screen = Vollbild
game-leave-full-screen = Vollbild verlassen
game-more = Mehr

### Eine Partie durchgehen

steps-title = Durchgehen
steps-looking = Rückblick
steps-first = Anfang
steps-previous = Voriger
steps-next = Nächster
steps-last = Ende
steps-play = Von hier an spielen
steps-play-question = Von hier an spielen?
steps-play-text = Ab dieser Stellung beginnt eine andere Partie. Die laufende bleibt bei den gespeicherten Partien.
## Dahinter steht eine Zeit.
steps-after-move = Nach diesem Zug:
steps-comment = Kommentar
steps-comment-on = Kommentar zu
steps-comment-start = Kommentar zum Anfang
steps-commented = Mit Kommentar.
steps-now = So steht die Partie jetzt. Zum Weiterspielen geh zurück.
steps-new-move = In der Partie wurde ein neuer Zug gemacht.
## Between them and behind them stand numbers: the move that is looked at, of how many.
steps-move = Zug
steps-of = von

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
square-touched = berührt
square-color = Farbe des Felds
square-light = hell
square-dark = dunkel

### Das Brett für einen Screenreader, und was es auf einem Feld anbietet

action-play = Ziehen nach
rotor-own = Eigene Figuren
rotor-other = Andere Figuren
rotor-targets = Mögliche Felder
rotor-atari = Steine im Atari
rotor-last-move = Letzter Zug
rotor-file = Linie
rotor-rank = Reihe
rotor-column = Spalte
rotor-row = Reihe
rotor-diagonal-right = Diagonale nach rechts hinauf
rotor-diagonal-left = Diagonale nach links hinauf

### Getippt

typed-title = Zug oder Frage eingeben
typed-hint = Zum Beispiel: e4, Springer f3, was steht auf e4, Uhr
typed-send = Senden
typed-not-here = Das geht hier nicht.

### Tasten einer Tastatur

sayings-title = Was du sagen oder tippen kannst
keys-title = Tasten
keys-explained = Diese Tasten gelten auf dem Brett einer Partie. Eine Zeile wählen, um ihr eine andere Taste zu geben.
keys-reset = Alle Tasten wie am Anfang
keys-press = Die neue Taste drücken.
keys-taken = Diese Taste ist schon vergeben für:
keys-not-free = Diese Taste lässt sich nicht ändern.
keys-arrows = Pfeile
keys-choose = Eingabe, Leertaste
keys-cancel = Escape
keys-ranks = Ziffern
keys-files = Umschalt oder Alt mit einer Ziffer
keys-digits = 1 bis 9
keys-square = Ein Buchstabe und eine Ziffer, etwa E 4
keys-help = F1
key-arrows = Von Feld zu Feld, und über den Rand zu den Knöpfen
key-choose = Eine Figur wählen, und wohin sie zieht
key-cancel = Die Wahl aufgeben
key-ranks = Auf diese Reihe; auf einem großen Brett 0 für die zehnte, und noch einmal für zehn weiter
key-files = Auf diese Linie oder Spalte, ebenso
key-square = Auf einem Schachbrett: zu diesem Feld. Die Ziffer folgt binnen zwei Sekunden; ein Buchstabe allein wartet eine halbe Sekunde
key-help = Diese Liste, von jeder Seite aus
key-digits = In einer Frage: die Zeile, von oben gezählt
game-type = Zug oder Frage eingeben

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
blind-menu-of = von
blind-resign-question = Diese Partie aufgeben?
blind-help = Sag einen Zug, etwa Springer f3, oder frag: was steht auf e4, wo sind meine Springer, wie viel Zeit bleibt. Andere Worte: noch einmal, zurücknehmen, Remis anbieten, aufgeben, schneller, langsamer.

### Sprechen

talk-title = Mit der Stimme spielen
talk-why = Solange du „Sprechen“ hältst, hört das Mikrofon zu, um die Züge und Fragen zu verstehen, die du sprichst. Das geschieht auf diesem Gerät, und nichts geht anderswohin. Tippen kannst du jederzeit.
talk-allow = Weiter

### Sprache

speech-missing-voice = Diesem Gerät fehlt eine Stimme für einen Teil dessen, was gesagt wird. Stimmen gibt es in den Einstellungen des Systems.

### Antworten

answer-yes = Ja
answer-no = Nein
answer-allow = Erlauben
answer-refuse = Verweigern
answer-cancel = Abbrechen
answer-close = Schließen
answer-done = Fertig

### Eine Stellung aufbauen

setup-title = Stellung aufbauen
setup-board = Die Stellung
setup-erase = Wegnehmen
setup-white-turn = Weiß am Zug
setup-black-turn = Schwarz am Zug
setup-red-turn = Rot am Zug
setup-clear = Das Brett leeren
setup-usual = Die übliche Anfangsstellung
setup-white-short = Weiß kann kurz rochieren
setup-white-long = Weiß kann lang rochieren
setup-black-short = Schwarz kann kurz rochieren
setup-black-long = Schwarz kann lang rochieren
setup-fen = Stellung eintippen
setup-fen-help = Eine FEN, oder Figuren mit ihren Feldern, etwa weißer Springer f3, d d8, leer e4
setup-fen-help-checkers = Eine Stellung wie in PDN, oder Steine mit ihren Feldern, etwa rote Steine 5 und 9, weiße Dame 18, leer 1
setup-960 = Chess960
setup-960-number = Nummer, 0 bis 959
setup-ready = Von hier kann eine Partie beginnen.
setup-not-read = Das ist weder eine Stellung noch Figuren mit ihren Feldern.
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
setup-red-man = Roter Stein
setup-red-crowned = Rote Dame
setup-white-man = Weißer Stein
setup-white-crowned = Weiße Dame

### Partien nach den Regeln

strict-claim = Reklamieren
strict-claim-title = Was reklamierst du?
strict-claim-repetition = Remis: dieselbe Stellung zum dritten Mal
strict-claim-fifty = Remis: fünfzig Züge
strict-claim-cannot-win = Remis: der Gegner kann nicht gewinnen
strict-claim-no-effort = Remis: der Gegner bemüht sich nicht
strict-claim-flag = Das Fallblättchen des Gegners ist gefallen
strict-claim-illegal = Ein Zug war regelwidrig
strict-claim-touch = Der Gegner hat nicht gezogen, was er berührt hat
strict-claim-when = Welche Stellung?
strict-claim-now = Wie sie steht
strict-claim-next = Mit dem Zug, den ich als Nächstes zeige
strict-claim-show = Du willst Remis beantragen: Zeig den Zug.
strict-claim-white = Weiß will Remis beantragen und zeigt den Zug.
strict-claim-black = Schwarz will Remis beantragen und zeigt den Zug.
strict-call = Den Schiedsrichter rufen
strict-call-reason = Sagen, warum der Schiedsrichter gerufen ist
strict-call-title = Die Uhren stehen. Warum wird der Schiedsrichter gerufen?
strict-call-why = Warum wird der Schiedsrichter gerufen?
strict-call-illegal = Regelwidriger Zug
strict-call-touch = Berührte Figur
strict-call-piece = Eine Umwandlungsfigur fehlt
strict-call-clock = Die Uhr
strict-call-board = Das Brett
strict-call-settings = Die Einstellungen
strict-call-disturbance = Ich werde gestört
strict-call-conduct = Das Verhalten des Gegners
strict-call-help = Ich brauche Hilfe
strict-call-other = Etwas anderes
strict-white-arrives = Weiß ist da
strict-black-arrives = Schwarz ist da
strict-sign = Die Partieformulare unterschreiben
strict-sign-first = Schreib vor der Unterschrift den nächsten fehlenden Zug auf, etwa Sf3
strict-verify = Stellung und Züge bestätigen
strict-record = Den Zug aufschreiben
strict-record-help = Der Zug, etwa Sf3
strict-own-board = Nur auf einem Brett ziehen
strict-own-board-white = Das Brett von Weiß: erst die Figur, dann ihr Feld.
strict-own-board-black = Das Brett von Schwarz: erst die Figur, dann ihr Feld.
strict-arbiter = Schiedsrichter
strict-start-clocks = Schiedsrichter: Uhren in Gang setzen
strict-go-on = Schiedsrichter: weiterspielen lassen
strict-adjourn-help = Wann und wo es weitergeht. Was von der Sitzung übrig ist, geht von deiner Zeit ab.
strict-seal = Den Zug abgeben
strict-seal-move = Der Zug, etwa Sf3
strict-seal-passphrase = Ein Kennwort, das den Umschlag öffnet; bewahre es gut auf
strict-seal-again = Das Kennwort noch einmal
strict-seal-differ = Die beiden Kennwörter sind verschieden.
strict-seal-open = Den Umschlag öffnen

### Das Blatt des Schiedsrichters

arbiter-title = Schiedsrichter
arbiter-white = Weiß
arbiter-black = Schwarz
arbiter-game = Die Partie
arbiter-end = Das Ende
arbiter-set-time = Die Zeit stellen
arbiter-time-help = Minuten und Sekunden, etwa 12:30
arbiter-time-wrong = Das ist keine Zeit wie 12:30
arbiter-number-wrong = Das ist keine ganze Zahl
arbiter-give-time = Zeit geben
arbiter-take-time = Zeit nehmen
arbiter-give-opponent = Zeit für den Gegner
arbiter-set-moves = Den Zugzähler stellen
arbiter-moves-help = Die vollendeten Züge
arbiter-warn = Verwarnen
arbiter-expel = Ausschließen
arbiter-next-period = Nächste Periode
arbiter-restore = Eine Stellung wiederherstellen
arbiter-restore-help = Die Nummer des Zuges; 0 für den Anfang
arbiter-restore-wrong = So einen Zug gibt es vor dem letzten nicht
arbiter-restore-do = Wiederherstellen
arbiter-restore-again = Die Partie ist inzwischen weitergegangen.
arbiter-reconstruct = Rekonstruieren
arbiter-compare = Bretter und Formulare vergleichen
arbiter-swap-names = Die Namen tauschen die Seiten
arbiter-allow-draw = Ein Remis durch Vereinbarung erlauben
arbiter-agree = Die Reklamation ist richtig
arbiter-reject = Die Reklamation ist falsch
arbiter-postpone = Die Entscheidung aufschieben
arbiter-adjourn = Die Partie vertagen
arbiter-adjourn-help = Wann und wo es weitergeht
arbiter-resume = Die Partie wieder aufnehmen
arbiter-lost-envelope = Der Umschlag ist verloren
arbiter-unreadable = Der Abgabezug verliert
arbiter-read-as = Den Abgabezug lesen
arbiter-read-as-help = Der Zug, den er bedeutet, etwa Sbd2
arbiter-illegal-move = Regelwidriger Zug
arbiter-forfeit = Verliert kampflos
arbiter-raise-points = Bekommt den ganzen Punkt
arbiter-lower-points = Einen halben Punkt weniger
arbiter-pause = Die Uhren anhalten
arbiter-continue = Die Uhren in Gang setzen
arbiter-white-wins = Weiß gewinnt
arbiter-black-wins = Schwarz gewinnt
arbiter-draw = Remis
arbiter-both-lose = Beide verlieren
arbiter-void = Die Partie zählt nicht

### Die sprechende Uhr

clock-title = Uhr
clock-white = Weiß
clock-black = Schwarz
clock-times = Zeiten sagen
clock-used = Verbrauchte Zeiten sagen
clock-stop = Anhalten
clock-start = Los
clock-set = Uhr stellen
clock-set-help = Die Zeit von Weiß, und die von Schwarz, wenn sie anders ist: 5+3; 40/90+30,15+30; 5d3; 5b3
clock-correct = Uhr berichtigen
clock-correct-white-time = Die Zeit von Weiß
clock-correct-black-time = Die Zeit von Schwarz
clock-correct-white-moves = Die Züge von Weiß
clock-correct-black-moves = Die Züge von Schwarz
clock-moves = Züge:
clock-fallen = Zeit ist um
clock-low = wenig Zeit
clock-sides = Weiß auf der anderen Seite

### Anfang, weiter

home-continue = Fortsetzen
home-saved = Gespeicherte Partien
home-about = Über Annabella

### Neue Partie

new-opponent = Gegner
new-somebody-here = Jemand hier
new-level = Stufe
new-fair = So stark wie du
new-full-strength = Volle Stärke
new-full-seconds = Sekunden je Zug ohne Uhr
new-color = Deine Farbe
new-color-random = Auslosen
new-clock = Uhr: Minuten + Sekunden je Zug
new-clock-none = Keine
new-clock-other = Andere …
new-clock-write = Zeit jeder Seite
new-clock-wrong = Diese Uhr gibt es nicht
new-clock-help = Schreibe 5 für fünf Minuten, 0:30 für eine halbe Minute, 5+3 mit drei Sekunden mehr je Zug, 5d3 mit Aufschub, 40/90+30,30 für zwei Perioden, 3days für drei Tage je Zug.
new-clock-black = Uhr von Schwarz
new-more = Mehr
new-game = Anfangsstellung
new-chess = Übliche
new-chess960 = Chess960
new-start-by-lot = Grundstellung auslosen
new-start-number = Nummer der Grundstellung, 0 bis 959
new-start-wrong = Eine Zahl von 0 bis 959
new-dice = Eine Nummer auslosen
new-rules = Regeln
new-friendly = Freundschaftlich
new-strict = Nach den Turnierregeln
new-score = Jeder schreibt die Züge selbst auf
new-score-summary = Mitschrift von Hand
new-unsupervised = Ohne Schiedsrichter: Die Spieler reklamieren selbst
new-unsupervised-summary = Ohne Schiedsrichter
new-draws = Remis kann vereinbart werden
new-draws-always = Jederzeit
new-draws-from = Ab Zug
new-draws-never = Gar nicht
new-draws-summary = Remis eingeschränkt
new-automatic-draws = Ein Remis, das reklamiert werden kann, gilt sofort
new-automatic-draws-summary = Sofort remis
new-session = Stunden, bis die Partie vertagt wird
new-session-none = Sie wird zu Ende gespielt
new-session-summary = Nach einer Zeit vertagt
new-begins = Minuten, bis die Partie beginnt
new-begins-none = Sie beginnt, wenn jemand es sagt
new-begins-summary = Beginnt zu fester Zeit
new-late = Minuten Verspätung, nach denen verloren ist
new-late-none = 0, wenn das Turnier nichts anderes sagt
new-press = Wer die Uhr drückt
new-press-app = Die App
new-press-hand = Die Spieler
new-press-hand-summary = Uhr von Hand gedrückt
new-odds = Andere Zeit für Schwarz
new-play-blind = Blind spielen, nach den Regeln für Blinde
new-blind = Wer blind spielt, nach den Regeln
new-blind-nobody = Niemand
new-blind-both = Beide
new-blind-white = Weiß spielt blind
new-blind-black = Schwarz spielt blind
new-blind-summary = Blind
new-app-repeats = Die App wiederholt die Züge des Gegners
new-duties = Was die App für einen blinden Spieler tut
new-duties-none = Nichts
new-duty-boards = Züge auf beiden Brettern ausführen
new-duty-announcements = Ansagen
new-duty-score = Mitschrift und Uhr
new-duty-information = Auskunft über Zeit und Züge
new-duty-claims = Reklamationen
new-duty-adjournment = Vertagung
new-assists-sighted = Die App zieht für den Sehenden und sagt seine Züge an
new-hidden = Was verdeckt ist
new-hidden-nothing = Nichts
new-hidden-pieces = Die Figuren
new-hidden-board = Das Brett
new-hidden-summary = Verdeckt
new-hidden-from = Vor wem es verdeckt ist
new-own-name = Dein Name
how-to-title = So wird gespielt
new-start = Partie beginnen

### Fernpartien

post-title = Fernpartie
post-play = Fernpartie spielen
post-opponent = Name deines Gegners
post-days = Tage für einen Zug
post-days-less = Ein Tag weniger
post-days-more = Ein Tag mehr
post-send = Zug senden
post-claim = Partie reklamieren
post-claim-sure = Die Partie reklamieren, weil die Zeit für den Zug abgelaufen ist?
post-paste = Zug einfügen
post-paste-help = Der Text, der gekommen ist, mit seinem Link
post-paste-move = Der Text, der gekommen ist, oder der Zug allein
post-invitation = Eine Einladung
post-accept = Annehmen
post-not-now = Jetzt nicht
post-came = Ein Text ist gekommen

### Wenn etwas nicht geht

trouble-title = Das geht nicht
trouble-open-elsewhere = Diese Partie ist in einem anderen Fenster offen.
trouble-newer = Eine neuere Version der App hat diese Partie geschrieben. Hier kann man sie nur ansehen.
trouble-missing = Diese Partie ist nicht mehr da.
trouble-setup = So kann eine Partie nicht beginnen.
trouble-comment = Dieser Kommentar kann nicht gespeichert werden.
trouble-damaged = Ein Teil dieser Partie ist verloren oder nicht zu lesen.
trouble-storage = Die Partie konnte nicht gelesen oder geschrieben werden.
trouble-no-files = Keine App auf diesem Gerät verwaltet Dateien.
trouble-fault = In der App ist etwas schiefgegangen. Die Partie ist bis zum letzten Zug gesichert.

### Einstellungen

settings-title = Einstellungen
settings-play = Spiel
settings-board = Brett und Figuren
settings-sound = Ton und Stimme
settings-access = Bedienungshilfen
settings-language = Sprache
settings-laws = Regeln
settings-as-system = Systemeinstellung
settings-moment = Der Computer zieht
settings-moment-none = Sofort
settings-moment-usual = Nach einem Moment
settings-moment-long = Nach einer Weile
settings-time-marks = Restzeit ansagen bei
settings-never = Nie
settings-differs = Gegen den Computer und zu zweit verschieden
settings-forget-rating = Meine Wertung zurücksetzen
settings-forget-rating-question = Deine Wertung zurücksetzen?
settings-forget-rating-text = Der Computer, der so stark spielt wie du, beginnt wieder bei etwa 1200.
settings-clock-place = Position der Uhr
settings-clock-end = Hinter dem Namen
settings-clock-start = Vor dem Namen
settings-board-colours = Brett
settings-board-sage = Salbei
settings-board-walnut = Nussbaum
settings-board-slate = Schiefer
settings-board-contrast = Kontrast
settings-pieces = Figuren
settings-pieces-staunton = Staunton
settings-pieces-letters = Buchstaben
piece-letters = B S L T D K
settings-theme = Farben
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-theme-contrast = Hoher Kontrast
settings-coordinates = Koordinaten
settings-texture = Schraffur auf dunklen Feldern und schwarzen Figuren
settings-facing = Zwei Spieler an einem Gerät
settings-facing-fixed = Nebeneinander
settings-facing-turns = Nebeneinander, und das Brett dreht sich mit jedem Zug
settings-facing-both = Gegenüber
settings-left-handed = Für Linkshänder
settings-full-screen = Vollbild während der Partie
settings-legal-marks = Mögliche Züge anzeigen
settings-motion = Züge animieren
settings-confirm = Jeden Zug bestätigen, außer in Partien nach den Regeln
settings-sounds = Töne
settings-haptics = Vibration
settings-ticks = Ticken bei jedem Feld unter dem Finger
settings-voice = Stimme
settings-voice-auto = Screenreader, im Blindspiel die App
settings-voice-app = App
settings-voice-off = Aus
settings-voice-rate = Sprechtempo
settings-voice-pitch = Stimmhöhe
settings-style = Züge ansagen als
settings-style-plain = Springer, f 3
settings-style-fide = Springer Felix drei, wie in den Regeln
settings-style-nato = Springer Foxtrott 3
settings-style-literate = Springer f 3
settings-style-san = Sf3
settings-style-uci = g1f3
settings-announcements = Ansagen in Partien mit einem blinden Spieler
settings-naming = Figuren ansagen als
settings-naming-word = Wörter
settings-naming-color = Wörter mit der Farbe
settings-naming-letter = Buchstaben
settings-place = Den Namen des Felds ansagen
settings-place-before = Vor der Figur
settings-place-after = Nach der Figur
settings-place-unsaid = Gar nicht
settings-brief = Kurze Ansagen
settings-names-pawns = Bei Bauernzügen „Bauer“ sagen
settings-names-captured = Sagen, was geschlagen wird
settings-long-names = Figuren nach ihrem Flügel nennen, etwa Königsturm
settings-explore = Mit gleitendem Finger das Brett hören
settings-blind-board = Brett im Blindspiel
settings-blind-board-shown = Sichtbar
settings-blind-board-dimmed = Abgedunkelt
settings-blind-board-hidden = Verdeckt
settings-volume-keys = Lautstärketasten wiederholen im Blindspiel das Gesagte
settings-english = English
settings-german = Deutsch
settings-new-games = Neue Partien

### Über

about-what = Schach, Chess960, Dame und Yin-Yang für alle an einem Tisch: gegen den Computer oder mit jemandem neben dir, mit den Augen, den Händen, den Tasten und den Ohren, freundschaftlich oder nach den Turnierregeln.
about-privacy = Deine Daten
about-privacy-text = Die App benutzt das Internet nicht, und nichts von dem, was du hier tust, verlässt dieses Gerät, außer du teilst es oder das System macht eine Sicherung. Deine Partien, Übungen und Einstellungen bleiben, bis du sie oder die App löschst. Auch in der Sicherung sind sie, und sonst nichts.
about-licences = Lizenzen
about-licences-text = Annabella darf unter der MIT License oder der Apache License 2.0 benutzt werden. Das sind die Lizenzen aller Teile.

### Gespeicherte Partien

library-nothing = Hier ist noch nichts.
library-all = Alle
library-search = Suchen
library-found = Gefunden:
library-going-on = Im Gang
library-finished = Beendet
library-deleted = Gelöschte Partien
library-damaged = Beschädigt
library-newer = Von einer neueren Version, nur zum Ansehen
library-unreadable = Nicht zu lesen
library-open = Öffnen
library-rename = Benennen
library-share = Teilen
library-export-pgn = Als PGN speichern
library-export-pdn = Als PDN speichern
library-export-sgf = Als SGF speichern
library-export-braille = In Braille speichern
library-import = Partien einlesen
library-export-all = Alle als PGN speichern
library-export-all-pdn = Alle als PDN speichern
library-export-all-sgf = Alle als SGF speichern
library-delete = Löschen
library-delete-question = Diese Partie löschen?
library-delete-text = Sie lässt sich aus den gelöschten Partien zurückholen.
library-restore = Zurückholen
library-repair = Reparieren
library-repair-question = Diese Partie reparieren?
library-repair-text = Was sich noch lesen lässt, wird eine neue Partie. Die beschädigte bleibt, wie sie ist.
library-purge = Alle endgültig löschen
library-purge-question = Alle diese endgültig löschen?
library-purge-text = Sie lassen sich dann nicht mehr zurückholen.

### Ergebnis und Rückblick

result-title = Ergebnis
result-board = Das Brett am Ende
result-close = Ergebnis schließen
result-again = Noch einmal
result-review = Rückblick
result-share = Teilen
result-home = Anfang
review-waiting = Die Züge werden angesehen
review-later = Vor dem Ende dieser Partie gibt es keinen Rückblick.
review-chances = Aussichten
review-previous = Voriger Zug
review-next = Nächster Zug
review-next-slip = Nächster Fehler

### The scoresheet and the display for onlookers

score-title = Partieformular
score-empty = Noch wurde kein Zug gemacht.
score-white = Formular von Weiß
score-black = Formular von Schwarz
score-write-white = Weiß schreibt den Zug auf
score-write-black = Schwarz schreibt den Zug auf
display-title = Für Zuschauer
display-second = Auf zweitem Bildschirm zeigen
display-second-leave = Zweiten Bildschirm verlassen

### After a fault

fault-title = Ein Fehler in der App
fault-go-on = Weiter
fault-share = Mitteilen, was geschah
fault-share-text = Darin stehen die Züge dieser Partie, was in ihr geschah, Warnungen aus dem Protokoll der App und ihre Version. Du wählst, wer es bekommt.

### Dame
new-which-game = Spiel
settings-square-numbers = Zahlen auf den Feldern des Damebretts
settings-columns-and-rows = Felder des Damebretts nach Linie und Reihe, etwa c 3
settings-light-squares = Der Screenreader hält auf hellen Feldern des Damebretts
new-odds-white = Andere Zeit für Weiß
new-clock-white = Uhr von Weiß
square-must-jump = muss schlagen
checkers-duty = Ein Stein mit Ring muss schlagen.
square-unused = helles Feld
piece-man = Stein
piece-crowned = Dame
typed-hint-checkers = Zum Beispiel: 11-15, 14x23x30, was steht auf 18, Uhr
blind-help-checkers = Sag einen Zug, etwa 11 nach 15, oder frag: was steht auf 18, wo sind meine Damen, wie viel Zeit bleibt. Andere Worte: noch einmal, zurücknehmen, Remis anbieten, aufgeben, schneller, langsamer.

### Yin-Yang

new-lines = Linien des Bretts
new-target = Geschlagene Steine, die gewinnen
new-target-less = Ein Stein weniger
new-target-more = Ein Stein mehr
game-pass = Passen
game-pass-sure = Passen, ohne einen Stein?
game-place = Hier setzen
game-play-it = So spielen
game-play-again-tap = Noch einmal, um so zu spielen.
game-offer-end = Ende anbieten
game-offer-end-sure = Anbieten, die Partie zu beenden?
square-forbidden = verboten
action-go-last = Zum letzten Zug
action-go-atari = Zum nächsten Stein im Atari
piece-black-stones = Schwarze Steine
piece-white-stones = Weiße Steine
blind-forbidden = Verbotene Punkte
typed-hint-yin-yang = Zum Beispiel: D4, passen, was liegt auf D4, was ist geschlagen
blind-help-yin-yang = Sag einen Punkt, etwa D 4, oder passen, oder frag: was liegt auf D 4, was ist geschlagen, wie viel Zeit bleibt. Andere Worte: noch einmal, zurücknehmen, aufgeben, schneller, langsamer.

### Die Regeln einer neuen Partie, nach den Turnierregeln

rules-changed = Nach den Turnierregeln, geändert
rules-edition = FIDE-Schachregeln vom 1. Juli 2009
rules-friendly-told = Züge lassen sich zurücknehmen, die App hilft, und ein regelwidriger Zug kostet nichts.
rules-own-told = Die FIDE-Schachregeln, und jede Regel so, wie du sie unten einstellst.
rules-clock = Uhr und Beginn
rules-score = Mitschreiben
rules-draws = Remis
rules-blind = Blinde Spieler
rules-friendly = Freundschaftliche Partien
rules-article = Artikel
rules-appendix = Anhang
rules-guidelines = Richtlinien für Hängepartien
rules-needs-laws = Nur nach den Turnierregeln
rules-needs-friendly = Nur in einer freundschaftlichen Partie
rules-needs-clock = Braucht eine Uhr
rules-needs-people = Braucht zwei Personen
rules-needs-start = Braucht eine feste Zeit für den Beginn
rules-needs-blind = Braucht einen blinden Spieler
rules-needs-unassisted = Nur wo eine Seite blind ist und die App nichts für sie tut

### Übungen ohne Brett

exercises-title = Übungen ohne Brett
exercises-colours = Farben der Felder
exercises-knight = Springerwege
exercises-game = Partie verfolgen
exercises-checks = Schachgebote finden
exercises-best = Bestes
exercises-right-of = von
exercises-new = Noch kein Ergebnis
exercises-level = Stufe
exercises-tasks = Aufgaben
exercises-begin = Beginnen
exercises-task = Aufgabe
exercises-hint = Zum Beispiel: hell, ja, e4, e4 f6, 3, fertig
exercises-light = Hell
exercises-dark = Dunkel
exercises-answer = Antwort
exercises-say-again = Noch einmal sagen
exercises-unknown = Weiß ich nicht
exercises-again = Noch einmal

boards-title = Bretter
boards-next = Nächstes Brett
boards-previous = Voriges Brett
## Hinter einer Zahl.
boards-keys = Bild ab führt zum nächsten Brett.
new-boards = Bretter zugleich
new-boards-rise = An jedem Brett stärker als am vorigen
new-boards-opponent = Gegner
new-boards-opponents = An jedem Brett jemand anderes
new-boards-in-turn = Abwechselnd
keys-boards = Bild ab, Bild auf
key-boards = Zum nächsten Brett, oder zum vorigen; im Rückblick zum nächsten Zug, oder zum vorigen
home-boards = Bretter, an denen du zugleich spielst
