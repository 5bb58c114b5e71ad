# Dominoes, spoken by a player who knows the rules.

dominoes-name = Dominoes

dominoes-phase-lay = Laying
dominoes-headline-lay = The courtyards are paved

## What now

dominoes-task-lay = { $seat } lays a domino.

## Why something may not be done

dominoes-violation-joined = The first domino lies at the gate, every other one beside another.

dominoes-rule-joined = where dominoes join

## What a button says

dominoes-do-lay = Lay it on { $at } and { $to }

## The log

dominoes-move-lay = { $seat } laid a domino on { $at } and { $to }.
dominoes-correct-pave = In { $seat }’s courtyard a domino lies on { $at } and { $to }.
dominoes-correct-pave_none = In { $seat }’s courtyard no domino lies on { $at }.

## The score

dominoes-category-squares = Paved squares
dominoes-category-rows = Rows without a gap
dominoes-line-squares = { $squares ->
    [one] 1 square
   *[other] { $squares } squares
  }
dominoes-line-rows = { $rows ->
    [one] 1 row
   *[other] { $rows } rows
  }

## Rulings

dominoes-ruling-first = Where may the first domino lie?
dominoes-ruling-first-why = The picture of the courtyard shows a gate.
dominoes-reading-first-gate = At the gate
dominoes-reading-first-anywhere = Anywhere

## Pieces

dominoes-piece-domino = domino
