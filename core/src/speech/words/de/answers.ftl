### Answers to what players ask: telegraphic, the news first. Without articles and cases
### where that is good chess German.

## Sides and pieces

answer-kings = Könige
answer-queens = Damen
answer-rooks = Türme
answer-bishops = Läufer
answer-knights = Springer
answer-pawns = Bauern
answer-white-kings = weiße Könige
answer-white-queens = weiße Damen
answer-white-rooks = weiße Türme
answer-white-bishops = weiße Läufer
answer-white-knights = weiße Springer
answer-white-pawns = weiße Bauern
answer-black-kings = schwarze Könige
answer-black-queens = schwarze Damen
answer-black-rooks = schwarze Türme
answer-black-bishops = schwarze Läufer
answer-black-knights = schwarze Springer
answer-black-pawns = schwarze Bauern
answer-lettered = { $side } { $letter }
answer-counted = { $count } { $pieces }
answer-counted-letters = { $count } mal { $letter }

## What most answers are made of

answer-of = { $what }: { $list }.
answer-sentence = { $text }.
answer-none = keine
answer-nothing = nichts
answer-yes = Ja.
answer-no = Nein.

## What stands where

answer-on = Auf { $square }: { $content }.
answer-stands = { $piece } auf { $square }.
answer-in-check = { $piece }, im Schach
answer-nothing-light = nichts, helles Feld
answer-nothing-dark = nichts, dunkles Feld
answer-light = helles Feld
answer-dark = dunkles Feld
answer-no-others = keine weiteren
answer-empty = leer
answer-empty-squares =
    { $count ->
        [one] leer
       *[other] { $count } leer
    }
# squares in a row that hold the same: "a 2 to h 2"
answer-run = { $first } bis { $last }
answer-around = Um { $square }
answer-file = Linie { $file }
answer-rank = Reihe { $rank }
answer-ranks = Reihen { $first } bis { $last }
answer-line = Von { $from } bis { $to }
answer-line-brief = Bis { $to }
answer-quarter = { $quarter }. { $sides }
answer-piece-count =
    { $count ->
        [one] nur der König
       *[other] { $count } Figuren, Bauern mitgezählt
    }
answer-queen-side-of-white = Damenflügel, weiße Hälfte
answer-king-side-of-white = Königsflügel, weiße Hälfte
answer-queen-side-of-black = Damenflügel, schwarze Hälfte
answer-king-side-of-black = Königsflügel, schwarze Hälfte

## Moves

answer-moves-of =
    { $count ->
        [0] { $side } hat keine Züge.
        [one] { $side } hat 1 Zug.
       *[other] { $side } hat { $count } Züge.
    }
answer-no-moves = keine Züge
answer-not-to-move = nicht am Zug
answer-takes = schlägt { $list }
answer-captures-of = { $piece } schlägt: { $list }.
answer-nothing-to-capture = nichts zu schlagen
answer-nothing-to-capture-at-all = Nichts zu schlagen.
answer-promotion = Umwandlung
answer-which-piece = Welche Figur? Nenne ihr Feld.
answer-no-en-passant = En passant ist jetzt nicht möglich.
answer-castling-now = { $castling } jetzt
answer-castling-not-now = { $castling } jetzt nicht
answer-castling-allowed = { $castling } noch erlaubt
answer-castling-none = keine Rochade

## The score

answer-not-in-this-game = Nicht in diesem Spiel.
answer-no-moves-yet = Noch keine Züge.
answer-not-moved-yet = { $side } hat noch nicht gezogen.
# auf „was war mein fünfter Zug“, wo er nicht gemacht wurde
answer-so-many-moves = { $side } hat { $moves } gemacht.
answer-move-pair = Zug { $number }: { $first-player } { $first }; { $second-player } { $second }.
answer-move-pair-brief = { $number }: { $first }; { $second }.
answer-single-move = Zug { $number }, { $side }: { $move }.
answer-single-move-brief = { $number }, { $side }: { $move }.
answer-draw-offered = Remis angeboten
answer-move-number = Zug { $number }, { $side } am Zug.
answer-move-number-brief = Zug { $number }.
answer-over-after = Die Partie ist zu Ende, { $moves }.
answer-over = Die Partie ist zu Ende.
answer-won = { $player } hat gewonnen.
answer-drawn = Remis.
answer-both-lost = Beide haben verloren.

## What was captured, and what is left

answer-last-captured = Letzter Zug: { $piece } auf { $square } geschlagen.
answer-last-captured-brief = Letzter Zug: { $piece }.
answer-last-captured-nothing = Letzter Zug: nichts geschlagen.
answer-captured-before = Davor hat { $side } geschlagen: { $list }.
answer-captured-before-brief = Davor schlug { $side }: { $list }.
answer-nothing-captured-before = Davor: nichts.
answer-captured-by = { $side } hat geschlagen: { $list }.
answer-ahead =
    { $count ->
        [one] { $side } hat 1 Punkt mehr.
       *[other] { $side } hat { $count } Punkte mehr.
    }
answer-even = Material gleich.
answer-both-have = Beide: { $list }.
answer-only-king = nur der König

## Whose turn it is

answer-your-turn = Ja, du bist am Zug.
answer-may-take-back = Ja, mit „zurücknehmen“ oder „nimm zwei Züge zurück“.
answer-may-take-back-agreed = Ja, wenn beide einverstanden sind: mit „zurücknehmen“.
answer-to-move = { $side } am Zug.
answer-to-move-in-check = { $side } am Zug, im Schach.
answer-check = Ja, { $side } steht im Schach.
answer-other-check = Nein, aber { $side }.
answer-to-press = { $side } hat gezogen und muss die Uhr drücken.
answer-to-press-brief = { $side } muss drücken.
answer-to-promote = { $side } muss auf { $square } umwandeln.
answer-to-seal = { $side } muss einen Zug abgeben.
answer-not-begun = Die Partie hat noch nicht begonnen.
answer-paused = Die Partie ist pausiert.
answer-arbiter-starts = Der Schiedsrichter setzt die Uhren in Gang.
answer-adjourned = Die Partie ist vertagt.
answer-envelope-closed = Der Umschlag ist noch nicht geöffnet.

## Times

answer-no-clock = Diese Partie ist ohne Uhr.
answer-without-clock = ohne Uhr
answer-running = läuft
answer-delay = Verzögerung { $time }
answer-period = Periode { $number }
answer-moves-to-go =
    { $count ->
        [one] noch 1 Zug
       *[other] noch { $count } Züge
    }
answer-time-up = Zeit abgelaufen
answer-clocks-stopped = Die Uhren stehen.
answer-used = { $side }: { $moves }; { $time } verbraucht.
answer-used-brief = { $side }: { $moves }; { $time }.
answer-move-count =
    { $count ->
        [one] 1 Zug
       *[other] { $count } Züge
    }

## Advice

answer-not-in-strict-games = Nicht in einer Turnierpartie, Artikel 12 Punkt 3.
answer-unwritten = Erst wenn die Züge aufgeschrieben sind, Artikel 8 Punkt 1.
answer-unwritten-brief = Erst wenn sie aufgeschrieben sind.
answer-not-in-strict-games-brief = Nicht in einer Turnierpartie.
answer-aims = greift { $list } an
answer-aims-at-nothing = greift nichts an
answer-covers = deckt { $list }
answer-attacks = { $side } greift { $square } an: { $list }.
answer-attacks-not = { $side } greift { $square } nicht an.
answer-protects = { $side } deckt { $square }: { $list }.
answer-protects-not = { $side } deckt { $square } nicht.
answer-is-pinned = { $piece }, gefesselt
answer-behind = { $piece } hinter { $other }
answer-pin = { $piece } gefesselt durch { $by }.
answer-pin-brief = { $piece } durch { $by }.
answer-no-pins = Keine Fesselungen.
answer-unprotected = { $piece }: ungedeckt, Angreifer { $list }.
answer-underprotected = { $piece }: mit Gewinn zu schlagen, Angreifer { $list }.
answer-nothing-hangs = Nichts hängt.
answer-mates = { $side } kann matt setzen: { $list }.
answer-mates-brief = Matt: { $list }.
answer-no-mates = { $side } kann mit dem nächsten Zug nicht matt setzen.
answer-no-mates-brief = Kein Matt.
answer-checks = { $side } kann Schach geben: { $list }.
answer-checks-brief = Schach: { $list }.
answer-no-checks = { $side } kann kein Schach geben.
answer-no-checks-brief = Kein Schach.
