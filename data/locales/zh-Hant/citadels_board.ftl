# 《富饒之城》進行中畫面上的字：問題、按鈕，以及報讀的內容。
# 錢一律說「枚金幣」；建築用量詞「座」，牌用「張」。

citadels-ui-back = { app-act-put-down }

## 角色一覽

citadels-ui-rung-up = 翻開放一邊，這輪沒有人能當
citadels-ui-rung-killed = 被殺了，這輪不叫
citadels-ui-rung-killed-whose = 被殺了，是 { $name }
citadels-ui-rung-now = 現在輪到
citadels-ui-rung-called = { $name }
citadels-ui-rung-nobody = 沒有人
citadels-ui-rung-coming = 還沒叫到
citadels-ui-rung-robbed = 被盜賊指定

## 發角色

citadels-ui-shuffle = 洗牌發角色
citadels-ui-shuffle-about = { $up ->
    [0] 1 張蓋著放一邊
   *[other] { $up } 張翻開，1 張蓋著
  }
citadels-ui-which-up = { $n ->
    [1] 翻開的是哪一張？
   *[other] 翻開的是哪 { $n } 張？
  }
citadels-ui-dealt = 發好了，大家都選完了
citadels-ui-dealt-missing = 翻開的角色還差 { $n } 張沒點
citadels-ui-last-round = 上一輪
citadels-ui-was-killed = { $role }被殺了。
citadels-ui-killed-nobody = 殺手指定了{ $role }，可是這輪沒有人當。
citadels-ui-was-robbed = { $n ->
    [0] { $role }被偷，可惜身上沒錢。
   *[other] { $role }被偷走 { $n } 枚金幣。
  }
citadels-ui-robbed-nobody = 盜賊指定{ $role }，可是沒叫到。

## 秘密選角色

citadels-ui-who-to-be = 你要當誰？
citadels-ui-which-aside = 哪一張蓋起來？
citadels-ui-face-up = 翻開的：
citadels-ui-tap-character = 點一個角色。
citadels-ui-tap-aside = 你要當{ $role }。再點一個不給任何人的。
citadels-ui-be = 當{ $role }
citadels-ui-be-aside = 蓋起{ $role }
citadels-ui-goes-down = 蓋起來
citadels-ui-has-chosen = 選好了
citadels-ui-is-choosing = 正在選
citadels-ui-will-choose = 還沒輪到
citadels-ui-own-character = 我的角色：點一下看
citadels-ui-own-character-open = 我的角色：點一下蓋回去
citadels-ui-own-first = 你已經有：

## 叫角色

citadels-ui-who-is = { $number } 號{ $role }：是誰？
citadels-do-answer_nobody = 沒有人

## 回合

citadels-ui-take = { $n } 枚金幣
citadels-ui-draw = 抽牌
citadels-ui-see-keep = { $seen ->
    [0] 牌庫沒牌了
   *[other] 看 { $seen } 留 { $kept }
  }
citadels-ui-and-cards = 加 { $n } 張
citadels-ui-and-gold = 再拿 { $n } 枚金幣
citadels-ui-extra-gold = 其中 { $n } 枚是商人的
citadels-ui-build = 蓋建築
citadels-ui-build-count = 蓋了 { $n }/{ $most } 座
citadels-ui-income = 收入
citadels-ui-kill = 殺人
citadels-ui-rob = 偷錢
citadels-ui-magic = 換牌
citadels-ui-destroy = 拆建築
citadels-ui-laboratory = 賣一張
citadels-ui-workshop = 買牌
citadels-ui-end-turn = { app-act-end-turn }
citadels-ui-end-really = 還沒做的事
citadels-ui-take-income = 拿 { $amount } 枚金幣
citadels-ui-end-anyway = 還是結束回合
citadels-ui-cards = { $n ->
    [0] 沒有牌
   *[other] { $n } 張牌
  }

## 蓋建築

citadels-ui-from-hand = 手牌裡的
citadels-do-build = 花 { $gold } 枚蓋{ $district }

## 角色的能力

citadels-ui-kill-whom = 要殺誰？
citadels-ui-rob-whom = 要偷誰？
citadels-ui-lies-open = 已經翻開
citadels-do-kill = 殺{ $named }
citadels-do-rob = 偷{ $named }
citadels-ui-swap-with = 整手牌和誰換？
citadels-ui-swap-pile = 或者放幾張到牌庫底，再抽一樣多
citadels-ui-which-away = 放掉哪幾張？
citadels-ui-no-cards = 你沒有手牌可以和牌庫換。
citadels-ui-tap-swap = 點一個人，或點要換幾張。
citadels-do-swap = 和 { $other } 換手牌
citadels-do-exchange = 換 { $count } 張
citadels-ui-destroy-which = 要拆哪一座？
citadels-ui-destroy-for = { $name } 的{ $district }，{ $n ->
    [0] 拆它不用錢
   *[other] 拆它要 { $n } 枚金幣
  }
citadels-ui-price = { $n ->
    [0] 免費
   *[other] −{ $n }
  }
citadels-ui-tap-district = 點一座建築。
citadels-do-destroy = { $gold ->
    [0] 免費拆{ $district }
   *[other] 花 { $gold } 枚拆{ $district }
  }
citadels-do-destroy_own = { $gold ->
    [0] 免費拆自己的{ $district }
   *[other] 花 { $gold } 枚拆自己的{ $district }
  }

## 告訴 App 來了、走了哪些牌

citadels-ui-which-kept = { $n ->
    [1] 留下哪一張？
   *[other] 留下哪 { $n } 張？
  }
citadels-ui-which-came = { $n ->
    [1] 抽到哪一張？
   *[other] 抽到哪 { $n } 張？
  }
citadels-ui-which-goes = 棄哪一張？
citadels-ui-not-told = 不說，繼續
citadels-ui-not-told-comes = 有 { $n } 張 App 不知道
citadels-ui-not-told-goes = App 會忘掉你的手牌
citadels-ui-these-cards = 就是這 { $n } 張

## 墓地

citadels-ui-rescue-ask = 要收下{ $district }嗎？
citadels-ui-rescue-why = 你有墓地，可以把它收進手牌。
citadels-ui-rescue-waits = { $name } 可以從廢墟裡撿回{ $district }。
citadels-do-rescue = 付 { $gold } 枚金幣拿走
citadels-ui-rescue-about = 收進手牌
citadels-do-decline = 不要了

## 怎樣才行

citadels-way-gold_first = 先拿金幣
citadels-way-cards_first = 先抽牌
citadels-way-income_first = 先拿收入
citadels-way-laboratory_first = 先賣一張
citadels-way-more_gold = 更正金幣
citadels-way-untold = 不說是哪些牌
citadels-way-target = { $owner } 的{ $district }
citadels-way-fewer = { $count } 張
