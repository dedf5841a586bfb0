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

piece-king = King
piece-queen = Queen
piece-rook = Rook
piece-bishop = Bishop
piece-knight = Knight
piece-pawn = Pawn

### States of a square, for a screen reader

square-selected = selected
square-target = possible
square-capture = can be taken
square-last-move = last move
square-check = in check

### Blind play

blind-title = Blind play
blind-repeat = Repeat
blind-clocks = Clocks
blind-clocks-tell = tell the time
blind-clocks-feel = feel the own clock
blind-speak = Speak
blind-talk = talk
blind-type = type
blind-listening = Listening
blind-position = Position, rank by rank
blind-where = Where is …
blind-turn = Whose turn it is
blind-last-moves = The last moves
blind-captured = What was captured
blind-legal-moves = Possible moves
blind-step-back = The move before
blind-step-on = The move after
blind-review = Look back
blind-board = How the board is seen
blind-board-shown = Shown
blind-board-dimmed = Dimmed
blind-board-hidden = Hidden
blind-to-board = To the board
blind-menu-hint = Menu. Swipe to go through it, tap in the middle to choose.
blind-menu-closed = The menu is closed.
blind-resign-question = Resign this game?
blind-help = Say a move, such as knight f3, or ask: what is on e4, where are my knights, how much time is left. Other words: repeat, undo, offer a draw, resign, faster, slower.

### Talking

talk-title = Play by talking
talk-why = The microphone listens while you hold this area. What you say is understood on this device and goes nowhere else. You can always type instead.
talk-allow = Go on

### Typing

typed-title = Type a move or a question
typed-hint = e4, knight f3, what is on e4, clock
typed-send = Send
typed-not-here = That is not possible here.

### Speech

speech-missing-voice = This device has no voice for some of what is said. Voices can be added in the settings of the system.

### Answers

answer-yes = Yes
answer-no = No
answer-cancel = Cancel
answer-close = Close
answer-done = Done

### Setting up a position

setup-title = Set up a position
setup-board = The position
setup-erase = Take away
setup-white-turn = White to move
setup-black-turn = Black to move
setup-clear = Empty the board
setup-usual = The usual start
setup-white-short = White may castle on the king's side
setup-white-long = White may castle on the queen's side
setup-black-short = Black may castle on the king's side
setup-black-long = Black may castle on the queen's side
setup-fen = Type it
setup-fen-help = A FEN, or pieces with their squares, such as K e1, q d8
setup-960 = Chess960
setup-960-number = Number, 0 to 959
setup-960-dice = By lot
setup-ready = A game can begin from here.
setup-not-read = This is neither a FEN nor pieces with their squares.
setup-white-king = White king
setup-white-queen = White queen
setup-white-rook = White rook
setup-white-bishop = White bishop
setup-white-knight = White knight
setup-white-pawn = White pawn
setup-black-king = Black king
setup-black-queen = Black queen
setup-black-rook = Black rook
setup-black-bishop = Black bishop
setup-black-knight = Black knight
setup-black-pawn = Black pawn
