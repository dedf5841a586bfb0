### Warum ein Zug gut ist: eine Tatsache, die man auf dem Brett sieht.

## Figuren, wo sie stehen

your-king = dein { $piece }
your-queen = deine { $piece }
your-rook = dein { $piece }
your-bishop = dein { $piece }
your-knight = dein { $piece }
your-pawn = dein { $piece }
piece-on = { $piece } auf { $square }

## Gründe

reason-mates = Das ist matt.
reason-only-move = Es gibt keinen anderen Zug.
reason-stalemates = Der Gegner hat dann keinen Zug: patt, also Remis.
reason-mates-next = Auf jede Antwort folgt matt.
reason-stops-mate = Sonst folgt { $move }: matt.
reason-promotes = Der Bauer kommt durch.
reason-takes-undefended = { $piece } ist nicht gedeckt.
reason-takes-in-passing = Nichts kann zurückschlagen.
reason-takes-greater = { $piece } ist mehr wert als { $with }.
reason-wins-exchange =
    { $count ->
        [one] Das Schlagen auf { $square } gewinnt insgesamt 1 Punkt.
       *[other] Das Schlagen auf { $square } gewinnt insgesamt { $count } Punkte.
    }
reason-forks = { $one } und { $other } sind zugleich angegriffen.
reason-skewers = Wenn { $front } wegzieht, kann { $behind } geschlagen werden.
reason-pins = { $pinned } ist gefesselt: Dahinter steht { $to }.
reason-saves-undefended = { $own } ist angegriffen und nicht gedeckt.
reason-saves-from-lesser = { $own } ist angegriffen, und { $by } ist weniger wert.
reason-saves-outnumbered = { $own } ist mit Gewinn zu schlagen.
reason-defends = Das deckt das Feld.
reason-blocks = Das verstellt den Weg dorthin.
reason-stops-promotion = Sonst kommt { $piece } durch.
reason-stops-fork = Sonst folgt { $move }. Dann sind { $one } und { $other } zugleich angegriffen.
reason-takes-checker = Die Figur, die Schach gab, ist weg.
reason-blocks-check = Damit ist dem Schach der Weg verstellt.
reason-attacks = Damit ist { $piece } angegriffen.
reason-opens-attack = Das öffnet eine Linie, und { $piece } ist angegriffen.
reason-passed-pawn = Kein Bauer kann diesen mehr aufhalten.
reason-trades = Abtausch hilft der Seite, die mehr hat.
reason-castles = Der König kommt in Sicherheit und der Turm ins Spiel.
reason-develops = { $piece } kommt ins Spiel.
reason-centre = Ein Bauer im Zentrum schafft Platz für die anderen Figuren.
reason-open-file = Der Turm hat eine Linie ohne Bauern vor sich.
reason-king = Der König kommt der Mitte näher, wo er im Endspiel gebraucht wird.

## Rückblick auf eine Partie

review-no-moves = Es gibt nichts, auf das man zurückblicken könnte.
review-none = Kein einzelner Zug hat viel gekostet.
review-count =
    { $count ->
        [one] Ein Zug hat viel gekostet.
       *[other] { $count } Züge haben viel gekostet.
    }
review-played = { $who ->
    [you] Zug { $number }: Du spieltest { $move }.
   *[other] Zug { $number }: { $player } spielte { $move }.
}
review-allowed = Das erlaubt { $move }.
review-repeats = Das erlaubt Remis durch Wiederholung.
review-better = Besser war { $move }.
review-lost-winning = { $who ->
    [you] Du standst auf Gewinn, als die Partie endete.
   *[other] { $player } stand auf Gewinn, als die Partie endete.
}
review-not-lost = { $who ->
    [you] Du standst nicht auf Verlust, als die Partie endete.
   *[other] { $player } stand nicht auf Verlust, als die Partie endete.
}
review-best = { $who ->
    [you] Dein bester Zug war Zug { $number }, { $move }: Er nutzte einen Fehler.
   *[other] Der beste Zug von { $player } war Zug { $number }, { $move }: Er nutzte einen Fehler.
}
review-best-alone = { $who ->
    [you] Dein bester Zug war Zug { $number }, { $move }.
   *[other] Der beste Zug von { $player } war Zug { $number }, { $move }.
}
chances-even = Die Aussichten sind gleich.
chances-little = { $player } steht etwas besser.
chances-better = { $player } steht besser.
chances-winning = { $player } steht auf Gewinn.
review-brief = Zug { $number }, { $player }: { $move }; besser { $better }.
