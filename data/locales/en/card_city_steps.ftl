# Card City: what hands do with the cards, step by step.

card_city-step-setup_deck = { $seats ->
    [one] Take { $R } R, { $I } I, { $P } P, { $C } C and { $L } L, and shuffle them into one deck of { $deck }.
   *[other] For each player take { $R } R, { $I } I, { $P } P, { $C } C and { $L } L. Shuffle them all into one deck of { $deck }.
  } The rest, sorted, is the supply.
card_city-step-setup_start = { $seats ->
    [one] Take a City Hall and ${ $money }.
   *[other] Everyone takes a City Hall and ${ $money }. { $start } takes the start marker.
  }

card_city-step-draw = { $start } draws { $cards } cards, hidden: { $each } a player.
card_city-step-draw_first = { $start } draws { $cards } cards, hidden: { $each } a player. Every leisure is replaced.
card_city-step-redraw = Put each leisure aside and draw another card until none is left; then shuffle the leisure back into the deck.
card_city-step-lots = { $divider } makes two lots: { $open } cards face up; in the other { $up } face up and { $down } face down.
card_city-step-choose = { $chooser } chooses. Open lot: { $divider } divides the rest again. Other lot: { $divider } keeps the open { $open }, and { $chooser } divides.
card_city-step-choose_last = { $chooser } chooses a lot, and { $divider } gets the other: { $open } cards each.
card_city-step-two_each = In the end everyone has exactly { $each } cards: those to build this round.
card_city-step-draw_alone = Draw { $draw } cards, keep { $keep }, and put the other under the deck.
card_city-step-redraw_alone = Replace every leisure you draw, then shuffle the leisure back into the deck.
card_city-step-draw_last = Draw the last { $keep } cards and keep both.

card_city-step-lay = Lay your two cards into your city, in either order.
card_city-step-pay_leisure = For a leisure, pay ${ $price } to the bank.
card_city-step-put_back = A card that you cannot build goes back to { $to }.
card_city-step-take_free = Take each free card from the supply.
card_city-step-lay_free = Lay it beside the district that grows.
card_city-step-collect_hall = Everyone takes ${ $money } from the bank for the City Hall,
card_city-step-collect_commerce = and what each commercial district pays by its size.
card_city-step-buy_in_turn = { $start } decides first, then around to the left.
card_city-step-buy_and_lay = Buying? Pay the bank, take the industry from the supply and lay it at once.
card_city-step-pass_marker = When all have decided, the start marker goes to { $next }.
