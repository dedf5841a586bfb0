### Exercises for playing without a board: short, as each of them is heard often.

## What is trained

exercise-colours = Colours of squares
exercise-knight = Ways of a knight
exercise-game = Following a game
exercise-checks = Finding all checks
training-course = { $count ->
    [one] { $exercise }, level { $level }, 1 task.
   *[other] { $exercise }, level { $level }, { $count } tasks.
}
training-prompt = { $number } of { $count }:

## The questions

ask-shade = { $square }: light or dark?
ask-shade-brief = { $square }?
ask-same-shade = { $one } and { $two }: the same colour?
ask-same-diagonal = { $one } and { $two }: on one diagonal?
ask-over = Bishop from { $from } to { $to } in two moves: over which square?
ask-ride = Knight from { $from } to { $to }: the shortest way?
ask-ride-brief = { $from } to { $to }?
ask-ride-around = Knight from { $from } to { $to }, forbidden { $list }: the shortest way?
ask-on = What stands on { $square }?
ask-where = { $piece }: on which square?
ask-where-several = { $pieces }: on which squares?
ask-moves = How many legal moves has the piece on { $square }?
ask-attackers = Which side attacks { $square }?
ask-in-check = Is { $side } in check?
ask-can-check = Can { $side } give check?
ask-count = { $pieces }: how many?
ask-checks = { $side } to move: which moves give check?
ask-captures = { $side } to move: which moves capture?

## What can be said to them

hint-shade = Say light or dark.
hint-yes-no = Say yes or no.
hint-number = Say a number.
hint-piece = Say a piece, such as white knight, or empty.
hint-square = Say a square, such as { $square }.
hint-squares = Say all the squares, such as { $square }.
hint-side = Say White or Black.
hint-way = Say the squares, or only the number of moves.
hint-moves = Say the moves, and at the end done.

## What comes of it

verdict-right = Right.
verdict-wrong = Wrong: { $answer }.
verdict-skipped = Right would be: { $answer }.
verdict-no-leap = No knight goes from { $from } to { $to }. Right: { $answer }.
verdict-forbidden = { $square } is forbidden. Right: { $answer }.
verdict-longer = Longer than needed, { $count } moves. Right: { $answer }.
verdict-missing = { $found } of { $all } found, missing: { $list }.
verdict-misses = { $misses ->
    [one] All found, but 1 wrong move.
   *[other] All found, but { $misses } wrong moves.
}
verdict-goes-on = Yes.
verdict-and-then = And then?
verdict-again = Said already.
verdict-no-check = No check: { $move }.
verdict-no-capture = No capture: { $move }.
reply-light = light
reply-dark = dark
reply-yes = yes
reply-no = no
reply-way = { $count ->
    [one] 1 move, { $list }
   *[other] { $count } moves, { $list }
}

## Results

training-none-done = No task done.
training-summary = { $right } of { $done } right, longest streak { $streak }.
training-times = { $mean } on average, { $best } at best.
training-mean = { $mean } on average.
training-score = { $exercise }, level { $level }: { $right } of { $done } right, longest streak { $streak }.
training-last = { $days ->
    [0] Last today.
    [1] Last yesterday.
   *[other] Last { $days } days ago.
}
training-no-results = No results yet.

## Notices

training-which = Which exercise: colours, knight, game or checks?
training-not-understood = Not understood.
training-not-possible = That move is not possible.
training-ambiguous = Several moves are meant. Say the square of departure too.
training-help = Repeat tells the task again, skip gives the answer, quit ends.
