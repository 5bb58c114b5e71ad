# 《富饶之城》进行中屏幕上的字：问题、按钮，以及读屏的内容。
# 钱一律说“枚金币”；建筑用量词“座”，牌用“张”。

citadels-ui-back = { app-act-put-down }

## 角色一览

citadels-ui-rung-up = 翻开放一边，这一轮没人能当
citadels-ui-rung-killed = 被杀，这一轮不叫
citadels-ui-rung-killed-whose = 被杀，是 { $name }
citadels-ui-rung-now = 正在行动
citadels-ui-rung-called = { $name }
citadels-ui-rung-nobody = 没人
citadels-ui-rung-coming = 还没叫到
citadels-ui-rung-robbed = 被盗贼指定

## 发角色

citadels-ui-shuffle = 洗牌发角色
citadels-ui-shuffle-about = { $up ->
    [0] 1 张扣着放一边
   *[other] { $up } 张翻开，1 张扣着
  }
citadels-ui-which-up = { $n ->
    [1] 翻开的是哪一张？
   *[other] 翻开的是哪 { $n } 张？
  }
citadels-ui-dealt = 发好了，大家都选完了
citadels-ui-dealt-missing = 翻开的角色还差 { $n } 张没点
citadels-ui-last-round = 上一轮
citadels-ui-was-killed = { $role }被杀了。
citadels-ui-killed-nobody = 杀手指定了{ $role }，但这一轮没人当。
citadels-ui-was-robbed = { $n ->
    [0] { $role }被偷，但身上没钱。
   *[other] { $role }被偷走 { $n } 枚金币。
  }
citadels-ui-robbed-nobody = 盗贼指定{ $role }，但没叫到。

## 秘密选角色

citadels-ui-who-to-be = 你要当谁？
citadels-ui-which-aside = 哪一张扣下？
citadels-ui-face-up = 翻开的：
citadels-ui-tap-character = 点一个角色。
citadels-ui-tap-aside = 你要当{ $role }。再点一个谁也不给的。
citadels-ui-be = 当{ $role }
citadels-ui-be-aside = 扣下{ $role }
citadels-ui-goes-down = 扣下
citadels-ui-has-chosen = 选好了
citadels-ui-is-choosing = 正在选
citadels-ui-will-choose = 还没轮到
citadels-ui-own-character = 我的角色：点一下看
citadels-ui-own-character-open = 我的角色：点一下扣回去
citadels-ui-own-first = 你已经有：

## 叫角色

citadels-ui-who-is = { $number } 号{ $role }：是谁？
citadels-do-answer_nobody = 没人

## 回合

citadels-ui-take = { $n } 枚金币
citadels-ui-draw = 抽牌
citadels-ui-see-keep = { $seen ->
    [0] 牌堆没牌了
   *[other] 看 { $seen } 留 { $kept }
  }
citadels-ui-and-cards = 加 { $n } 张
citadels-ui-and-gold = 再拿 { $n } 枚金币
citadels-ui-extra-gold = 其中 { $n } 枚是商人的
citadels-ui-build = 建造
citadels-ui-build-count = 已建 { $n }/{ $most } 座
citadels-ui-income = 收入
citadels-ui-kill = 杀人
citadels-ui-rob = 偷钱
citadels-ui-magic = 换牌
citadels-ui-destroy = 拆建筑
citadels-ui-laboratory = 卖一张
citadels-ui-workshop = 买牌
citadels-ui-end-turn = { app-act-end-turn }
citadels-ui-end-really = 还没做的事
citadels-ui-take-income = 拿 { $amount } 枚金币
citadels-ui-end-anyway = 还是结束回合
citadels-ui-cards = { $n ->
    [0] 没有牌
   *[other] { $n } 张牌
  }

## 建造

citadels-ui-from-hand = 手牌里的
citadels-do-build = 花 { $gold } 枚建{ $district }

## 角色的能力

citadels-ui-kill-whom = 要杀谁？
citadels-ui-rob-whom = 要偷谁？
citadels-ui-lies-open = 已经翻开
citadels-do-kill = 杀{ $named }
citadels-do-rob = 偷{ $named }
citadels-ui-swap-with = 整手牌跟谁换？
citadels-ui-swap-pile = 或者放几张到牌堆底，再抽同样多张
citadels-ui-which-away = 放掉哪几张？
citadels-ui-no-cards = 你没有手牌可以跟牌堆换。
citadels-ui-tap-swap = 点一个人，或点要换几张。
citadels-do-swap = 和 { $other } 换手牌
citadels-do-exchange = 换 { $count } 张
citadels-ui-destroy-which = 要拆哪一座？
citadels-ui-destroy-for = { $name } 的{ $district }，{ $n ->
    [0] 拆它不花钱
   *[other] 拆它要 { $n } 枚金币
  }
citadels-ui-price = { $n ->
    [0] 免费
   *[other] −{ $n }
  }
citadels-ui-tap-district = 点一座建筑。
citadels-do-destroy = { $gold ->
    [0] 免费拆{ $district }
   *[other] 花 { $gold } 枚拆{ $district }
  }
citadels-do-destroy_own = { $gold ->
    [0] 免费拆自己的{ $district }
   *[other] 花 { $gold } 枚拆自己的{ $district }
  }

## 告诉 App 来了、走了哪些牌

citadels-ui-which-kept = { $n ->
    [1] 留下哪一张？
   *[other] 留下哪 { $n } 张？
  }
citadels-ui-which-came = { $n ->
    [1] 抽到哪一张？
   *[other] 抽到哪 { $n } 张？
  }
citadels-ui-which-goes = 弃哪一张？
citadels-ui-not-told = 不说，继续
citadels-ui-not-told-comes = 有 { $n } 张 App 不知道
citadels-ui-not-told-goes = App 会忘掉你的手牌
citadels-ui-these-cards = 就是这 { $n } 张

## 墓地

citadels-ui-rescue-ask = 要收下{ $district }吗？
citadels-ui-rescue-why = 你有墓地，可以把它收进手牌。
citadels-ui-rescue-waits = { $name } 可以从废墟里捡回{ $district }。
citadels-do-rescue = 付 { $gold } 枚金币拿走
citadels-ui-rescue-about = 收进手牌
citadels-do-decline = 不要了

## 怎样才行

citadels-way-gold_first = 先拿金币
citadels-way-cards_first = 先抽牌
citadels-way-income_first = 先拿收入
citadels-way-laboratory_first = 先卖一张
citadels-way-more_gold = 更正金币
citadels-way-untold = 不说是哪些牌
citadels-way-target = { $owner } 的{ $district }
citadels-way-fewer = { $count } 张
