# Score pad, spoken by whoever keeps the score. What is called $cell is a category as the table has typed it, or one
# of the score_pad-cell below; $name is always as typed.

score_pad-name = Score pad
score_pad-players = 1–12 players
score_pad-pitch = Keeps the score of any other game
score_pad-tab-board = Pad

score_pad-phase-count = Counting
score_pad-phase-scoring = Final score
score_pad-headline-count = { $rounds ->
    [0] Counting up
   *[other] Round { $round }
  }

## What now

score_pad-task-round = { $seat }: how many points in round { $round }?
score_pad-task-bid = { $seat }: what do you bid in round { $round }?
score_pad-task-made = { $seat }: how many did you make in round { $round }?
score_pad-task-category = { $left ->
    [one] { $seat } has 1 left to enter: { $name }.
   *[other] { $seat } has { $left } left to enter, { $name } first.
  }
score_pad-task-place = { $seat }: which place was it?
score_pad-task-together = Have you won together, or lost?
score_pad-task-finished = Everything is entered. That is the score.

score_pad-cell-round = round { $round }
score_pad-cell-bid = the bid of round { $round }
score_pad-cell-made = what was made in round { $round }
score_pad-cell-place = the place
score_pad-cell-points = the points

## Why something may not be done

score_pad-violation-phase = The score is final: a number is set with the pencil now.
score_pad-violation-sheet = The sheet has no room for that number.
score_pad-violation-round = The table is entering round { $round }.
score_pad-violation-final = The final count has begun. Undo its numbers if there is one more round.
score_pad-violation-entered = { $had } is entered there already. Set it with the pencil if it was wrong.
score_pad-violation-place = The places go from 1 to { $last }.
score_pad-violation-won = Say whether you have won or lost: that ends this game.
score_pad-violation-missing = Still missing: the numbers of { AND($seats, most: 8) }.
score_pad-violation-together = Here nobody wins or loses together.

score_pad-rule-round = the round everybody is in
score_pad-rule-final = rounds before the final count
score_pad-rule-entered = entered once
score_pad-rule-place = the places there are
score_pad-rule-missing = numbers still missing

## What a button says

score_pad-do-enter = Enter { $value }
score_pad-do-finish = That was all
score_pad-do-tell = { $won ->
    [1] We have won
   *[other] We have lost
  }

## The log

score_pad-move-enter = { $seat }, { $cell }: { $value }.
score_pad-move-finish = { $seat } said: that was all.
score_pad-move-tell_won = { $seat } said: we have won.
score_pad-move-tell_lost = { $seat } said: we have lost.
score_pad-correct-cell_entered = { $seat }, { $cell }: { $value }.
score_pad-correct-cell_changed = { $seat }, { $cell }: { $value }. It was { $had }.
score_pad-correct-cell_emptied = { $seat }, { $cell }: nothing. It was { $had }.
score_pad-correct-won_won = All have won.
score_pad-correct-won_lost = All have lost.
score_pad-correct-won_open = Nobody has won or lost yet.
score_pad-correct-over_over = That was all.
score_pad-correct-over_open = It goes on.
score_pad-correct-sheet = The sheet was changed.

score_pad-preview-points = { SIGNED($points) }: { $total } in all.

## The score

score_pad-category-start = Start
score_pad-category-rounds = Rounds
score_pad-category-together = Together
score_pad-category-places = Place

score_pad-line-start = to begin with: { $points }
score_pad-line-rounds = round { $round }: { SIGNED($points) }
score_pad-line-bids = round { $round }: { $made } of { $bid }: { SIGNED($points) }
score_pad-line-bust = round { $round }: past the goal, counts for nothing
score_pad-line-counted = { $name }: { $count }
score_pad-line-most = has most: { SIGNED($points) }
score_pad-line-together = won together
score_pad-line-places = finished in place { $place }
score_pad-line-unplaced = no place yet: counted as { $place }

score_pad-tiebreak-category = { AND($seats, most: 8) } before { AND($behind, most: 8) }: equal points, and { $name } decides, { $figure } against { $against }.
score_pad-tiebreak-last = { AND($seats, most: 8) } before { AND($behind, most: 8) }: equal points, and the last round decides, { $figure } against { $against }.
score_pad-tiebreak-best = { AND($seats, most: 8) } before { AND($behind, most: 8) }: equal points, and the best round decides, { $figure } against { $against }.
score_pad-tiebreak-shared = { AND($seats, most: 8) } share place { $rank }: equal points.

score_pad-open-rounds = { $count ->
    [one] One number of round { $round } is missing
   *[other] { $count } numbers of round { $round } are missing
  }: { AND($seats) }. If somebody scored nothing, enter 0.
score_pad-open-categories = { $count ->
    [one] One number is missing
   *[other] { $count } numbers are missing
  }: { AND($seats) }. If somebody scored nothing, enter 0.
score_pad-open-places = No place yet: { AND($seats) }.
score_pad-open-together = Have you won or lost?
score_pad-remark-won = All have won.
score_pad-remark-lost = Everyone has lost: the game wins.

## What a typed sheet or table cannot say

score_pad-notation-name = “{ $found }” is no name that can be shown. Write a letter or a number, without spaces around it.
score_pad-notation-categories = The sheet has no category yet. Add at least one, or count in rounds.
score_pad-notation-needless = A sheet with how = "{ $how }" cannot have { $said }. Take { $said } out, or change how.
score_pad-notation-twice = “{ $name }” is taken by another line of the sheet. Give the category a name of its own.
score_pad-notation-goal = { $said } needs a goal. Write how many points it is, or take { $said } out.
score_pad-notation-behind = Nobody who starts with { $start } gets to { $goal } that way. Set the goal above the start, or below it with down = true.
score_pad-notation-unknown = The sheet has no category called “{ $found }”. Write a name just as the category has it.
score_pad-notation-long = The sheet is too long: its text has at most { $most } characters. Shorten names, or take categories off.
score_pad-notation-many = Beside these categories there is room for { $most } rounds. Write fewer rounds, or take categories off.
score_pad-notation-other = A sheet with how = "{ $how }" has no { $said } here. Take { $said } out, or change how in the sheet.
score_pad-notation-place = The places go from 1 to { $last }. Write one of them.
score_pad-notation-rounds = The sheet has room for { $most } numbers of rounds. Take the others out, or write more rounds in the sheet.
