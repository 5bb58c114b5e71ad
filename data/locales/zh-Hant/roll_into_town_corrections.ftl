# 更正面板上問什麼、顯示什麼。

roll_into_town-set-goods = { $seat } 的{ $resource }
roll_into_town-set-goods_now = { $resource }：{ $value }
roll_into_town-set-uses_town_hall = { $seat } 用過幾次市政廳？
roll_into_town-set-uses_town_hall_now = 市政廳：{ $value } 次
roll_into_town-set-uses_fountain = { $seat } 用過幾次噴泉？
roll_into_town-set-uses_fountain_now = 噴泉：{ $value } 次
roll_into_town-set-step = { $seat } 正在：
roll_into_town-set-round = 現在是第幾輪？
roll_into_town-set-round_now = 第 { $value } 輪
