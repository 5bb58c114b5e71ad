# 现在可以做的动作，一行一个，点了就做：每种动作都是对读的人说的话。
# 没有 _any 的是一个动作；有 _any 的代表同类的所有动作。

card_city-offer-choose_open = 选明牌堆
card_city-offer-choose_other = 选另一堆
card_city-offer-take = 填入拿到的两张卡：{ AND($cards) }
card_city-offer-take_any = 填入拿到的两张卡
card_city-offer-build = 在 { $at } 建{ $card }
card_city-offer-build_any = 建{ $card }
card_city-offer-develop = 发展一个区：在 { $at } 放上{ $card }
card_city-offer-develop_any = 发展一个区：放上{ $card }
card_city-offer-return = 把{ $card }卡放回{ $to }
card_city-offer-collect = 发给大家收入
card_city-offer-collect_last = { card_city-offer-collect }
card_city-offer-buy = 买工业，放在 { $at }
card_city-offer-buy_any = 花 { $price } 元买工业
card_city-offer-buy_last = { card_city-offer-buy }
card_city-offer-buy_last_any = { card_city-offer-buy_any }
card_city-offer-pass = 这轮不买
card_city-offer-pass_last = { card_city-offer-pass }
card_city-offer-stop = 不再发展
