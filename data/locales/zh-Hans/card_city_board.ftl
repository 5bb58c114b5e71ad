# 小卡之城自己的画面。

card_city-ui-hall-stays = 市政厅不会移动。
card_city-ui-hand-add = 把{ $card }卡加到手里
card_city-ui-hand-of = 手牌
card_city-ui-fact-money = 现有 { $money } 元
card_city-ui-lot-open = 明牌堆：2 张，都翻开
card_city-ui-lot-other = { $count ->
    [2] 另一堆：2 张，1 张扣着
   *[other] 另一堆：{ $count } 张，一半扣着
  }
card_city-ui-takes-open = { $name } 拿明牌堆
card_city-ui-takes-other = { $name } 拿另一堆
card_city-ui-got-card = { $card }，牌库还剩 { $left } 张
card_city-ui-start-again = 重选
card_city-ui-deck-left = 还有 { $count } 张没被拿走
card_city-ui-deck-of = 牌库：{ $count } 张
card_city-ui-supply-of = 供应区：{ $count } 张
card_city-ui-lay-at = 把{ $card }放在 { $at }
card_city-ui-buy-at = 买{ $card }放在 { $at }
card_city-ui-nowhere = 现在没有地方能放{ $card }。
card_city-ui-return-card = 放回{ $card }卡
card_city-ui-buy-nothing = 不买
card_city-ui-develop-no-more = 不再发展
card_city-ui-income-taken = { app-act-taken }
card_city-ui-fact-limit = 城市上限 { $limit } 张，已有 { $count } 张
card_city-ui-fact-square = 25 格中已建 { $count } 格
card_city-ui-has-start = 起始玩家标记在 { $name } 那里。
card_city-ui-round-of = 轮次和阶段
