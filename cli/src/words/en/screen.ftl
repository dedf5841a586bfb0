### What stands on the full screen besides what is said.

screen-help = Help
screen-close = Any key closes
screen-keys = ? help    arrows, Enter  move a piece    Esc  back    quit  leave
screen-keys-for-stones = ? help    arrows, Enter  place a stone    Esc  back    quit  leave
screen-too-small = (The window is too small for a board.)
screen-begin = Type a move, or take the arrow keys; ? shows the help.
screen-begin-with-stones = Type a point, such as D4, or take the arrow keys; ? shows the help.
screen-waits = { $count ->
    [one] { $lines } waits until it is your turn; Esc takes it back.
   *[other] { $lines } wait until it is your turn; Esc takes the last one back.
}
screen-too-early = The computer has the move. What you typed stays in the line; press Enter when it is your turn.
screen-chess = Chess
screen-chess960 = Chess960
screen-checkers = Checkers
screen-yin-yang = Yin-Yang
screen-computer = Computer
screen-you = You
