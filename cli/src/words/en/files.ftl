### Files, to which a game is written and from which it is read.

file-unreadable = { $file } cannot be read: { $error }.
file-unusable = { $file } cannot be used: { $error }.
file-without-game = { $file }: no game found, expected PGN, PDN, SGF or a score in Braille.
file-on-board = { $file } is on the board.
# a game of Yin-Yang
file-without-target = { $file } does not say how many captured stones win; --target 5 does, or another number from 1 to 99.
which-target = { $file } does not say how many captured stones win. How many? Type a number from 1 to 99, or cancel.
target-too-low = With { $target ->
    [one] 1 captured stone
   *[other] { $target } captured stones
} the game would have been over after move { $number }.
nothing-loaded = Nothing was loaded.
file-not-named = { $file } is a saved game; to be continued, its name has to end in .annabella.
save-needs-name = Save needs the name of a file, for example save game.{ $ending }.
save-needs-ending = To save the game in a file, name it with its ending: save { $name }.{ $ending }.
saved-in = The game is saved in { $file }.
# an ending of another game's files
saved-as-in = The game is saved in { $file }, written as { $notation }.
replace-file = { $file } is already there. Replace it? Answer yes or no.
nothing-written = Nothing was written.
no-record = This game cannot be written so.
not-saved-in = The game could not be saved in { $file }: { $error }. It is still on the board.

## What the disk says

disk-full = the disk is full; free some space
disk-read-only = the disk is read-only
disk-no-permission = there is no permission for this file or folder
disk-missing = the file or folder is not there
disk-exists = a file of this name is there already
disk-wrong-kind = a file stands where a folder is needed, or a folder where a file is
