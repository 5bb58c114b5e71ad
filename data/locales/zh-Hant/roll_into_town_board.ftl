# 《擲骰建鎮》地圖下面的字：問題、按鈕，以及報讀的內容。
# 資源以「個」計；骰子用「顆」；圖示用「個」。

roll_into_town-ui-so-much = { $n } 個{ $what }
roll_into_town-ui-back = { app-act-put-down }
roll_into_town-ui-eraser = 橡皮擦：擦掉剛才畫的
roll_into_town-ui-pencil-away = { app-act-elsewhere }
roll_into_town-ui-progress = { $name }：{ $step }

## 擲骰

roll_into_town-ui-roll-or-tap = 在這裡擲，或點出你們擲到的點數。
roll_into_town-ui-roll = 擲 { $dice } 顆骰子
roll_into_town-ui-roll-first = 先擲骰子。
roll_into_town-ui-face = { $face } 點
roll_into_town-ui-take-out = 拿掉 { $face } 點
roll_into_town-ui-dice-lie = 擲到的就是這些
roll_into_town-ui-dice-missing = 還差 { $n } 顆
roll_into_town-ui-dice-all = { $dice } 顆都點好了。點上面的骰子可以拿掉。

## 發現

roll_into_town-ui-die = 第 { $number } 顆骰子：{ $face } 點
roll_into_town-ui-die-used-label = 第 { $number } 顆骰子：{ $face } 點，用過了
roll_into_town-ui-die-used = 這顆骰子已經用過了。
roll_into_town-ui-die-first = 先點一顆骰子，再點格子。
roll_into_town-ui-icon-first = 先選這顆骰子要畫什麼。
roll_into_town-ui-which-icon = 這顆什麼都能畫。要畫什麼？
roll_into_town-ui-any-icon = 任意
roll_into_town-ui-offer-shifted = { $icon }，市政廳 { $shift }
roll_into_town-ui-uses-left = 剩 { $n } 次
roll_into_town-ui-tap-where = 點一格畫{ $icon }。
roll_into_town-ui-may-draw = 可以畫{ $icon }
roll_into_town-ui-may-not-draw = 不能畫{ $icon }
roll_into_town-ui-draw-it = 在 { $at } 畫{ $icon }
roll_into_town-ui-done-discover = { app-act-done }

## 建造

roll_into_town-ui-tile = { $building }，{ $price }
roll_into_town-ui-tile-swap = { $building }，{ $price }，用市場換
roll_into_town-ui-tile-not = { $building }，{ $price }，現在不行
roll_into_town-ui-building-first = 先點一種建築，再點格子。
roll_into_town-ui-tap-where-building = 點一格蓋{ $building }。
roll_into_town-ui-may-build = 可以蓋{ $building }
roll_into_town-ui-may-not-build = 不能蓋{ $building }
roll_into_town-ui-build-it = 在 { $at } 蓋{ $building }
roll_into_town-ui-flip = 左右翻轉
roll_into_town-ui-market-gives = 缺的用市場換：給出{ $given }。
roll_into_town-ui-market-which = 要拿什麼跟市場換？
roll_into_town-ui-done-construct = { app-act-done }

## 收集

roll_into_town-ui-came-in = 收到：
roll_into_town-ui-came-in-goods = 收到：{ $goods }
roll_into_town-ui-came-nothing = 這輪沒有收到東西。
roll_into_town-ui-may-fell = 砍掉周圍的樹
roll_into_town-ui-fell = { $at } 的伐木工：砍樹得 { $n } 個木材
roll_into_town-ui-fell-nothing = { $at } 的伐木工：周圍沒有樹
roll_into_town-ui-done-gather = { app-act-done }

## 維護

roll_into_town-ui-forest = { $at } 的森林，{ $size } 棵，{ $n ->
    [0] 長好了
   *[other] 還要長 { $n } 棵
  }
roll_into_town-ui-may-grow = 可以長一棵樹
roll_into_town-ui-forest-grown = 這片森林長好了。
roll_into_town-ui-forest-no-room = 還有 { $n } 棵沒地方長，就不長了。
roll_into_town-ui-nothing-grows = 沒有要長的了。
roll_into_town-ui-done-upkeep = { app-act-done }

## 等待與結束

roll_into_town-ui-wait = 你這輪做完了。
roll_into_town-ui-waits = 你做完了，還在等：
roll_into_town-ui-busy = { $name } 還在忙：{ $step }

## 說明為什麼不行的下面

roll_into_town-way-goods = 更正{ $what }
roll_into_town-way-die = { $shift ->
    [0] 骰子 { $die }
   *[other] { $die } 調成 { $value }
  }
roll_into_town-way-sides = { AND($sides) }
roll_into_town-way-no_sides = 不選邊
roll_into_town-way-exchange = 交換
roll_into_town-way-no_exchange = 不交換
roll_into_town-way-mirrored = 左右翻轉
roll_into_town-way-plain = 不翻轉

## 開局前

roll_into_town-ui-notes-sheets = { $n ->
    [1] 一張表格、一枝筆。
   *[other] { $n } 位玩家每人一張表格、一枝筆。
  }
roll_into_town-ui-notes-dice = { $n } 顆大家共用的骰子，也可以由 App 擲。
roll_into_town-ui-notes-begin = 每人開始時有{ $goods }，每種最多 { $most } 個。
roll_into_town-ui-notes-map = 第一次擲骰前，App 會問它的地圖跟你們表格上的是否一樣。
roll_into_town-ui-notes-solo = 一個人玩是爭頭銜：分數越高，市長越有名。
