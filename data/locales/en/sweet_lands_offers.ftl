# What a seat may do now, as a row to tap: each kind of move as a request to the reader.
# Without _any it is a single move; with _any it stands for all moves of its kind.

sweet_lands-offer-choose = Take { $character } and play on map { $map }
sweet_lands-offer-choose_any = Choose a character and a map
sweet_lands-offer-reveal = Turn { $tile } face up
sweet_lands-offer-reveal_any = Draw a tile and enter which it is
sweet_lands-offer-helper = Put the helper marker on place { $place }
sweet_lands-offer-helper_any = Put the helper marker on a place
sweet_lands-offer-collect = Take the income
sweet_lands-offer-area = Use { $area }{ sweet_lands-log-paid }
sweet_lands-offer-area_any = Use { $area }
sweet_lands-offer-area_copy = Use { $area } to copy { $copied }{ sweet_lands-log-paid }
sweet_lands-offer-area_copy_any = Use { $area } to copy another area
sweet_lands-offer-play = Play { $card }{ sweet_lands-log-paid }
sweet_lands-offer-play_any = Play a citizen card
sweet_lands-offer-play_mark = Play a card with { $mark } and track it yourself
sweet_lands-offer-play_mark_any = Play a citizen card and track it yourself
sweet_lands-offer-flip = Flip { $tile }
sweet_lands-offer-flip_any = Flip a skill tile
sweet_lands-offer-pass = Pass for this round
sweet_lands-offer-done = Finish the turn
sweet_lands-offer-free_piece = Pay { AND($paid) } for { $what } (free action)
sweet_lands-offer-free_piece_any = Pay for { $what } (free action)
sweet_lands-offer-free_trade = Trade { AND($paid) } for { AND($got) } (free action)
sweet_lands-offer-free_trade_any = Trade resources (free action)
sweet_lands-offer-free_milestone = Claim { $tile }
sweet_lands-offer-free_milestone_any = Claim a milestone
sweet_lands-offer-free_tower = Put the clock tower on { $at }
sweet_lands-offer-free_tower_any = Put the clock tower on a hex
sweet_lands-offer-terrain = Lay a terrain tile on { $at }
sweet_lands-offer-terrain_any = Lay a terrain tile
sweet_lands-offer-special = Lay a special terrain tile on { $at }
sweet_lands-offer-special_any = Lay a special terrain tile
sweet_lands-offer-special_tile = Lay special terrain tile { $tile } on { $at }
sweet_lands-offer-special_tile_any = { sweet_lands-offer-special_any }
sweet_lands-offer-road = Lay a road on { $at }
sweet_lands-offer-road_any = Lay a road
sweet_lands-offer-property = Build a { $piece } on { $at }{ sweet_lands-log-paid }
sweet_lands-offer-property_any = Build a { $piece }
sweet_lands-offer-rabbit = Put a cookie rabbit on { $at }
sweet_lands-offer-rabbit_any = Put a cookie rabbit on the map
sweet_lands-offer-no_rabbit = Go without a rabbit: you have none left
sweet_lands-offer-decide = Choose { AND($chosen, most: 9) }
sweet_lands-offer-take = Take { $what }
sweet_lands-offer-step = Move the { $piece } to space { $space }
sweet_lands-offer-advance = Move up to space { $space } of { $track }{ sweet_lands-log-paid }
sweet_lands-offer-advance_any = Move up on a prosperity track
sweet_lands-offer-skill = Take { $tile }{ sweet_lands-log-paid }
sweet_lands-offer-skill_any = Take a skill tile
sweet_lands-offer-automate = Put { $card } below the column of the { $column }{ sweet_lands-log-paid }
sweet_lands-offer-automate_any = Put { $card } below a column{ sweet_lands-log-paid }
sweet_lands-offer-ahead = Enter { $points ->
    [one] 1 point
   *[other] { $points } points
  } for the markers ahead on the helper tiles
sweet_lands-offer-ahead_any = Enter your points for the markers ahead on the helper tiles
sweet_lands-offer-skip = Skip { AND($what) }
sweet_lands-offer-by_hand = Track it yourself: { AND($what) }
sweet_lands-offer-play_mark_passing = Play a passing card with { $mark } and track it yourself
sweet_lands-offer-play_mark_passing_any = Play a passing citizen card and track it yourself
sweet_lands-offer-card_blank = Say that this card gives nothing: { AND($what) }
sweet_lands-offer-pay = Pay { $what }
sweet_lands-offer-name_special = Say that special terrain tile { $tile } lies on { $at }
sweet_lands-offer-name_special_any = Say which special terrain tile lies on { $at }
sweet_lands-offer-decide_cost = Choose to pay { AND($paid) }
