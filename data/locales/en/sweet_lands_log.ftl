# Sweet Lands: what moves cost and bring, what would mend a refusal, what cannot be, and the log; said by a player who knows the rules.
# $piece, $column, $what arrive as sweet_lands.ftl has them (piece-, element-, gain-, due-, phase-), printed titles as sweet_lands_box.ftl has them.

## So much of something

sweet_lands-amount-none = nothing
sweet_lands-amount-gold = { $count } gold
sweet_lands-amount-wheat = { $count } wheat
sweet_lands-amount-wood = { $count } wood
sweet_lands-amount-iron = { $count } iron
sweet_lands-amount-diamond = { $count ->
    [one] 1 diamond
   *[other] { $count } diamonds
  }
sweet_lands-amount-card = { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
sweet_lands-amount-basic = { $count ->
    [one] 1 basic resource
   *[other] { $count } basic resources
  }
sweet_lands-amount-disc = { $count ->
    [one] 1 action disc
   *[other] { $count } action discs
  }
sweet_lands-amount-victory = { $count ->
    [one] 1 victory point
   *[other] { $count } victory points
  }
sweet_lands-amount-city = { $count ->
    [one] 1 city point
   *[other] { $count } city points
  }
sweet_lands-amount-industry = { $count ->
    [one] 1 industry point
   *[other] { $count } industry points
  }
sweet_lands-amount-food = { $count ->
    [one] 1 step on the food track
   *[other] { $count } steps on the food track
  }
sweet_lands-amount-track = { $count ->
    [one] 1 step on the industry track
   *[other] { $count } steps on the industry track
  }
sweet_lands-amount-wagon = { $count ->
    [one] 1 step of the wagon
   *[other] { $count } steps of the wagon
  }
sweet_lands-amount-train = { $count ->
    [one] 1 step of the locomotive
   *[other] { $count } steps of the locomotive
  }
sweet_lands-amount-locomotive = the locomotive
sweet_lands-amount-orange = { $count ->
    [one] 1 step on an orange prosperity track
   *[other] { $count } steps on orange prosperity tracks
  }
sweet_lands-amount-green = { $count ->
    [one] 1 step on a green prosperity track
   *[other] { $count } steps on green prosperity tracks
  }
sweet_lands-amount-grey = { $count ->
    [one] 1 step on a gray prosperity track
   *[other] { $count } steps on gray prosperity tracks
  }
sweet_lands-amount-any = { $count ->
    [one] 1 step on any prosperity track
   *[other] { $count } steps on any prosperity tracks
  }
sweet_lands-amount-terrain = { $count ->
    [one] 1 terrain tile
   *[other] { $count } terrain tiles
  }
sweet_lands-amount-special = { $count ->
    [one] 1 special terrain tile
   *[other] { $count } special terrain tiles
  }
sweet_lands-amount-road = { $count ->
    [one] 1 road
   *[other] { $count } roads
  }
sweet_lands-amount-property = { $count ->
    [one] 1 property
   *[other] { $count } properties
  }
sweet_lands-amount-rabbit = { $count ->
    [one] 1 cookie rabbit
   *[other] { $count } cookie rabbits
  }
sweet_lands-amount-skill = { $count ->
    [one] 1 skill tile
   *[other] { $count } skill tiles
  }
sweet_lands-amount-wonder = the wonder
sweet_lands-amount-reward1 = { $count ->
    [one] industry reward 1
   *[other] { $count } times industry reward 1
  }
sweet_lands-amount-reward2 = { $count ->
    [one] industry reward 2
   *[other] { $count } times industry reward 2
  }
sweet_lands-amount-reward3 = { $count ->
    [one] industry reward 3
   *[other] { $count } times industry reward 3
  }
sweet_lands-amount-gold_income = { $count ->
    [one] 1 step on the gold income track
   *[other] { $count } steps on the gold income track
  }
sweet_lands-amount-wheat_income = { $count ->
    [one] 1 step on the wheat income track
   *[other] { $count } steps on the wheat income track
  }
sweet_lands-amount-wood_income = { $count ->
    [one] 1 step on the wood income track
   *[other] { $count } steps on the wood income track
  }
sweet_lands-amount-iron_income = { $count ->
    [one] 1 step on the iron income track
   *[other] { $count } steps on the iron income track
  }
sweet_lands-amount-hand = something tracked by hand

## What is owed next

sweet_lands-follow-terrain = { $count ->
    [one] a terrain tile
   *[other] up to { $count } terrain tiles
  }
sweet_lands-follow-special = { $count ->
    [one] a special terrain tile
   *[other] up to { $count } special terrain tiles
  }
sweet_lands-follow-road = { $count ->
    [one] a road
   *[other] up to { $count } roads
  }
sweet_lands-follow-property = { $count ->
    [one] a property
   *[other] up to { $count } properties
  }
sweet_lands-follow-rabbit = { $count ->
    [one] a cookie rabbit
   *[other] up to { $count } cookie rabbits
  }
sweet_lands-follow-basic = { $count ->
    [one] a basic resource of your choice
   *[other] { $count } basic resources of your choice
  }
sweet_lands-follow-skill = { $count ->
    [one] a skill tile of your choice
   *[other] { $count } skill tiles of your choice
  }
sweet_lands-follow-choose = { $count ->
    [one] a choice
   *[other] { $count } choices
  }
sweet_lands-follow-food = { $count ->
    [one] a step on the food track
   *[other] { $count } steps on the food track
  }
sweet_lands-follow-track = { $count ->
    [one] a step of wagon or locomotive
   *[other] { $count } steps of wagon or locomotive
  }
sweet_lands-follow-wagon = { $count ->
    [one] a step of the wagon
   *[other] { $count } steps of the wagon
  }
sweet_lands-follow-orange = { $count ->
    [one] a step on an orange prosperity track
   *[other] { $count } steps on orange prosperity tracks
  }
sweet_lands-follow-green = { $count ->
    [one] a step on a green prosperity track
   *[other] { $count } steps on green prosperity tracks
  }
sweet_lands-follow-grey = { $count ->
    [one] a step on a gray prosperity track
   *[other] { $count } steps on gray prosperity tracks
  }
sweet_lands-follow-any = { $count ->
    [one] a step on a prosperity track of your choice
   *[other] { $count } steps on prosperity tracks of your choice
  }
sweet_lands-follow-reward1 = { $count ->
    [one] industry reward 1
   *[other] { $count } times industry reward 1
  }
sweet_lands-follow-reward2 = { $count ->
    [one] industry reward 2
   *[other] { $count } times industry reward 2
  }
sweet_lands-follow-reward3 = { $count ->
    [one] industry reward 3
   *[other] { $count } times industry reward 3
  }
sweet_lands-follow-coffee = { $count ->
    [one] a coffee shop’s reward
   *[other] the rewards of { $count } coffee shops
  }
sweet_lands-follow-automate = automating the card for a diamond
sweet_lands-follow-print = { $count ->
    [one] one more reward
   *[other] { $count } more rewards
  }
sweet_lands-follow-later = { $count ->
    [one] the property’s own reward once all are built
   *[other] { $count } properties’ own rewards once all are built
  }
sweet_lands-follow-tile = { $count ->
    [one] the reward of a flipped tile
   *[other] the rewards of { $count } flipped tiles
  }
sweet_lands-follow-ground = { $count ->
    [one] the ground of a hex
   *[other] the ground of { $count } hexes
  }
sweet_lands-follow-price = the price to be read
sweet_lands-follow-spaces = where the income markers begin
sweet_lands-follow-income = the income
sweet_lands-follow-city = city points
sweet_lands-follow-marks = industry points for industry score markers passed
sweet_lands-follow-ahead = points for the markers ahead on the helper tiles
sweet_lands-follow-helper = a new place for the helper marker
sweet_lands-follow-cost = a choice of how to pay
sweet_lands-follow-pay = { $count ->
    [one] a basic resource of your choice to pay
   *[other] { $count } basic resources of your choice to pay
  }
sweet_lands-follow-turned = { $count ->
    [one] an extra-action tile to turn up
   *[other] { $count } extra-action tiles to turn up
  }
sweet_lands-follow-endless = rewards that lead back to themselves
sweet_lands-follow-which = saying which special tile it is

## Names with numbers

sweet_lands-said-area = area { $letter }
sweet_lands-said-extra = extra-action tile { $number }
sweet_lands-said-skill = skill tile { $number }
sweet_lands-said-advanced = advanced skill tile { $number }
sweet_lands-said-milestone = milestone { $number }
sweet_lands-said-final = final tile { $number }
sweet_lands-said-edge = the edge between { $one } and { $other }
sweet_lands-said-rim = the outer edge of { $one }
sweet_lands-said-card = card { $number }
sweet_lands-said-named = “{ $name }”
sweet_lands-said-a_card = the card just played
sweet_lands-said-one_card = a card without a name
sweet_lands-said-one_milestone = a milestone without a number
sweet_lands-said-track = the { $number ->
    [1] upper orange
    [2] lower orange
    [3] upper green
    [4] lower green
    [5] upper gray
   *[6] lower gray
  } prosperity track
sweet_lands-said-track_of = the prosperity track for { $element }
sweet_lands-said-character = the app’s character { $board } ({ $side ->
    [a] front
   *[b] back
  })
sweet_lands-said-character_of = the character that starts with { AND($start, most: 9) }, { $character }
sweet_lands-said-no_character = no character

## What a tap would change

sweet_lands-preview-pays = Pays { AND($paid, most: 9) }
sweet_lands-preview-short = You are short of { AND($missing, most: 9) }
sweet_lands-preview-discount = { $count } wood saved by the food track
sweet_lands-preview-gets = Brings { AND($got, most: 12) }
sweet_lands-preview-follows = Then: { AND($what, most: 6) }
sweet_lands-preview-unread = { $count ->
    [one] Not entered yet, so it is not counted: { $what }
   *[other] { $count } things are not entered yet, so they are not counted: { AND($what, most: 2) }
  }
sweet_lands-preview-by_hand = You track what is printed there yourself; the app asks again next time
sweet_lands-preview-flips = { $count ->
    [one] Flips the tile on { $cells }
   *[other] Flips the tiles on { AND($cells) }
  }
sweet_lands-preview-draws = { $count ->
    [one] An extra-draw area becomes active: 1 card now, and 1 more each income
   *[other] { $count } extra-draw areas become active: { $count } cards now, and { $count } more each income
  }
sweet_lands-preview-port = { $count ->
    [one] One port joined to the capital
   *[other] { $count } ports joined to the capital
  }
sweet_lands-preview-cities = { $count ->
    [0] No city any more, { $before } before
    [one] One city, { $before } before
   *[other] { $count } cities, { $before } before
  }
sweet_lands-preview-room = { $count } automated cards fit below the column of the { $column }
sweet_lands-preview-set = All five { $set } stand: they count at the end
sweet_lands-preview-opens = The lab opens the way: { AND($pieces) }
sweet_lands-preview-moves = The { $piece } reaches space { $space }
sweet_lands-preview-advances = Space { $space } of { $track }
sweet_lands-preview-multiplies = { $element } count { $times } each at the end; you have { $count }
sweet_lands-preview-first = You are the first at its end and get its last reward
sweet_lands-preview-automates = Below the column of the { $column }: industry reward { $number } would give { $count ->
    [0] nothing
   *[other] { AND($gives, most: 9) }
  } as things are now{ $unread ->
    [0] { "" }
   *[other] , without what is not entered yet
  }
sweet_lands-preview-passes_cities = { $count ->
    [one] 1 city point for your city
   *[other] { $count } city points for your cities
  }
sweet_lands-preview-passes_marks = { $count ->
    [one] 1 industry point for industry score markers passed
   *[other] { $count } industry points for industry score markers passed
  }
sweet_lands-preview-loses = Gone when the round ends: { AND($lost) }
sweet_lands-preview-next = Then it is { $seat }’s turn
sweet_lands-preview-gives_up = You do without: { AND($what) }

## What would mend it

sweet_lands-repair-read = First say what is printed: { $what }.
sweet_lands-repair-owed_first = First take what you still get: { $due }{ $count ->
    [one] .
   *[other] { " " }and what comes with it.
  }
sweet_lands-repair-next_action = Wait until your next action: the tile was flipped in this one.
sweet_lands-repair-road_first = { $n ->
    [one] Lay a road beside it in an action before, on { $cells }.
   *[other] Lay a road beside it in an action before, for example on { OR($cells) }.
  }
sweet_lands-repair-other_piece = A { $piece } may lie here.
sweet_lands-repair-slot = Slot { $slot } of { $area } is the leftmost that is free.
sweet_lands-repair-disc = Pay with an action disc instead.
sweet_lands-repair-cards = { $count ->
    [one] Pay with a card instead of the disc.
   *[other] Pay with { $count } cards instead of the disc.
  }
sweet_lands-repair-give = Pay with { AND($paid) }.
sweet_lands-repair-free = First a free action (number { $number }): { AND($paid) } for { AND($got) }.
sweet_lands-repair-more = With { $amount } more, you could.
sweet_lands-repair-other_cost = Pay the other cost: { AND($paid) }.

## Where mirror and table disagree

sweet_lands-warning-final_else = The app cannot compare { $tile }. Add its points to the victory points yourself.
sweet_lands-warning-too_many = The app and the table disagree: { $seat } has only { $has }, but the app shows { $shown }.
sweet_lands-warning-automated = Below the column of { $seat }’s { $column } there { $count ->
    [one] is 1 card
   *[other] are { $count } cards
  }, and there is room for { $most } so far.
sweet_lands-warning-beyond_food = { $seat }’s food marker stands on space { $space }; the track ends at { $most }.
sweet_lands-warning-beyond_wagon = { $seat }’s wagon stands on space { $space }; the track ends at { $most }.
sweet_lands-warning-beyond_locomotive = { $seat }’s locomotive stands on space { $space }; the track ends at { $most }.
sweet_lands-warning-beyond_track = { $seat }’s marker stands on space { $space } of { $track }, which ends at { $most }.
sweet_lands-warning-no_ground = On { $seat }’s map { $count ->
    [one] a tile lies where none can: { $cells }
   *[other] tiles lie where none can: { AND($cells) }
  }.
sweet_lands-warning-tiles_apart = On { $seat }’s map { $count ->
    [one] the tile on { $cells } is
   *[other] the tiles on { AND($cells) } are
  } not joined to the capital.
sweet_lands-warning-special_ground = On { $seat }’s map { $count ->
    [one] a special terrain tile lies
   *[other] special terrain tiles lie
  } on plain ground: { AND($cells) }.
sweet_lands-warning-not_flipped = On { $seat }’s map { $count ->
    [one] a property stands where no flipped tile is: { $cells }
   *[other] properties stand where no flipped tile is: { AND($cells) }
  }.
sweet_lands-warning-no_property = On { $seat }’s map { $count ->
    [one] a rabbit lives where no property stands: { $cells }
   *[other] rabbits live where no property stands: { AND($cells) }
  }.
sweet_lands-warning-roads_apart = On { $seat }’s map { $count ->
    [one] the road on { $cells } does
   *[other] the roads on { AND($cells) } do
  } not hang together with the capital’s.
sweet_lands-warning-road_off = { $count ->
    [one] A road of { $seat }’s lies
   *[other] { $count } roads of { $seat }’s lie
  } off the map: { AND($cells) }.
sweet_lands-warning-coffee_twice = On { $seat }’s map coffee shop { $number } stands { $count } times. There is one.
sweet_lands-warning-one_board = { AND($seats) } both have the same character board, number { $board } for the app. It lies before one of them.
sweet_lands-warning-one_map = { AND($seats) } both play on map { $map }. There is one.
sweet_lands-warning-one_helper = { AND($seats) } both stand on place { $place } of the helper tiles. It holds one marker.
sweet_lands-warning-milestones = { $count } milestones are said to be claimed. After { $most } the others leave the table.
sweet_lands-warning-milestone_twice = { $tile } was claimed twice. There is one.
sweet_lands-warning-finals = A game has { $most } final tiles, but the app shows { $count }.
## The log

sweet_lands-log-got = { $gains ->
    [0] { "" }
   *[other] { " " }That brought { AND($got, most: 12) }.
  }
sweet_lands-log-paid = { $costs ->
    [0] { "" }
   *[other] { " " }for { AND($paid, most: 9) }
  }
sweet_lands-move-choose = { $seat } took { $character } and plays on map { $map }.{ sweet_lands-log-got }
sweet_lands-move-reveal = Turned face up and put on the table: { $tile }.
sweet_lands-move-helper = { $seat } put the helper marker on place { $place }.{ sweet_lands-log-got }
sweet_lands-move-collect = { $seat } took the income.{ sweet_lands-log-got }
sweet_lands-move-area = { $seat } used { $area }: { AND($paid, most: 9) }.{ sweet_lands-log-got }
sweet_lands-move-area_copy = { $seat } used { $area } to copy { $copied }: { AND($paid, most: 9) }.{ sweet_lands-log-got }
sweet_lands-move-play = { $seat } played { $card }{ sweet_lands-log-paid }.{ sweet_lands-log-got }
sweet_lands-move-play_mark = { $seat } played a card with { $mark }, tracked by hand.
sweet_lands-move-play_mark_passing = { $seat } played a passing card with { $mark }, tracked by hand.
sweet_lands-move-flip = { $seat } flipped { $tile }.{ sweet_lands-log-got }
sweet_lands-move-pass = { $seat } passed.{ sweet_lands-log-got }
sweet_lands-move-done = { $seat } finished the turn.
sweet_lands-move-free_piece = { $seat } paid { $costs ->
    [0] nothing
   *[other] { AND($paid) }
  } for { $what } (free action).
sweet_lands-move-free_trade = { $seat } traded { $costs ->
    [0] nothing
   *[other] { AND($paid) }
  } for { AND($got) } (free action).
sweet_lands-move-free_milestone = { $seat } claimed { $tile }.
sweet_lands-move-free_tower = { $seat } put the clock tower on { $at }.{ sweet_lands-log-got }
sweet_lands-move-terrain = { $seat } laid a terrain tile on { $at }.{ sweet_lands-log-got }
sweet_lands-move-special = { $seat } laid a special terrain tile on { $at }.{ sweet_lands-log-got }
sweet_lands-move-special_tile = { $seat } laid special terrain tile { $tile } on { $at }.{ sweet_lands-log-got }
sweet_lands-move-road = { $seat } laid a road on { $at }.{ sweet_lands-log-got }
sweet_lands-move-property = { $seat } built a { $piece } on { $at }{ sweet_lands-log-paid }.{ sweet_lands-log-got }
sweet_lands-move-rabbit = A cookie rabbit of { $seat }’s moved in on { $at }.{ sweet_lands-log-got }
sweet_lands-move-no_rabbit = { $seat } had no rabbit left.{ sweet_lands-log-got }
sweet_lands-move-decide = { $seat } chose { AND($chosen, most: 9) }.{ sweet_lands-log-got }
sweet_lands-move-take = { $seat } took { $what }.{ sweet_lands-log-got }
sweet_lands-move-step = { $seat } moved the { $piece } to space { $space }.{ sweet_lands-log-got }
sweet_lands-move-advance = { $seat } moved up to space { $space } of { $track }{ sweet_lands-log-paid }.{ sweet_lands-log-got }
sweet_lands-move-skill = { $seat } took { $tile }{ sweet_lands-log-paid }.{ sweet_lands-log-got }
sweet_lands-move-automate = { $seat } put { $card } below the column of the { $column }{ sweet_lands-log-paid }.
sweet_lands-move-ahead = { $seat } got { $points ->
    [0] no points
    [one] 1 point
   *[other] { $points } points
  } for the markers ahead on the helper tiles.{ sweet_lands-log-got }
sweet_lands-move-skip = { $seat } skipped: { AND($what) }.
sweet_lands-move-by_hand = { $seat } tracked by hand: { AND($what) }.{ sweet_lands-log-got }
sweet_lands-move-card_blank = { $seat } said that this card gives nothing: { AND($what) }.
sweet_lands-move-pay = { $seat } paid { $what }.
sweet_lands-move-name_special = { $seat } said that special terrain tile { $tile } lies on { $at }.
sweet_lands-move-decide_cost = { $seat } chose to pay { AND($paid) }.

sweet_lands-correct-printed = Your box: { $what } was entered from the cardboard
sweet_lands-correct-reread = Your box: { $what } was misread. All moves since then follow the new text.
sweet_lands-correct-tracked = The table tracks this itself from now on, without questions: { $what }.
sweet_lands-correct-tracked_not = The app asks about this again: { $what }.
sweet_lands-correct-owed = { $seat } still has open: { AND($what, most: 9) }.
sweet_lands-correct-turn = It is round { $round }, { $phase }: it is { $turn }’s turn, and { $start } has the start marker.
sweet_lands-correct-tiles_milestone = { $count ->
    [0] No milestone lies on the table.
   *[other] On the table: { AND($tiles, most: 9) }.
  }
sweet_lands-correct-tiles_final = { $count ->
    [0] No final tile lies on the table.
   *[other] On the table: { AND($tiles, most: 9) }.
  }
sweet_lands-correct-tiles_advanced = { $count ->
    [0] No advanced skill tile lies on the table.
   *[other] On the table: { AND($tiles, most: 9) }.
  }
sweet_lands-correct-disc = { $seat }’s disc now lies on slot { $slot } of { $area }.
sweet_lands-correct-disc_none = No disc lies on slot { $slot } of { $area }.
sweet_lands-correct-end = { $seat } was the first at the end of { $track }.
sweet_lands-correct-end_none = Nobody was at the end of { $track } yet.
sweet_lands-correct-spot = On { $seat }’s map, { $at } now shows { $tile ->
    [none] { $built ->
        [0] nothing
       *[other] a { $piece }
      }
    [flipped] { $special ->
        [0] a flipped tile
       *[other] special tile { $special } flipped
      }{ $built ->
        [0] { "" }
       *[other] { " " }with a { $piece }
      }
   *[down] { $special ->
        [0] a tile face down
       *[other] special tile { $special } face down
      }{ $built ->
        [0] { "" }
       *[other] { " " }with a { $piece }
      }
  }{ $rabbit ->
    [0] .
   *[other] { " " }and a cookie rabbit.
  }
sweet_lands-correct-clear = On { $seat }’s map nothing lies on { $at } any more.
sweet_lands-correct-road = On { $seat }’s map a road now lies on { $at }.
sweet_lands-correct-road_none = On { $seat }’s map no road lies on { $at } any more.
sweet_lands-correct-stock = { $seat } now has { $amount }.
sweet_lands-correct-stands_food = { $seat }’s food marker now stands on space { $space }.
sweet_lands-correct-stands_wagon = { $seat }’s wagon now stands on space { $space }.
sweet_lands-correct-stands_locomotive = { $space ->
    [0] { $seat } has no locomotive yet.
   *[other] { $seat }’s locomotive now stands on space { $space }.
  }
sweet_lands-correct-space = { $seat }’s income marker for { $resource } now stands on space { $space }.
sweet_lands-correct-track = { $seat }’s marker now stands on space { $space } of { $track }.
sweet_lands-correct-mark = { $seat } has played { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
  } with { $mark }.
sweet_lands-correct-multiplier = { $seat }’s { $element } count { $times } each.
sweet_lands-correct-multiplier_box = What { $seat }’s { $element } count is read off the box again.
sweet_lands-correct-wonder = { $seat } has the wonder.
sweet_lands-correct-wonder_not = { $seat } does not have the wonder.
sweet_lands-correct-ability_used = { $seat } has used the ability of this round.
sweet_lands-correct-ability_used_not = { $seat } has not used the ability of this round yet.
sweet_lands-correct-skill_up = { $seat } has { $tile }, face up.
sweet_lands-correct-skill_down = { $seat } has { $tile }, face down.
sweet_lands-correct-skill_gone = { $seat } does not have { $tile }.
sweet_lands-correct-automated = Below the column of { $seat }’s { $column } there { $count ->
    [0] are no cards.
    [one] is 1 card.
   *[other] are { $count } cards.
  }
sweet_lands-correct-count = Counted on { $seat }’s map: { $what }, { $count }.
sweet_lands-correct-character = { $seat } has { $character } and plays on map { $map }.
sweet_lands-correct-helper = { $seat }’s helper marker stands on place { $place }.
sweet_lands-correct-helper_none = { $seat }’s helper marker stands nowhere.
sweet_lands-correct-milestones = { $seat } has claimed { $count ->
    [0] no milestone.
    [one] 1 milestone.
   *[other] { $count } milestones.
  }
sweet_lands-correct-automated_cards = Below the column of { $seat }’s { $column }, from the top: { $count ->
    [0] no card.
   *[other] { AND($cards, most: 9) }.
  }
sweet_lands-correct-passing_cards = Passing cards that { $seat } has played: { $count ->
    [0] none.
   *[other] { AND($cards, most: 9) }.
  }
sweet_lands-correct-rabbit_place = On { $seat }’s industry board rabbit place { $place } is empty.
sweet_lands-correct-rabbit_place_not = On { $seat }’s industry board there is still a rabbit on place { $place }.
sweet_lands-correct-own_milestones = { $seat } has claimed { $count ->
    [0] no milestone.
   *[other] { AND($tiles, most: 5) }.
  }
sweet_lands-correct-claimed = { $count ->
    [0] No milestone has been claimed in this game.
    [one] 1 milestone has been claimed in this game.
   *[other] { $count } milestones have been claimed in this game.
  }

## What the table shows, told to who asks

sweet_lands-fact-start = { $seat } has the start marker.
