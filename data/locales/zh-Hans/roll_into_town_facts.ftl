# 有人问起时，说出桌上的状况。

roll_into_town-fact-dice = 骰子掷出 { AND($dice) }。
roll_into_town-fact-dice_none = 这一轮的骰子还没掷。
roll_into_town-fact-built = { $seat } 的地图上，{ $building }：{ $count } 座。
