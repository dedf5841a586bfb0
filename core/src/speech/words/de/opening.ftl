### Was vereinbart ist, und wo eine Partie steht.

game-chess = Schach
game-chess960 = Schach 960
opening-computer = { $game } gegen den Computer, { $strength }.
opening-two-players = { $game } für zwei Spieler.
opening-computers = { $game }, der Computer gegen sich selbst.
opening-color = Du spielst { $player }.
opening-start-number = Startstellung Nummer { $number }.
opening-name = { $player }: { $name }.
opening-set-up = Die Partie beginnt mit einer aufgebauten Stellung.
opening-moves = { $count ->
    [one] Ein Halbzug wurde schon gemacht.
   *[other] { $count } Halbzüge wurden schon gemacht.
}
# D
opening-strict = Eine Turnierpartie nach den Regeln: keine Tipps, und nichts wird zurückgenommen.
# D
opening-strict-brief = Turnierpartie.
opening-unsupervised = Niemand führt Aufsicht: Gefallene Blättchen, regelwidrige Züge und berührte Figuren müssen reklamiert werden.
opening-draws-from = Vor Zug { $number } wird kein Remis vereinbart.
opening-no-draws = Remis wird nicht vereinbart.
opening-by-hand = Die Spieler schreiben die Züge selbst auf.
opening-session = Spielzeit: { $time }, danach gibt der Spieler am Zug einen Zug ab.
opening-clocks-run = Die Uhren laufen weiter, während das Programm geschlossen ist.
opening-press = Drück nach jedem Zug die Uhr.
opening-press-by = { $player } drückt nach jedem Zug die Uhr.
opening-press-blind = Drück die Uhr, wenn du deinen Zug angesagt und auf deinem Brett gemacht hast.
opening-press-announced = Drück die Uhr, wenn du deinen Zug angesagt hast.
opening-blind = { $who ->
    [you] Du spielst blind.
   *[other] { $player } spielt blind.
}
opening-blind-both = Beide spielen blind.
opening-blind-announce = Sag jeden Zug an.
opening-blind-course = Sag jeden Zug an, und wiederhole den des Gegners, bevor du antwortest.
opening-blind-repeat = Wiederhole den Zug des Gegners, bevor du antwortest.

## Wo sie steht

situation-waiting = Die Partie hat noch nicht begonnen. Sie beginnt mit dem Wort Start.
situation-first-move = Der erste Zug setzt die Uhren in Gang.
situation-scheduled = Die Partie beginnt zur angesetzten Zeit. Wer kommt, meldet sich.
situation-late = Wer mehr als { $time } zu spät kommt, verliert die Partie.
situation-late-at-once = Wer dann nicht da ist, verliert die Partie.
situation-last-move = Zug { $number }, { $player }: { $move }.
situation-offer = { $who ->
    [you] Du hast Remis angeboten.
   *[other] { $player } hat Remis angeboten.
}
situation-decision = Der Schiedsrichter muss über den Remisantrag entscheiden.
situation-clock = { $who ->
    [you] Du hast noch
   *[other] { $player } hat noch
} { $time }.
situation-clock-brief = { $player }: noch { $time }.

## Der Umschlag einer Hängepartie

envelope-players = { $white } spielt Weiß, { $black } spielt Schwarz.
envelope-used = Weiß hat { $white } verbraucht, Schwarz { $black }.
envelope-sealed = { $who ->
    [you] Du hast Zug { $number } abgegeben.
   *[other] { $player } hat Zug { $number } abgegeben.
}
envelope-on-board = { $who ->
    [you] Du hast Zug { $number } auf dem Brett gemacht; er gilt als abgegeben.
   *[other] { $player } hat Zug { $number } auf dem Brett gemacht; er gilt als abgegeben.
}
envelope-lost = Der Umschlag mit Zug { $number } ist verloren. { $who ->
    [you] Mach den Zug noch einmal.
   *[other] { $player } macht den Zug noch einmal.
}
envelope-unclear = Der Abgabezug ist nicht eindeutig. Der Schiedsrichter sagt, wie er ihn liest, oder dass er nicht zu lesen ist.
envelope-no-offer = Kein Remis ist angeboten.
envelope-resumption = Die Partie geht weiter: { $text }.
envelope-no-resumption = Wann und wo die Partie weitergeht, wurde nicht gesagt.
envelope-closed = Der Umschlag muss noch geöffnet werden.
envelope-awaited = { $who ->
    [you] Du wirst erwartet.
   *[other] { $player } wird erwartet.
}
