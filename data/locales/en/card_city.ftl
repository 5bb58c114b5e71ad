# Card City, spoken by a player who knows the rules.
# Card names arrive in $card as the names below; money is in dollars. A sentence that chooses its article by a
# card’s name has a last choice that reads well with any other name, too.

card_city-name = Card City
card_city-players = 1–4 players
card_city-minutes = 30 min
card_city-pitch = Divide cards, choose a lot, build the best city
card_city-tab-board = City

card_city-card-R = residence
card_city-card-C = commerce
card_city-card-L = leisure
card_city-card-I = industry
card_city-card-P = parking
card_city-card-H = City Hall
card_city-card-none = no card

card_city-place-deck = the deck
card_city-place-supply = the supply
card_city-place-box = the box

card_city-phase-divide = Divide
card_city-phase-build = Build
card_city-phase-develop = Develop
card_city-phase-income = Income
card_city-phase-buy = Buy

## Why something may not be done

card_city-violation-phase = This belongs to the { $needed } phase. The table is at { $phase } now.
card_city-violation-off_canvas = Too far out: no 5 × 5 city that holds your City Hall reaches this square.
card_city-violation-occupied = This square is taken: { $card ->
    [residence] a residence
    [industry] an industry
   *[other] { $card }
  } lies here, and cards never move.
card_city-violation-not_in_hand = You have no { $card } card left to build this round.
card_city-violation-contact = A new card must touch your city along an edge. A corner is not enough.
card_city-violation-square = Your city would stretch to { $columns } × { $rows }. It has to fit into 5 × 5.
card_city-violation-limit = The city would hold { $count } cards that count. With { $industries ->
    [0] no industry
    [one] 1 industry
   *[other] { $industries } industries
  } the limit is { $limit }.
card_city-violation-residence_apart = A residence from your hand may not touch another residence ({ AND($cells) }). Residences only come together by developing.
card_city-violation-commerce_apart = Commerce from your hand may not touch other commerce ({ AND($cells) }). It only comes together by developing.
card_city-violation-industry_residence = Industry and residences never lie side by side, and this { $card } card would touch { AND($cells) }.
card_city-violation-leisure_cost = Leisure costs ${ $price } to build. You have ${ $money }: ${ $missing } short.
card_city-violation-must_build = What can be built must be built, and your { $card } card still fits on { OR($cells) }.
card_city-violation-no_district = A free { $card } card must touch a district of its own kind.
card_city-violation-culture = This residential district of { $size } needs { $exactly ->
    [1] exactly { $needed }
   *[other] { $needed }
  } culture cards beside it (City Hall or leisure). It has { $have ->
    [0] none
   *[other] { $have }
  }.
card_city-violation-residences = This commercial district of { $size } needs { $exactly ->
    [1] exactly { $needed }
   *[other] { $needed }
  } different residential districts beside it. It has { $have ->
    [0] none
   *[other] { $have }
  }.
card_city-violation-joins = This { $card } card would join two districts ({ AND($cells) }). Your table plays that a free card never does.
card_city-violation-only_develop = Only residences and commerce develop; { $card } never does.
card_city-violation-supply = The supply has no { $card } card left.
card_city-violation-must_develop = Not done yet: a district can still grow onto { OR($cells) }, and what can grow must.
card_city-violation-buy_order = { $seat } decides first. Buying goes around from the start player.
card_city-violation-bought = You have already bought or passed this round: one industry at most.
card_city-violation-price = Your next industry costs ${ $price }. You have ${ $money }: ${ $missing } short.
card_city-violation-choose_turn = { $seat } chooses before you.
card_city-violation-owed = No cards to note here: either no lot is settled yet, or its two cards are noted already.
card_city-violation-not_in_deck = That cannot be: { $left ->
    [0] no { $card } card is left
    [one] only 1 { $card } card is left
   *[other] only { $left } { $card } cards are left
  } in the deck.
card_city-violation-first_leisure = No leisure in round 1: swap it for another card and shuffle it back into the deck.
card_city-violation-gone = There is no lot left to choose here: this seat’s cards are settled.

## What would make it right

card_city-repair-industry = { $n ->
    [one] With one more industry in your city it may lie here.
   *[other] With { $n } more industries in your city it may lie here.
  }
card_city-repair-culture = { $n ->
    [one] With one more culture card beside the district it may grow here.
   *[other] With { $n } more culture cards beside the district it may grow here.
  }
card_city-repair-residence = { $n ->
    [one] With one more residential district beside it, it may grow here.
   *[other] With { $n } more residential districts beside it, it may grow here.
  }
card_city-repair-money = With ${ $missing } more, you could.
card_city-repair-card = Your { $card } card may lie here.
card_city-repair-first = Build your { $card } card first.
card_city-way-money = Correct the money

## What now

card_city-headline-divide = Round { $round }/{ $rounds } · Divide
card_city-headline-build = Round { $round }/{ $rounds } · Build
card_city-headline-develop = Round { $round }/{ $rounds } · Develop
card_city-headline-income = Round { $round }/{ $rounds } · Income
card_city-headline-buy = Round { $round }/{ $rounds } · Buy

card_city-task-divide = { $seat } splits { $total } cards for { $chooser }: { $open } face up; in the other lot { $up } up, { $down } down.
card_city-task-choose = { $seat } chooses one of { $divider }’s two lots.
card_city-task-take = { $seat }: which two cards did you get?
card_city-task-draw = { $draw ->
    [2] { $seat } draws the last { $draw } cards and keeps { $keep }.
   *[other] { $seat } draws { $draw }, keeps { $keep }, and puts the rest under the deck.
  }
card_city-task-count_deck = By the app’s count the deck cannot give { $seat } two cards. Count it, and correct it by hand.
card_city-task-build = { $cards ->
    [0] { $seat } has cards to build.
    [one] { $seat } has 1 card to build.
   *[other] { $seat } has { $cards } cards to build.
  }
card_city-task-return = { $cards ->
    [one] { $seat } cannot build the last card: it goes back to { $to }.
   *[other] { $seat } cannot build any card: they go back to { $to }.
  }
card_city-task-develop = { $districts ->
    [one] { $seat }: let 1 district grow
   *[other] { $seat }: let { $districts } districts grow
  }{ $cells ->
    [one] , onto 1 square.
   *[other] , one by one, onto any of { $cells } squares.
  }
card_city-task-collect = { $seat } takes ${ $amount } from the bank.
card_city-task-buy = { $seat } may buy an industry for ${ $price }.

## The log

card_city-move-choose_open = { $seat } chose the open lot.
card_city-move-choose_other = { $seat } chose the other lot.
card_city-move-take = { $seat } got { AND($cards) }.
card_city-move-build = { $seat } built { $card ->
    [residence] a residence
    [industry] an industry
   *[other] { $card }
  } on { $at }.
card_city-move-develop = { $seat } grew a district: { $card ->
    [residence] a residence
    [industry] an industry
   *[other] { $card }
  } on { $at }.
card_city-move-return = { $seat } put the { $card } card back into { $to }.
card_city-move-collect = Everyone took their income.
card_city-move-collect_last = Everyone took their income. The start marker goes to { $next }.
card_city-move-buy = { $seat } bought an industry for ${ $price } and laid it on { $at }.
card_city-move-buy_last = { $seat } bought an industry for ${ $price } and laid it on { $at }. The start marker goes to { $next }.
card_city-move-pass = { $seat } bought nothing.
card_city-move-pass_last = { $seat } bought nothing. The start marker goes to { $next }.
card_city-move-stop = { $seat } stopped developing.

card_city-correct-money = { $seat } now has ${ $money }.
card_city-correct-cell = In { $seat }’s city, { $at } is now { $card ->
    [residence] a residence
    [industry] an industry
   *[other] { $card }
  }.
card_city-correct-cell_empty = In { $seat }’s city, { $at } is now empty.
card_city-correct-supply = The supply now has { $count ->
    [0] no { $card } card
    [one] 1 { $card } card
   *[other] { $count } { $card } cards
  }.
card_city-correct-deck = The deck now has { $count ->
    [0] no { $card } card
    [one] 1 { $card } card
   *[other] { $count } { $card } cards
  }.
card_city-correct-hand = Still to build for { $seat }: { AND($cards) }.
card_city-correct-start = { $seat } now has the start marker.
card_city-correct-round = It is round { $round }.
card_city-correct-phase = It is round { $round }, in the { $phase } phase.
card_city-correct-phase_over = It is over: time for scoring.
card_city-correct-bought = { $seat } has bought { $count ->
    [0] no industry
    [one] 1 industry
   *[other] { $count } industries
  } so far.
card_city-warning-box = { $seen ->
    [one] 1 { $card } card is
   *[other] { $seen } { $card } cards are
  } in play, but the box has only { $box }.
card_city-warning-square = { $seat }’s city does not fit into 5 × 5.
card_city-warning-limit = { $seat }’s city holds more cards than its industries allow.
card_city-warning-industry_residence = In { $seat }’s city, industry touches a residence.
card_city-warning-contact = { $seat }’s city is not in one piece.

## Scoring

card_city-category-residential = Residential districts
card_city-category-empty = Empty squares
card_city-category-money = Money

card_city-open-blank = { $seat }’s city is not entered yet.
card_city-line-residential = District of { $size }: { $points ->
    [one] 1 point
   *[other] { $points } points
  }
card_city-line-empty = { $count ->
    [0] No empty square
    [one] 1 empty square
   *[other] { $count } empty squares
  }
card_city-line-money = ${ $money } makes { $points ->
    [one] 1 point
   *[other] { $points } points
  }, ${ $rest } left

## Cells, read aloud

card_city-cell-empty = { $at }, empty
card_city-cell-card = { $at }: { $card }
card_city-cell-may = { $at }, empty: { $card ->
    [residence] a residence
    [industry] an industry
   *[other] { $card }
  } may be built
card_city-cell-may_not = { $at }, empty: { $card ->
    [residence] no residence
    [industry] no industry
   *[other] no { $card }
  } may be built

## What a placement would do

card_city-preview-limit = { $left ->
    [0] City limit reached
    [one] Room for 1 more card
   *[other] Room for { $left } more cards
  }
card_city-preview-district = { $card ->
    [residence] Residential
    [commerce] Commercial
   *[other] { $card }
  } district grows { $from } → { $to }
card_city-preview-new_district = New { $card ->
    [residence] residential
    [commerce] commercial
   *[other] { $card }
  } district
card_city-preview-merge = Joins into one { $card ->
    [residence] residential
    [commerce] commercial
   *[other] { $card }
  } district of { $size }
card_city-preview-points = Points { SIGNED($delta) }
card_city-preview-income = Income { SIGNED($delta) }
card_city-preview-money = Money { SIGNED($delta) }

## Ambiguous rules, settled before play

card_city-ruling-limit = Which cards fill the city limit?
card_city-ruling-limit-why = The rules give the limit for non-industrial cards, City Hall included, and say so for every step.
card_city-reading-limit-non_industrial = All but industry
card_city-reading-limit-all_cards = Every card

card_city-ruling-leisure = May leisure be declined?
card_city-ruling-leisure-why = What can be built must be built. Leisure is no exception once you can pay $5.
card_city-reading-leisure-must = No: if you can pay, you build
card_city-reading-leisure-may = Yes: you need not pay

card_city-ruling-unbuildable = Where do unbuildable cards go?
card_city-ruling-unbuildable-why = The rules return them to the supply, where they can still be developed or bought.
card_city-reading-unbuildable-supply = Back to the supply
card_city-reading-unbuildable-box = Out of the game

card_city-ruling-pair = May two of a kind built in the same round touch?
card_city-ruling-pair-why = Once the first card lies there, it is part of the city like any other.
card_city-reading-pair-apart = No: they stay apart
card_city-reading-pair-may_touch = Yes: they may touch

card_city-ruling-growth = May a district grow if it has more neighbors than it needs?
card_city-ruling-growth-why = N + 1 is read as a minimum. One neighbor too many should do no harm.
card_city-reading-growth-at_least = Yes: N + 1 or more
card_city-reading-growth-exactly = No: exactly N + 1

card_city-ruling-merge = May a free card join two districts?
card_city-ruling-merge-why = The printed example does it: one card laid in between makes a district of three.
card_city-reading-merge-may_join = Yes
card_city-reading-merge-must_not_join = No

card_city-ruling-free_card = Does a free card obey the city limit?
card_city-ruling-free_card-why = A free card is still a building in the city, so every limit holds.
card_city-reading-free_card-all_limits = Yes, like any card
card_city-reading-free_card-iron_rule = No: only 5 × 5, industry apart from residences

card_city-ruling-develop = Must districts develop?
card_city-ruling-develop-why = The rules say that a city that can develop must, even when you would rather not.
card_city-reading-develop-forced = Yes, until nothing can grow
card_city-reading-develop-optional = No: stop whenever you like

card_city-ruling-price = What sets the price of an industry?
card_city-ruling-price-why = The price goes by which industry in your city it will be, built ones included.
card_city-reading-price-by_city = All industries in your city
card_city-reading-price-by_purchases = Only those you bought

card_city-ruling-empty = Which squares count as empty?
card_city-ruling-empty-why = A city has 25 squares, whether your cards reach that far or not.
card_city-reading-empty-whole_square = All 25, except those with a card
card_city-reading-empty-spanned = Only gaps in the rectangle you span

card_city-ruling-deck = What may be known about the deck?
card_city-ruling-deck-why = Anyone may count the deck at any time, and every card played lies open.
card_city-reading-deck-composition = How many of each kind are left
card_city-reading-deck-count = Only how many cards are left

card_city-ruling-parking = Does parking fill the city limit?
card_city-ruling-parking-why = The limit counts everything but industry, and parking is not industry.
card_city-reading-parking-counts = Yes
card_city-reading-parking-free = No

card_city-ruling-solo_first = Solo: leisure drawn in round 1?
card_city-ruling-solo_first-why = With $3 nobody can build leisure in round 1, so solo redraws it too.
card_city-reading-solo_first-redraw = Draw another card
card_city-reading-solo_first-keep = Keep it

## Rules by name, for the log

card_city-rule-contact = touching the city
card_city-rule-square = the 5 × 5 square
card_city-rule-limit = the city limit
card_city-rule-residence_apart = residences apart
card_city-rule-commerce_apart = commerce apart
card_city-rule-industry_residence = industry away from residences
card_city-rule-leisure_cost = the price of leisure
card_city-rule-must_build = building what can be built
card_city-rule-no_district = growing beside a district
card_city-rule-culture = enough culture
card_city-rule-residences = enough residential districts
card_city-rule-joins = districts that may not join
card_city-rule-only_develop = what develops
card_city-rule-must_develop = developing what can develop
card_city-rule-buy_order = the order of buying
card_city-rule-bought = one industry a round
card_city-rule-price = the price of industry
card_city-rule-choose_turn = the order of choosing
card_city-rule-first_leisure = no leisure in round 1

card_city-tiebreak-money = { AND($seats, most: 8) } before { AND($behind, most: 8) }: equal points, and more money decides, ${ $figure } against ${ $against }.
card_city-tiebreak-shared = { AND($seats, most: 8) } share place { $rank }: equal points and equal money.

## Amounts, as a price names them

card_city-amount-money = ${ $count }

## What the table shows, told to who asks

card_city-fact-start = { $seat } has the start marker.
