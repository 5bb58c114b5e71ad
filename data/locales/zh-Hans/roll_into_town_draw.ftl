# 掷骰建镇：用骰子画图标，像一位熟悉规则的朋友在桌边说话。
# 图标名称（$icon、$shows）直接放进句子；格子用地图上的名称，例如 c3；方位是北、东、南、西。

## 为什么不能画：骰子

roll_into_town-violation-die = { $used ->
    [0] 没有掷出 { $die }。
   *[other] { $die } 已经用掉了。
  }{ $n ->
    [0] 你没有骰子可用了。
   *[other] 还能用的：{ AND($left, most: 9) }。
  }
roll_into_town-violation-icons = 这一轮画 { $due } 个图标，你已经画了 { $drawn } 个。{ $why ->
    [none] 想多画，得先有喷泉。
    [used] 喷泉的 { $most } 次也用完了。
   *[round] 你们这桌约定，喷泉一轮只多给一颗骰子。
  }
roll_into_town-violation-no_face = 市政厅不能把 { $die } 调成 { $value }：骰子只有 1 到 6。
roll_into_town-violation-wild = 市政厅不能把 { $die } 调成 6，要掷出 6 才能当任意图标。
roll_into_town-violation-town_hall = 市政厅已经用了 { $uses } 次，整局只能用 { $most } 次。
roll_into_town-violation-icon = { $shift ->
    [0] { $die } 画的是{ $shows }，不是{ $icon }。
   *[other] { $die } 调成 { $value }，画的是{ $shows }，不是{ $icon }。
  }

## …… 格子

roll_into_town-violation-off_map = 你的地图上没有 { $at } 这一格。
roll_into_town-violation-occupied = { $at } 不是空的：已经有{ $there }。
roll_into_town-violation-sides = { $why ->
    [river] 河流要有两边相通，{ $n ->
        [0] 你一边也没选。
       *[other] 这里选了 { $n } 边。
      }
    [coast] 海岸要有一边、两边或三边是水，{ $n ->
        [0] 你一边也没选。
       *[other] 这里选了 { $n } 边。
      }
   *[other] { $icon }不分方向，没有哪一边要选。
  }

## …… 河流

roll_into_town-violation-river_border = { $border ->
    [0] 河流要从地图边缘开始，{ $at } 不在边缘。
   *[other] 河流的开头要通到地图外，在 { $at } 就是{ OR($sides) }边要相通。
  }
roll_into_town-violation-river_end = { $at_end ->
    [0] 河流只有一条，要接在 { OR($ends) }。
   *[other] 河流从{ OR($sides) }边流进 { $at }，那一边要相通。
  }
roll_into_town-violation-river_done = { $why ->
    [blocked] 河流接不下去了：{ AND($cells) } 挡住了（{ AND($tokens) }），而河流只有一条。
   *[other] 河流已经没有可以接的一端，而河流只有一条。
  }

## 大家放行的规则叫什么

roll_into_town-rule-icons = 每轮画几个图标
roll_into_town-rule-wild = 骰子不能调成 6
roll_into_town-rule-town_hall = 市政厅的次数
roll_into_town-rule-icon = 骰子画哪种图标
roll_into_town-rule-river_border = 河流从边缘开始
roll_into_town-rule-river_end = 河流接在末端
roll_into_town-rule-river_done = 只有一条河流

## 怎样就可以

roll_into_town-repair-die = 改用 { $die } 就可以。
roll_into_town-repair-wild = 改用 { $die } 就可以，它能当任意图标。
roll_into_town-repair-town_hall = 用市政厅把 { $die } 调成 { $value } 就可以。
roll_into_town-repair-icon = 这颗骰子在这里可以画{ $icon }。
roll_into_town-repair-sides = { $n ->
    [0] { $icon }不用选边，这样就可以。
   *[other] { $icon }改选这几边就可以：{ AND($sides) }。
  }

## 现在做什么

roll_into_town-task-draw = { $left ->
    [0] { $seat } 还能靠喷泉再画 { $extra } 个图标。
   *[other] { $seat } 要画 { $left } 个图标。
  }
roll_into_town-task-drawn = { $seat } 都画好了，请在下方确认。

## 会带来什么

roll_into_town-preview-farm = 每次收集 { $food } 个食物
roll_into_town-preview-mountain = 靠周围的镐子，每次收集 { $stone } 个石头
roll_into_town-preview-forest = 连成 { $size } 棵树的森林，维护时长出 { $grows } 棵
roll_into_town-preview-oceans = { $count } 格变成海洋：{ AND($cells, most: 6) }
roll_into_town-preview-river_on = { $length ->
    [1] 河流从这里开始，接下来在 { OR($cells) }
   *[other] 河流长 { $length } 格，接下来在 { OR($cells) }
  }
roll_into_town-preview-river_joins = 河流连通相对的两边：{ $length } 格，每格 { $each } 分
roll_into_town-preview-river_ends = 河流流出地图，到此为止，共 { $length } 格；没有连通相对的两边
roll_into_town-preview-river_stops = 河流再也接不下去，共 { $length } 格
roll_into_town-preview-points = { SIGNED($delta) } 分
roll_into_town-preview-town_hall_left = { $left ->
    [0] 这是市政厅的最后一次
   *[other] 之后市政厅还能用 { $left } 次
  }
roll_into_town-preview-fountain_left = { $left ->
    [0] 多用一颗骰子，这是喷泉的最后一次
   *[other] 多用一颗骰子，之后喷泉还能用 { $left } 次
  }
