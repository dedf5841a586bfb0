### Eine gespeicherte Partie in einer Liste.

summary = { $game }: { $stands }.
summary-of-game = { $kind }. { $summary }
summary-computer = { $player } gegen den Computer, { $strength }
summary-named = { $white } gegen { $black }
summary-two = Zwei Spieler
summary-computers = Der Computer gegen sich selbst
summary-at-move = { $stands }, Zug { $number }
summary-waiting = noch nicht begonnen
summary-to-move = { $who ->
    [you] du bist am Zug
   *[other] { $player } am Zug
}
summary-to-press = { $who ->
    [you] du musst die Uhr drücken
   *[other] { $player } muss die Uhr drücken
}
summary-to-seal = { $who ->
    [you] du musst einen Zug abgeben
   *[other] { $player } muss einen Zug abgeben
}
summary-adjourned = Hängepartie
summary-won = { $who ->
    [you] dein Sieg
   *[other] Sieg für { $player }
}
summary-drawn = Remis
summary-both-lost = beide haben verloren
summary-over = beendet
summary-referred = ein Schiedsrichter entscheidet
summary-void = zählt nicht
summary-reason = { $reason ->
    [checkmate] durch Matt
    [stalemate] durch Patt
    [dead] mangels Mattmöglichkeit
    [no-moves] mangels Zugmöglichkeit
    [resignation] durch Aufgabe
    [flag] nach Zeit
    [both-flags] nach Zeit
    [illegal-moves] nach regelwidrigen Zügen
    [illegal-move] nach einem regelwidrigen Zug
    [sealed-move] nach einem regelwidrigen abgegebenen Zug
    [target] durch geschlagene Steine
    [passed] nach zweimal Passen
    [agreement] durch Vereinbarung
    [repetition] durch Wiederholung
    [automatic-repetition] durch Wiederholung
    [fifty] durch ruhige Züge
    [automatic-quiet-moves] durch ruhige Züge
    [late] ohne Kampf
    [default] ohne Kampf
   *[claim] auf Antrag
}
