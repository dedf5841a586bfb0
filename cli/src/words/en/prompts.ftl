### What stands before the line that is typed: some words and a colon.

prompt-over = The game is over:
prompt-looking-back = Looking back:
prompt-yes-or-no = Yes or no:
prompt-target = How many stones win:
prompt-start = Start when ready:
prompt-arbiter = Arbiter to decide:
prompt-continue = Continue when ready:
prompt-resume = Resume when ready:
prompt-awaited = { $player } is awaited:
prompt-move-again = { $player } to move again:
prompt-open = Open the envelope:
prompt-press-to-adjourn = Press to adjourn:
prompt-seal = Seal your move:
prompt-seal-of = { $player } to seal:
prompt-press = Press the clock:
prompt-press-of = { $player } to press:
prompt-repeat = Repeat the move:
prompt-announce = Announce the move:
prompt-announced = Announced:
prompt-promotion = Queen, rook, bishop or knight:
prompt-move = Your move:
prompt-move-of = { $player } to move:
prompt-of = { $player }: { $prompt }
prompt-move-to-seal = Move to seal:
prompt-passphrase = Passphrase:
prompt-passphrase-again = Passphrase again:
