# Sweet Lands: why something may not be done, and the names of rules, spoken by a player who knows the rules.
# Names arrive as sweet_lands_box.ftl has them. Pieces ($there, $what, $column) stand alone, behind a colon
# or in brackets, wagon and locomotive ($piece) behind "the"; what is due ($due, $what) has its article ("a road"); an element ($what) is a plural ("rabbits").

## Why something may not be done: whose turn, and what comes first

sweet_lands-violation-phase = Not now: the current phase is { $phase }.
sweet_lands-violation-owed_first = Something else comes first: { $due }.
sweet_lands-violation-not_owed = You have nothing that lets you do this now: { $what }.
sweet_lands-violation-acted = You have had your main action. Only free actions are left in this turn.
sweet_lands-violation-not_acted = Not yet: use an area, play a card, flip a skill tile, or pass.
sweet_lands-violation-collected = You have taken your income already.
sweet_lands-violation-nothing_to_skip = There is nothing open that you could leave out.
sweet_lands-violation-free_step = This step costs nothing, so it is taken. Only the one onto a last space, for a diamond, may be left out.
sweet_lands-violation-nothing_asked = No print is waited for, so there is nothing to book by hand.
sweet_lands-violation-no_option = There is no such choice on this print.

## … setup

sweet_lands-violation-tiles_first = Tiles are drawn before characters are chosen. Still to come: { $what }.
sweet_lands-violation-board_taken = { $seat } has this character board already, or its other side.
sweet_lands-violation-other_side = { $side ->
    [A] Your table plays with the B sides, a different map for everybody.
   *[other] Your table plays with side A, the same map for everybody.
  }
sweet_lands-violation-map_taken = { $seat } plays on map { $side } already.
sweet_lands-violation-revealed = { $what ->
    [milestone] Milestone { $tile } lies on the table already.
    [advanced] Advanced skill tile { $tile } lies on the table already.
   *[final] Final tile { $tile } lies on the table already.
  }
sweet_lands-violation-enough_tiles = { $what ->
    [milestone] { $most } milestones are drawn, not more.
    [advanced] { $most ->
        [0] Your table plays without advanced skill tiles.
       *[other] { $most } advanced skill tiles are drawn, not more.
      }
   *[final] { $most } final tiles are drawn, not more.
  }
sweet_lands-violation-new_tile = { $what ->
    [special] There is no special tile { $tile } yet. A new one takes the next free number.
    [milestone] There is no milestone { $tile } yet. A new one takes the next free number.
    [final] There is no final tile { $tile } yet. A new one takes the next free number.
    [advanced] There is no advanced skill tile { $tile } yet. A new one takes the next free number.
    [lying] Advanced skill tile { $tile } does not lie on the table.
   *[skill] There is no skill tile { $tile } yet. A new one takes the next free number.
  }
sweet_lands-violation-helper_taken = { $own ->
    [1] Your marker stands on place { $place } already, and it has to move.
   *[other] { $seat }’s marker stands on place { $place }.
  }
sweet_lands-violation-no_helper_place = There is no place { $place }: { $most ->
    [one] your table has 1 helper place.
   *[other] your table has { $most } helper places.
  }

## … paying

sweet_lands-violation-short = This takes { $due } { $kind ->
    [diamond] { $due ->
        [one] diamond
       *[other] diamonds
      }
    [card] { $due ->
        [one] card
       *[other] cards
      }
   *[other] { $what }
  }. You have { $there ->
    [0] none.
   *[other] { $there }: { $missing } short.
  }
sweet_lands-violation-cards = { $due ->
    [one] This takes 1 card
   *[other] This takes { $due } cards
  } from your hand. You have { $there ->
    [0] none.
   *[other] { $there }.
  }
sweet_lands-violation-hand_empty = { $slot ->
    [0] That would leave your hand empty. Until the last round you must always keep one card, even if you draw right after.
   *[other] You still have to pay cards for the slot and keep one. This leaves too few, unless the area draws some.
  }
sweet_lands-violation-slot_cards = { $kept ->
    [0] In the end the slot takes { $cards ->
        [one] 1 card
       *[other] { $cards } cards
      }. You are { $missing } short, unless the area draws them.
   *[other] In the end the slot takes { $cards ->
        [one] 1 card
       *[other] { $cards } cards
      }, and one has to stay. You are { $missing } short, unless the area draws them.
  }
sweet_lands-violation-no_disc = You have no action disc.
sweet_lands-violation-no_diamond = That costs a diamond, and you have none.

## … areas

sweet_lands-violation-hidden = { $area ->
    [L] The imitation board is for 3 or 4 players.
    [X1] { $area } is turned up in round 2.
    [X2] { $area } is turned up in round 2.
   *[other] { $area } is turned up in round 3.
  }
sweet_lands-violation-taken = A disc lies on slot { $slot } of { $area } already.
sweet_lands-violation-no_slot = { $slots ->
    [one] { $area } has only one slot.
   *[other] { $area } has only { $slots } slots.
  }
sweet_lands-violation-leftmost = The leftmost free slot is taken first: slot { $leftmost } of { $area }, not slot { $slot }.
sweet_lands-violation-copies = { $area ->
    [L] L copies another area: say which one.
   *[other] Only L copies another area. { $area } does not.
  }
sweet_lands-violation-nowhere_to_build = You have no place to build on: it takes a flipped tile without a property, or the empty capital.
sweet_lands-violation-no_rabbit_place = { $lacks ->
    [place] A rabbit has no place on your map: it takes a property without a rabbit.
   *[other] You can take no rabbit yet: your food marker has reached none.
  }
sweet_lands-violation-other_kind = { $kind ->
    [basic] This slot of L copies basic areas, A to F. { $area } is advanced.
   *[advanced] This slot of L copies advanced areas, M to Q. { $area } is basic.
  }
sweet_lands-violation-no_card = Only a citizen card can be said to give nothing.

## … cards and skill tiles

sweet_lands-violation-unread = { $card ->
    [0] A card that you track yourself has a dessert mark: say which one.
   *[other] Nobody has entered card { $card } yet. Enter what it shows, or track it yourself.
  }
sweet_lands-violation-no_skill = You do not have { $what ->
    [advanced] advanced skill tile
   *[skill] skill tile
  } { $tile }.
sweet_lands-violation-down = { $what ->
    [advanced] Advanced skill tile
   *[skill] Skill tile
  } { $tile } is face down. It is turned face up again at the end of the round.
sweet_lands-violation-no_flip = This tile has no flip ability: { $what ->
    [advanced] advanced skill tile
   *[skill] skill tile
  } { $tile }.
sweet_lands-violation-has_tile = You have { $what ->
    [advanced] advanced skill tile
   *[skill] skill tile
  } { $tile } already, and no two are to be alike.
sweet_lands-violation-advanced = Your table plays without advanced skill tiles.
sweet_lands-violation-other_industry = The industry mark on this card says: { $industry }.
sweet_lands-violation-no_room = No room below this column ({ $column }): { $there ->
    [one] a card lies
   *[other] { $there } cards lie
  } there. { $built ->
    [0] A second card needs two properties, and none of yours stands.
    [1] A second card needs two properties, and one of yours stands.
    [2] A third card needs four properties, and two of yours stand.
    [3] A third card needs four properties, and three of yours stand.
   *[other] There are never more.
  }

## … terrain tiles

sweet_lands-violation-off_map = That is off the map.
sweet_lands-violation-capital = The capital takes no terrain tile.
sweet_lands-violation-covered = A terrain tile lies there already.
sweet_lands-violation-apart = Nothing joins this hex to the capital yet. A new tile lies beside the capital or beside your tiles.
sweet_lands-violation-special_ground = This is special terrain: only a special terrain tile lies here.
sweet_lands-violation-no_ground = An extra-draw area takes no terrain tile.
sweet_lands-violation-not_special = A special terrain tile lies on special terrain only. Here it is different: { $ground }.

## … roads

sweet_lands-violation-road_there = There is a road on this edge already.
sweet_lands-violation-no_road_beside = No road leads here yet. A road begins at the capital or goes on from a road of yours.

## … properties

sweet_lands-violation-no_tile = There is no terrain tile to build on.
sweet_lands-violation-face_down = This tile still lies face down. A road on its edge flips it.
sweet_lands-violation-just_flipped = This tile was flipped only in this action. You can build on it from the next one on.
sweet_lands-violation-built = Something stands there already: { $there }.
sweet_lands-violation-tower_free = The clock tower comes with free action 8, not like this.
sweet_lands-violation-tower_stands = Your clock tower stands already.
sweet_lands-violation-which_coffee = { $why ->
    [which] Say which coffee shop you take: each has its own price.
    [stands] Coffee shop { $number } is on your map already.
   *[numbered] Only coffee shops are chosen by number. Of the others you take the next one.
  }
sweet_lands-violation-none_left = There are only { $most } of these: { $what }.

## … rabbits

sweet_lands-violation-no_property = A rabbit needs a property to live in, and none stands here.
sweet_lands-violation-rabbit_there = A rabbit lives here already.
sweet_lands-violation-no_place = There are only { $most } places for rabbits, so no place { $place }.
sweet_lands-violation-place_taken = The rabbit of place { $place } has moved out already.
sweet_lands-violation-place_ahead = The rabbit of place { $place } waits for food space { $column }. Your food marker is on { $food }.
sweet_lands-violation-rabbit_left = The points are for when no rabbit is left. { $places ->
    [one] One can still be taken.
   *[other] { $places } can still be taken.
  }

## … tracks

sweet_lands-violation-barred = { $there ->
    [1] The { $piece } cannot pass: before space { $space } is a lab that you have not built.
   *[other] You do not have the { $piece } yet.
  }
sweet_lands-violation-colour = This step is for the { $colour ->
    [orange] orange
    [green] green
   *[grey] gray
  } tracks only.
sweet_lands-violation-track_end = Your marker is at the end of this track ({ $track ->
    [1] orange, upper
    [2] orange, lower
    [3] green, upper
    [4] green, lower
    [5] gray, upper
   *[6] gray, lower
  }).
sweet_lands-violation-last_space = The last space costs a diamond, and you have none.

## … free actions and milestones

sweet_lands-violation-named = { $number ->
    [1] Free action 1: name 3 resources to pay, and a terrain tile or a road to get.
    [2] Free action 2 is 15 gold for a card, nothing else.
    [3] Free action 3: name one basic resource to get for 4 gold.
    [4] Free action 4: name the milestone.
    [5] Free action 5: name one resource to pay for 1 gold.
    [6] Free action 6: name 3 resources to pay and one basic resource to get.
    [7] Free action 7: name 2 basic resources to get, for a card or a disc.
   *[other] Free action 8: name the place of the clock tower.
  }
sweet_lands-violation-gold_basic = Your table plays that gold is not “any resource”: pay with wheat, wood or iron.
sweet_lands-violation-no_milestone = { $claimed ->
    [3] Three milestones have been claimed, and the others have left the table.
   *[other] Milestone { $tile } does not lie on the table.
  }
sweet_lands-violation-unread_condition = Nobody has entered this condition yet: { $what }. Enter it, or let the table allow it.
sweet_lands-violation-unmet = Not reached yet ({ $what }): it takes { $due }, and you have { $there ->
    [0] none.
   *[other] { $there }.
  }

## Names of rules that the table overruled

sweet_lands-rule-phase = one phase after the other
sweet_lands-rule-owed_first = what comes first
sweet_lands-rule-not_owed = only what you are given
sweet_lands-rule-acted = one main action a turn
sweet_lands-rule-not_acted = a main action in every turn
sweet_lands-rule-collected = income once a round
sweet_lands-rule-nothing_to_skip = leaving out only what is open
sweet_lands-rule-free_step = prosperity steps that cost nothing
sweet_lands-rule-nothing_asked = tracking only what is not entered
sweet_lands-rule-no_option = only what is printed
sweet_lands-rule-tiles_first = tiles drawn before characters
sweet_lands-rule-board_taken = a character board for one
sweet_lands-rule-other_side = the side of the maps
sweet_lands-rule-map_taken = a map of one’s own
sweet_lands-rule-revealed = every tile only once
sweet_lands-rule-enough_tiles = how many tiles lie out
sweet_lands-rule-new_tile = numbers of new tiles
sweet_lands-rule-helper_taken = a helper place of one’s own
sweet_lands-rule-no_helper_place = how many helper places there are
sweet_lands-rule-short = the price
sweet_lands-rule-cards = cards to pay with
sweet_lands-rule-hand_empty = never an empty hand
sweet_lands-rule-slot_cards = cards for the slot
sweet_lands-rule-no_disc = a disc to pay with
sweet_lands-rule-no_diamond = a diamond to pay with
sweet_lands-rule-hidden = areas from their round on
sweet_lands-rule-taken = one disc on a slot
sweet_lands-rule-no_slot = slots that are printed
sweet_lands-rule-leftmost = the leftmost slot first
sweet_lands-rule-copies = copying on L
sweet_lands-rule-nowhere_to_build = a place to build on
sweet_lands-rule-no_rabbit_place = a rabbit to place, and a place for it
sweet_lands-rule-other_kind = the kind of area that a slot of L copies
sweet_lands-rule-no_card = only cards without any effect
sweet_lands-rule-unread = cards that somebody has read
sweet_lands-rule-no_skill = skill tiles of your own
sweet_lands-rule-down = each flip once a round
sweet_lands-rule-no_flip = flipping only with a flip ability
sweet_lands-rule-has_tile = no two skill tiles alike
sweet_lands-rule-advanced = no advanced skill tiles
sweet_lands-rule-other_industry = the industry mark of a card
sweet_lands-rule-no_room = room for automated cards
sweet_lands-rule-off_map = nothing off the map
sweet_lands-rule-capital = no tile on the capital
sweet_lands-rule-covered = one tile on a hex
sweet_lands-rule-apart = tiles joined to the capital
sweet_lands-rule-special_ground = special terrain for special tiles
sweet_lands-rule-no_ground = no tile on an extra-draw area
sweet_lands-rule-not_special = special tiles on special terrain
sweet_lands-rule-road_there = one road on an edge
sweet_lands-rule-no_road_beside = roads joined to the capital
sweet_lands-rule-no_tile = building only on tiles
sweet_lands-rule-face_down = building only on flipped tiles
sweet_lands-rule-just_flipped = tiles flipped before the action
sweet_lands-rule-built = one property on a hex
sweet_lands-rule-tower_free = the clock tower as a free action
sweet_lands-rule-tower_stands = one clock tower
sweet_lands-rule-which_coffee = coffee shops by number
sweet_lands-rule-none_left = how many properties there are
sweet_lands-rule-no_property = rabbits only in properties
sweet_lands-rule-rabbit_there = one rabbit on a hex
sweet_lands-rule-no_place = places for rabbits
sweet_lands-rule-place_taken = every rabbit only once
sweet_lands-rule-place_ahead = rabbits above or left of the food marker
sweet_lands-rule-rabbit_left = points only when no rabbit is left
sweet_lands-rule-barred = labs that bar the way
sweet_lands-rule-colour = the color of a step
sweet_lands-rule-track_end = the end of a track
sweet_lands-rule-last_space = a diamond for the last space
sweet_lands-rule-named = what a free action takes and gives
sweet_lands-rule-gold_basic = no gold as any resource
sweet_lands-rule-no_milestone = milestones on the table
sweet_lands-rule-unmet = conditions that are met
sweet_lands-rule-unread_condition = conditions that were entered
