## Die Partie ansehen

looking-beginning = Die Stellung am Anfang.
## Einer von zweien an einem gemeinsamen Brett sieht zurück; gezählt wird wie im Partieformular.
looking-by = { $player } sieht zurück: Zug { $at } von { $last }.
looking-by-beginning = { $player } sieht zurück: der Anfang.
looking-first = Das ist die erste Stellung.
looking-last = Ein späterer Zug wurde nicht gemacht.
looking-unwritten = Spätere Züge werden gesagt, wenn sie aufgeschrieben sind.
looking-no-such-move = { $last ->
    [one] Die Partie hat einen Zug.
   *[other] Die Partie hat { $last } Züge.
}
looking-no-moves = Es wurde noch kein Zug gemacht.
looking-only-moves = Nach den Regeln nennt der Rückblick bis zum Ende der Partie nur die Züge und zeigt keine frühere Stellung.
looking-branch-strict = Nicht vor dem Ende einer Turnierpartie.
looking-branch-over = In dieser Stellung ist die Partie zu Ende.
looking-branch-none = Ab dieser Stellung kann keine Partie beginnen.

## Eine Stellung wiederherstellen

restore-falls-away = { $count ->
    [one] Zug { $number } von { $player } fällt weg.
   *[other] { $count } Züge fallen weg, von Zug { $number } von { $player } an.
}
restore-after = Die Stellung nach Zug { $number } von { $player } wiederherstellen?
restore-start = Die Stellung am Anfang wiederherstellen?
