### What can be said or typed: the headings of the pages in help/.

help-moves = Moves
help-questions = Questions
help-computer = The computer
help-draws = Draws and resigning
help-clocks = Clocks
help-blind = Without seeing the board
help-strict = By the Laws
