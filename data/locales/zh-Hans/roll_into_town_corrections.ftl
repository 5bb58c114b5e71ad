# 更正面板上问什么、显示什么。

roll_into_town-set-goods = { $seat } 的{ $resource }
roll_into_town-set-goods_now = { $resource }：{ $value }
roll_into_town-set-uses_town_hall = { $seat } 用过几次市政厅？
roll_into_town-set-uses_town_hall_now = 市政厅：{ $value } 次
roll_into_town-set-uses_fountain = { $seat } 用过几次喷泉？
roll_into_town-set-uses_fountain_now = 喷泉：{ $value } 次
roll_into_town-set-step = { $seat } 正在：
roll_into_town-set-round = 现在是第几轮？
roll_into_town-set-round_now = 第 { $value } 轮
