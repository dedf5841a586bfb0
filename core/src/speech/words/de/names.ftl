### Namen über einer Partie und neben ihren Spielern.

name-two-players = Zwei Spieler
name-computer-playing = Computer, { $strength }
name-computer = Computer
name-you = Du
board-chess = Schachbrett
board-to-move = { $who ->
    [you] { $board }, du bist am Zug
   *[other] { $board }, { $player } am Zug
}
board-over = { $board }, die Partie ist zu Ende

## Regelsätze nach den FIDE-Regeln

laws-classical = Klassisch
laws-classical-told = 90 Minuten für 40 Züge und 30 für den Rest, 30 Sekunden mehr für jeden Zug. Ihr drückt die Uhr und schreibt die Züge auf.
laws-rapid = Schnellschach
laws-rapid-told = 15 Minuten, 10 Sekunden mehr für jeden Zug. Ihr drückt die Uhr; die App achtet auf die Regeln wie ein Schiedsrichter.
laws-rapid-alone = Schnellschach ohne Schiedsrichter
laws-rapid-alone-told = 15 Minuten, 10 Sekunden mehr für jeden Zug. Niemand achtet auf die Regeln: Ein regelwidriger Zug oder eine abgelaufene Zeit zählt, wenn ihr es reklamiert.
laws-blitz = Blitz
laws-blitz-told = 3 Minuten, 2 Sekunden mehr für jeden Zug. Ihr drückt die Uhr; die App achtet auf die Regeln wie ein Schiedsrichter.
laws-blitz-alone = Blitz ohne Schiedsrichter
laws-blitz-alone-told = 3 Minuten, 2 Sekunden mehr für jeden Zug. Niemand achtet auf die Regeln: Ein regelwidriger Zug oder eine abgelaufene Zeit zählt, wenn ihr es reklamiert.
laws-blind = Blind gegen sehend
laws-blind-told = 90 Minuten, 30 Sekunden mehr für jeden Zug. Wer blind spielt, sagt die Züge an und wiederholt sie, und die App assistiert. Durch Berühren geht beides wie jeder Zug: erst die Figur, dann ihr Feld.

## Mehrere Bretter

match-total = Insgesamt: { $first } { $first-points }, { $second } { $second-points }
board-number = Brett { $number } von { $of }
board-waiting = { $waiting ->
    [one] 1 anderes wartet
   *[other] { $waiting } andere warten
}
board-number-waiting = { $board }, { $waiting }
board-named = Brett { $number }, { $name }
board-saved = Simultan, Brett { $number }
