# 《富饒之城》：放置、選擇與點名角色，由懂規則的牌友來說。

## 為什麼不行

citadels-violation-phase = 現在還不行。目前進行到：{ $phase }。
citadels-phase-graveyard = 等墓地的主人決定
citadels-violation-deal_up = { $seats } 人遊戲時要有 { $needed } 張角色牌正面朝上，現在有 { $count } 張。
citadels-violation-deal_king = 皇帝不能正面朝上：另翻一張代替，再把皇帝洗回去。
citadels-violation-deal_same = 這裡不能放{ $role }：每個角色只有一張，而且必須是這局用到的角色。
citadels-violation-deal_down = 用手機當角色牌時，由 App 放一張面朝下的牌；用實體牌時，誰也不必說那張是什麼。
citadels-violation-not_going_around = 傳到你手上的角色裡沒有{ $role }。
citadels-violation-aside = 兩人遊戲時，第二次和第三次選擇還要再放一張角色面朝下：必須是傳到手上、又沒留下的。第一次和最後一次不放。
citadels-violation-answer_other = 現在點的是{ $called }，不是{ $role }。
citadels-violation-answer_seat = { $count ->
    [0] 沒有 { $seat } 號座位。
   *[other] { $seat } 已經亮過{ AND($roles) }，這一輪不會再是別的角色。
  }
citadels-violation-somebody = 一定有人是{ $role }：大家手上還有 { $seats } 張角色沒亮，而後面只剩 { $left } 個角色可能了。

## 現在做什麼

citadels-task-deal = { $up ->
    [0] 洗角色牌：一張面朝下，其餘依次傳下去。
   *[other] 洗角色牌：{ $up } 張正面朝上，一張面朝下，其餘依次傳下去。
  }由 { $crown } 先選。
citadels-task-deal_cards = { $up ->
    [0] 用角色牌發牌、選角色。
   *[other] 用角色牌發牌、選角色，再點一下翻開的 { $up } 張。
  }
citadels-task-pick = { $seat } 從 { $cards } 個角色裡秘密選一個（{ $nth }/{ $of }）。
citadels-task-pick_aside = { $seat } 從 { $cards } 個角色裡秘密選一個，再放一張面朝下（{ $nth }/{ $of }）。
citadels-task-answer = { $crown } 點名：{ $number } 號{ $role }。是誰？

## 大家一致同意放過的規則

citadels-rule-deal_king = 皇帝不能正面朝上
citadels-rule-somebody = 一定有人應答

## 別人還不能看的

citadels-hidden-role = 這是秘密，叫到那個角色時才會知道。
citadels-hidden-down = 這是秘密，這一輪結束才會知道。
citadels-hidden-cards = 這是秘密：手牌蓋到城裡才會公開。
