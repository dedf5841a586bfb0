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
home-play = Play
home-no-clock = No clock
home-minute = minute
home-minutes = minutes
home-second = second a move
home-seconds = seconds a move
home-settings = Settings
home-touch-board = Touch the board to play
home-board = The board of your game

### Game

game-back = Back
game-menu = Menu
game-computer = Computer
game-white = White
game-black = Black
game-begins-at = The game begins at
game-undo = Undo
game-undo-over = The game is over. Take back, and go on?
game-both-agree = Do you both agree?
table-your-move = Your move
table-choose-piece = Choose a piece
game-redo = Redo
game-hint = Hint
game-offer-draw = Offer draw
# where the others have no room
bar-undo = Undo
bar-offer-draw = Draw
bar-offer-end = Offer
game-offer-draw-sure = Offer a draw?
game-accept = Accept
game-accept-sure = Accept the offer?
game-decline = Decline
game-resign = Resign
game-adjust = Put a piece right
game-flip = Turn the board
game-press-clock = Press the clock
game-pause = Pause
game-continue = Continue
game-paused = Paused
game-back-to = Back to the game
table-go-back = First go back to the game.
game-start = Start
game-press-start = The game has not begun. Press Start.
game-press-continue = The game is paused. Press Continue.
game-nothing-there = Nothing stands there.
game-repeat = Repeat the move
game-peek = Look at the board
game-castle-short = Castle on the king's side
game-castle-long = Castle on the queen's side
game-moves = Moves
game-spoken = What was said
game-spoken-all = Say all of it
game-spoken-nothing = Nothing was said yet.
game-promote = The pawn becomes
game-promote-back = Take back
several-ways = Several ways lead there. Tap the next square first.
game-new = New game
game-full-screen = Full screen
game-leave-full-screen = Leave full screen
game-more = More

### Stepping through a game

steps-title = Step through
steps-looking = Looking back
steps-first = Start
steps-previous = Previous
steps-next = Next
steps-last = End
steps-play = Play from here
steps-play-question = Play from here?
steps-play-text = Another game begins from this position. The one that goes on is kept among the saved games.
## Behind it stands a time.
steps-after-move = After this move:
steps-comment = Comment
steps-comment-on = Comment on
steps-comment-start = Comment on the start
steps-commented = With a comment.
steps-now = The game stands here. Go back to play on.
steps-new-move = A new move was made in the game.
## Between them and behind them stand numbers: the move that is looked at, of how many.
steps-move = Move
steps-of = of

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
square-touched = touched
square-color = Colour of the square
square-light = light
square-dark = dark

### The board for a screen reader, and what it offers on a square

action-play = Play to
## Ways through the squares and the moves, of which a screen reader offers a list.
rotor-own = Own pieces
rotor-other = Other pieces
rotor-targets = Possible squares
rotor-atari = Stones in atari
rotor-last-move = Last move
rotor-file = File
rotor-rank = Rank
rotor-column = Column
rotor-row = Row
rotor-diagonal-right = Diagonal up to the right
rotor-diagonal-left = Diagonal up to the left

### Typed

typed-title = Type a move or a question
typed-hint = For example: e4, knight f3, what is on e4, clock
typed-send = Send
typed-not-here = That is not possible here.

### Keys of a keyboard

sayings-title = What you can say or type
keys-title = Keys
keys-explained = These keys work on the board of a game. Choose a line to give it another key.
keys-reset = All keys as at first
keys-press = Press the new key.
keys-taken = This key is already used for:
keys-not-free = This key cannot be changed.
keys-arrows = Arrows
keys-choose = Enter, Space
keys-cancel = Escape
keys-ranks = Digits
keys-files = Shift or Alt with a digit
keys-digits = 1 to 9
keys-square = A letter and a digit, such as E 4
keys-help = F1
key-arrows = From square to square, and over the edge to the buttons
key-choose = Choose a piece, and where it goes
key-cancel = Give the choice up
key-ranks = To this rank or row; on a large board 0 for the tenth, and once more for ten further
key-files = To this file or column, in the same way
key-square = On a board of chess: to this square. The digit follows within two seconds; a letter alone waits half a second
key-help = This list, from every page
key-digits = In a question: its line, counted from the top
game-type = Type a move or a question

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
blind-menu-of = of
blind-resign-question = Resign this game?
blind-help = Say a move, such as knight f3, or ask: what is on e4, where are my knights, how much time is left. Other words: repeat, undo, offer a draw, resign, faster, slower.

### Talking

talk-title = Play by talking
talk-why = While you hold “Speak”, the microphone listens to understand the moves and questions you speak. That happens on this device, and nothing goes anywhere else. You can always type instead.
talk-allow = Go on

### Speech

speech-missing-voice = This device has no voice for some of what is said. Voices can be added in the settings of the system.

### Answers

answer-yes = Yes
answer-no = No
answer-allow = Allow
answer-refuse = Refuse
answer-cancel = Cancel
answer-close = Close
answer-done = Done

### Setting up a position

setup-title = Set up a position
setup-board = The position
setup-erase = Take away
setup-white-turn = White to move
setup-black-turn = Black to move
setup-red-turn = Red to move
setup-clear = Empty the board
setup-usual = The usual start
setup-white-short = White may castle on the king's side
setup-white-long = White may castle on the queen's side
setup-black-short = Black may castle on the king's side
setup-black-long = Black may castle on the queen's side
setup-fen = Type the position
setup-fen-help = A FEN, or pieces with their squares, such as white knight f3, q d8, clear e4
setup-fen-help-checkers = A position as in PDN, or pieces with their squares, such as red men 5 and 9, white king 18, clear 1
setup-960 = Chess960
setup-960-number = Number, 0 to 959
setup-ready = A game can begin from here.
setup-not-read = This is neither a position nor pieces with their squares.
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
setup-red-man = Red man
setup-red-crowned = Red king
setup-white-man = White man
setup-white-crowned = White king

### Games by the Laws

strict-claim = Claim
strict-claim-title = What do you claim?
strict-claim-repetition = A draw: the same position for the third time
strict-claim-fifty = A draw: fifty moves
strict-claim-cannot-win = A draw: the opponent cannot win
strict-claim-no-effort = A draw: the opponent makes no effort
strict-claim-flag = The opponent's flag has fallen
strict-claim-illegal = A move was illegal
strict-claim-touch = The opponent has not moved what he touched
strict-claim-when = Which position?
strict-claim-now = As it stands
strict-claim-next = With the move that I show next
strict-claim-show = You are about to claim a draw: show the move.
strict-claim-white = White is about to claim a draw, and shows the move.
strict-claim-black = Black is about to claim a draw, and shows the move.
strict-call = Call the arbiter
strict-call-reason = Say why the arbiter is called
strict-call-title = The clocks stand. Why is the arbiter called?
strict-call-why = Why is the arbiter called?
strict-call-illegal = Illegal move
strict-call-touch = Touched piece
strict-call-piece = A promoted piece is needed
strict-call-clock = The clock
strict-call-board = The board
strict-call-settings = The settings
strict-call-disturbance = I am disturbed
strict-call-conduct = The opponent's conduct
strict-call-help = I need help
strict-call-other = Something else
strict-white-arrives = White is here
strict-black-arrives = Black is here
strict-sign = Sign the scoresheets
strict-sign-first = Before you sign, write down the next move that is missing, such as Nf3
strict-verify = Confirm position and moves
strict-record = Write the move down
strict-record-help = The move, such as Nf3
strict-own-board = Move on one board only
strict-own-board-white = White's board: first the piece, then its square.
strict-own-board-black = Black's board: first the piece, then its square.
strict-arbiter = Arbiter
strict-start-clocks = Arbiter: start the clocks
strict-go-on = Arbiter: let the game go on
strict-adjourn-help = When and where it goes on. What is left of the session is taken from your time.
strict-seal = Seal the move
strict-seal-move = The move, such as Nf3
strict-seal-passphrase = A passphrase that opens the envelope; keep it safe
strict-seal-again = The passphrase once more
strict-seal-differ = The two passphrases are not the same.
strict-seal-open = Open the envelope

### The arbiter's sheet

arbiter-title = Arbiter
arbiter-white = White
arbiter-black = Black
arbiter-game = The game
arbiter-end = The end
arbiter-set-time = Set the time
arbiter-time-help = Minutes and seconds, such as 12:30
arbiter-time-wrong = This is no time such as 12:30
arbiter-number-wrong = This is no whole number
arbiter-give-time = Give time
arbiter-take-time = Take time
arbiter-give-opponent = Time for the opponent
arbiter-set-moves = Set the move counter
arbiter-moves-help = The moves completed
arbiter-warn = Warn
arbiter-expel = Expel
arbiter-next-period = Next period
arbiter-restore = Restore a position
arbiter-restore-help = The number of the move; 0 for the beginning
arbiter-restore-wrong = There is no such move before the last one
arbiter-restore-do = Restore
arbiter-restore-again = The game has gone on meanwhile.
arbiter-reconstruct = Reconstruct
arbiter-compare = Compare boards and sheets
arbiter-swap-names = The names change sides
arbiter-allow-draw = Allow a draw by agreement
arbiter-agree = The claim is right
arbiter-reject = The claim is wrong
arbiter-postpone = Postpone the decision
arbiter-adjourn = Adjourn the game
arbiter-adjourn-help = When and where it goes on
arbiter-resume = Resume the game
arbiter-lost-envelope = The envelope is lost
arbiter-unreadable = The sealed move loses
arbiter-read-as = Read the sealed move
arbiter-read-as-help = The move that it means, such as Nbd2
arbiter-illegal-move = Illegal move
arbiter-forfeit = Forfeits
arbiter-raise-points = Gets the whole point
arbiter-lower-points = Half a point less
arbiter-pause = Stop the clocks
arbiter-continue = Start the clocks
arbiter-white-wins = White wins
arbiter-black-wins = Black wins
arbiter-draw = Draw
arbiter-both-lose = Both lose
arbiter-void = The game does not count

### The talking clock

clock-title = Clock
clock-white = White
clock-black = Black
clock-times = Say the times
clock-used = Say the times used
clock-stop = Stop
clock-start = Start
clock-set = Set the clock
clock-set-help = White's time, and Black's if it is another: 5+3; 40/90+30,15+30; 5d3; 5b3
clock-correct = Correct the clock
clock-correct-white-time = White's time
clock-correct-black-time = Black's time
clock-correct-white-moves = White's moves
clock-correct-black-moves = Black's moves
clock-moves = Moves:
clock-fallen = Time is up
clock-low = little time left
clock-sides = White on the other side

### Home, more

home-continue = Continue
home-saved = Saved games
home-about = About Annabella

### New game

new-opponent = Opponent
new-somebody-here = Somebody here
new-level = Level
new-fair = As strong as you
new-full-strength = Full strength
new-full-seconds = Seconds a move without a clock
new-color = Your colour
new-color-random = By lot
new-clock = Clock: minutes + seconds a move
new-clock-none = None
new-clock-other = Other …
new-clock-write = Time of each side
new-clock-wrong = No such clock
new-clock-help = Write 5 for five minutes, 0:30 for half a minute, 5+3 with three seconds more for each move, 5d3 with a delay, 40/90+30,30 for two periods, 3days for three days a move.
new-clock-black = Black's clock
new-more = More
new-game = Start position
new-chess = Usual
new-chess960 = Chess960
new-start-by-lot = Draw the start by lot
new-start-number = Number of the start, 0 to 959
new-start-wrong = A number from 0 to 959
new-dice = Draw a number
new-rules = Rules
new-friendly = Friendly
new-strict = By the Laws
new-score = Each player writes the moves down
new-score-summary = Score kept by hand
new-unsupervised = Without an arbiter: the players claim what is wrong
new-unsupervised-summary = Without an arbiter
new-draws = A draw can be agreed
new-draws-always = At any time
new-draws-from = From move
new-draws-never = Not at all
new-draws-summary = Draws limited
new-automatic-draws = A draw that could be claimed comes at once
new-automatic-draws-summary = Draws at once
new-session = Hours until the game is adjourned
new-session-none = It is played to its end
new-session-summary = Adjourned after a time
new-begins = Minutes until the game begins
new-begins-none = It begins when somebody says so
new-begins-summary = Begins at a set time
new-late = Minutes late after which a player has lost
new-late-none = 0, unless the competition sets another time
new-press = Who presses the clock
new-press-app = The app
new-press-hand = The players
new-press-hand-summary = Clock pressed by hand
new-odds = Another time for Black
new-play-blind = Play blind, by the Laws for blind players
new-blind = Who plays blind, by the Laws
new-blind-nobody = Nobody
new-blind-both = Both
new-blind-white = White plays blind
new-blind-black = Black plays blind
new-blind-summary = Blind
new-app-repeats = The app repeats the opponent's moves
new-duties = What the app does for a blind player
new-duties-none = Nothing
new-duty-boards = The moves on both boards
new-duty-announcements = Announcements
new-duty-score = Score and clock
new-duty-information = Information about time and moves
new-duty-claims = Claims
new-duty-adjournment = Adjournment
new-assists-sighted = The app moves and announces for the sighted player
new-hidden = What is hidden
new-hidden-nothing = Nothing
new-hidden-pieces = The pieces
new-hidden-board = The board
new-hidden-summary = Blindfold
new-hidden-from = From whom it is hidden
new-own-name = Your name
how-to-title = How to play
new-start = Start the game

### By correspondence

post-title = By correspondence
post-play = Play by correspondence
post-opponent = Your opponent's name
post-days = Days for a move
post-days-less = One day less
post-days-more = One day more
post-send = Send the move
post-claim = Claim the game
post-claim-sure = Claim the game, as the time for the move is over?
post-paste = Paste a move
post-paste-help = The text that came, with its link
post-paste-move = The text that came, or the move alone
post-invitation = An invitation
post-accept = Accept
post-not-now = Not now
post-came = A text has come

### When something cannot be done

trouble-title = That is not possible
trouble-open-elsewhere = This game is open in another window.
trouble-newer = A newer version of the app made this game. Here it can only be looked at.
trouble-missing = This game is no longer there.
trouble-setup = A game cannot begin like this.
trouble-comment = This comment cannot be kept.
trouble-damaged = A part of this game is lost or cannot be read.
trouble-storage = The game could not be read or written.
trouble-no-files = No app on this device keeps files.
trouble-fault = Something went wrong in the app. The game is kept up to the last move.

### Settings

settings-title = Settings
settings-play = Play
settings-board = Board and pieces
settings-sound = Sound and voice
settings-access = Accessibility
settings-language = Language
settings-laws = Laws
settings-as-system = System default
settings-moment = The computer moves
settings-moment-none = Immediately
settings-moment-usual = After a moment
settings-moment-long = After a while
settings-time-marks = Announce the time left at
settings-never = Never
settings-differs = Different against the computer and for two players
settings-forget-rating = Reset my rating
settings-forget-rating-question = Reset your rating?
settings-forget-rating-text = The computer that plays as strongly as you starts at about 1200 again.
settings-clock-place = Clock position
settings-clock-end = After the name
settings-clock-start = Before the name
settings-board-colours = Board
settings-board-sage = Sage
settings-board-walnut = Walnut
settings-board-slate = Slate
settings-board-contrast = Contrast
settings-pieces = Pieces
settings-pieces-staunton = Staunton
settings-pieces-letters = Letters
# pawn, knight, bishop, rook, queen, king, as moves are written, apart by spaces
piece-letters = P N B R Q K
settings-theme = Colours
settings-theme-light = Light
settings-theme-dark = Dark
settings-theme-contrast = High contrast
settings-coordinates = Coordinates
settings-texture = Hatching on dark squares and black pieces
settings-facing = Two players at one device
settings-facing-fixed = Side by side
settings-facing-turns = Side by side, and the board turns with each move
settings-facing-both = Opposite each other
settings-left-handed = Left-handed layout
settings-full-screen = Full screen during games
settings-legal-marks = Show possible moves
settings-motion = Animate moves
settings-confirm = Confirm each move, except in games by the Laws
settings-sounds = Sounds
settings-haptics = Vibration
settings-ticks = Tick at each square under the finger
settings-voice = Voice
settings-voice-auto = Screen reader, or the app in blind play
settings-voice-app = App
settings-voice-off = Off
settings-voice-rate = Speaking speed
settings-voice-pitch = Voice pitch
settings-style = Say moves as
settings-style-plain = knight, f 3
settings-style-fide = knight Felix drei, as the Laws have it
settings-style-nato = knight foxtrot 3
settings-style-literate = knight f 3
settings-style-san = Nf3
settings-style-uci = g1f3
settings-announcements = Announcements in games with a blind player
settings-naming = Say pieces as
settings-naming-word = Words
settings-naming-color = Words with the colour
settings-naming-letter = Letters
settings-place = Say the square's name
settings-place-before = Before the piece
settings-place-after = After the piece
settings-place-unsaid = Not at all
settings-brief = Short announcements
settings-names-pawns = Say “pawn” with a pawn's move
settings-names-captured = Say what is captured
settings-long-names = Name pieces by their side, as in king's rook
settings-explore = Slide a finger to hear the board
settings-blind-board = Board in blind play
settings-blind-board-shown = Shown
settings-blind-board-dimmed = Dimmed
settings-blind-board-hidden = Hidden
settings-volume-keys = Volume keys repeat what was said in blind play
settings-english = English
settings-german = Deutsch
settings-new-games = New games

### About

about-what = Chess, Chess960, checkers and Yin-Yang for everybody at one table: against the computer or with somebody beside you, by sight, by touch, by keys and by ear, with a friend or by the Laws.
about-privacy = Privacy
about-privacy-text = The app does not use the internet, and nothing that you do here leaves this device unless you share it or the system makes a backup. Your games, exercises and settings are kept until you delete them or the app. They are in that backup too, and nothing else is.
about-licences = Licences
about-licences-text = Annabella may be used under the MIT License or the Apache License 2.0. These are the licences of all its parts.

### Saved games

library-nothing = Nothing here yet.
library-all = All
library-search = Search
library-found = Found:
library-going-on = Going on
library-finished = Finished
library-deleted = Deleted games
library-damaged = Damaged
library-newer = Of a newer version, only to be looked at
library-unreadable = Cannot be read
library-open = Open
library-rename = Name
library-share = Share
library-export-pgn = Save as PGN
library-export-pdn = Save as PDN
library-export-sgf = Save as SGF
library-export-braille = Save in Braille
library-import = Import games
library-export-all = Save all as PGN
library-export-all-pdn = Save all as PDN
library-export-all-sgf = Save all as SGF
library-delete = Delete
library-delete-question = Delete this game?
library-delete-text = It can be restored from the deleted games.
library-restore = Restore
library-repair = Repair
library-repair-question = Repair this game?
library-repair-text = What can still be read becomes a new game. The damaged one stays as it is.
library-purge = Delete all for good
library-purge-question = Delete all of these for good?
library-purge-text = They cannot be restored any more.

### Result and review

result-title = Result
result-board = The board at the end
result-close = Close the result
result-again = Play again
result-review = Review
result-share = Share
result-home = Home
review-waiting = Looking at the moves
review-later = There is no review before the end of this game.
review-chances = Chances
review-previous = Previous move
review-next = Next move
review-next-slip = Next slip

### The scoresheet and the display for onlookers

score-title = Scoresheet
score-empty = No move has been made yet.
score-white = White's sheet
score-black = Black's sheet
score-write-white = White writes the move down
score-write-black = Black writes the move down
display-title = For onlookers
display-second = Show on a second screen
display-second-leave = Leave the second screen

### After a fault

fault-title = A fault in the app
fault-go-on = Go on
fault-share = Share what happened
fault-share-text = It holds the moves of this game, what happened in it, warnings from the log of the app, and its version. You choose who gets it.

### Checkers
new-which-game = Game
settings-square-numbers = Numbers on the squares of checkers
settings-columns-and-rows = Squares of checkers by column and row, such as c 3
settings-light-squares = A screen reader stops on light squares of checkers
new-odds-white = Another time for White
new-clock-white = White's clock
square-must-jump = must jump
checkers-duty = A piece with a ring must jump.
square-unused = light square
piece-man = Man
piece-crowned = King
typed-hint-checkers = For example: 11-15, 14x23x30, what is on 18, clock
blind-help-checkers = Say a move, such as 11 to 15, or ask: what is on 18, where are my kings, how much time is left. Other words: repeat, undo, offer a draw, resign, faster, slower.

### Yin-Yang

new-lines = Lines of the board
new-target = Captured stones that win
new-target-less = One stone less
new-target-more = One stone more
game-pass = Pass
game-pass-sure = Pass, without a stone?
game-place = Place here
game-play-it = Play it
game-play-again-tap = Once more to play it.
game-offer-end = Offer to end
game-offer-end-sure = Offer to end the game?
square-forbidden = forbidden
action-go-last = Go to the last move
action-go-atari = Go to the next stone in atari
piece-black-stones = Black stones
piece-white-stones = White stones
blind-forbidden = Forbidden points
typed-hint-yin-yang = For example: D4, pass, what is on D4, what has been captured
blind-help-yin-yang = Say a point, such as D 4, or pass, or ask: what is on D 4, what has been captured, how much time is left. Other words: repeat, undo, resign, faster, slower.

### The rules of a new game, by the Laws

rules-changed = By the Laws, changed
rules-edition = FIDE Laws of 1 July 2009
rules-friendly-told = Moves can be taken back, the app helps, and an illegal move costs nothing.
rules-own-told = The FIDE Laws, and each rule as you set it below.
rules-clock = Clock and start
rules-score = Writing the moves down
rules-draws = Draws
rules-blind = Blind players
rules-friendly = Friendly games
rules-article = Article
rules-appendix = Appendix
rules-guidelines = Guidelines for adjourned games
rules-needs-laws = Only by the Laws
rules-needs-friendly = Only in a friendly game
rules-needs-clock = Needs a clock
rules-needs-people = Needs two people
rules-needs-start = Needs a set time for the beginning
rules-needs-blind = Needs a blind player
rules-needs-unassisted = Only where one player is blind and the app does nothing for that player

### Exercises without a board

exercises-title = Exercises without a board
exercises-colours = Colours of squares
exercises-knight = Ways of a knight
exercises-game = Following a game
exercises-checks = Finding all checks
exercises-best = Best
exercises-right-of = of
exercises-new = No result yet
exercises-level = Level
exercises-tasks = Tasks
exercises-begin = Begin
exercises-task = Task
exercises-hint = For example: light, yes, e4, e4 f6, 3, done
exercises-light = Light
exercises-dark = Dark
exercises-answer = Answer
exercises-say-again = Say it again
exercises-unknown = I don't know
exercises-again = Again

boards-title = Boards
boards-next = Next board
boards-previous = Previous board
## Behind a number.
boards-keys = Page Down leads to the next board.
new-boards = Boards at once
new-boards-rise = Each board stronger than the one before
new-boards-opponent = opponent
new-boards-opponents = Another opponent at each board
new-boards-in-turn = In turn
keys-boards = Page Down, Page Up
key-boards = To the next board, or the one before; looking back, to the next move, or the one before
home-boards = Boards that you play at once
