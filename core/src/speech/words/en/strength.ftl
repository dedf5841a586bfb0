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
level-of-older-scale = older scale
rating-name = { $band ->
    [0] newcomer
    [1] beginner
    [2] learner
    [3] casual player
    [4] hobby player
    [5] club beginner
    [6] club player
    [7] strong club player
   *[other] expert
}
level-standing = level { $level } of { $highest }
rating-about = about { $rating }
strength-rating = rated about { $rating }, { $name }
strength-rating-brief = rated { $rating }
computer-plays-rating = The computer plays like people rated about { $rating }, { $name }.
strength-level = level { $level }, { $name }
strength-level-brief = level { $level }
computer-plays-level = The computer plays at level { $level } of { $highest }, { $name }.
strength-full = full strength, { $time } a move
strength-full-brief = full strength
computer-plays-full = The computer plays at full strength, { $time } a move.
computer-plays-full-clock = The computer plays at full strength.
strength-fair = As strong as you
player-rating = { $games ->
    [0] No game has told yet how strong you are; the computer begins at about { $rating }.
    [one] After one game you play like people rated about { $rating }.
   *[other] After { $games } games you play like people rated about { $rating }.
}
