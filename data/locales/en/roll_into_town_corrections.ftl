# What the panels of corrections ask and show.

roll_into_town-set-goods = { $seat }’s { $resource }
roll_into_town-set-goods_now = { $resource }: { $value }
roll_into_town-set-uses_town_hall = How often has { $seat } used the Town Hall?
roll_into_town-set-uses_town_hall_now = Town Hall: { $value }×
roll_into_town-set-uses_fountain = How often has { $seat } used the Fountain?
roll_into_town-set-uses_fountain_now = Fountain: { $value }×
roll_into_town-set-step = { $seat } is at:
roll_into_town-set-round = Which round is it?
roll_into_town-set-round_now = Round { $value }
