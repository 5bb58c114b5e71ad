# Fruit, spoken by a player who knows the rules.

fruit-name = Fruit
fruit-players = 2–4 players
fruit-pitch = Take fruit from the row, and sell it in sets.

fruit-phase-open = Turning cards up
fruit-phase-take = Taking
fruit-phase-sell = Selling
fruit-headline-open = Round { $round } of { $rounds }: the row is laid out
fruit-headline-take = Round { $round } of { $rounds }: take a card
fruit-headline-sell = Round { $round } of { $rounds }: sell

## What now

fruit-task-open = Turn up { $missing ->
    [one] 1 more card
   *[other] { $missing } more cards
  } and tap what they show.
fruit-task-take = { $seat } takes a card of the row.
fruit-task-sell = { $seat } may sell all cards of one fruit.
fruit-common-cards = In hand
fruit-common-row = The row

## Why something may not be done

fruit-violation-deck = All cards of that fruit are out of the deck.
fruit-violation-row = There is no such card in the row.
fruit-violation-none = You have no card of that fruit.
fruit-violation-pair = One { $kind } alone cannot be sold: it takes two cards at least.

fruit-rule-pair = no single cards

## What a button says

fruit-do-open = Turned up: { $kind }
fruit-do-take = Take the { $kind }
fruit-do-sell = Sell every { $kind }
fruit-do-keep = Sell nothing
fruit-preview-sell = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
  } more

## The log

fruit-move-open = Turned up: { $kind }.
fruit-move-take = { $seat } took the { $kind }.
fruit-move-sell = { $seat } sold every { $kind }.
fruit-move-keep = { $seat } sold nothing.
fruit-correct-coins = { $seat } has { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
  }.
fruit-correct-cards = { $seat } holds { $cards } { $kind } { $cards ->
    [one] card
   *[other] cards
  }.
fruit-set-coins = How many coins does { $seat } have?
fruit-set-coins_now = Coins: { $value }
fruit-set-cards = How many { $kind } cards does { $seat } hold?
fruit-set-cards_now = { $kind }: { $value }

## The score

fruit-category-coins = Coins
fruit-line-coins = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
  }
fruit-tiebreak-cards = { AND($seats) } { $rank ->
    [1] wins
   *[other] is ahead
  } over { AND($behind) }: { $figure ->
    [one] 1 card
   *[other] { $figure } cards
  } left against { $against }.

## Rulings

fruit-ruling-single = May a single card be sold?
fruit-ruling-single-why = The rules speak of cards, and show two.
fruit-reading-single-no = No
fruit-reading-single-yes = Yes, for 1 coin

## Pieces

fruit-kind-apple = apple
fruit-kind-pear = pear
fruit-kind-plum = plum
fruit-piece-apple = apple
fruit-piece-pear = pear
fruit-piece-plum = plum
