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
checkers-jump-over = { $from } springt über { $over } auf { $to }
checkers-takes = { $count ->
    [2] schlägt zwei
    [3] schlägt drei
    [4] schlägt vier
    [5] schlägt fünf
   *[other] schlägt { $count }
}
checkers-crowned = wird Dame

## Warum ein Zug nicht erlaubt ist, als Satz ohne Punkt

checkers-illegal-light-square = Steine stehen und ziehen nur auf den dunklen Feldern
checkers-illegal-must-jump = Du musst schlagen, mit dem Stein auf { $list }
checkers-illegal-must-jump-choice = Du musst schlagen, mit einem Stein auf { $list }
checkers-illegal-occupied = Auf { $square } steht ein Stein
checkers-illegal-backward = Der Stein auf { $square } geht nur vorwärts
checkers-illegal-out-of-reach = Von { $from } nach { $to } führt kein Zug
checkers-illegal-nothing = Auf { $square } ist nichts zu überspringen
checkers-illegal-own-piece = Der Stein auf { $square } ist dein eigener und wird nicht übersprungen
checkers-illegal-twice = Der Stein auf { $square } wurde in diesem Zug schon übersprungen
checkers-illegal-crowned = Auf { $square } wird der Stein Dame, und der Zug ist zu Ende
checkers-illegal-unfinished = Von { $at } geht der Sprung weiter auf { $to }
checkers-illegal-several-ways = Von { $from } nach { $to } führen mehrere Sprünge: Nenne die Felder dazwischen
checkers-illegal-other-form = Ein Zug wird durch seine Felder gesagt

## Wie das Brett eine Partie beendet

end-no-moves = { $who ->
    [you] Du kannst nicht ziehen.
   *[other] { $player } kann nicht ziehen.
}
end-no-pieces = { $who ->
    [you] Du hast keinen Stein mehr.
   *[other] { $player } hat keinen Stein mehr.
}
