# 擲骰建鎮：計分、紀錄、更正、提醒和局面檔。

## 計分

roll_into_town-open-blank = { $seat } 的地圖還沒畫，也還沒數。
roll_into_town-line-houses = { $count ->
    [1] 1 座房子，{ $points } 分
   *[other] { $count } 座房子，每座 { $each } 分
  }
roll_into_town-line-taverns = { $at } 的酒館：{ $count ->
    [0] 沒有房子
   *[other] { $count } 座房子
  }{ $others ->
    [0] {""}
   *[other] （另有 { $others } 座算給別的酒館）
  }
roll_into_town-line-river = { $count } 格河流，每格 { $each } 分{ $state ->
    [joined] （連通{ AND($sides) }兩邊）
    [borders] （連通{ AND($sides) }兩邊，不是相對的兩邊）
    [same] （兩頭都通到{ AND($sides) }邊）
   *[open] {""}
  }
roll_into_town-line-coast = { $count } 格海岸，每格 1 分
roll_into_town-line-lighthouse = 燈塔照到 { $coasts } 格海岸、{ $oceans } 格海洋
roll_into_town-line-cathedral = 大教堂

roll_into_town-tiebreak-houses = { AND($seats, most: 8) } 勝過 { AND($behind, most: 8) }：同分，比房子本身的分數，{ $figure } 對 { $against }。
roll_into_town-tiebreak-shared = { AND($seats, most: 8) } 並列第 { $rank } 名：同分，房子本身的分數也相同。

## 句子裡的各種資源

roll_into_town-goods = { $total ->
    [0] 沒有資源
   *[other] { $food ->
        [0] {""}
       *[other] { $food } 個食物
      }{ $stone ->
        [0] {""}
       *[other] { $food ->
            [0] {""}
           *[other] 、
          }{ $stone } 個石頭
      }{ $wood ->
        [0] {""}
       *[other] { $food ->
            [0] { $stone ->
                [0] {""}
               *[other] 、
              }
           *[other] 、
          }{ $wood } 個木材
      }
  }
roll_into_town-goods_given = { $given_food ->
    [0] {""}
   *[other] { $given_food } 個食物
  }{ $given_stone ->
    [0] {""}
   *[other] { $given_food ->
        [0] {""}
       *[other] 、
      }{ $given_stone } 個石頭
  }{ $given_wood ->
    [0] {""}
   *[other] { $given_food ->
        [0] { $given_stone ->
            [0] {""}
           *[other] 、
          }
       *[other] 、
      }{ $given_wood } 個木材
  }
roll_into_town-goods_got = { $got_total ->
    [0] 沒有資源
   *[other] { $got_food ->
        [0] {""}
       *[other] { $got_food } 個食物
      }{ $got_stone ->
        [0] {""}
       *[other] { $got_food ->
            [0] {""}
           *[other] 、
          }{ $got_stone } 個石頭
      }{ $got_wood ->
        [0] {""}
       *[other] { $got_food ->
            [0] { $got_stone ->
                [0] {""}
               *[other] 、
              }
           *[other] 、
          }{ $got_wood } 個木材
      }
  }

## 紀錄

roll_into_town-move-roll = { $n ->
    [0] 沒有擲骰子。
   *[other] 骰子是 { AND($dice, most: 9) }。
  }
roll_into_town-move-draw = { $seat } 用 { $die } 點{ $shift ->
    [up] （市政廳加 1）
    [down] （市政廳減 1）
   *[no] {""}
  }{ $extra ->
    [yes] （噴泉多給的一顆）
   *[no] {""}
  }在 { $at } 畫了{ $icon }{ $turned ->
    [river] （通{ AND($sides) }）
    [coast] （{ AND($sides) }面是水）
   *[no] {""}
  }。{ $n ->
    [0] {""}
   *[other] { AND($oceans, most: 9) } 變成海洋。
  }
roll_into_town-move-build = { $seat } 在 { $at } 蓋了{ $building }{ $mirrored ->
    [yes] （左右翻轉）
   *[no] {""}
  }，{ $total ->
    [0] 什麼也沒付
   *[other] 付 { roll_into_town-goods }
  }{ $given_total ->
    [0] 。
   *[other] （市場用 { roll_into_town-goods_given }換了 { roll_into_town-goods_got }）。
  }
roll_into_town-move-fell = { $seat } 在 { $at } 的伐木工{ $trees ->
    [0] 沒有樹可砍。
   *[other] 砍了 { $trees } 棵樹，得 { $wood } 個木材。
  }{ $lost ->
    [0] {""}
   *[other] 另外 { $lost } 個放不下。
  }
roll_into_town-move-grow = { $seat } 的森林（{ $forest }）在 { $at } 長出一棵樹。
roll_into_town-move-done = { $seat } 做完一個階段：{ $step }。
roll_into_town-move-done_discover = { $seat } 畫完了{ $left ->
    [0] 。
   *[other] ，還有 { $left } 個圖示沒畫。
  }{ $gathers ->
    [yes] { $total ->
        [0] 沒有收集到資源。
       *[other] 收集到 { roll_into_town-goods }。
      }
   *[no] {""}
  }
roll_into_town-move-done_construct = { $seat } 蓋完了。{ $gathers ->
    [yes] { $total ->
        [0] 沒有收集到資源。
       *[other] 收集到 { roll_into_town-goods }。
      }
   *[no] {""}
  }
roll_into_town-move-done_gather = { $seat } 收集完了。
roll_into_town-move-done_upkeep = { $seat } 維護完了{ $left ->
    [0] 。
   *[other] ，有 { $left } 棵樹沒長。
  }
roll_into_town-move-rub = { $n ->
    [0] { $seat } 擦掉了剛才做的。
   *[other] { $seat } 擦掉了剛才做的：{ AND($cells) }。
  }

roll_into_town-undo-rub = { $n ->
    [0] 你剛才做的
   *[other] 你剛才在 { AND($cells) } 做的
  }

roll_into_town-correct-cell = { $seat } 的地圖上，{ $at } 現在是{ $token }{ $top ->
    [yes] ，底下是{ $ground }
   *[no] {""}
  }{ $turned ->
    [river] （通{ AND($sides) }）。
    [coast] （{ AND($sides) }面是水）。
   *[no] 。
  }
roll_into_town-correct-cell_empty = { $seat } 的地圖上，{ $at } 現在是空的。
roll_into_town-correct-goods = { $seat } 現在有 { $count } 個{ $resource }。
roll_into_town-correct-uses_town_hall = { $uses ->
    [0] { $seat } 還沒用過市政廳。
   *[other] { $seat } 已經用了 { $uses } 次市政廳。
  }
roll_into_town-correct-uses_fountain = { $uses ->
    [0] { $seat } 還沒用過噴泉。
   *[other] { $seat } 已經用了 { $uses } 次噴泉。
  }
roll_into_town-correct-dice = { $n ->
    [0] 現在沒有骰子。
   *[other] 骰子現在是 { AND($dice, most: 9) }。
  }
roll_into_town-correct-step = { $seat } 現在的階段是：{ $step }。
roll_into_town-correct-step_done = { $seat } 這一輪做完了。
roll_into_town-correct-round = 現在是第 { $round } 輪，還沒擲骰。

## 畫面和桌面不一致

roll_into_town-warning-goods = { $seat } 有 { $count } 個{ $resource }，每種最多留 { $most } 個。
roll_into_town-warning-town_hall = { $seat } 用了 { $uses } 次市政廳，整場只能用 { $most } 次。
roll_into_town-warning-fountain = { $seat } 用了 { $uses } 次噴泉，整場只能用 { $most } 次。
roll_into_town-warning-no_fountain = { $seat } 用了 { $uses } 次噴泉，地圖上卻沒有噴泉。
roll_into_town-warning-once = { $seat } 有 { $count } 座{ $building }：{ AND($cells) }。只能蓋一座。
roll_into_town-warning-lighthouse = { $seat } 的燈塔（{ AND($cells) }）應該是一個底部，正上方有一個頂部。
roll_into_town-warning-cathedral = { $seat } 的大教堂（{ AND($cells, most: 9) }）和表格上印的形狀不同。
roll_into_town-warning-rivers = { $seat } 的地圖上有 { $count } 條不相連的河流，只能有一條。
roll_into_town-warning-inland = { $seat } 的河流（{ AND($cells) }）沒有通到地圖邊緣，河流要從那裡開始。
roll_into_town-warning-ocean = { $seat } 的地圖上 { AND($cells) } 是海洋，周圍的水卻不夠。

## 局面檔

roll_into_town-notation-token = 一格不能是「{ $found }」。可用：. H F M T O，河流如 Rns，海岸如 Cn、Cnes，建築 h p l w t f m c；海岸上可加 +b +L +l，海洋上可加 +l，空格上可加 +L +l。
roll_into_town-notation-rows = 這裡的地圖有 { $found } 列，表格上是 { $rows } 列。自己的地圖請寫在 [box] 的 map。
roll_into_town-notation-columns = 地圖第 { $row } 列有 { $found } 格，表格上是 { $columns } 格。格子之間用空白隔開。
roll_into_town-notation-hall = { $at } 和表格不合：市政廳只印在 { AND($halls) }。自己的地圖請寫在 [box] 的 map。
roll_into_town-notation-squares = 請輪流寫格子和上面的東西，例如「c3 . d3 T」。
roll_into_town-notation-square = 地圖上沒有「{ $found }」這一格，最後一格是 { $last }。
roll_into_town-notation-forest = 「{ $found }」不是森林。請寫它的樹、要長幾棵、已長出的，例如「a1 a2 b2 b3 +2: a3」。
roll_into_town-notation-dice = { $due ->
    [0] 擲骰之前沒有骰子
   *[other] 第 { $round } 輪用 { $due } 顆骰子
  }，這裡有 { $found } 顆。
roll_into_town-notation-box = 表格的「{ $name }」不能是這樣。map 是用 / 隔開的列，由 . H F M T O 組成，有一個市政廳；cathedral 是用 / 隔開的列，由 # 和 . 組成。
roll_into_town-notation-icon = 沒有「{ $found }」這個圖示。可用：{ OR($names, most: 5) }。
roll_into_town-notation-shape = 「{ $found }」的邊不對。河流有兩邊開口，例如 Rns；海岸有一到三邊是水，例如 Cnes。
roll_into_town-notation-sides = 「{ $found }」不是方位。可用 { AND($names) }，各寫一次，例如「ns」。
roll_into_town-notation-building = 沒有「{ $found }」這種建築。可用：{ OR($names, most: 10) }。
roll_into_town-notation-given = 「{ $found }」不是資源的數量。請寫成「2 wood」這樣，資源是 { OR($names) }。
roll_into_town-notation-no_die = 6 點不能再加。不寫 die，就會用最合適的一顆。
