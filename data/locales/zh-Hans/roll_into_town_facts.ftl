# 有人问起时，说出桌上的状况。

roll_into_town-fact-dice = 骰子掷出 { AND($dice) }。
roll_into_town-fact-dice_none = 这一轮的骰子还没掷。
roll_into_town-fact-built = { $seat } 的地图上，{ $building }：{ $count } 座。
roll_into_town-fact-income = 以地图现在的样子，{ $seat } 下次收集会拿到 { $food } 个食物和 { $stone } 个石头，不含伐木。
roll_into_town-fact-left_town_hall = { $seat } 的市政厅还可以用 { $left } 次，全部 { $most } 次。
roll_into_town-fact-left_fountain = { $seat } 的喷泉还可以用 { $left } 次，全部 { $most } 次。
roll_into_town-fact-finished = { $seat } 已经完成这一轮。
roll_into_town-fact-unfinished = { $seat } 还没完成这一轮。
roll_into_town-fact-cell = { $seat } 的地图上，{ $at } 是：{ $token }。
