### Zeiten in Worten. Eine Zeit ist immer ein Objekt: Jemand hat, bekommt oder verliert sie.

time-days = { $count ->
    [one] einen Tag
   *[other] { $count } Tage
}
time-hours = { $count ->
    [one] eine Stunde
   *[other] { $count } Stunden
}
time-minutes = { $count ->
    [one] eine Minute
   *[other] { $count } Minuten
}
time-seconds = { $count ->
    [one] eine Sekunde
   *[other] { $count } Sekunden
}
time-tenths = { $whole },{ $tenths } Sekunden
list-and = und
list-or = oder

## Was eine Seite bekommt

controls-same = Jede Seite hat { $time }.
controls-of = { $who ->
    [you] Du hast
   *[other] { $player } hat
} { $time }.
control-unlimited = keine Zeitbegrenzung
control-days = { $count ->
    [one] einen Tag für jeden Zug
   *[other] { $count } Tage für jeden Zug
}
control-moves = { $count ->
    [one] { $time } für einen Zug
   *[other] { $time } für { $count } Züge
}
control-then = danach
control-again = und so weiter
bonus-increment = plus { $time } pro Zug
bonus-delay = die Uhr wartet in jedem Zug { $time }
bonus-bronstein = jeder Zug bringt bis zu { $time } zurück
