# 現在可以做的動作，一行一個，點了就做：每種動作都是對讀的人說的話。
# 沒有 _any 的是一個動作；有 _any 的代表同類的所有動作。

card_city-offer-choose_open = 選明牌疊
card_city-offer-choose_other = 選另一疊
card_city-offer-take = 填入拿到的兩張卡：{ AND($cards) }
card_city-offer-take_any = 填入拿到的兩張卡
card_city-offer-build = 在 { $at } 蓋{ $card }
card_city-offer-build_any = 蓋{ $card }
card_city-offer-develop = 發展一個區：在 { $at } 放上{ $card }
card_city-offer-develop_any = 發展一個區：放上{ $card }
card_city-offer-return = 把{ $card }卡放回{ $to }
card_city-offer-collect = 發給大家收入
card_city-offer-collect_last = { card_city-offer-collect }
card_city-offer-buy = 買工業，放在 { $at }
card_city-offer-buy_any = 花 { $price } 元買工業
card_city-offer-buy_last = { card_city-offer-buy }
card_city-offer-buy_last_any = { card_city-offer-buy_any }
card_city-offer-pass = 這輪不買
card_city-offer-pass_last = { card_city-offer-pass }
card_city-offer-stop = 不再發展
