# The table page: whose turn, the board, the sheets, the score, the log.

app-back = Back
app-close = Close
app-no-such-table = This table is not here any more. It was deleted, or the link comes from another device.
app-table-barred = This table cannot be opened just now. The host reads why on the start page.
app-only-scored = Only the score
app-whole-map = Show the whole map
app-tab-board = Board
app-tab-table = Table
app-tab-score = Score
app-tab-log = Log
app-tab-rules = Rules

## Whose turn

app-seat-waiting = { $name }, has something to do
app-seat-later = { $name }, comes later
app-seat-done = { $name }, done
app-seat-turn = turn
app-look-at = Look at { $name }
app-waits-for = Waiting for { AND($names, most: 8) }.
app-empty-steps = Done by itself: { $what }
app-steps-confirmed = Done for all: { $what }
app-for-all = for { AND($names, most: 8) }
app-painting = { $name }: tap until it matches the table.

## One word for one act, in every game

app-act-done = Done
app-act-end-turn = End turn
app-act-taken = Everyone has taken it
app-act-marked = Everyone has marked it
app-act-put-down = Put it down
app-act-elsewhere = Somewhere else

## Undo and correcting

app-undo-several = { $what } ({ $more ->
    [one] and 1 more
   *[other] and { $more } more
  })
app-undo-now = Undo
app-undo = Undo: { $what }
app-tiles-next = More: page { $page } of { $pages }. A tap shows the next one.
app-undo-nothing = Nothing to undo yet.
app-undone = Taken back: { $what }
app-redo = Redo
app-redo-what = Redo: { $what }
app-correct-it = Correct it
app-mend = Correct by hand
app-mend-stop = Done correcting
app-cannot-correct = That cannot be shown here.
app-hand-drop = Take { $card } out of the hand
app-eraser = Empty the square
app-as-on-table = Set it to what lies on the table.
app-set-number = It is { $value }

## Laying cards

app-nothing-to-lay = There is nothing to lay here now.
app-points-hidden = The points wait for their reveal
app-fact-points = { $points ->
    [one] 1 point so far
   *[other] { $points } points so far
  }

## Why not

app-why-title = Not allowed, because…
app-overtaken = Overtaken: { $what }
app-repair-try = Try { OR($choices) }.
app-repair-show = Show it
app-repair-do = Do this instead
app-repair-read = Enter what is printed
app-repair-correct = Correct the number
app-mirror-wrong = Does your table look different? Correct the pieces from the menu above, or tap a number to change it.
app-rule-link = Rule { $rule }
app-allow = The table allows it…
app-allow-where = Does the table allow it all the same? Close this, and tap where it goes.
app-allow-explained = You all agree to play it this way? It goes into the log with the rules it breaks.
app-allow-note = Why? (optional)
app-allow-sure = We all allow it
app-allow-not = Better not

## Score

app-score-now = If it ended now
app-score-final = Final score
app-see-score = See the points
app-reveal-place = Reveal place { $place }
app-reveal-slowly = One by one by itself
app-reveal-winner = And the winner is…
app-reveal-all = Show everything
app-next-person = Next: { $name }
app-keep-score = Keep in history
app-ceremony-over = The game is over
app-ceremony-winner = { $count ->
    [one] The winner
   *[other] They share the win
  }
app-ceremony-margin = ahead by { $points }
app-score-hint-count = Tap a number to count it by hand and see its sum.
app-count-more = One more: { $what }
app-count-less = One less: { $what }
app-count-now = { $what }: { $count }
app-count-end = { $what } goes no further.
app-score-hint = Tap a number to see where it comes from.
app-score-cell = { $name }, { $category }: { $points }
app-score-sum = { $name }: { $category }
app-score-none = No points here so far.
app-score-gains = Round { $round }: gains
app-score-zeros = { $count } more, all 0
app-score-zeros-alone = { $count } categories, all 0
app-score-zeros-hide = Hide the rows of zeros
app-rematch-begun = The next game has begun.
app-rematch-sit = Take my seat
app-rematch-go = Go there
app-rematch-starts = { $name } begins. To change that, open the menu and tap “Change the setup”.
app-rematch = Play again
app-send = Send the result
app-open-winner = Not certain yet
app-unread-most = { $points ->
    [one] up to 1 point a seat
   *[other] up to { $points } points a seat
  }
app-open-still = Still open
app-open-answer = Go to the board
app-file-open = Something is still missing
app-file-anyway = File it all the same
app-file-anyway-about = Filed like this, nobody has won: the history says that it is not certain.

## Log

app-log-all = Show the whole log
app-log-round = Round { $round }
app-log-empty = Nothing has happened yet.
app-allowed-against = The table allowed it against: { AND($rules, most: 8) }.
app-corrected = Corrected by hand

# What hands do with the cardboard in a phase.

app-steps-title = Step by step
app-steps-count = { $count ->
    [one] 1 step
   *[other] { $count } steps
  }
app-steps-setup = Before the first round
app-steps-now = Now
app-steps-none = There is nothing to do by hand now.
