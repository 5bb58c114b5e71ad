# 富饶之城里城市旁边和下面的文字：卡牌、数字、手牌，以及手动调整的项目。

citadels-ui-costs = 造价 { $n }
citadels-ui-worth = 计 { $n } 分
citadels-ui-copies = { $n } 张
citadels-ui-built-now = 本轮建的
citadels-ui-about-special = { $district }：{ $power }
citadels-ui-about-district = { $district }：{ $colour }，造价 { $n } 枚金币

citadels-ui-city-empty = 还没有建筑
citadels-ui-city-count = { $size } 座中已建 { $n } 座
citadels-ui-city-complete = 城市已建成：{ $n }/{ $size } 座
citadels-ui-city-first = 最先建成：{ $n }/{ $size } 座
citadels-ui-first-short = 最先

citadels-ui-fact-gold = 金币 { $n } 枚
citadels-ui-fact-hand = 手牌 { $n } 张
citadels-ui-has-crown = 皇冠在 { $name } 那里。
citadels-ui-crown-here = 皇冠玩家
citadels-ui-hand-of = { $name } 的手牌张数

## 整张桌子

citadels-ui-pile = 牌堆还有 { $n } 张
citadels-ui-table-up = 翻开放一边：
citadels-ui-table-killed = 被杀：
citadels-ui-table-robbed = 被偷：
citadels-ui-table-size = 建满 { $n } 座，城市就算建成。
citadels-ui-is-killed = 被杀
citadels-ui-is-robbed = 被偷

## 把手牌告诉程序

citadels-ui-hand-peek = 只给 { $name } 看：告诉过 App 的手牌
citadels-ui-hand-tell = 录入我的手牌
citadels-ui-hand-change = 修改
citadels-ui-hand-known = { $more ->
    [0] 你的手牌，只有你能看到
   *[other] 你的手牌，还有 { $more } 张没录入
  }
citadels-ui-hand-which = 你手里有哪些牌？
citadels-ui-hand-secret = 别人看不到。不想录入也没关系。
citadels-ui-hand-set = { $n ->
    [0] { $of } 张都不录入
   *[other] 录入 { $of } 张中的 { $n } 张
  }
citadels-ui-hand-forget = 全部清除
citadels-ui-hand-leave = 先不录入
citadels-ui-pick-count = 已选 { $n } 张，最多 { $most } 张
citadels-ui-pick-named = { $n ->
    [0] 点一下你手里的牌。
   *[other] 已选 { $n } 张，再点一下就拿掉。
  }
citadels-ui-pick-full = 最多 { $most } 张。点一下已选的牌就能拿掉。
citadels-ui-pick-no-more = { $district }一共只有 { $n } 张。

## 把城市摆出来

citadels-ui-paint-hint = 城里有什么就点什么。长按可以设置更多。
citadels-ui-paint-districts = 城市
citadels-ui-paint-rest = 其他
citadels-ui-paint-last-round = 最后一轮才建的
citadels-ui-paint-this-round = 本轮建的
citadels-ui-paint-copies = 共 { $n } 座

## 城市旁边的东西

citadels-ui-set-nobody = 没有
citadels-ui-set-unknown = 还不知道
citadels-ui-turn-of = { $name } 的回合（{ $role }）
citadels-ui-turn-acted = 已拿金币或抽牌
citadels-ui-turn-paid = 已拿收入
citadels-ui-turn-used = 已用能力
citadels-ui-turn-built = 已建 { $n } 座
citadels-ui-turn-built-title = 这个回合建了几座？

## 从盒子里拿出什么

citadels-ui-notes-characters = 角色牌
citadels-ui-notes-stays-out = 留在盒子里
citadels-ui-notes-aside = { $up ->
    [0] 每轮扣着放一边 1 张，没有翻开的。
   *[other] 每轮翻开放一边 { $up } 张，再扣着放一边 1 张。皇帝不会翻开。
  }
citadels-ui-notes-two-each = 每人每轮扮演两个角色。
citadels-ui-notes-each = 每人开局时有
citadels-ui-notes-begin = { $gold } 枚金币和 { $hand } 张建筑牌。
citadels-ui-notes-phones = 角色牌留在盒里：由手机洗牌、各看各的、依次点名。
citadels-ui-notes-cards = 用实体角色牌洗牌、传着选。点到角色时，App 只问是谁。
citadels-ui-notes-crown = 皇冠交给先开始的人。
citadels-ui-notes-deck = { $wall ->
    [in] 建筑牌共 { $n } 张，包括“长城”。
   *[out] 建筑牌共 { $n } 张。盒里如有“长城”，先拿掉。
  }
citadels-ui-notes-size = 建满 { $n } 座，城市就算建成。

