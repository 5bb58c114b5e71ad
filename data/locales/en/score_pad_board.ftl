# The score pad on the screen: the sheet of numbers, the number pad below it, and what a screen reader says.

score_pad-ui-total = Total
score_pad-ui-rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
  }
score_pad-ui-round = Round { $round }
score_pad-ui-rounds-sum = All rounds
score_pad-ui-rounds-sum-of = { $name }, all rounds: { $total }
score_pad-ui-bid = { $round } · bid
score_pad-ui-made = { $round } · made
score_pad-ui-place = Place
score_pad-ui-points = Points
score_pad-ui-most = most +{ $points }
score_pad-ui-seat-total = { $name }: { $total } in total
score_pad-ui-seat-missing = { $name }: { $total } in total, something is missing
score_pad-ui-cell = { $name }, { $line }: { $value }
score_pad-ui-cell-missing = { $name }, { $line }: empty
score_pad-ui-sheet-keys = Sheet. The arrow keys go to another number, Enter enters it.

## The number pad

score_pad-ui-whose = { $name } · { $line }
score_pad-ui-was = was { $value }
score_pad-ui-leads-to = total { $total }, { score_pad-ui-rank }
score_pad-ui-enter = Enter
score_pad-ui-enter-value = Enter { $value }
score_pad-ui-then = then { $name }: { $line }
score_pad-ui-pad-away = Show the whole sheet
score_pad-ui-pad-back = Enter numbers
score_pad-ui-key-plus = plus
score_pad-ui-key-minus = minus
score_pad-ui-key-times = times
score_pad-ui-key-by = divided by
score_pad-ui-key-point = decimal point
score_pad-ui-key-brackets = parenthesis
score_pad-ui-key-negate = Change the sign
score_pad-ui-key-back = Delete; held, everything
score_pad-ui-key-step = { $by } more; held, { $held }

## What cannot be entered

score_pad-ui-formula-empty = Type a number first.
score_pad-ui-formula-long = That is too long: { $most } signs at most.
score_pad-ui-formula-number = A number has at most { $most } figures, and { $decimals } decimals.
score_pad-ui-formula-sign = “{ $sign }” cannot stand there.
score_pad-ui-formula-unfinished = A number is missing at the end.
score_pad-ui-formula-zero = Nothing can be divided by zero.
score_pad-ui-formula-fraction = That comes to { $value }, which is no whole number.
score_pad-ui-formula-endless = That comes to { $value }, which has more than { $most } decimals. Enter it rounded.
score_pad-ui-formula-range = That comes to { $value }; it can be { $least } to { $most }.

## Places, won or lost, the end

score_pad-ui-which-place = Where did { $name } come in?
score_pad-ui-place-of = { $name }: place { $place }
score_pad-ui-open = Still open
score_pad-ui-won = We won
score_pad-ui-lost = We lost
score_pad-ui-finish = That was all
score_pad-ui-final-count = Final count

## Choosing and making a sheet

score_pad-ui-how-counted = How is it counted?
score_pad-ui-own-sheet = Own sheet
score_pad-ui-own-named = { $name } (own)
score_pad-ui-sheet-kept = “{ $name }” is kept for next time.
score_pad-ui-kept-by-name = Under a name, it is kept for next time.
score_pad-ui-save-sheet = Save as a file
score_pad-ui-open-sheet = Open a sheet file
score_pad-ui-take-off-sheet = Remove this sheet
score_pad-ui-sheet-taken-off = Removed: “{ $name }”. Games played by it keep theirs.
score_pad-ui-bad-sheet-file = { $line ->
    [0] Nothing was taken from { $file }. { $what }
   *[other] Nothing was taken from { $file }, because of line { $line }: { $what }
  }
score_pad-ui-change-sheet = Change this sheet
score_pad-ui-make-sheet = Make a new one
score_pad-ui-make-title = Your sheet
score_pad-ui-what-counts = What is entered?
score_pad-ui-who-wins = Who wins?
score_pad-ui-any-number = Numbers may be negative or have decimals.
score_pad-ui-preview = How it will look
score_pad-ui-preview-empty = Add a category, and the sheet appears here.
score_pad-ui-show-code = Share as a code
score_pad-ui-code-title = Code of this sheet
score_pad-ui-code-about = Scan it with another phone: it sets up a table with this sheet. Or send the text, and paste it where the sheet is chosen.
score_pad-ui-paste-code = Paste a code
score_pad-ui-paste-about = Paste the code of a sheet or of a game that was counted on the score pad, or its link.
score_pad-ui-read-code = Take the sheet
score_pad-ui-use-sheet = Count by this
score_pad-ui-sheet-name = What is the game called?
score_pad-ui-how-categories = Categories
score_pad-ui-how-both = Rounds, then categories
score_pad-ui-how-rounds = Rounds
score_pad-ui-how-places = Places only
score_pad-ui-how-together = Won or lost together
score_pad-ui-add-category = Add a category
score_pad-ui-category = Category { $number }
score_pad-ui-open-category = How { $name } counts
score_pad-ui-drop-category = Take { $name } off
score_pad-ui-move-up = Move up
score_pad-ui-times = Points for each
score_pad-ui-per = for every so many
score_pad-ui-cap = At most (points)
score_pad-ui-most-bonus = Bonus for most
score_pad-ui-minus = Points are taken off
score_pad-ui-shared-each = equal: all get it
score_pad-ui-shared-split = they share it
score_pad-ui-shared-nobody = nobody does
score_pad-ui-icon = { $icon ->
    [star] Star
    [coin] Coin
    [crown] Trophy
    [house] House
    [tree] Tree
    [wheat] Wheat
    [sheep] Animals
    [fish] Fish
    [sword] Sword
    [shield] Shield
    [flag] Flag
    [book] Book
    [card] Cards
    [dice] Dice
    [heart] Heart
    [gem] Gem
    [ship] Ship
    [road] Road
    [people] People
    [flask] Flask
    [clock] Clock
    [skull] Danger
   *[music] Music
  }
score_pad-ui-rounds = Rounds
score_pad-ui-start = Start with
score_pad-ui-goal = Goal
score_pad-ui-rounds-about = With 0 rounds, you say when it is enough. The goal may stay empty.
score_pad-ui-with-bids = With bids
score_pad-ui-exact = The goal must be hit exactly
score_pad-ui-goes-on = Goes on after the goal
score_pad-ui-highest = Most points win
score_pad-ui-lowest = Fewest points win
score_pad-ui-ties = When points are equal, compare in this order
score_pad-ui-tie-last = Last round
score_pad-ui-tie-best = Best round
