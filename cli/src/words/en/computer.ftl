### The computer, and who plays.

level-name = level { $number }, { $number ->
    [1] beginner
    [2] learner
    [3] casual player
    [4] hobby player
    [5] club player
    [6] strong club player
    [7] expert
   *[other] master
}
level-is = The computer plays at { $level }.
level-is-now = The computer now plays at { $level }.
levels-go-to = The levels go from 1 to { $highest }.
both-sides-computer = The computer plays both sides; nobody here can resign or offer a draw.
computer-thinks = The computer thinks.
computer-seeks-hint = The computer looks for a hint.
computer-weighs = The computer thinks about it.
stopped-move = The computer has stopped thinking. Type go to let it move, or undo.
stopped-draw = Stopped. Your offer stands; type go to let it be answered.
stopped = Stopped.
your-turn = It is your turn.
offer-stands = The offer stands: accept or decline it, or move.
nothing-spoken = Nothing is spoken here. The option --speak does that.
near-side = { $player } is at the near side now.
pace-limit = That is the limit.
pace-faster = Faster.
pace-slower = Slower.
