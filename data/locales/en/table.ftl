# The table page: whose turn, the board, the sheets, the score, the log.

app-back = Back
app-close = Close
app-no-such-table = This table is not here any more. It was deleted, or the link comes from another device.
app-only-scored = Only the score
app-whole-map = Show the whole map
app-tab-city = City
app-tab-table = Table
app-tab-score = Score
app-tab-log = Log
app-tab-rules = Rules

## Whose turn

app-seat-waiting = { $name }, has something to do
app-seat-done = { $name }, done
app-look-at = Look at { $name }
app-waits-for = Waiting for { AND($names, most: 8) }.
app-painting = { $name }: tap until it matches the table.

## Undo and correcting

app-undo = Undo: { $what }
app-undo-nothing = Nothing to undo yet.
app-undone = Taken back: { $what }
app-redo = Redo
app-redo-what = Redo: { $what }
app-mend = Correct by hand
app-repair-show = Show it
app-mend-stop = Done correcting
app-cannot-correct = That cannot be shown here.
app-hall-stays = The City Hall never moves.
app-hand-of = Hand
app-hand-drop = Take { $card } out of the hand
app-hand-add = Put { $card } into the hand
app-eraser = Empty the square
app-as-on-table = Set it to what lies on the table.
app-set-number = It is { $value }
app-money-of = { $name }’s money
app-deck-holds = In the deck: { $card }
app-supply-holds = In the supply: { $card }

## Dividing

app-lot-open = Open lot: 2 cards, face up
app-lot-other = { $count ->
    [2] Other lot: 2 cards, 1 face down
   *[other] Other lot: { $count } cards, half of them face down
  }
app-takes-open = { $name } takes the open lot
app-takes-other = { $name } takes the other lot
app-got-card = { $card }, { $left } left in the deck
app-start-again = Start again
app-deck-left = { $count ->
    [one] 1 card not yet taken
   *[other] { $count } cards not yet taken
  }
app-deck-of = { $count ->
    [one] Deck: 1 card
   *[other] Deck: { $count } cards
  }
app-supply-of = { $count ->
    [one] Supply: 1 card
   *[other] Supply: { $count } cards
  }

## Laying cards

app-nothing-to-lay = There is nothing to lay here now.
app-lay-at = Lay { $card } on { $at }
app-buy-at = Buy { $card }, lay on { $at }
app-not-there = Somewhere else
app-nowhere = There is no square for { $card } now.
app-return-card = Return { $card }
app-buy-nothing = Buy nothing
app-develop-no-more = Develop no more
app-income-taken = Everyone has taken it
app-fact-money = Money: ${ $money }
app-fact-limit = City limit: { $count } of { $limit } cards
app-fact-square = { $count } of 25 squares built
app-fact-points = { $points ->
    [one] 1 point so far
   *[other] { $points } points so far
  }

## Why not

app-why-title = That does not work, because…
app-overtaken = Overtaken: { $what }
app-would-mend = This would make it right
app-mirror-wrong = Does the table show something else? Correct it by hand: what lies on the table from the menu above, a number with a tap on it.
app-rule-link = Rule { $rule }
app-allow = The table allows it…
app-allow-explained = You all agree to play it this way? It goes into the log with the rules it breaks.
app-allow-note = Why? (optional)
app-allow-sure = We all allow it
app-allow-not = Better not

## Score

app-score-now = If it ended now
app-score-final = Final score
app-reveal = Next: { $category }
app-reveal-winner = And the winner is…
app-reveal-all = Show everything
app-keep-score = Keep in history

## Log

app-log-all = Show the whole log
app-log-round = Round { $round }
app-log-empty = Nothing has happened yet.
app-allowed-against = The table allowed it against: { AND($rules, most: 8) }.
app-corrected = Corrected by hand
