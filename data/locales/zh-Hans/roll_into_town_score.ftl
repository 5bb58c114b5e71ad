# 掷骰建镇：计分、记录、更正、提醒和局面文件。

## 计分

roll_into_town-open-blank = { $seat } 的地图还没画，也还没数。
roll_into_town-line-houses = { $count ->
    [1] 1 座房子，{ $points } 分
   *[other] { $count } 座房子，每座 { $each } 分
  }
roll_into_town-line-taverns = { $at } 的酒馆：{ $count ->
    [0] 没有房子
   *[other] { $count } 座房子
  }{ $others ->
    [0] {""}
   *[other] （另有 { $others } 座算给别的酒馆）
  }
roll_into_town-line-river = { $count } 格河流，每格 { $each } 分{ $state ->
    [joined] （连通{ AND($sides) }两边）
    [borders] （连通{ AND($sides) }两边，不是相对的两边）
    [same] （两头都通到{ AND($sides) }边）
   *[open] {""}
  }
roll_into_town-line-coast = { $count } 格海岸，每格 1 分
roll_into_town-line-lighthouse = 灯塔照到 { $coasts } 格海岸、{ $oceans } 格海洋
roll_into_town-line-cathedral = 大教堂

roll_into_town-tiebreak-houses = { AND($seats, most: 8) } 胜过 { AND($behind, most: 8) }：同分，比房子本身的分数，{ $figure } 对 { $against }。
roll_into_town-tiebreak-shared = { AND($seats, most: 8) } 并列第 { $rank } 名：同分，房子本身的分数也相同。

## 句子里的各种资源

roll_into_town-goods = { $total ->
    [0] 没有资源
   *[other] { $food ->
        [0] {""}
       *[other] { $food } 个食物
      }{ $stone ->
        [0] {""}
       *[other] { $food ->
            [0] {""}
           *[other] 、
          }{ $stone } 个石头
      }{ $wood ->
        [0] {""}
       *[other] { $food ->
            [0] { $stone ->
                [0] {""}
               *[other] 、
              }
           *[other] 、
          }{ $wood } 个木材
      }
  }
roll_into_town-goods_given = { $given_food ->
    [0] {""}
   *[other] { $given_food } 个食物
  }{ $given_stone ->
    [0] {""}
   *[other] { $given_food ->
        [0] {""}
       *[other] 、
      }{ $given_stone } 个石头
  }{ $given_wood ->
    [0] {""}
   *[other] { $given_food ->
        [0] { $given_stone ->
            [0] {""}
           *[other] 、
          }
       *[other] 、
      }{ $given_wood } 个木材
  }
roll_into_town-goods_got = { $got_total ->
    [0] 没有资源
   *[other] { $got_food ->
        [0] {""}
       *[other] { $got_food } 个食物
      }{ $got_stone ->
        [0] {""}
       *[other] { $got_food ->
            [0] {""}
           *[other] 、
          }{ $got_stone } 个石头
      }{ $got_wood ->
        [0] {""}
       *[other] { $got_food ->
            [0] { $got_stone ->
                [0] {""}
               *[other] 、
              }
           *[other] 、
          }{ $got_wood } 个木材
      }
  }

## 记录

roll_into_town-move-roll = { $n ->
    [0] 没有掷骰子。
   *[other] 骰子是 { AND($dice, most: 9) }。
  }
roll_into_town-move-draw = { $seat } 用 { $die } 点{ $shift ->
    [up] （市政厅加 1）
    [down] （市政厅减 1）
   *[no] {""}
  }{ $extra ->
    [yes] （喷泉多给的一颗）
   *[no] {""}
  }在 { $at } 画了{ $icon }{ $turned ->
    [river] （通{ AND($sides) }）
    [coast] （{ AND($sides) }面是水）
   *[no] {""}
  }。{ $n ->
    [0] {""}
   *[other] { AND($oceans, most: 9) } 变成海洋。
  }
roll_into_town-move-build = { $seat } 在 { $at } 建了{ $building }{ $mirrored ->
    [yes] （左右翻转）
   *[no] {""}
  }，{ $total ->
    [0] 什么也没付
   *[other] 付 { roll_into_town-goods }
  }{ $given_total ->
    [0] 。
   *[other] （市场用 { roll_into_town-goods_given }换了 { roll_into_town-goods_got }）。
  }
roll_into_town-move-fell = { $seat } 在 { $at } 的伐木工{ $trees ->
    [0] 没有树可砍。
   *[other] 砍了 { $trees } 棵树，得 { $wood } 个木材。
  }{ $lost ->
    [0] {""}
   *[other] 另外 { $lost } 个放不下。
  }
roll_into_town-move-grow = { $seat } 的森林（{ $forest }）在 { $at } 长出一棵树。
roll_into_town-move-done = { $seat } 做完一个阶段：{ $step }。
roll_into_town-move-done_discover = { $seat } 画完了{ $left ->
    [0] 。
   *[other] ，还有 { $left } 个图标没画。
  }{ $gathers ->
    [yes] { $total ->
        [0] 没有收集到资源。
       *[other] 收集到 { roll_into_town-goods }。
      }
   *[no] {""}
  }
roll_into_town-move-done_construct = { $seat } 建完了。{ $gathers ->
    [yes] { $total ->
        [0] 没有收集到资源。
       *[other] 收集到 { roll_into_town-goods }。
      }
   *[no] {""}
  }
roll_into_town-move-done_gather = { $seat } 收集完了。
roll_into_town-move-done_upkeep = { $seat } 维护完了{ $left ->
    [0] 。
   *[other] ，有 { $left } 棵树没长。
  }
roll_into_town-move-rub = { $n ->
    [0] { $seat } 擦掉了刚才做的。
   *[other] { $seat } 擦掉了刚才做的：{ AND($cells) }。
  }

roll_into_town-undo-rub = { $n ->
    [0] 你刚才做的
   *[other] 你刚才在 { AND($cells) } 做的
  }

roll_into_town-correct-cell = { $seat } 的地图上，{ $at } 现在是{ $token }{ $top ->
    [yes] ，底下是{ $ground }
   *[no] {""}
  }{ $turned ->
    [river] （通{ AND($sides) }）。
    [coast] （{ AND($sides) }面是水）。
   *[no] 。
  }
roll_into_town-correct-cell_empty = { $seat } 的地图上，{ $at } 现在是空的。
roll_into_town-correct-goods = { $seat } 现在有 { $count } 个{ $resource }。
roll_into_town-correct-uses_town_hall = { $uses ->
    [0] { $seat } 还没用过市政厅。
   *[other] { $seat } 已经用了 { $uses } 次市政厅。
  }
roll_into_town-correct-uses_fountain = { $uses ->
    [0] { $seat } 还没用过喷泉。
   *[other] { $seat } 已经用了 { $uses } 次喷泉。
  }
roll_into_town-correct-dice = { $n ->
    [0] 现在没有骰子。
   *[other] 骰子现在是 { AND($dice, most: 9) }。
  }
roll_into_town-correct-step = { $seat } 现在的阶段是：{ $step }。
roll_into_town-correct-step_done = { $seat } 这一轮做完了。
roll_into_town-correct-round = 现在是第 { $round } 轮，还没掷骰。

## 画面和桌面不一致

roll_into_town-warning-goods = { $seat } 有 { $count } 个{ $resource }，每种最多留 { $most } 个。
roll_into_town-warning-town_hall = { $seat } 用了 { $uses } 次市政厅，整局只能用 { $most } 次。
roll_into_town-warning-fountain = { $seat } 用了 { $uses } 次喷泉，整局只能用 { $most } 次。
roll_into_town-warning-no_fountain = { $seat } 用了 { $uses } 次喷泉，地图上却没有喷泉。
roll_into_town-warning-once = { $seat } 有 { $count } 座{ $building }：{ AND($cells) }。只能建一座。
roll_into_town-warning-lighthouse = { $seat } 的灯塔（{ AND($cells) }）应该是一个底部，正上方有一个顶部。
roll_into_town-warning-cathedral = { $seat } 的大教堂（{ AND($cells, most: 9) }）和表格上印的形状不同。
roll_into_town-warning-rivers = { $seat } 的地图上有 { $count } 条不相连的河流，只能有一条。
roll_into_town-warning-inland = { $seat } 的河流（{ AND($cells) }）没有通到地图边缘，河流要从那里开始。
roll_into_town-warning-ocean = { $seat } 的地图上 { AND($cells) } 是海洋，周围的水却不够。

## 局面文件

roll_into_town-notation-token = 一格不能是“{ $found }”。可用：. H F M T O，河流如 Rns，海岸如 Cn、Cnes，建筑 h p l w t f m c；海岸上可加 +b +L +l，海洋上可加 +l，空格上可加 +L +l。
roll_into_town-notation-rows = 这里的地图有 { $found } 行，表格上是 { $rows } 行。自己的地图请写在 [box] 的 map。
roll_into_town-notation-columns = 地图第 { $row } 行有 { $found } 格，表格上是 { $columns } 格。格子之间用空白隔开。
roll_into_town-notation-hall = { $at } 和表格不合：市政厅只印在 { AND($halls) }。自己的地图请写在 [box] 的 map。
roll_into_town-notation-squares = 请轮流写格子和上面的东西，例如“c3 . d3 T”。
roll_into_town-notation-square = 地图上没有“{ $found }”这一格，最后一格是 { $last }。
roll_into_town-notation-forest = “{ $found }”不是森林。请写它的树、要长几棵、已长出的，例如“a1 a2 b2 b3 +2: a3”。
roll_into_town-notation-dice = { $due ->
    [0] 掷骰之前没有骰子
   *[other] 第 { $round } 轮用 { $due } 颗骰子
  }，这里有 { $found } 颗。
roll_into_town-notation-box = 表格的“{ $name }”不能是这样。map 是用 / 隔开的行，由 . H F M T O 组成，有一个市政厅；cathedral 是用 / 隔开的行，由 # 和 . 组成。
roll_into_town-notation-icon = 没有“{ $found }”这个图标。可用：{ OR($names, most: 5) }。
roll_into_town-notation-shape = “{ $found }”的边不对。河流有两边开口，例如 Rns；海岸有一到三边是水，例如 Cnes。
roll_into_town-notation-sides = “{ $found }”不是方位。可用 { AND($names) }，各写一次，例如“ns”。
roll_into_town-notation-building = 没有“{ $found }”这种建筑。可用：{ OR($names, most: 10) }。
roll_into_town-notation-given = “{ $found }”不是资源的数量。请写成“2 wood”这样，资源是 { OR($names) }。
roll_into_town-notation-no_die = 6 点不能再加。不写 die，就会用最合适的一颗。
