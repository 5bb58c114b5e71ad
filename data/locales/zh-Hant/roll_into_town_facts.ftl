# 有人問起時，說出桌上的狀況。

roll_into_town-fact-dice = 骰子擲出 { AND($dice) }。
roll_into_town-fact-dice_none = 這一輪的骰子還沒擲。
roll_into_town-fact-built = { $seat } 的地圖上，{ $building }：{ $count } 座。
