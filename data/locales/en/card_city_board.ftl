# Card City's own board.

card_city-ui-hall-stays = The City Hall never moves.
card_city-ui-hand-add = Put { $card } into the hand
card_city-ui-hand-of = Hand
card_city-ui-fact-money = Money: ${ $money }
card_city-ui-lot-open = Open lot: 2 cards, face up
card_city-ui-lot-other = { $count ->
    [2] Other lot: 2 cards, 1 face down
   *[other] Other lot: { $count } cards, half of them face down
  }
card_city-ui-takes-open = { $name } takes the open lot
card_city-ui-takes-other = { $name } takes the other lot
card_city-ui-got-card = { $card }, { $left } left in the deck
card_city-ui-start-again = Start again
card_city-ui-deck-left = { $count ->
    [one] 1 card not yet taken
   *[other] { $count } cards not yet taken
  }
card_city-ui-deck-of = { $count ->
    [one] Deck: 1 card
   *[other] Deck: { $count } cards
  }
card_city-ui-supply-of = { $count ->
    [one] Supply: 1 card
   *[other] Supply: { $count } cards
  }
card_city-ui-lay-at = Lay { $card } on { $at }
card_city-ui-buy-at = Buy { $card }, lay on { $at }
card_city-ui-nowhere = There is no square for { $card } now.
card_city-ui-return-card = Return { $card }
card_city-ui-buy-nothing = Buy nothing
card_city-ui-develop-no-more = Develop no more
card_city-ui-income-taken = { app-act-taken }
card_city-ui-fact-limit = City limit: { $count } of { $limit } cards
card_city-ui-fact-square = { $count } of 25 squares built
card_city-ui-has-start = { $name } has the start marker.
card_city-ui-round-of = Round and phase
