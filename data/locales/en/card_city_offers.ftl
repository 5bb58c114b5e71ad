# What a seat may do now, as a row to tap: each kind of move as a request to the reader.
# Without _any it is a single move; with _any it stands for all moves of its kind.

card_city-offer-choose_open = Choose the open lot
card_city-offer-choose_other = Choose the other lot
card_city-offer-take = Enter { AND($cards) } as your two cards
card_city-offer-take_any = Enter the two cards that you got
card_city-offer-build = Build { $card ->
    [residence] a residence
    [industry] an industry
   *[other] { $card }
  } on { $at }
card_city-offer-build_any = Build { $card ->
    [residence] a residence
    [industry] an industry
   *[other] { $card }
  }
card_city-offer-develop = Grow a district: lay { $card ->
    [residence] a residence
    [industry] an industry
   *[other] { $card }
  } on { $at }
card_city-offer-develop_any = Grow a district: lay { $card ->
    [residence] a residence
    [industry] an industry
   *[other] { $card }
  }
card_city-offer-return = Put the { $card } card back into { $to }
card_city-offer-collect = Pay everyone their income
card_city-offer-collect_last = { card_city-offer-collect }
card_city-offer-buy = Buy an industry and lay it on { $at }
card_city-offer-buy_any = Buy an industry for ${ $price }
card_city-offer-buy_last = { card_city-offer-buy }
card_city-offer-buy_last_any = { card_city-offer-buy_any }
card_city-offer-pass = Buy nothing
card_city-offer-pass_last = { card_city-offer-pass }
card_city-offer-stop = Stop developing
