# 富饒之城：一個回合裡的行動、收入、蓋建築、角色能力和墓地，像一位熟規則的朋友在桌邊說話。
# 角色和建築都是專有名稱，直接放進句子；金額以「枚金幣」計。

## 為什麼不行：行動、收入、蓋建築

citadels-violation-acted = 你這回合已經行動過了：拿 2 枚金幣或抽牌，只有一次。
citadels-violation-end_first = 還不能結束：先拿金幣或抽牌，每個回合都從這裡開始。
citadels-violation-no_income = { $earns ->
    [0] { $role }沒有建築收入。
   *[other] 沒有收入可拿：你城裡還沒有能替{ $role }帶來金幣的建築。
  }
citadels-violation-paid = 這回合的收入你已經拿了，收入要一次拿完。
citadels-violation-copies = { $copies ->
    [0] 這局不用{ $district }。
    [1] { $district }只有一張，已經蓋在城裡了。
   *[other] { $copies } 張{ $district }都已經蓋在城裡了。
  }
citadels-violation-action_first = 先行動：拿金幣或抽牌，然後才能蓋。
citadels-violation-empty_hand = 你沒有手牌了。
citadels-violation-builds = { $most ->
    [1] 一回合只能蓋一座，你已經蓋了。
   *[other] 你已經蓋了 { $built } 座，就算是建築師，一回合最多也只有 { $most } 座。
  }
citadels-violation-price = 這座要 { $price } 枚金幣，你有 { $gold } 枚，還差 { $missing } 枚。
citadels-violation-duplicate = 你城裡已經有{ $district }了，同一座城不能有兩座一樣的。
citadels-violation-not_in_hand = 照你告訴 App 的手牌，裡面沒有{ $district }。如果手牌變了，請重新告訴它。
citadels-violation-told = { $why ->
    [many] { $most ->
        [0] 這裡沒有牌進出，你卻說了 { $named } 張。
       *[other] 這裡只有 { $most } 張牌進出，你卻說了 { $named } 張。
      }
   *[other] { $most ->
        [0] 不會是{ $district }：這種牌已經沒有剩下的了。
       *[other] { $district }最多只剩 { $most } 張，不會有 { $named } 張。
      }
  }

## 為什麼不行：角色

citadels-violation-not_role = 只有{ $role }能這樣做，你是{ $yours }。
citadels-violation-used = { $role }的能力一回合只能用一次，你已經用過了。
citadels-violation-kill_self = 殺手要指定別的角色。
citadels-violation-rob_assassin = 盜賊不能偷殺手。
citadels-violation-rob_self = 盜賊要指定別的角色。
citadels-violation-rob_killed = { $role }已經被殺了，不能偷。
citadels-violation-no_seat = 那裡沒有人坐。
citadels-violation-swap_self = 手牌要和別人換，這是你自己的。
citadels-violation-exchange_many = { $hand ->
    [0] 你沒有手牌，沒有東西可以換。
   *[other] 你想換 { $count } 張，可是手上只有 { $hand } 張。
  }

## 為什麼不行：拆建築

citadels-violation-nothing_there = { $seat } 的城裡沒有{ $district }。
citadels-violation-destroy_price = 拆這座要 { $price } 枚金幣，你有 { $gold } 枚，還差 { $missing } 枚。
citadels-violation-keep = 要塞是拆不掉的。
citadels-violation-bishop = { $seat } 是主教，而且還活著，他的城裡什麼都不能拆。
citadels-violation-complete = { $seat } 的城已經蓋滿了（{ $count }/{ $size }），裡面什麼都不能拆。
citadels-violation-before_action = 先行動，要蓋也先蓋：士兵在回合最後才拆。
citadels-violation-after_destroying = 你已經拆過建築，這回合不能再蓋了。

## 為什麼不行：紫色建築

citadels-violation-no_building = 這要有{ $district }才行，你的城裡沒有。
citadels-violation-building_used = 這回合你已經用過{ $district }了，一回合一次。
citadels-violation-workshop_price = 工場要付 { $price } 枚金幣，你有 { $gold } 枚，還差 { $missing } 枚。
citadels-violation-rescue_price = 用墓地要付 { $price } 枚金幣，{ $gold ->
    [0] 你一枚也沒有。
   *[other] 你只有 { $gold } 枚。
  }

## 大家同意放過的規則

citadels-rule-acted = 一回合只行動一次
citadels-rule-end_first = 沒行動不能結束回合
citadels-rule-no_income = 有同色建築才有收入
citadels-rule-paid = 收入一回合拿一次
citadels-rule-action_first = 先行動才能蓋
citadels-rule-builds = 一回合能蓋幾座
citadels-rule-price = 建築的造價
citadels-rule-duplicate = 同一座城不蓋兩座一樣的
citadels-rule-not_in_hand = 只能用手上的牌
citadels-rule-not_role = 各用各的角色能力
citadels-rule-used = 能力一回合用一次
citadels-rule-kill_self = 殺手要指定別的角色
citadels-rule-rob_assassin = 不能偷殺手
citadels-rule-rob_self = 盜賊要指定別的角色
citadels-rule-rob_killed = 不能偷被殺的角色
citadels-rule-destroy_price = 拆建築的價錢
citadels-rule-keep = 要塞拆不掉
citadels-rule-bishop = 活著的主教不能拆
citadels-rule-complete = 蓋滿的城不能拆
citadels-rule-before_action = 行動之後才能拆
citadels-rule-after_destroying = 拆過就不能再蓋
citadels-rule-no_building = 要有那座建築才能用
citadels-rule-building_used = 建築能力一回合用一次
citadels-rule-workshop_price = 工場的價錢
citadels-rule-rescue_price = 墓地的價錢

## 怎樣就可以

citadels-repair-gold_first = 先行動拿 { $gold } 枚金幣。
citadels-repair-cards_first = 先行動抽牌（看 { $see } 張，留 { $keep } 張）。
citadels-repair-income_first = 先拿 { $amount } 枚金幣的收入。
citadels-repair-laboratory_first = 先用實驗室棄一張手牌，換 { $gold } 枚金幣。
citadels-repair-more_gold = 再有 { $missing } 枚金幣就可以。
citadels-repair-fewer = { $hand ->
    [1] 可以換 1 張。
   *[other] 最多可以換 { $hand } 張。
  }
citadels-repair-untold = 不說是哪些牌，直接做。

## 現在做什麼

citadels-task-turn = { $seat } 是{ $role }，有 { $gold } 枚金幣。{ $acted ->
    [0] 先行動：拿金幣或抽牌。
   *[other] { $left ->
        [0] 這回合不能再蓋了。
       *[other] 可以蓋 { $left } 座建築。
      }
  }
citadels-task-income = { $seat } 可以拿 { $amount } 枚金幣的收入。
citadels-task-build = { $left ->
    [1] { $seat } 可以蓋一座建築，手頭有 { $gold } 枚金幣。
   *[other] { $seat } 最多可以蓋 { $left } 座建築，手頭有 { $gold } 枚金幣。
  }
citadels-task-kill = { $seat } 可以指定一個角色，殺掉他。
citadels-task-rob = { $seat } 可以指定一個角色，叫到他時偷走他的金幣。
citadels-task-magic = { $seat } 可以和別人交換手牌{ $hand ->
    [0] 。
   *[other] ，或者從 { $hand } 張手牌裡拿幾張和牌庫換。
  }
citadels-task-destroy = { $acted ->
    [0] { $seat } 在回合最後可以拆一座建築。
   *[other] { $count ->
        [0] 能拆的建築，{ $seat } 都付不起。
       *[other] { $seat } 可以拆一座建築，有 { $count } 座可選；拆了就不能再蓋。
      }
  }
citadels-task-laboratory = { $seat } 可以用實驗室棄一張手牌，換 1 枚金幣。
citadels-task-workshop = { $seat } 可以付工場 { $price } 枚金幣，{ $cards ->
    [0] 不過牌庫已經空了。
   *[other] 抽 { $cards } 張牌。
  }
citadels-task-graveyard = { $district }被拆了。{ $seat } 可以付 { $price } 枚金幣把它收進手裡（有 { $gold } 枚）。

## 這樣做會怎樣

citadels-preview-gold = 金幣 { SIGNED($gain) }，共 { $gold } 枚
citadels-preview-price = { $price ->
    [0] 免費，金幣還是 { $left } 枚
   *[other] 付 { $price } 枚金幣，剩 { $left } 枚
  }
citadels-preview-draw = { $see ->
    [0] 牌庫空了，抽不到牌
    [1] 只剩 1 張，就是它了
   *[other] 看 { $see } 張，留 { $keep } 張
  }
citadels-preview-extra_cards = 建築師再抽 { $cards } 張
citadels-preview-kills = 不會叫到{ $role }
citadels-preview-robs = 叫到{ $role }時，他的金幣全歸你
citadels-preview-nobody_has = 這輪沒有人是{ $role }
citadels-preview-swap = 用你的 { $mine } 張手牌換 { $seat } 的 { $theirs } 張
citadels-preview-exchange = { $count } 張放到牌庫底，再抽 { $count } 張；手上留著 { $left } 張
citadels-preview-forgets = App 不知道走的是哪一張，會忘掉你說過的手牌
citadels-preview-city = 第 { $count } 座，共要 { $size } 座
citadels-preview-completes = { $first ->
    [0] 你的城蓋滿了
   *[other] 你的城第一個蓋滿：這輪打完就結束
  }
citadels-preview-adds_income = 還沒拿的收入增加到 { $amount } 枚金幣
citadels-preview-haunted_late = 最後一輪才蓋，只算紫色
citadels-preview-may_rescue = { $seat } 有墓地，可以付 { $price } 枚金幣收進手裡
citadels-preview-buys = { $cards ->
    [0] 牌庫空了，抽不到牌
   *[other] 抽 { $cards } 張牌
  }
citadels-preview-rescues = 付 { $price } 枚金幣把{ $district }收進手裡，剩 { $left } 枚
citadels-preview-lets_go = { $district }放到牌庫底
citadels-preview-leaves_income = 你還沒拿 { $amount } 枚金幣的收入
citadels-preview-leaves_build = { $left ->
    [1] 你還可以蓋一座建築，有 { $gold } 枚金幣
   *[other] 你還可以蓋 { $left } 座建築，有 { $gold } 枚金幣
  }
citadels-preview-leaves_power = 你還沒用{ $role }的能力
