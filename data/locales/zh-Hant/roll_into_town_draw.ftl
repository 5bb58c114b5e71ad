# 擲骰建鎮：用骰子畫圖示，像一位熟規則的玩家在桌邊說話。
# 圖示名稱（$icon、$shows）直接放進句子；格子用地圖上的名稱，例如 c3；方位是北、東、南、西。

## 為什麼不能畫：骰子

roll_into_town-violation-die = { $used ->
    [0] 沒有擲出 { $die }。
   *[other] { $die } 已經用掉了。
  }{ $n ->
    [0] 你沒有骰子可用了。
   *[other] 還能用的：{ AND($left, most: 9) }。
  }
roll_into_town-violation-icons = 這一輪畫 { $due } 個圖示，你已經畫了 { $drawn } 個。{ $why ->
    [none] 要多畫，得先有噴泉。
    [used] 噴泉的 { $most } 次也用完了。
   *[round] 你們這桌說好，噴泉一輪只多給一顆。
  }
roll_into_town-violation-no_face = 市政廳不能把 { $die } 調成 { $value }：骰子只有 1 到 6。
roll_into_town-violation-wild = 市政廳不能把 { $die } 調成 6，要擲出 6 才能當任意圖示。
roll_into_town-violation-town_hall = 市政廳已經用了 { $uses } 次，整場只能用 { $most } 次。
roll_into_town-violation-icon = { $shift ->
    [0] { $die } 畫的是{ $shows }，不是{ $icon }。
   *[other] { $die } 調成 { $value }，畫的是{ $shows }，不是{ $icon }。
  }

## …… 格子

roll_into_town-violation-off_map = 你的地圖上沒有 { $at } 這一格。
roll_into_town-violation-occupied = { $at } 不是空的：已經有{ $there }。
roll_into_town-violation-sides = { $why ->
    [river] 河流要有兩邊相通，{ $n ->
        [0] 你一邊也沒選。
       *[other] 這裡選了 { $n } 邊。
      }
    [coast] 海岸要有一、兩或三邊是水，{ $n ->
        [0] 你一邊也沒選。
       *[other] 這裡選了 { $n } 邊。
      }
   *[other] { $icon }不分方向，沒有哪一邊要選。
  }

## …… 河流

roll_into_town-violation-river_border = { $border ->
    [0] 河流要從地圖邊緣開始，{ $at } 不在邊緣。
   *[other] 河流的開頭要通到地圖外，在 { $at } 就是{ OR($sides) }邊要相通。
  }
roll_into_town-violation-river_end = { $at_end ->
    [0] 河流只有一條，要接在 { OR($ends) }。
   *[other] 河流從{ OR($sides) }邊流進 { $at }，那一邊要相通。
  }
roll_into_town-violation-river_done = { $why ->
    [blocked] 河流接不下去了：{ AND($cells) } 擋住了（{ AND($tokens) }），而河流只有一條。
   *[other] 河流已經沒有可以接的一端，而河流只有一條。
  }

## 全桌放行的規則叫什麼

roll_into_town-rule-icons = 每輪畫幾個圖示
roll_into_town-rule-wild = 骰子不能調成 6
roll_into_town-rule-town_hall = 市政廳的次數
roll_into_town-rule-icon = 骰子畫哪種圖示
roll_into_town-rule-river_border = 河流從邊緣開始
roll_into_town-rule-river_end = 河流接在末端
roll_into_town-rule-river_done = 只有一條河流

## 怎樣就可以

roll_into_town-repair-die = 改用 { $die } 就可以。
roll_into_town-repair-wild = 改用 { $die } 就可以，它能當任意圖示。
roll_into_town-repair-town_hall = 用市政廳把 { $die } 調成 { $value } 就可以。
roll_into_town-repair-icon = 這顆骰子在這裡可以畫{ $icon }。
roll_into_town-repair-sides = { $n ->
    [0] { $icon }不用選邊，這樣就可以。
   *[other] { $icon }改選這幾邊就可以：{ AND($sides) }。
  }

## 現在做什麼

roll_into_town-task-draw = { $left ->
    [0] { $seat } 還能靠噴泉再畫 { $extra } 個圖示。
   *[other] { $seat } 要畫 { $left } 個圖示。
  }
roll_into_town-task-drawn = { $seat } 都畫好了，請在下方確認。

## 會帶來什麼

roll_into_town-preview-farm = 每次收集 { $food } 個食物
roll_into_town-preview-mountain = 靠周圍的十字鎬，每次收集 { $stone } 個石頭
roll_into_town-preview-forest = 連成 { $size } 棵樹的森林，維護時長出 { $grows } 棵
roll_into_town-preview-oceans = { $count } 格變成海洋：{ AND($cells, most: 6) }
roll_into_town-preview-river_on = { $length ->
    [1] 河流從這裡開始，接下來在 { OR($cells) }
   *[other] 河流長 { $length } 格，接下來在 { OR($cells) }
  }
roll_into_town-preview-river_joins = 河流連通相對的兩邊：{ $length } 格，每格 { $each } 分
roll_into_town-preview-river_ends = 河流流出地圖，到此為止，共 { $length } 格；沒有連通相對的兩邊
roll_into_town-preview-river_stops = 河流再也接不下去，共 { $length } 格
roll_into_town-preview-points = { SIGNED($delta) } 分
roll_into_town-preview-town_hall_left = { $left ->
    [0] 這是市政廳的最後一次
   *[other] 之後市政廳還能用 { $left } 次
  }
roll_into_town-preview-fountain_left = { $left ->
    [0] 多用一顆骰子，這是噴泉的最後一次
   *[other] 多用一顆骰子，之後噴泉還能用 { $left } 次
  }
