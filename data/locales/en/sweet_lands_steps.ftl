# Sweet Lands: what hands do with the cardboard, step by step.

sweet_lands-step-table_board = Main board in the middle, round marker on space 1, skill tiles by kind at its right.
sweet_lands-step-table_piles = Shuffle the citizen cards. Terrain and special terrain tiles go in piles, by kind.
sweet_lands-step-table_helpers = Shuffle each kind of helper tile and draw as many as your number of players asks for.
sweet_lands-step-table_extra = Lay the { $tiles } extra-action tiles face down on their places.
sweet_lands-step-table_finals = Draw { $tiles } final tiles, face up.
sweet_lands-step-table_milestones = Draw { $tiles } milestones, either side up.
sweet_lands-step-table_imitation = Turn the imitation board to the side for your number of players.
sweet_lands-step-table_advanced = Draw 1 more advanced skill tile than there are players and lay them beside the main board.
sweet_lands-step-own_boards = { $seats ->
    [1] Choose a character and a map.
   *[other] From { $last } back to { $first }, choose a character and a map each.
  } The character slides into the planning board.
sweet_lands-step-own_pieces = Everyone takes a set of pieces and { $tiles } wood-discount tiles. Properties and rabbits go on their places.
sweet_lands-step-own_tracks = Wagon on space 1 of the industry track, locomotive aside. Food marker on 0.
sweet_lands-step-own_markers = The { $points } score markers on 0, and 1 marker on each of the { $tracks } prosperity tracks.
sweet_lands-step-own_goods = Take the resources below your character. The { $tracks } income markers go on the white-framed spaces.
sweet_lands-step-own_helper = { $seats ->
    [1] Choose a helper.
   *[other] From { $last } back to { $first }, choose a helper nobody has chosen yet.
  }

sweet_lands-step-clear_discs = Take all discs off the main board; discs you hold are gone.
sweet_lands-step-keep_card = { $cards ->
    [one] Keep 1 card in hand and discard the others.
   *[other] Keep { $cards } cards in hand and discard the others.
  }
sweet_lands-step-turn_back = Turn flipped skill tiles face up again.
sweet_lands-step-move_round = Move the round marker 1 space on.
sweet_lands-step-turn_up = Turn up the { $tiles } extra-action tiles of round { $round }.
sweet_lands-step-take_income = Take your income: helper, character, the four income tracks.
sweet_lands-step-draw_cards = Draw { $cards } citizen cards, and 1 more for each open extra-draw area.
sweet_lands-step-draft_cards = With the variant, draft these { $cards } cards: they go round on the table.

sweet_lands-step-use_area = Area: a disc on its leftmost free slot, do what it says, then discard 1, 2 or 3 cards for the slot.
sweet_lands-step-play_card = Card: pay its cost, lay it before you, do what it says. For 1 diamond it is automated.
sweet_lands-step-turn_skill = Skill tile: turn one over that is face up, and do what its flip ability says.
sweet_lands-step-pass_first = Passing first? Take the start marker.
sweet_lands-step-move_helper = Passing: take the points in front of your helper marker, then move it to another free place.
