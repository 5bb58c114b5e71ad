# 更正面板上问什么、显示什么。

card_city-set-money = { $seat } 的钱
card_city-set-money_now = ${ $value }
card_city-set-pile = { $pile }：{ $card }
card_city-set-pile_now = { $card }：{ $value } 张
card_city-set-start = 起始玩家标记在谁那里？
card_city-set-round = 现在是第几轮？
card_city-set-round_now = 第 { $value } 轮
card_city-set-phase = 现在是哪个阶段？
card_city-set-bought = 目前买了几张工业？
card_city-set-bought_now = 买过 { $value } 张工业
