### A game by correspondence: the moves come and go as text.

name-by-correspondence = By correspondence
opening-by-correspondence = { $game } by correspondence.
opening-correspondent = { $name } plays on another device, and the moves come and go as text. There are no hints.
opening-days = { $count ->
    [one] There is 1 day for each move.
   *[other] There are { $count } days for each move.
}
sent = Shared; that stands now.

## What is waited for

awaits-own-move = It is your move.
awaits-own-due = You have { $time } left.
awaits-own-overdue = It was due { $time } ago.
awaits-sending = Your move has still to be shared.
awaits-sending-invitation = The invitation has still to be shared.
awaits-sending-end = The end of the game has still to be shared.
awaits-other = { $name } is to move.
awaits-other-due = { $name } has { $time } left.
awaits-other-overdue = The move was due { $time } ago. You may claim the game.

summary-by-correspondence = A game by correspondence
summary-own-move = your move
summary-to-be-sent = to be shared
summary-waiting-for = waiting for { $name }
summary-due = due in { $time }
summary-overdue = overdue since { $time }
summary-with-due = { $stands }, { $due }

## Why something is not possible

refusal-correspondent-plays = { $name } plays on another device
refusal-no-correspondent = nobody plays this game from another device
refusal-not-by-correspondence = not in a game by correspondence, which is played in earnest
refusal-shared = the other player knows it, so it stands
refusal-nothing-to-send = the other player knows all up to here
refusal-not-overdue = the time for the move is not over
advice-take-in = Take in the text that comes from there.
answer-not-by-correspondence = Not before the end of a game by correspondence.
looking-branch-correspondence = Not before the end of a game by correspondence.

## What is shared: lines that people read

notice-invitation = { $name } invites { $other } to a game. { $game }.
notice-move = { $white } against { $black }, move { $number }: { $move }.
notice-offer = I offer a draw.
notice-accept = I accept the draw.
notice-decline = I decline the draw.
notice-resign = I resign.
notice-claim = I have claimed the draw that is due.
notice-flag = The time for your move was over, and I have claimed the game.

## What came

invitation = { $name } invites you to a game by correspondence. { $game }, you play { $player }.
brought = From { $name }.

not-taken-no-link = There is no game and no move in this text. Take in the whole text that came.
not-taken-damaged = The link in this text is damaged. Ask for it once more.
not-taken-other-version = This text comes from another version of Annabella. Use the same version on both devices.
not-taken-unknown-kind = This text is of a game that is not known here. Use the same version of Annabella on both devices.
not-taken-other-kind = This text is of another game: { $found }. Here it is { $expected }.
not-taken-other-game = This text belongs to another game. Open that one.
not-taken-no-correspondence = Nobody plays this game from another device.
not-taken-other-beginning = By this text the game began otherwise. Nothing was changed. Begin a new one together.
not-taken-own = You have shared this text yourself. Take in what comes back.
not-taken-nothing-new = There is nothing new in this text: your game is at move { $number } already.
not-taken-changed = Move { $number }, { $player }: here it was { $here }, in this text it is { $there }. Nothing was changed. Share your last move once more.
not-taken-not-made-here = Move { $number } in this text is one of yours, and was not made here. Nothing was changed. Play it here first if it is right.
not-taken-too-many = More than one move is new in this text. Nothing was changed. Take in first what came before it.
not-taken-illegal = Move { $number } in this text, { $move }, is not legal. Nothing was changed. Ask for the text once more.
not-taken-own-turn = It is your move. Play it on the board.
not-taken-not-overdue = By this device the time for your move is not over.
not-taken-refused = This text does not fit your game. { $reason }
