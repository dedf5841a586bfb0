# What stands on buttons, in settings and over pages. Sentences about a game are in
# core/src/speech/words. Keys name the place first; no message has arguments.

### The app

app-name = Annabella
## The language of these labels; the apps ask it to choose that of the core's sentences.
language-code = en

### Home

home-title = Annabella
home-play-computer = Play the computer
home-two-players = Two players here
home-settings = Settings
home-touch-board = Touch the board to play
home-board = The board of your game

### Game

game-back = Back
game-menu = Menu
game-you = You
game-computer = Computer
game-white = White
game-black = Black
game-undo = Undo
game-redo = Redo
game-hint = Hint
game-offer-draw = Offer draw
game-accept = Accept
game-decline = Decline
game-resign = Resign
game-adjust = Put a piece right
game-flip = Turn the board
game-castle = Castle
game-press-clock = Press the clock
game-pause = Pause
game-continue = Continue
game-start = Start
game-castle-short = Castle on the king's side
game-castle-long = Castle on the queen's side
game-two-players = Two players
game-captured = Captured
game-moves = Moves
game-board = Chess board
game-promote = The pawn becomes
game-new = New game
game-home = Home
game-full-screen = Full screen
game-leave-full-screen = Leave full screen
game-more = More

### Pieces

piece-queen = Queen
piece-rook = Rook
piece-bishop = Bishop
piece-knight = Knight

### States of a square, for a screen reader

square-selected = selected
square-target = possible
square-capture = can be taken
square-last-move = last move
square-check = in check
square-touched = touched

### The board for a screen reader, and what it offers on a square

board-white-moves = Chess board, White to move
board-black-moves = Chess board, Black to move
board-over = Chess board, the game is over
action-play = Play to
action-moves = Legal moves
action-attackers = Attackers
action-defenders = Defenders
action-lines = Lines from here
action-repeat = Repeat last move
action-clocks = Clocks

### Typed

typed-title = Type a move or a question
typed-hint = e4, knight f3, what is on e4, clock
typed-send = Send
typed-not-here = That is not possible here.

### Keys of a keyboard

keys-title = Keys
keys-explained = These keys work on the board of a game. Choose a line to give it another key.
keys-reset = All keys as at first
keys-press = Press the new key.
keys-taken = This key is already used for:
keys-not-free = This key cannot be changed.
keys-arrows = Arrows
keys-choose = Enter, Space
keys-cancel = Escape
keys-ranks = 1 to 8
keys-files = Shift or Alt and 1 to 8
key-arrows = From square to square, and over the edge to the buttons
key-choose = Choose a piece, and where it goes
key-cancel = Give the choice up
key-ranks = To this rank
key-files = To this file, a to h
key-king = To the next king, with Shift back
key-queen = To the next queen, with Shift back
key-rook = To the next rook, with Shift back
key-bishop = To the next bishop, with Shift back
key-knight = To the next knight, with Shift back
key-pawn = To the next pawn, with Shift back
key-square = What is on this square
key-moves = Legal moves from this square
key-captures = Captures from this square
key-diagonals = Diagonals from this square
key-lines = File and rank from this square
key-attackers = Who attacks this square
key-defenders = Who protects this square
key-last-move = The last move
key-captured = What was captured
key-clocks = Times left
key-times-used = Times used
key-turn = Whose turn it is
key-board = The whole position
key-material = The material
key-score = All moves so far
key-undo = Undo
key-redo = Redo
key-hint = Hint
key-press = Press the clock
key-flip = Turn the board
key-type = Type a move or a question
key-help = This list

### Answers

answer-yes = Yes
answer-no = No
answer-cancel = Cancel
answer-close = Close
