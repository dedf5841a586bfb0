### Was man jetzt tippen kann.

# vor dem, was ein Spieler tut
side-white = weiß
type-move = Tippe einen Zug, etwa e4 oder Springer f3, oder Hilfe.
type-checkers-move = Tippe einen Zug, etwa 11-15 oder 18 schlägt 25, oder Hilfe.
type-yin-yang-move = Tippe einen Punkt, etwa D4, oder passe, oder Hilfe.
type-yes-or-no = Tippe ja oder nein, oder einen Zug.
type-promotion = Tippe Dame, Turm, Läufer oder Springer.
type-repetition = Wiederhole zuerst den Zug des Gegners; letzter Zug sagt ihn noch einmal.
type-arbiter-for-list = Tippe Schiedsrichter, um zu hören, was er entscheiden kann.
type-call = Tippe rufe und einen Grund, zum Beispiel rufe Uhr.
type-arbiter-adjourn = Tippe Schiedsrichter vertagen, und wann und wo die Partie weitergeht.
type-adjourn = { $strict ->
    [yes] Tippe Schiedsrichter vertagen, um die Spielzeit zu beenden.
   *[no] Tippe vertagen, um die Spielzeit zu beenden.
}
type-open-again = Tippe öffnen für einen neuen Versuch, oder Schiedsrichter Umschlag verloren.
strict-by-option = Turnierpartien beginnen mit der Option --mode strict.
type-arbiter = Tippe Schiedsrichter.
type-arrive = Tippe { $side } anwesend, wenn dieser Spieler kommt.
type-arrive-there = Tippe { $side } anwesend, wenn dieser Spieler da ist.
type-record = Tippe { $side } notiere und den Zug.
type-sign = Tippe { $side } unterschreiben.
type-go = Tippe zieh, damit der Computer zieht, oder zurück.
type-after-claim = Tippe unterschreiben, Schiedsrichter, speichern oder Ende.
type-after-strict = Tippe unterschreiben, speichern, neu oder Ende.
type-after-game-of-several = Tippe nächstes Brett, neu für eine andere Partie hier, Rückblick, zurück, speichern oder Ende.
type-after-game = Tippe neu für eine andere Partie, Rückblick, zurück, speichern oder Ende.
type-start-scheduled = Die Partie beginnt von selbst zur festgesetzten Zeit. Wer da ist, tippt { $first } anwesend oder { $second } anwesend.
type-start = Tippe Start oder drück Enter, um zu beginnen.
type-continue = Tippe weiter, um weiterzuspielen.
type-continue-arbiter = Als Schiedsrichter tippe weiter, damit es weitergeht.
type-resume = Tippe Wiederaufnahme, um weiterzuspielen, oder Ende; die Partie ist aufbewahrt.
type-read-as = Tippe Schiedsrichter gelesen als, mit dem Zug, oder Schiedsrichter unlesbar.
type-open = Tippe öffnen, um den Umschlag zu öffnen.
type-press = Tippe drücken, um zu vertagen.
type-seal = Tippe Zug abgeben, dann drücken.
type-send = Mit senden bekommst du den Text, den du schickst.
type-take-in = Tippe aufnehmen und den Text, wenn er kommt.
type-continue-other = Mit weiter { $game } kommt die Partie, zu der er gehört.
begins-by-receive = Er lädt zu einer Partie ein: Der Befehl { $command } beginnt sie.
type-quit = Tippe Ende, um die Partie zu verlassen.
help-blindfold = Du spielst blind: Was auf dem Brett liegt, wird nicht gesagt, auch nicht, warum ein Tipp gut ist. „Hinsehen“ zeigt das Brett; die Blicke werden gezählt.
how-to-peek = Du spielst blind. „Hinsehen“ zeigt das Brett; die Blicke werden gezählt.
how-to-ask = Du darfst fragen, was wo steht; Antworten zählen nicht als Blicke.
how-to-announce = Sag einen anderen Zug, um eine Ansage zu korrigieren, oder drücken, damit die Uhr gleich läuft.
say-who-signs = Sag, wer: weiß unterschreiben oder schwarz unterschreiben.
say-who-arrives = Sag, wer: weiß anwesend oder schwarz anwesend.

## Was nicht verstanden wurde

expected-missing = Da fehlt etwas. Erwartet: { $expected }.
expected-instead = „{ $found }“ habe ich nicht verstanden. Erwartet: { $expected }.
expected-load = eine Datei, zum Beispiel laden partie.pgn
expected-games = Partien oder Partien alle
expected-rename = ein Name, zum Beispiel umbenennen Abend mit Carla
expected-text = was gekommen ist, zum Beispiel aufnehmen 5254
expected-delete = eine Partie, zum Beispiel löschen 2; Partien zeigt sie
rules-how = Tippe Regeln und eine Nummer, etwa Regeln 3, um einen Abschnitt zu lesen, oder Regeln alle.
no-rules = Die Regeln des Schachs stehen hier nicht. Tippe Züge e2, um zu hören, wohin eine Figur kann; geht ein Zug nicht, wird gesagt, warum. Hilfe Turnier sagt alles über Turnierpartien.
nothing-to-explain = Gerade wurde nichts abgelehnt und kein Tipp gegeben.
hint-without-fact = Keine einzelne Tatsache sagt, warum: Von allen Zügen war er der beste.
expected-rules = eine Nummer von 1 bis { $last } oder alle
expected-help = { $topics } oder { $last }
came-too-late = Diese Zeile kam zu spät und wurde nicht gelesen.
line-too-long = Diese Zeile hat mehr als { $limit } Bytes und wurde nicht gelesen.
help = Hilfe
# was ein Spieler tippt
cancel = abbrechen
