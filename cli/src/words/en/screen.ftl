### What stands on the full screen besides what is said.

screen-help = Help
screen-close = Any key closes
screen-keys = ? help    arrows, Enter  move a piece    Esc  back    quit  leave
screen-too-small = (The window is too small for a board.)
screen-begin = Type a move, or take the arrow keys; ? shows the help.
screen-chess = Chess
screen-chess960 = Chess960
screen-checkers = Checkers
screen-yin-yang = Yin-Yang
screen-computer = Computer
screen-you = You
