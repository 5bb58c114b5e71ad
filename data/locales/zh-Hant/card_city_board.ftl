# 小卡之城自己的畫面。

card_city-ui-hall-stays = 市鎮廳不會移動。
card_city-ui-hand-add = 把{ $card }卡加到手上
card_city-ui-hand-of = 手牌
card_city-ui-fact-money = 現有 { $money } 元
card_city-ui-lot-open = 明牌疊：2 張，都翻開
card_city-ui-lot-other = { $count ->
    [2] 另一疊：2 張，1 張蓋著
   *[other] 另一疊：{ $count } 張，一半蓋著
  }
card_city-ui-takes-open = { $name } 拿明牌疊
card_city-ui-takes-other = { $name } 拿另一疊
card_city-ui-got-card = { $card }，牌庫還剩 { $left } 張
card_city-ui-start-again = 重選
card_city-ui-deck-left = 還有 { $count } 張沒被拿走
card_city-ui-deck-of = 牌庫：{ $count } 張
card_city-ui-supply-of = 供應區：{ $count } 張
card_city-ui-lay-at = 把{ $card }放在 { $at }
card_city-ui-buy-at = 買{ $card }放在 { $at }
card_city-ui-nowhere = 現在沒有地方可以放{ $card }。
card_city-ui-return-card = 放回{ $card }卡
card_city-ui-buy-nothing = 不買
card_city-ui-develop-no-more = 不再發展
card_city-ui-income-taken = { app-act-taken }
card_city-ui-fact-limit = 城市上限 { $limit } 張，已有 { $count } 張
card_city-ui-fact-square = 25 格中已蓋 { $count } 格
card_city-ui-has-start = 起始玩家標誌在 { $name } 那裡。
card_city-ui-round-of = 輪次和階段
