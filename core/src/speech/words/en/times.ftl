### Times, in words. A time of a clock is always an object: somebody has, gets or loses it.

time-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
time-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
}
time-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
time-seconds = { $count ->
    [one] 1 second
   *[other] { $count } seconds
}
time-tenths = { $whole }.{ $tenths } seconds
list-and = and
list-or = or

## What a side is given

controls-same = Each side has { $time }.
controls-of = { $who ->
    [you] You have
   *[other] { $player } has
} { $time }.
control-unlimited = no time limit
control-days = { $count ->
    [one] 1 day for each move
   *[other] { $count } days for each move
}
control-moves = { $count ->
    [one] { $time } for 1 move
   *[other] { $time } for { $count } moves
}
control-then = then
control-again = and so on
bonus-increment = plus { $time } a move
bonus-delay = the clock waits { $time } in each move
bonus-bronstein = each move gives back up to { $time }
