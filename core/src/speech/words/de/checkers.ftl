### Was beim Damespiel gesagt wird.

game-checkers = Dame
board-checkers = Damebrett
player-red = Rot

## Steine

checkers-red-man = roter Stein
checkers-red-king = rote Dame
checkers-white-man = weißer Stein
checkers-white-king = weiße Dame

## Züge

checkers-step = { $from } nach { $to }
checkers-jump = { $from } springt auf { $to }
checkers-jump-by = { $from } springt auf { $by }, dann auf { $to }
checkers-takes = { $count ->
    [2] schlägt zwei
    [3] schlägt drei
    [4] schlägt vier
    [5] schlägt fünf
   *[other] schlägt { $count }
}
checkers-crowned = wird Dame

checkers-claim = Was reklamierst du: Wiederholung, vierzig Züge oder Blättchen?

## Warum ein Zug nicht erlaubt ist, als Satz ohne Punkt

checkers-illegal-light-square = Steine stehen und ziehen nur auf den dunklen Feldern
checkers-illegal-empty = Auf { $square } steht kein Stein
checkers-illegal-opponents = Der Stein auf { $square } gehört dem Gegner
checkers-illegal-must-jump = Du musst schlagen, mit dem Stein auf { $list }
checkers-illegal-must-jump-choice = Du musst schlagen, mit einem Stein auf { $list }
checkers-illegal-occupied = Auf { $square } steht ein Stein
checkers-illegal-backward = Der Stein auf { $square } geht nur vorwärts
checkers-illegal-out-of-reach = Von { $from } nach { $to } führt kein Zug
checkers-illegal-step-ends = Der Schritt nach { $square } beendet den Zug
checkers-illegal-nothing = Auf { $square } ist nichts zu überspringen
checkers-illegal-own-piece = Der Stein auf { $square } ist dein eigener und wird nicht übersprungen
checkers-illegal-twice = Der Stein auf { $square } wurde in diesem Zug schon übersprungen
checkers-illegal-crowned = Auf { $square } wird der Stein Dame, und der Zug ist zu Ende
checkers-illegal-unfinished = Von { $at } geht der Sprung weiter auf { $to }
checkers-illegal-several-ways = Von { $from } nach { $to } führen mehrere Sprünge: Nenne die Felder dazwischen
checkers-illegal-other-form = Ein Zug wird durch seine Felder gesagt

## Was an einer Stellung nicht stimmt

checkers-setup-king-row = Auf { $square } steht ein einfacher Stein von { $player }, und dort wäre er Dame.
checkers-setup-pieces = { $player } hat { $count } Steine. Mehr als zwölf hat niemand.
checkers-setup-empty = Auf dem Brett steht kein Stein.
checkers-fen-form = Zuerst kommt, wer am Zug ist, B für Rot oder W für Weiß, dann der Buchstabe jeder Seite mit ihren Feldern.
checkers-fen-twice = Auf { $square } stehen zwei Steine.

## Wie das Brett eine Partie beendet

end-forty-moves = Vierzig Züge jeder Seite ohne Schlagen und ohne Zug eines einfachen Steins.
refusal-not-due-forty = Es waren noch keine vierzig Züge jeder Seite ohne Schlagen und ohne Zug eines einfachen Steins
end-no-moves = { $who ->
    [you] Du kannst nicht ziehen.
   *[other] { $player } kann nicht ziehen.
}
end-no-pieces = { $who ->
    [you] Du hast keinen Stein mehr.
   *[other] { $player } hat keinen Stein mehr.
}

## Antworten

checkers-one-man = Stein
checkers-one-king = Dame
checkers-men = Steine
checkers-kings = Damen
checkers-red-men = rote Steine
checkers-red-kings = rote Damen
checkers-white-men = weiße Steine
checkers-white-kings = weiße Damen
checkers-count-men =
    { $count ->
        [0] keine Steine
        [one] 1 Stein
       *[other] { $count } Steine
    }
checkers-count-kings =
    { $count ->
        [0] keine Damen
        [one] 1 Dame
       *[other] { $count } Damen
    }
checkers-ahead =
    { $count ->
        [one] { $side } um 1 Stein voraus.
       *[other] { $side } um { $count } Steine voraus.
    }
checkers-ahead-with-kings =
    { $count ->
        [one] { $side } um 1 Stein voraus; eine Dame zählt zwei.
       *[other] { $side } um { $count } Steine voraus; eine Dame zählt zwei.
    }
checkers-row = Reihe { $row }, Felder { $first } bis { $last }
checkers-double-corner = Doppelecke von { $side }
checkers-must-jump = { $side } muss schlagen: { $list }.
checkers-no-jump = { $side } kann nicht schlagen.
checkers-can-move = { $side } kann ziehen: { $list }.
checkers-others-jump = keine Züge, ein anderer Stein muss schlagen
checkers-threats = { $side } droht: { $list }.
checkers-no-threats = { $side } droht nicht zu schlagen.
checkers-can-be-jumped = { $square } kann geschlagen werden: { $list }.
checkers-safe = { $square } kann nicht geschlagen werden.
checkers-last-taken =
    { $count ->
        [0] Letzter Zug: nichts geschlagen.
        [one] Letzter Zug: 1 Stein geschlagen.
       *[other] Letzter Zug: { $count } Steine geschlagen.
    }
checkers-taken =
    { $count ->
        [0] { $side } hat nichts geschlagen.
        [one] { $side } hat 1 Stein geschlagen.
       *[other] { $side } hat { $count } Steine geschlagen.
    }
checkers-score-red = Rot: { $value }.
checkers-which = Welcher Zug: { $list }? Nenne noch ein Feld.
checkers-no-number = { $number } ist kein Feld; sie gehen von 1 bis 32.
checkers-light-square = { $square } ist ein helles Feld, auf dem nichts steht.

## Tasten

key-man = Zum nächsten Stein, mit Umschalt zurück
key-jumper = Zum nächsten Stein, der schlagen muss, mit Umschalt zurück
key-jumps = Welche Steine schlagen müssen
key-row = Die Reihe dieses Feldes
key-threats = Was der Gegner droht

## Das Menü eines Feldes

menu-jumpers = Wer schlagen muss
menu-can-be-jumped = Wer ihn schlagen könnte
menu-threats = Drohungen

## Warum ein Zug gut ist

checkers-reason-wins = Danach hat der Gegner keinen Zug.
checkers-reason-shot = Der Zug gibt { $gives ->
    [one] einen
    [2] zwei
   *[other] { $gives }
} und schlägt { $takes ->
    [2] zwei
    [3] drei
   *[other] { $takes }
}.
checkers-reason-takes-most = Kein anderer Sprung schlägt { $count ->
    [2] zwei
    [3] drei
   *[other] { $count }
}.
checkers-reason-crowns = Ein Stein wird Dame.
checkers-reason-saves = Jetzt kann nichts geschlagen werden.
checkers-reason-exchanges = Der Zug tauscht Stein gegen Stein.
checkers-reason-threatens = Der Zug droht zu schlagen.
