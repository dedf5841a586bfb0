### The computer, and who plays.

ratings-and-levels = Ratings go from { $least } to { $most }, levels from 1 to { $highest }.
levels-go-to = The levels go from 1 to { $highest }.
fair-is-chess = Only chess is played by ratings; here the computer plays at a level.
rating-not-kept = There is no place where your rating is kept.
both-sides-computer = The computer plays both sides; nobody here can resign or offer a draw.
computer-thinks = The computer thinks.
computer-seeks-hint = The computer looks for a hint.
computer-weighs = The computer thinks about it.
stopped-move = The computer has stopped thinking. Type go to let it move, or undo.
stopped-draw = Stopped. Your offer stands; type go to let it be answered.
stopped = Stopped.
your-turn = It is your turn.
offer-stands = The offer stands: accept or decline it, or move.
quiet = Quiet.
only-board = There is only this board.
against-you-play = Against { $name } you play { $player }.
how-to-change-boards = Type next board, or board 2, to go to another board.
# what may be left out of "next board" and "board 2"
board = board
no-such-board = There are boards from 1 to { $last } here.
nothing-spoken = Nothing is spoken here. The option --speak does that.
coordinates-shown = The drawn board has its coordinates.
coordinates-hidden = The drawn board has no coordinates; coordinates brings them back.
near-side = { $player } is at the near side now.
# where the board is told in words, and drawn by "board grid"
near-side-of-grid = On the grid ("board grid") { $player } is at the near side now; what is told in words stays the same.
pace-limit = That is the limit.
pace-faster = Faster.
pace-slower = Slower.
