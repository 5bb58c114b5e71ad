# 更正面板上問什麼、顯示什麼。

card_city-set-money = { $seat } 的錢
card_city-set-money_now = ${ $value }
card_city-set-pile = { $pile }：{ $card }
card_city-set-pile_now = { $card }：{ $value } 張
card_city-set-start = 起始玩家標誌在誰那裡？
card_city-set-round = 現在是第幾輪？
card_city-set-round_now = 第 { $value } 輪
card_city-set-phase = 現在是哪個階段？
card_city-set-bought = 到目前買了幾張工業？
card_city-set-bought_now = 買過 { $value } 張工業
