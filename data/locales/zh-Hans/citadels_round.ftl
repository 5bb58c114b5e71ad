# 《富饶之城》：放置、选择与点名角色，由懂规则的牌友来说。

## 为什么不行

citadels-violation-phase = 现在还不行。目前进行到：{ $phase }。
citadels-phase-graveyard = 等墓地的主人决定
citadels-violation-deal_up = { $seats } 人游戏时要有 { $needed } 张角色牌正面朝上，现在有 { $count } 张。
citadels-violation-deal_king = 皇帝不能正面朝上：另翻一张代替，再把皇帝洗回去。
citadels-violation-deal_same = 这里不能放{ $role }：每个角色只有一张，而且必须是这局用到的角色。
citadels-violation-deal_down = 用手机当角色牌时，由 App 放一张面朝下的牌；用实体牌时，谁也不用说那张是什么。
citadels-violation-not_going_around = 传到你手上的角色里没有{ $role }。
citadels-violation-aside = 两人游戏时，第二次和第三次选择还要再放一张角色面朝下：必须是传到手上、又没留下的。第一次和最后一次不放。
citadels-violation-answer_other = 现在点的是{ $called }，不是{ $role }。
citadels-violation-answer_seat = { $count ->
    [0] 没有 { $seat } 号座位。
   *[other] { $seat } 已经亮过{ AND($roles) }，这一轮不会再是别的角色。
  }
citadels-violation-somebody = 一定有人是{ $role }：大家手里还有 { $seats } 张角色没亮，而后面只剩 { $left } 个角色可能了。

## 现在做什么

citadels-task-deal = { $up ->
    [0] 洗角色牌：一张面朝下，其余依次传下去。
   *[other] 洗角色牌：{ $up } 张正面朝上，一张面朝下，其余依次传下去。
  }由 { $crown } 先选。
citadels-task-deal_cards = { $up ->
    [0] 用角色牌发牌、选角色。
   *[other] 用角色牌发牌、选角色，再点一下翻开的 { $up } 张。
  }
citadels-task-pick = { $seat } 从 { $cards } 个角色里秘密选一个（{ $nth }/{ $of }）。
citadels-task-pick_aside = { $seat } 从 { $cards } 个角色里秘密选一个，再放一张面朝下（{ $nth }/{ $of }）。
citadels-task-answer = { $crown } 点名：{ $number } 号{ $role }。是谁？

## 大家一致同意放过的规则

citadels-rule-deal_king = 皇帝不能正面朝上
citadels-rule-somebody = 一定有人应答

## 别人还不能看的

citadels-hidden-role = 这是秘密，叫到那个角色时才会知道。
citadels-hidden-down = 这是秘密，这一轮结束才会知道。
citadels-hidden-cards = 这是秘密：手牌建到城里才会公开。
