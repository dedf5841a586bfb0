### What is said of Yin-Yang.

game-yin-yang = Yin-Yang
# beside a player on a screen
yin-yang-taken-of = { $count } of { $target } taken
board-yin-yang = Yin-Yang board

## Points and stones, with the letters and numbers of other games before

row-9 = 9
row-10 = 10
row-11 = 11
row-12 = 12
row-13 = 13
row-14 = 14
row-15 = 15
row-16 = 16
row-17 = 17
row-18 = 18
row-19 = 19

yin-yang-black = black
yin-yang-white = white
yin-yang-black-stone = black stone
yin-yang-white-stone = white stone
yin-yang-stones = { $count ->
    [0] no stones
    [1] one stone
    [2] two stones
    [3] three stones
    [4] four stones
    [5] five stones
    [6] six stones
    [7] seven stones
    [8] eight stones
    [9] nine stones
    [10] ten stones
    [11] eleven stones
    [12] twelve stones
   *[other] { $count } stones
}
# a number of stones without the word
yin-yang-number = { $count ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
    [12] twelve
   *[other] { $count }
}
# what is captured, saved, lost
yin-yang-stones-as-object = { $count ->
    [1] one stone
   *[other] { $stones }
}
yin-yang-liberties = { $count ->
    [0] no liberty
    [1] one liberty
    [2] two liberties
    [3] three liberties
    [4] four liberties
    [5] five liberties
    [6] six liberties
    [7] seven liberties
    [8] eight liberties
    [9] nine liberties
    [10] ten liberties
    [11] eleven liberties
    [12] twelve liberties
   *[other] { $count } liberties
}
yin-yang-count-black = { $count } black
yin-yang-count-white = { $count } white
yin-yang-atari = atari

## Moves

yin-yang-pass = pass
yin-yang-captures = { $count ->
    [1] captures one
    [2] captures two
    [3] captures three
    [4] captures four
    [5] captures five
   *[other] captures { $count }
}

# behind a capture, of how many stones that win
yin-yang-makes = That makes { $count } of { $target }.
yin-yang-makes-brief = { $count } of { $target }.

yin-yang-claim = Nothing can be claimed in this game but the flag: claim flag.

## Why a move is not legal, as a part of a sentence

yin-yang-forbidden = Forbidden: { $reason }.
yin-yang-illegal-over = the game is over
yin-yang-illegal-other-form = a move is one point, or a pass
yin-yang-illegal-off-board = the board has { $columns } columns and { $rows } rows
yin-yang-illegal-occupied = { $who ->
    [you] your stone already stands on { $point }
    [unknown] a stone already stands on { $point }
   *[other] { $player }'s stone already stands on { $point }
}
yin-yang-illegal-suicide = the stone would have no liberty
yin-yang-illegal-repetition = that would repeat the position after move { $number }
yin-yang-illegal-beginning = that would repeat the position of the beginning

## How a game ends

end-target = { $who ->
    [you] You have captured { $stones }
   *[other] { $player } has captured { $stones }
}; the target was { $target }.
end-target-brief = The target is reached.
end-passed = Both players have passed.
yin-yang-you-lose = you lose
yin-yang-end-agreement = The players agree that the game is over.
yin-yang-captures-at-end = { $first-player } has captured { $first }, { $second-player } { $second }.

## The offer to end a game, where other games have one of a draw

yin-yang-offered = { $who ->
    [you] You offer to end the game.
   *[other] { $player } offers to end the game.
}
yin-yang-offered-to-you = { $player } offers to end the game. Do you accept?
yin-yang-declined = { $who ->
    [you] You want to play on.
   *[other] { $player } wants to play on.
}
yin-yang-situation-offer = { $who ->
    [you] You have offered to end the game.
   *[other] { $player } has offered to end the game.
}
yin-yang-refusal-no-offer = nobody has offered to end the game
yin-yang-refusal-offer-stands = { $who ->
    [you] your offer to end the game still stands
   *[other] the offer to end the game still stands
}
yin-yang-refusal-offered-already = the end of the game was offered already since the last move
yin-yang-refusal-too-soon = an offer to end the game was declined a few moves ago
yin-yang-refusal-no-such-ply = only { $count ->
    [one] 1 move was made
   *[other] { $count } moves were made
}
yin-yang-refusal-not-here = Yin-Yang does not have that

## What was agreed

yin-yang-opening = { $columns } lines; { $target ->
    [1] the first captured stone wins
   *[other] { $target } captured stones win
}.
yin-yang-opening-oblong = { $columns } columns and { $rows } rows; { $target ->
    [1] the first captured stone wins
   *[other] { $target } captured stones win
}.
yin-yang-opening-moves = { $count ->
    [one] 1 move has been made before.
   *[other] { $count } moves have been made before.
}

## Answers

yin-yang-last-taken =
    { $count ->
        [0] Last move: nothing captured.
       *[other] Last move: { $stones } captured.
    }
yin-yang-taken =
    { $count ->
        [0] { $side } has captured nothing.
       *[other] { $side } has captured { $stones }.
    }
yin-yang-target = Captured: { $first-player } { $first }, { $second-player } { $second }; { $target ->
    [1] the first captured stone wins
   *[other] { $target } captured stones win
}.
yin-yang-nobody-leads = Nobody has captured more.
yin-yang-leads = { $who ->
    [you] You lead
   *[other] { $player } leads
}, { $more } to { $fewer }.
yin-yang-board-empty = The board is empty.
yin-yang-row = Row { $row }
yin-yang-column = Column { $column }
yin-yang-in-group = { $count ->
    [2] two in the group
    [3] three in the group
    [4] four in the group
    [5] five in the group
    [6] six in the group
    [7] seven in the group
    [8] eight in the group
    [9] nine in the group
    [10] ten in the group
    [11] eleven in the group
    [12] twelve in the group
   *[other] { $count } in the group
}
yin-yang-forbidden-for = { $who ->
    [you] forbidden for you
   *[other] forbidden for { $player }
}
# the regions of the board as Black sees them
yin-yang-lower-left = lower left corner
yin-yang-lower-side = lower side
yin-yang-lower-right = lower right corner
yin-yang-left-side = left side
yin-yang-centre = centre
yin-yang-right-side = right side
yin-yang-upper-left = upper left corner
yin-yang-upper-side = upper side
yin-yang-upper-right = upper right corner
yin-yang-also-near = Also near
yin-yang-only-near = Near
yin-yang-nearest-of-all = Nearest stone
# directions as Black sees them
yin-yang-up = up
yin-yang-right = right
yin-yang-down = down
yin-yang-left = left
yin-yang-near = { $stone } on { $point }, { $count ->
    [1] next to it
   *[other] { $count } points away
}
yin-yang-nothing-near = { $count ->
    [0] the edge
    [1] nothing, 1 point to the edge
   *[other] nothing, { $count } points to the edge
}
# of the directions in which nothing stands, with how far it is to the edge
yin-yang-no-stone = No stone before the edge
# of the directions in which there is no point any more
yin-yang-edge = The edge
yin-yang-to-edge = { $count ->
    [one] 1 point
   *[other] { $count } points
}
yin-yang-stone-of = { $who ->
    [you] your stone at { $point }
   *[other] { $player }'s stone at { $point }
}
yin-yang-stones-of = { $who ->
    [you] your { $stones } at { $point }
   *[other] { $player }'s { $stones } at { $point }
}
# several groups, each by a stone
yin-yang-groups-of = { $who ->
    [you] your stones at { $list }
   *[other] { $player }'s stones at { $list }
}
# as something to which something is done
yin-yang-stone-of-as-object = { $who ->
    [you] your stone at { $point }
   *[other] { $player }'s stone at { $point }
}
yin-yang-group = { $group } { $stones ->
    [1] has
   *[other] have
} { $liberties }: { $list }.
yin-yang-group-atari = { $group } { $stones ->
    [1] has
   *[other] have
} { $liberties }, { $list }: atari.
yin-yang-group-stones = The stones: { $list }.
yin-yang-no-danger = No group is in danger: none has a single liberty, and none is caught in a ladder or a net.
yin-yang-no-danger-of = { $who ->
    [you] None of your groups is
   *[other] No group of { $player } is
} in danger: none has a single liberty, and none is caught in a ladder or a net.
# in brief, behind a group and a colon
yin-yang-caught-from = ladder from { $point } on
yin-yang-net-from = net from { $point } on
yin-yang-from = caught from { $point } on
yin-yang-can-capture = { $who ->
    [you] You can capture: { $list }.
   *[other] { $player } can capture: { $list }.
}
yin-yang-cannot-capture = { $who ->
    [you] You can capture nothing.
   *[other] { $player } can capture nothing.
}
yin-yang-allowed = { $who ->
    [you] You can play { $point }.
   *[other] { $player } can play { $point }.
}
yin-yang-not-allowed = { $who ->
    [you] You cannot play { $point }: { $reason }.
   *[other] { $player } cannot play { $point }: { $reason }.
}
yin-yang-saved-at = { $group } { $stones ->
    [1] is saved
   *[other] are saved
} by { $list }.
yin-yang-cannot-be-saved = { $group } { $stones ->
    [1] cannot be saved: it is caught wherever it runs.
   *[other] cannot be saved: they are caught wherever they run.
}
yin-yang-not-at-once = Not at once.
yin-yang-but-not-at-once = Yes, but not at once.
yin-yang-not-yet = Not yet.
# to "can it escape" and "is it lost", where the other side is on move and can catch
yin-yang-not-if = Not if { $who ->
    [you] you play
   *[other] { $player } plays
} { $point } first.
yin-yang-as-soon-as = As soon as { $who ->
    [you] you play
   *[other] { $player } plays
} { $point }.
# to "is D 4 good", where neither a fact nor a hint decides
yin-yang-good-unsure = No fact on the board decides that; a hint tells what the computer would play.
yin-yang-no-reason = Nothing on the board tells what it is for.
yin-yang-playable = { $who ->
    [you] You
   *[other] { $player }
} can play on { $count ->
    [one] 1 point
   *[other] { $count } points
}.
yin-yang-needed = { $who ->
    [you] You need
   *[other] { $player } needs
} { $count ->
    [0] no more stones
    [1] one more stone
   *[other] { $number } more stones
}.
yin-yang-resign-seldom = Seldom: as long as the game goes on, it can be won.
yin-yang-in-ladder = A ladder from { $point } on catches { $stones ->
    [1] it
   *[other] them
}.
yin-yang-beginning-at = Beginning at { $point }, { $who ->
    [you] you catch
   *[other] { $player } catches
} { $stones ->
    [1] it
   *[other] them
}.
yin-yang-in-net = A net from { $point } on catches { $stones ->
    [1] it
   *[other] them
}.
# to "is it safe", of what is captured as soon as a ko lets it be
yin-yang-for-now = For now.
# of what is in no danger that is read
yin-yang-not-caught = No ladder or net catches { $stones ->
    [1] it
   *[other] them
} now.
yin-yang-no-ladder = No group is caught in a ladder or a net.
yin-yang-no-ladder-of = { $who ->
    [you] None of your groups is
   *[other] No group of { $player } is
} caught in a ladder or a net.
# to "can I win now"
yin-yang-wins-at = Yes: { $list }.
yin-yang-wins-not-yet = Not with the next stone.
yin-yang-wins-not-yet-with-all = Not with the next stone, which captures { $stones } at most.
# behind the best points of a list
yin-yang-more-points = { $count ->
    [1] And one more point.
    [2] And two more points.
    [3] And three more points.
    [4] And four more points.
    [5] And five more points.
   *[other] And { $count } more points.
}
yin-yang-no-hint = No hint was given for this position.
yin-yang-would-win = A stone there would capture { $stones } and win.
yin-yang-would-capture = A stone there would capture { $stones }.
yin-yang-would-have = { $group ->
    [1] The new stone
   *[other] The new group
} would have { $liberties }{ $count ->
    [1] : atari.
   *[other] .
}
yin-yang-would-be-caught = A ladder from { $point } on would catch { $stones ->
   *[other] it
}.
yin-yang-would-be-caught-from = Beginning at { $point }, { $who ->
    [you] you
   *[other] { $player }
} would catch { $stones ->
   *[other] it
}.
yin-yang-would-be-in-net = A net from { $point } on would catch { $stones ->
   *[other] it
}.
# behind an atari which is no ladder on the whole board, as there are other answers
yin-yang-runs-into-ladder = { $stones ->
    [1] If it runs, a ladder catches it.
   *[other] If they run, a ladder catches them.
}
yin-yang-which-wins = which wins
yin-yang-without-liberty = Forbidden for { $who ->
    [you] you
   *[other] { $player }
}, as the stone would have no liberty: { $list }.
yin-yang-repeats = Forbidden for { $who ->
    [you] you
   *[other] { $player }
}, as it would repeat the position after move { $number }: { $point }.
yin-yang-repeats-beginning = Forbidden for { $who ->
    [you] you
   *[other] { $player }
}, as it would repeat the position of the beginning: { $point }.
yin-yang-nothing-forbidden = Nothing is forbidden for { $who ->
    [you] you
   *[other] { $player }
}.
yin-yang-points = { $count } points, from { $first } to { $last }.
yin-yang-beyond = The points go from { $first } to { $last }.

## Passing

yin-yang-pass-then = { $who ->
    [you] You can pass
   *[other] { $player } can pass
}. If { $other } passes next, the game is over: { $result }.
yin-yang-pass-ends = { $who ->
    [you] If you pass
   *[other] If { $player } passes
}, too, the game is over: { $result }.
# as parts of a sentence
yin-yang-passed-wins = { $who ->
    [you] you win
   *[other] { $player } wins
}, { $more } to { $fewer }
yin-yang-passed-draw =
    { $count ->
        [0] nobody has captured anything, and it is a draw
       *[other] both have captured { $count }, and it is a draw
    }
# behind a pass
yin-yang-second-pass = A second pass ends the game.
yin-yang-pass-seldom = Seldom: a pass gives a move away. It is good where any stone would do harm.

## What words of the game mean

yin-yang-term-stone = A stone is a piece of the game: each player has those of one colour and puts one on an empty point in a turn. It stays there until it is captured.
yin-yang-term-liberty = A liberty is an empty point next to a stone or a group, along the lines. Without a liberty, stones are captured.
yin-yang-term-group = A group is stones of one colour that stand next to each other along the lines. They share their liberties and are captured together.
yin-yang-term-capture = Stones are captured when their last liberty is taken. They leave the board, and each counts for the player who took it.
yin-yang-term-atari = A group is in atari when it has one liberty left: the next stone there captures it.
yin-yang-term-double-atari = A double atari is one stone that puts two groups in atari. Most often only one of them can be saved.
yin-yang-term-ladder = A ladder catches stones by one atari after the other: each answer leaves them two liberties, until the edge or another stone ends it. A stone of their own side on the way breaks the ladder.
yin-yang-term-net = A net catches stones without beginning with an atari: the attacker stands a point away, and wherever they run, they are captured.
yin-yang-term-snapback = In a snapback a stone is given up: whoever captures it has one liberty left, and loses more.
yin-yang-term-ko = In a ko one stone captures one stone, and taking back at once would repeat the board. That is forbidden: another move has to come first.
yin-yang-term-suicide = Suicide is a stone that captures nothing and has no liberty, even with the stones that it joins. It is forbidden.
yin-yang-term-race = In a capturing race two groups can be saved only by capturing each other. Most often the one with more liberties wins, or with as many the one whose turn it is.
yin-yang-term-eye = An eye is an empty point that stones of one colour surround. The other side may not play there while those stones have another liberty; so a group with two eyes cannot be captured.
yin-yang-term-sente = A move in sente threatens something, so that it has to be answered, and its player has the next move elsewhere. A move in gote need not be answered.
yin-yang-term-moving = No: a stone stays where it was put. It leaves the board only when it is captured.
yin-yang-term-length = As long as it takes until somebody has captured enough stones or both have passed. On a larger board that is longer.
yin-yang-term-draw = A draw comes when both pass one after the other, or agree to end the game, and have captured the same number of stones. Nobody can claim one.

## What was understood only half

yin-yang-no-point = There is no point "{ $named }"; the points go from { $first } to { $last }.
yin-yang-no-column-i = No column is called I: that letter is left out.
yin-yang-which-row = Column { $column }: which row?
yin-yang-which-column = Row { $row }: which column?
yin-yang-which-middle = In the middle there is { $point }. To play there, say play { $point }; or ask what is in the middle.

## Keys

key-stone = To the next stone, with Shift back
key-atari = To the next stone in atari, with Shift back
key-point = What stands on this point
key-group = The group on this point and its liberties
key-near = The nearest stones from this point
key-row-of-point = The row of this point
key-column = The column of this point
key-danger = Which groups are in danger
key-can-capture = Where you can capture
key-forbidden = Forbidden points
key-target = What has been captured, and how many stones win
key-regions = The board by regions
key-pass = Pass

## The menu of a point

menu-group = The group and its liberties
menu-near = Nearest stones
menu-row = Along the row
menu-column = Along the column
menu-forbidden = Forbidden points
menu-danger = Groups in danger
menu-target = What has been captured

## Looking back at a game

yin-yang-review-passed = { $who ->
    [you] Move { $number }: you passed.
   *[other] Move { $number }: { $player } passed.
}
yin-yang-review-ended = That ended the game, and { $who ->
    [you] you lost
   *[other] { $player } lost
} it.
# some of them cost little
yin-yang-review-count =
    { $count ->
        [one] One move is worth a look.
       *[other] { $count } moves are worth a look.
    }
# behind how many there are
yin-yang-review-most = Move { $number } cost most.
yin-yang-review-little-by-little = The game was lost little by little: no single move cost much.
yin-yang-review-lost-from-start = The game was lost from the beginning on: no single move cost much.
yin-yang-review-lost = After move { $number } everything was lost for { $who ->
    [you] you
   *[other] { $player }
}.
# "Better was to pass."
yin-yang-to-pass = to pass

## Why a move is good

# what the stone does; its parts follow, and the others are sentences
yin-yang-reason-does = It { $does }.
yin-yang-reason-stone-does = The stone { $does }.
yin-yang-reason-move-does = The move { $does }.
yin-yang-reason-wins = The stone captures { $stones }, and that wins.
yin-yang-reason-that-wins = That wins.
yin-yang-reason-captures = captures { $stones }
yin-yang-reason-saves = saves { $stones } from atari
yin-yang-reason-leaves-atari = brings { $stones } out of atari
yin-yang-reason-stays-in-atari = { $group } { $stones ->
    [1] stays
   *[other] stay
} in atari.
yin-yang-reason-no-more = The move was as good as the best when the computer compared many continuations.
yin-yang-reason-first = That is a rule of thumb: on an empty board the computer compares nothing.
yin-yang-reason-escapes = saves { $stones } from a ladder
yin-yang-reason-escapes-net = saves { $stones } from a net
yin-yang-reason-double-atari = The stone puts { $stones } in atari at once, and not all of them can be saved.
yin-yang-reason-ladder = The stone puts { $stones } in atari, and a ladder catches { $count ->
    [1] it
   *[other] them
}.
yin-yang-reason-net = catches { $stones } in a net
yin-yang-reason-holds = { $group } { $stones ->
   *[other] cannot be saved then
}.
yin-yang-reason-snapback = Whoever takes it loses { $stones }.
yin-yang-reason-atari = puts { $stones } in atari
yin-yang-reason-extends = Its group then has { $liberties }.
yin-yang-reason-presses = { $group } { $count ->
    [1] has
   *[other] have
} { $liberties } left then.
yin-yang-reason-threatens = threatens to catch { $stones }
yin-yang-reason-threatens-to-win = threatens to win by catching { $stones }
yin-yang-reason-centre = stands in the centre of the board, where there is most room
yin-yang-reason-supports = stays close to { $stones }
yin-yang-reason-approaches = approaches { $stones }
yin-yang-reason-between = stands between { $own } and { $theirs }
yin-yang-reason-apart = The stone takes free room: the nearest stone is { $count } points away.
yin-yang-reason-connects = connects two groups
yin-yang-reason-cuts = cuts two groups off from each other
yin-yang-reason-passes = No stone is worth putting.
