### Übungen für das Spiel ohne Brett: kurz, da man jede oft hört.

## Was geübt wird

exercise-colours = Farben der Felder
exercise-knight = Springerwege
exercise-game = Partie verfolgen
exercise-checks = Schachgebote finden
training-course = { $count ->
    [one] { $exercise }, Stufe { $level }, eine Aufgabe.
   *[other] { $exercise }, Stufe { $level }, { $count } Aufgaben.
}
training-prompt = { $number } von { $count }:

## Die Fragen

ask-shade = { $square }: hell oder dunkel?
ask-shade-brief = { $square }?
ask-same-shade = { $one } und { $two }: gleiche Farbe?
ask-same-diagonal = { $one } und { $two }: auf einer Diagonale?
ask-over = Läufer von { $from } nach { $to } in zwei Zügen: über welches Feld?
ask-ride = Springer von { $from } nach { $to }: kürzester Weg?
ask-ride-brief = { $from } nach { $to }?
ask-ride-around = Springer von { $from } nach { $to }, verboten { $list }: kürzester Weg?
ask-on = Was steht auf { $square }?
ask-where = { $piece }: auf welchem Feld?
ask-where-several = { $pieces }: auf welchen Feldern?
ask-moves = Wie viele legale Züge hat die Figur auf { $square }?
ask-attackers = Welche Seite greift { $square } an?
ask-in-check = Steht { $side } im Schach?
ask-can-check = Kann { $side } Schach geben?
ask-count = { $pieces }: wie viele?
ask-checks = { $side } am Zug: welche Züge geben Schach?
ask-captures = { $side } am Zug: welche Züge schlagen?

## Was man darauf sagen kann

hint-shade = Sag hell oder dunkel.
hint-yes-no = Sag ja oder nein.
hint-number = Sag eine Zahl.
hint-piece = Sag eine Figur, etwa weißer Springer, oder leer.
hint-square = Sag ein Feld, etwa { $square }.
hint-squares = Sag alle Felder, etwa { $square }.
hint-side = Sag Weiß oder Schwarz.
hint-way = Sag die Felder, oder nur die Zahl der Züge.
hint-moves = Sag die Züge, und am Ende fertig.

## Was dabei herauskommt

verdict-right = Richtig.
verdict-wrong = Falsch: { $answer }.
verdict-skipped = Richtig wäre: { $answer }.
verdict-no-leap = Kein Springer geht von { $from } nach { $to }. Richtig: { $answer }.
verdict-forbidden = { $square } ist verboten. Richtig: { $answer }.
verdict-longer = Länger als nötig, { $count } Züge. Richtig: { $answer }.
verdict-missing = { $found } von { $all } gefunden, übersehen: { $list }.
verdict-misses = { $misses ->
    [one] Alle gefunden, aber ein falscher Zug.
   *[other] Alle gefunden, aber { $misses } falsche Züge.
}
verdict-goes-on = Ja.
verdict-and-then = Und weiter?
verdict-again = Schon genannt.
verdict-no-check = Kein Schach: { $move }.
verdict-no-capture = Schlägt nicht: { $move }.
reply-light = hell
reply-dark = dunkel
reply-yes = ja
reply-no = nein
reply-way = { $count ->
    [one] ein Zug, { $list }
   *[other] { $count } Züge, { $list }
}

## Ergebnisse

training-none-done = Keine Aufgabe gemacht.
training-summary = { $right } von { $done } richtig, längste Serie { $streak }.
training-times = Im Schnitt { $mean }, am schnellsten { $best }.
training-mean = Im Schnitt { $mean }.
training-score = { $exercise }, Stufe { $level }: { $right } von { $done } richtig, längste Serie { $streak }.
training-last = { $days ->
    [0] Zuletzt heute.
    [1] Zuletzt gestern.
   *[other] Zuletzt vor { $days } Tagen.
}
training-no-results = Noch keine Ergebnisse.

## Hinweise

training-which = Welche Übung: Farben, Springer, Partie oder Schach?
training-not-understood = Nicht verstanden.
training-not-possible = Dieser Zug ist nicht möglich.
training-ambiguous = Mehrere Züge sind gemeint. Sag auch das Feld, von dem die Figur kommt.
training-help = Wiederholen sagt die Aufgabe noch einmal, weiter nennt die Lösung, Ende hört auf.
