# Counting, spoken by a player who knows the rules.

counting-name = Counting

counting-phase-lay = Laying
counting-headline-lay = The heap grows

## What now

counting-task-lay = { $seat } may lay up to { $most } stones.

## Why something may not be done

counting-violation-shown = A hand holds { $handful } stones at most.
counting-violation-three = At most { $most } stones may be laid at once.
counting-violation-over = The heap is full: nobody lays any more.

counting-rule-three = how many at once
counting-rule-over = the full heap

## What a button says

counting-do-lay = Lay { $stones ->
    [one] 1 stone
   *[other] { $stones } stones
  }

## The log

counting-move-lay = { $seat } laid { $stones ->
    [one] 1 stone
   *[other] { $stones } stones
  }.
counting-correct-count = There { $stones ->
    [one] is 1 stone
   *[other] are { $stones } stones
  } on the heap.

## The score

counting-category-laid = Stones laid
counting-line-laid = { $stones ->
    [one] 1 stone
   *[other] { $stones } stones
  }

## Rulings

counting-ruling-most = How many stones may be laid at once?
counting-ruling-most-why = The rules show three stones in a hand.
counting-reading-most-three = Three
counting-reading-most-four = Four
counting-set-count = How many stones lie in the middle?
counting-set-count_now = Stones: { $value }
