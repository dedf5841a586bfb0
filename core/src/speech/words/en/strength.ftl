### How well the computer plays.

level-name = { $level ->
    [1] newcomer
    [2] beginner
    [3] learner
    [4] casual player
    [5] hobby player
    [6] club beginner
    [7] club player
    [8] strong club player
    [9] expert
    [10] candidate master
    [11] master
   *[other] grandmaster
}
strength-level = level { $level }, { $name }
strength-level-brief = level { $level }
computer-plays-level = The computer plays at level { $level } of { $highest }, { $name }.
strength-full = full strength, { $time } a move
strength-full-brief = full strength
computer-plays-full = The computer plays at full strength, { $time } a move.
computer-plays-full-clock = The computer plays at full strength.
