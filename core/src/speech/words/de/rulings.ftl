### Was der Schiedsrichter gefragt wird, bevor er etwas tut: wen es betrifft und was daraus folgt.

ruling-time = Die Uhr von { $player } auf { $time } stellen?
ruling-moves = Den Zugzähler von { $player } auf { $count } stellen?
ruling-give = { $player } { $time } dazugeben?
ruling-give-opponent = { $player } bestrafen und { $other } { $time } dazugeben?
ruling-take = { $player } { $time } abziehen?
ruling-expel = { $player } vom Turnier ausschließen? Das Ergebnis dieser Partie erklärst du eigens.
ruling-illegal-move = Hat { $player } einen regelwidrigen Zug gemacht? Es ist Nummer { $count }.
ruling-forfeit = Verliert { $player } kampflos? Dann ist die Partie für { $player } verloren.
ruling-raise-points = { $player } den ganzen Punkt geben?
ruling-lower-points = { $player } einen halben Punkt abziehen?
ruling-void = Soll diese Partie nicht zählen? Dann ist sie zu Ende, und es wird eine andere gespielt.
ruling-declare-win = Die Partie für { $other } verloren erklären? Dann hat { $player } gewonnen.
ruling-declare-draw = Die Partie remis erklären? Dann haben beide einen halben Punkt.
ruling-declare-lost = Die Partie für beide Spieler verloren erklären?
ruling-declare = Das Ergebnis { $result } erklären?
ruling-agree = Ist der Antrag von { $player } berechtigt? Dann ist die Partie remis.
ruling-reject = Ist der Antrag von { $player } nicht berechtigt?
ruling-lost-envelope = Ist der Umschlag verloren? Dann macht { $player } den abgegebenen Zug noch einmal.
ruling-unreadable = Ist der Abgabezug nicht eindeutig oder regelwidrig? Dann hat { $player } verloren.
ruling-then-has = Dann hat { $player } { $time }.
ruling-then-gets = Dann bekommt { $player } { $time }.
ruling-then-flag = Dann fällt das Blättchen von { $player }.
ruling-then-loses = Dann verliert { $player } die Partie.
ruling-then-drawn = Dann ist die Partie remis.
ruling-then-goes-on = Dann geht die Partie weiter.
ruling-then-result = Das Ergebnis ist dann { $result }.

## Was berührt und noch nicht gezogen wurde

touched-still = { $player } hat berührt: { $pieces }.
touched-piece = { $piece } auf { $square }
illegal-moves-made = { $count ->
    [one] { $player }: 1 regelwidriger Zug.
   *[other] { $player }: { $count } regelwidrige Züge.
}

## Was am Ende der Partie auf einem Formular fehlt

unwritten = { $count ->
    [one] Zug { $first } fehlt
   *[other] Die Züge { $first } bis { $last } fehlen
} auf dem Partieformular von { $player }.
