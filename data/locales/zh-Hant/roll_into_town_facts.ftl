# 有人問起時，說出桌上的狀況。

roll_into_town-fact-dice = 骰子擲出 { AND($dice) }。
roll_into_town-fact-dice_none = 這一輪的骰子還沒擲。
roll_into_town-fact-built = { $seat } 的地圖上，{ $building }：{ $count } 座。
roll_into_town-fact-income = 以地圖現在的樣子，{ $seat } 下次收集會拿到 { $food } 個食物和 { $stone } 個石頭，不含伐木。
roll_into_town-fact-left_town_hall = { $seat } 的市政廳還可以用 { $left } 次，全部 { $most } 次。
roll_into_town-fact-left_fountain = { $seat } 的噴泉還可以用 { $left } 次，全部 { $most } 次。
roll_into_town-fact-finished = { $seat } 已經完成這一輪。
roll_into_town-fact-unfinished = { $seat } 還沒完成這一輪。
roll_into_town-fact-cell = { $seat } 的地圖上，{ $at } 是：{ $token }。
