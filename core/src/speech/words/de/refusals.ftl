### Warum etwas nicht geht, als Satz ohne Punkt; und was zu tun ist.

refused = Nicht möglich: { $reason }.

## Wo die Partie steht

refusal-only-chess = Das gibt es nur im Schach
refusal-game-over = Die Partie ist beendet
refusal-not-started = Die Partie hat noch nicht begonnen
refusal-already-started = Die Partie hat schon begonnen
refusal-begins-with-move = Die Partie beginnt mit dem ersten Zug
refusal-begins-by-itself = Die Partie beginnt zur angesetzten Zeit
refusal-not-scheduled = In dieser Partie muss sich niemand melden
refusal-not-arrived = { $who ->
    [you] Du hast dich noch nicht gemeldet
   *[other] { $player } ist noch nicht da
}
refusal-already-there = { $who ->
    [you] Du bist schon da
   *[other] { $player } ist schon da
}
refusal-paused-clocks = Die Uhren stehen
refusal-paused = Die Partie ist pausiert
refusal-not-paused = Die Partie ist nicht pausiert
# D
refusal-only-casual = Eine Turnierpartie erlaubt das nicht
# D
refusal-only-strict = Nur in einer Turnierpartie
refusal-not-for-you = Das tun andere
refusal-not-your-turn = { $who ->
    [you] Du bist am Zug
   *[other] { $player } ist am Zug
}
refusal-computer-plays = { $player } spielt der Computer
refusal-person-plays = { $player } spielt ein Mensch
refusal-nothing-to-undo = Es gibt keinen Zug zum Zurücknehmen
refusal-nothing-to-redo = Es wurde nichts zurückgenommen
refusal-no-question = Es wurde nichts gefragt
refusal-no-hint-asked = Es wurde kein Tipp verlangt
refusal-hint-asked = Der Computer sucht noch einen Tipp

## Uhr

refusal-not-pressed = { $who ->
    [you] Du hast die Uhr noch nicht gedrückt
   *[other] { $player } hat die Uhr noch nicht gedrückt
}
refusal-nothing-to-press = Kein Zug wartet auf die Uhr
refusal-pressed-for-you = In dieser Partie wechselt die Uhr von selbst die Seite
refusal-no-clock = Es gibt keine Uhr
refusal-call-arbiter = Die Uhren werden nur angehalten, um den Schiedsrichter zu rufen
refusal-arbiter-ends-session = Die Spielzeit beendet der Schiedsrichter
refusal-arbiter-continues = Nur der Schiedsrichter lässt die Partie weitergehen
refusal-too-many-moves = Ein Zugzähler geht bis { $count }
refusal-no-next-period = Es folgt keine weitere Zeitperiode
refusal-too-much-time = Eine Uhr zeigt höchstens { $time }
refusal-no-such-ply = { $count ->
    [one] Es wurde nur ein Halbzug gemacht
   *[other] Es wurden nur { $count } Halbzüge gemacht
}
refusal-flag-up = { $who ->
    [you] Dein Blättchen ist nicht gefallen
   *[other] Das Blättchen von { $player } ist nicht gefallen
}

## Berühren

refusal-hand-empty = Keine Figur ist in der Hand
refusal-no-promotion-here = Kein Bauer wartet auf seine Umwandlung
refusal-touched-free = Jeder regelgemäße Zug ist erlaubt
refusal-touched-move = Die Figur auf { $square } wurde berührt und muss ziehen
refusal-touched-capture = Die Figur auf { $square } wurde berührt und muss geschlagen werden
refusal-touched-capture-with = Die Figur auf { $square } muss auf { $other } schlagen, beide Figuren wurden berührt
refusal-touched-castle = König und Turm auf { $square } wurden berührt, also muss rochiert werden
refusal-touched-king = Diese Rochade ist nicht erlaubt, also muss der König auf { $square } ziehen
refusal-castling-barred = Der Turm auf { $square } wurde vor dem König berührt, also wird nicht rochiert
refusal-released = Der Bauer auf { $square } wurde losgelassen und wird dort umgewandelt
refusal-announced = Der angekündigte Zug { $from } nach { $to } muss gespielt werden
refusal-adjusting = Eine Figur, die nur zurechtgerückt wird, kommt zurück auf { $square }
refusal-lifted = Die Figur auf { $square } ist schon in der Hand, Zurechtrücken wird vorher angekündigt
refusal-touch-kept = Der Gegner hat die berührte Figur gezogen, oder die Reklamation kommt zu spät

## Remis und Reklamationen

refusal-no-offer = Es liegt kein Remisangebot vor
refusal-offer-stands = { $who ->
    [you] Dein Remisangebot gilt noch
   *[other] Das Remisangebot gilt noch
}
refusal-offered-already = Seit dem letzten Zug wurde schon Remis angeboten
refusal-too-soon = Vor wenigen Zügen wurde ein Remis abgelehnt
refusal-draws-forbidden = Remis wird jetzt nur mit Zustimmung des Schiedsrichters vereinbart
refusal-not-due-repetition = Die Stellung ist nicht dreimal vorgekommen
refusal-not-due-fifty = Es waren noch keine fünfzig Züge ohne Schlagen und ohne Bauernzug
refusal-not-due-quickplay = Darüber entscheidet der Schiedsrichter
refusal-touched-before = Remis wird beantragt, bevor eine Figur berührt wird
refusal-claimed-already = Dasselbe wurde in diesem Zug schon beantragt
refusal-supervised = Diese Partie wird beaufsichtigt, nichts muss reklamiert werden
refusal-no-illegal-move = Kein regelwidriger Zug kann reklamiert werden
refusal-flag-down = Das eigene Blättchen ist gefallen
refusal-proposed-already = Das ist vorgeschlagen, und dein Gegner hat noch nicht zugestimmt
refusal-no-points = Diese Partie hat keine Punkte gebracht
refusal-full-point = Dieser Spieler hat den ganzen Punkt schon
refusal-no-point = Dieser Spieler hat in dieser Partie keinen Punkt
refusal-too-late = Das wird nur reklamiert, bis jeder Spieler { $count } Züge gemacht hat
refusal-too-late-after-resumption = Das wird nur vor dem eigenen ersten Zug nach der Wiederaufnahme reklamiert
refusal-not-in-quickplay = Nur wenn alle übrigen Züge in der restlichen Zeit zu machen sind
refusal-time-left = Nur mit weniger als { $time } Restzeit
refusal-not-in-blitz = Nicht im Blitz ohne Schiedsrichter
refusal-decision-due = Zuerst muss der Schiedsrichter über den Antrag entscheiden
refusal-no-decision-due = Kein Antrag wartet auf eine Entscheidung

## Aufzeichnung

refusal-kept-by-program = Das Programm schreibt die Züge auf
refusal-ahead-of-move = Ein Zug wird erst aufgeschrieben, wenn er gemacht ist
refusal-not-played = Das stimmt nicht mit dem Zug überein, der gespielt wurde
refusal-unrecorded = { $who ->
    [you] Du musst zuerst deinen eigenen letzten Zug aufschreiben
   *[other] Der letzte Zug von { $player } muss zuerst aufgeschrieben werden
}
refusal-sheet-incomplete = { $who ->
    [you] Du musst zuerst dein Partieformular vervollständigen
   *[other] { $player } muss zuerst das Partieformular vervollständigen
}
refusal-not-over = Die Partieformulare werden nach der Partie unterschrieben
refusal-signed-already = Die Partieformulare sind schon unterschrieben
refusal-not-verified = { $who ->
    [you] Du musst zuerst prüfen, worauf der Antrag beruht
   *[other] { $player } muss zuerst prüfen, worauf der Antrag beruht
}

## Vertagen

refusal-to-seal = Der Zug muss jetzt abgegeben werden
refusal-not-adjourning = Jetzt ist kein Zug abzugeben
refusal-nothing-sealed = Der Umschlag ist noch leer
refusal-moved-on-board = Der Zug auf dem Brett ist der Abgabezug
refusal-adjourned = Die Partie ist vertagt
refusal-envelope-closed = Zuerst muss der Umschlag geöffnet werden
refusal-not-adjourned = Die Partie ist nicht vertagt
refusal-answerer-absent = Der Umschlag wird geöffnet, wenn { $who ->
    [you] du da bist
   *[other] { $player } da ist
}
# D
refusal-wrong-key = Der Umschlag öffnet sich mit diesem Kennwort nicht
refusal-nothing-to-read = Kein Abgabezug wartet darauf, gelesen zu werden
refusal-older-game = Diese Partie begann nach früheren Auslegungen, die das nicht kennen
refusal-envelope-lost = Der Umschlag ist verloren, der Abgabezug wird noch einmal gemacht

## Was zu tun ist

advice-start = Starte sie zuerst.
advice-first-move = Sie beginnt mit dem ersten Zug.
advice-continue = Lass sie zuerst weitergehen.
advice-arbiter-continues = Der Schiedsrichter setzt sie wieder in Gang.
advice-arbiter-lets-go-on = Der Schiedsrichter lässt die Partie weitergehen.
advice-new-game = Nimm das Ende zurück oder beginne eine neue.
advice-report = Melde dich als anwesend.
advice-press = Drück die Uhr.
advice-call = Ruf den Schiedsrichter und sag, warum.
advice-wait-to-offer = Warte einige Züge oder auf ein Angebot des Gegners.
advice-offer-later = Biete nach dem nächsten Zug wieder an.
advice-seal = Gib den Zug ab und drück dann die Uhr.
advice-lost-passphrase = Ist es verloren, erklärt der Schiedsrichter den Umschlag für verloren.
advice-choose-piece = Wähle Dame, Turm, Läufer oder Springer.
advice-say-which = Sag, welche Figur.
