# 富饶之城：一个回合里的行动、收入、建造、角色能力和墓地，像一位熟悉规则的朋友在桌边说话。
# 角色和建筑都是专有名称，直接放进句子；金额以“枚金币”计。

## 为什么不行：行动、收入、建造

citadels-violation-acted = 你这回合已经行动过了：拿 2 枚金币或抽牌，只有一次。
citadels-violation-end_first = 还不能结束：先拿金币或抽牌，每个回合都从这一步开始。
citadels-violation-no_income = { $earns ->
    [0] { $role }没有建筑收入。
   *[other] 没有收入可拿：你城里还没有能给{ $role }带来金币的建筑。
  }
citadels-violation-paid = 这回合的收入你已经拿了，收入要一次拿完。
citadels-violation-copies = { $copies ->
    [0] 这局不用{ $district }。
    [1] { $district }只有一张，已经建在城里了。
   *[other] { $copies } 张{ $district }都已经建在城里了。
  }
citadels-violation-action_first = 先行动：拿金币或抽牌，然后才能建。
citadels-violation-empty_hand = 你没有手牌了。
citadels-violation-builds = { $most ->
    [1] 一回合只能建一座，你已经建了。
   *[other] 你已经建了 { $built } 座，就算是建筑师，一回合最多也只有 { $most } 座。
  }
citadels-violation-price = 这座要 { $price } 枚金币，你有 { $gold } 枚，还差 { $missing } 枚。
citadels-violation-duplicate = 你城里已经有{ $district }了，同一座城不能有两座一样的。
citadels-violation-not_in_hand = 按你告诉 App 的手牌，里面没有{ $district }。如果手牌变了，请重新告诉它。
citadels-violation-told = { $why ->
    [many] { $most ->
        [0] 这里没有牌进出，你却说了 { $named } 张。
       *[other] 这里只有 { $most } 张牌进出，你却说了 { $named } 张。
      }
   *[other] { $most ->
        [0] 不会是{ $district }：这种牌已经没有剩下的了。
       *[other] { $district }最多只剩 { $most } 张，不会有 { $named } 张。
      }
  }

## 为什么不行：角色

citadels-violation-not_role = 只有{ $role }能这样做，你是{ $yours }。
citadels-violation-used = { $role }的能力一回合只能用一次，你已经用过了。
citadels-violation-kill_self = 杀手要指定别的角色。
citadels-violation-rob_assassin = 盗贼不能偷杀手。
citadels-violation-rob_self = 盗贼要指定别的角色。
citadels-violation-rob_killed = { $role }已经被杀了，不能偷。
citadels-violation-no_seat = 那里没有人坐。
citadels-violation-swap_self = 手牌要和别人换，这是你自己的。
citadels-violation-exchange_many = { $hand ->
    [0] 你没有手牌，没有东西可以换。
   *[other] 你想换 { $count } 张，可是手上只有 { $hand } 张。
  }

## 为什么不行：拆建筑

citadels-violation-nothing_there = { $seat } 的城里没有{ $district }。
citadels-violation-destroy_price = 拆这座要 { $price } 枚金币，你有 { $gold } 枚，还差 { $missing } 枚。
citadels-violation-keep = 要塞是拆不掉的。
citadels-violation-bishop = { $seat } 是主教，而且还活着，他的城里什么都不能拆。
citadels-violation-complete = { $seat } 的城市已经建成（{ $count }/{ $size }），里面什么都不能拆。
citadels-violation-before_action = 先行动，要建也先建：士兵在回合最后才拆。
citadels-violation-after_destroying = 你已经拆过建筑，这回合不能再建了。

## 为什么不行：紫色建筑

citadels-violation-no_building = 这要有{ $district }才行，你的城里没有。
citadels-violation-building_used = 这回合你已经用过{ $district }了，一回合一次。
citadels-violation-workshop_price = 工场要付 { $price } 枚金币，你有 { $gold } 枚，还差 { $missing } 枚。
citadels-violation-rescue_price = 用墓地要付 { $price } 枚金币，{ $gold ->
    [0] 你一枚也没有。
   *[other] 你只有 { $gold } 枚。
  }

## 大家同意放过的规则

citadels-rule-acted = 一回合只行动一次
citadels-rule-end_first = 没行动不能结束回合
citadels-rule-no_income = 有同色建筑才有收入
citadels-rule-paid = 收入一回合拿一次
citadels-rule-action_first = 先行动才能建
citadels-rule-builds = 一回合能建几座
citadels-rule-price = 建筑的造价
citadels-rule-duplicate = 同一座城不建两座一样的
citadels-rule-not_in_hand = 只能用手上的牌
citadels-rule-not_role = 各用各的角色能力
citadels-rule-used = 能力一回合用一次
citadels-rule-kill_self = 杀手要指定别的角色
citadels-rule-rob_assassin = 不能偷杀手
citadels-rule-rob_self = 盗贼要指定别的角色
citadels-rule-rob_killed = 不能偷被杀的角色
citadels-rule-destroy_price = 拆建筑的价钱
citadels-rule-keep = 要塞拆不掉
citadels-rule-bishop = 活着的主教不能拆
citadels-rule-complete = 建成的城市不能拆
citadels-rule-before_action = 行动之后才能拆
citadels-rule-after_destroying = 拆过就不能再建
citadels-rule-no_building = 要有那座建筑才能用
citadels-rule-building_used = 建筑能力一回合用一次
citadels-rule-workshop_price = 工场的价钱
citadels-rule-rescue_price = 墓地的价钱

## 怎样就可以

citadels-repair-gold_first = 先行动拿 { $gold } 枚金币。
citadels-repair-cards_first = 先行动抽牌（看 { $see } 张，留 { $keep } 张）。
citadels-repair-income_first = 先拿 { $amount } 枚金币的收入。
citadels-repair-laboratory_first = 先用实验室弃一张手牌，换 { $gold } 枚金币。
citadels-repair-more_gold = 再有 { $missing } 枚金币就可以。
citadels-repair-fewer = { $hand ->
    [1] 可以换 1 张。
   *[other] 最多可以换 { $hand } 张。
  }
citadels-repair-untold = 不说是哪些牌，直接做。

## 现在做什么

citadels-task-turn = { $seat } 是{ $role }，有 { $gold } 枚金币。{ $acted ->
    [0] 先行动：拿金币或抽牌。
   *[other] { $left ->
        [0] 这回合不能再建了。
       *[other] 可以建 { $left } 座建筑。
      }
  }
citadels-task-income = { $seat } 可以拿 { $amount } 枚金币的收入。
citadels-task-build = { $left ->
    [1] { $seat } 可以建一座建筑，手头有 { $gold } 枚金币。
   *[other] { $seat } 最多可以建 { $left } 座建筑，手头有 { $gold } 枚金币。
  }
citadels-task-kill = { $seat } 可以指定一个角色，把他杀掉。
citadels-task-rob = { $seat } 可以指定一个角色，叫到他时偷走他的金币。
citadels-task-magic = { $seat } 可以和别人交换手牌{ $hand ->
    [0] 。
   *[other] ，或者从 { $hand } 张手牌里拿几张和牌堆换。
  }
citadels-task-destroy = { $acted ->
    [0] { $seat } 在回合最后可以拆一座建筑。
   *[other] { $count ->
        [0] 能拆的建筑，{ $seat } 都付不起。
       *[other] { $seat } 可以拆一座建筑，有 { $count } 座可选；拆了就不能再建。
      }
  }
citadels-task-laboratory = { $seat } 可以用实验室弃一张手牌，换 1 枚金币。
citadels-task-workshop = { $seat } 可以付工场 { $price } 枚金币，{ $cards ->
    [0] 不过牌堆已经空了。
   *[other] 抽 { $cards } 张牌。
  }
citadels-task-graveyard = { $district }被拆了。{ $seat } 可以付 { $price } 枚金币把它收进手里（有 { $gold } 枚）。

## 这样做会怎样

citadels-preview-gold = 金币 { SIGNED($gain) }，共 { $gold } 枚
citadels-preview-price = { $price ->
    [0] 免费，金币还是 { $left } 枚
   *[other] 付 { $price } 枚金币，剩 { $left } 枚
  }
citadels-preview-draw = { $see ->
    [0] 牌堆空了，抽不到牌
    [1] 只剩 1 张，就是它了
   *[other] 看 { $see } 张，留 { $keep } 张
  }
citadels-preview-extra_cards = 建筑师再抽 { $cards } 张
citadels-preview-kills = 不会叫到{ $role }
citadels-preview-robs = 叫到{ $role }时，他的金币全归你
citadels-preview-nobody_has = 这轮没有人是{ $role }
citadels-preview-swap = 用你的 { $mine } 张手牌换 { $seat } 的 { $theirs } 张
citadels-preview-exchange = { $count } 张放到牌堆底，再抽 { $count } 张；手上留着 { $left } 张
citadels-preview-forgets = App 不知道走的是哪一张，会忘掉你说过的手牌
citadels-preview-city = 第 { $count } 座，共要 { $size } 座
citadels-preview-completes = { $first ->
    [0] 你的城市建成了
   *[other] 你的城市第一个建成：打完这轮就结束
  }
citadels-preview-adds_income = 还没拿的收入增加到 { $amount } 枚金币
citadels-preview-haunted_late = 最后一轮才建，只算紫色
citadels-preview-may_rescue = { $seat } 有墓地，可以付 { $price } 枚金币收进手里
citadels-preview-buys = { $cards ->
    [0] 牌堆空了，抽不到牌
   *[other] 抽 { $cards } 张牌
  }
citadels-preview-rescues = 付 { $price } 枚金币把{ $district }收进手里，剩 { $left } 枚
citadels-preview-lets_go = { $district }放到牌堆底
citadels-preview-leaves_income = 你还没拿 { $amount } 枚金币的收入
citadels-preview-leaves_build = { $left ->
    [1] 你还可以建一座建筑，有 { $gold } 枚金币
   *[other] 你还可以建 { $left } 座建筑，有 { $gold } 枚金币
  }
citadels-preview-leaves_power = 你还没用{ $role }的能力
