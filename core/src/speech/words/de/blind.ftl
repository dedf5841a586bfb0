### Spiel mit Blinden (Anhang E), und Blindschach.

taken-out = { $piece }, { $square }, herausgenommen.
to-announce = Sag deinen Zug an.
to-repeat = { $who ->
    [you] Wiederhole den Zug.
   *[other] { $player } muss den Zug wiederholen.
}
# mit dem Zug, wenn die Ansage nicht mehr zu sehen ist
to-repeat-move = { $who ->
    [you] Wiederhole den Zug: { $move }.
   *[other] { $player } muss den Zug wiederholen: { $move }.
}
# nach einem Zug
to-press-now = { $who ->
    [you] Drück die Uhr.
   *[other] { $player } muss die Uhr drücken.
}
correction = Korrektur: { $move }
corrected = { $who ->
    [you] Zurückgenommen. Sag einen anderen Zug an.
   *[other] { $player } nimmt die Ansage zurück.
}
repeated = { $player } wiederholt: { $move }.
repeated-rightly = Richtig.
wrongly-repeated = Nein. Wiederhole zuerst: { $move }.
followed = Auf deinem Brett: { $from } nach { $to }.
board-set-right = { $who ->
    [you] Dein Brett war anders. Es wird nach den Partieformularen berichtigt.
   *[other] Das Brett von { $player } war anders. Es wird nach den Partieformularen berichtigt.
}
sheets-differ = Die Partieformulare stimmen nicht überein. Die Partie geht zurück zu Zug { $number } von { $player }.
peeked = { $count ->
    [one] Ein Blick auf das Brett, der erste.
   *[other] Ein Blick auf das Brett, Nummer { $count }.
}
# nach einem Ende, das zurückgenommen wurde
peeked-at-end = { $count ->
    [one] Das Brett war inzwischen zu sehen: Das zählt als Blick, der erste.
   *[other] Das Brett war inzwischen zu sehen: Das zählt als Blick, Nummer { $count }.
}
ruled-compare = Die Partieformulare werden verglichen.
refusal-nothing-announced = Es wird kein Zug angesagt
refusal-not-settled = Dein Zug ist noch nicht abgeschlossen
refusal-not-announced = Der Zug muss zuerst angesagt werden
refusal-not-repeated = Der Zug des Gegners muss zuerst wiederholt werden
refusal-nothing-to-repeat = Es gibt keinen Zug zu wiederholen
refusal-one-board = In dieser Partie werden die Züge des Gegners auf beiden Brettern gemacht
refusal-nothing-there = Auf { $square } deines Bretts steht nichts
refusal-nothing-hidden = Du siehst das ganze Brett
advice-repeat = Wiederhole { $move }.
advice-correct = Korrigiere ihn, oder schließ ihn ab.
answer-to-announce = { $side } muss einen Zug ansagen.
answer-announcing = { $side } sagt { $move } an.
answer-to-repeat = { $side } muss den Zug wiederholen.
answer-repeat-first = Wiederhole zuerst den Zug.
refusal-hidden = Dieser Zug geht nicht
answer-hidden = Nicht im Blindspiel.
# behind it
answer-peek = „Hinsehen“ zeigt das Brett; die Blicke werden gezählt.
answer-nothing-hidden = In dieser Partie ist kein Brett verdeckt.
answer-hidden-until-end = Blind gespielt wird bis zum Ende der Partie. „Hinsehen“ zeigt das Brett; die Blicke werden gezählt.
# at the end of a game
looked = { $who ->
    [you] Du hast
   *[other] { $player } hat
} { $count ->
    [0] nie
    [1] einmal
    [2] zweimal
   *[other] { $count } Mal
} auf das Brett gesehen.
answer-nobody-tells = Das sagt in dieser Partie niemand.
