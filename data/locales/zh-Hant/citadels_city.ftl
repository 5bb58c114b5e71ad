# 富饒之城裡城市旁邊和下面的文字：卡牌、數字、手牌，以及用手調整的項目。

citadels-ui-costs = 造價 { $n }
citadels-ui-worth = 計 { $n } 分
citadels-ui-copies = { $n } 張
citadels-ui-built-now = 這一輪蓋的
citadels-ui-about-special = { $district }：{ $power }
citadels-ui-about-district = { $district }：{ $colour }，造價 { $n } 枚金幣

citadels-ui-city-empty = 還沒有建築
citadels-ui-city-count = { $size } 座中已蓋 { $n } 座
citadels-ui-city-complete = 城市已蓋滿：{ $n }/{ $size } 座
citadels-ui-city-first = 最先蓋滿：{ $n }/{ $size } 座
citadels-ui-first-short = 最先

citadels-ui-fact-gold = 金幣 { $n } 枚
citadels-ui-fact-hand = 手牌 { $n } 張
citadels-ui-has-crown = 皇冠在 { $name } 那裡。
citadels-ui-crown-here = 皇冠玩家
citadels-ui-hand-of = { $name } 的手牌張數

## 整張桌子

citadels-ui-pile = 牌庫還有 { $n } 張
citadels-ui-table-up = 翻開放一邊：
citadels-ui-table-killed = 被殺：
citadels-ui-table-robbed = 被偷：
citadels-ui-table-size = 蓋滿 { $n } 座建築，城市就完成。
citadels-ui-is-killed = 被殺
citadels-ui-is-robbed = 被偷

## 把手牌告訴程式

citadels-ui-hand-peek = 只給 { $name } 看：告訴過 App 的手牌
citadels-ui-hand-tell = 輸入我的手牌
citadels-ui-hand-change = 修改
citadels-ui-hand-known = { $more ->
    [0] 你的手牌，只有你看得到
   *[other] 你的手牌，還有 { $more } 張沒輸入
  }
citadels-ui-hand-which = 你手上有哪些牌？
citadels-ui-hand-secret = 別人看不到。不想輸入也沒關係。
citadels-ui-hand-set = { $n ->
    [0] { $of } 張都不輸入
   *[other] 輸入 { $of } 張中的 { $n } 張
  }
citadels-ui-hand-forget = 全部清掉
citadels-ui-hand-leave = 先不輸入
citadels-ui-pick-count = 已選 { $n } 張，最多 { $most } 張
citadels-ui-pick-named = { $n ->
    [0] 點你手上的牌。
   *[other] 已選 { $n } 張，再點一下就拿掉。
  }
citadels-ui-pick-full = 最多 { $most } 張。點一下已選的牌就能拿掉。
citadels-ui-pick-no-more = { $district }總共只有 { $n } 張。

## 把城市擺出來

citadels-ui-paint-hint = 城裡有什麼就點什麼。長按可以設定更多。
citadels-ui-paint-districts = 城市
citadels-ui-paint-rest = 其他
citadels-ui-paint-last-round = 最後一輪才蓋的
citadels-ui-paint-this-round = 這一輪蓋的
citadels-ui-paint-copies = 共 { $n } 座

## 城市旁邊的東西

citadels-ui-set-nobody = 沒有
citadels-ui-set-unknown = 還不知道
citadels-ui-turn-of = { $name } 的回合（{ $role }）
citadels-ui-turn-acted = 已拿金幣或抽牌
citadels-ui-turn-paid = 已領收入
citadels-ui-turn-used = 已用能力
citadels-ui-turn-built = 已蓋 { $n } 座
citadels-ui-turn-built-title = 這個回合蓋了幾座？

## 從盒子裡拿出什麼

citadels-ui-notes-characters = 角色牌
citadels-ui-notes-stays-out = 留在盒子裡
citadels-ui-notes-aside = { $up ->
    [0] 每輪蓋著放一邊 1 張，沒有翻開的。
   *[other] 每輪翻開放一邊 { $up } 張，再蓋著放一邊 1 張。皇帝不會翻開。
  }
citadels-ui-notes-two-each = 每人每輪扮演兩個角色。
citadels-ui-notes-each = 每人開始時有
citadels-ui-notes-begin = { $gold } 枚金幣和 { $hand } 張建築牌。
citadels-ui-notes-phones = 角色牌留在盒裡：由手機洗牌、各看各的、依序點名。
citadels-ui-notes-cards = 用實體角色牌洗牌、傳著選。點到角色時，App 只問是誰。
citadels-ui-notes-crown = 皇冠交給先開始的人。
citadels-ui-notes-deck = { $wall ->
    [in] 建築牌共 { $n } 張，包括「長城」。
   *[out] 建築牌共 { $n } 張。盒裡若有「長城」，先拿掉。
  }
citadels-ui-notes-size = 蓋滿 { $n } 座建築，城市就完成。

