# 擲骰建鎮：建造、收集和森林生長，像一位熟規則的朋友在桌邊說話。
# 名稱都直接放進句子（見 roll_into_town.ftl）；資源以「個」計，$there 是那一格現在畫著什麼。

## 為什麼不行：付資源

roll_into_town-violation-price = { $building }要 { $price } 個{ $resource }，你{ $have ->
    [0] 一個也沒有
   *[other] 有 { $have } 個，還差 { $missing } 個
  }。{ $helps ->
    [yes] 市場可以幫忙：拿 { $count } 個{ $give }{ $kinds ->
        [1] { "" }
       *[other] 和 { $count2 } 個{ $give2 }
      }去換缺的。
    [short] 市場也不夠：{ $worth ->
        [0] 付完剩下的什麼都換不到。
       *[other] 一共缺 { $all } 個，付完剩下的只能換 { $worth } 個。
      }
    [market] 要是有市場，就能換到缺的。
   *[other] { "" }
  }
roll_into_town-violation-market = 你還沒有市場，不能交換資源。
roll_into_town-violation-exchange = { $why ->
    [negative] 不能拿 { $given } 個{ $resource }去換，只能拿你有的。
    [missing] 你自己就缺{ $resource }，市場只收付完剩下的資源。
    [left] 付完只剩 { $left } 個{ $resource }，拿不出 { $given } 個來換。
    [rate] 市場每次收 { $rate } 個同種資源，{ $given } 個{ $resource }換不了。
   *[other] { $missing ->
        [0] 什麼都不缺，不用交換。
       *[other] 缺 { $missing } 個，只要拿 { $needed } 個去換，不是 { $given } 個。
      }
  }

## 為什麼不行：蓋在哪裡

roll_into_town-violation-once = 你已經有{ $building }了，一場只能蓋一次。
roll_into_town-violation-mirror = 只有大教堂可以左右翻轉，{ $building }不行。
roll_into_town-violation-built_over = { $kind ->
    [cathedral] 這裡放不下大教堂：{ $at } 已經有東西了（{ $there }）{ $count ->
        [1] 。
       *[other] ，一共有 { $count } 格被佔。
      }
    [lighthouse] 燈塔底部要蓋在沒有別的東西的海岸上，或是空格上。{ $at } 都不是（{ $there }）。
   *[other] { $building }要蓋在空格上，{ $at } 已經有東西了（{ $there }）。
  }
roll_into_town-violation-coast = { $on_coast ->
    [1] 港口要蓋在沒有別的東西的海岸上，{ $at } 的海岸上已經有{ $there }了。
   *[other] 港口要蓋在海岸上，{ $at } 不是海岸（{ $there }）。
  }
roll_into_town-violation-beside = { $rivers ->
    [0] 水車要蓋在河流旁邊，你還沒有畫河流。
   *[other] { $before ->
        [1] 河流正對著 { $at }，不是從旁邊流過。水車要蓋在河流旁邊，不是河流前面。
       *[other] 沒有河流從 { $at } 旁邊流過。水車要緊鄰一格河流。
      }
  }
roll_into_town-violation-bottom = 燈塔底部要蓋在海岸上，或是與海岸相鄰的空格上。{ $at } 周圍八格都沒有海岸。
roll_into_town-violation-top = { $why ->
    [off] 燈塔有兩格高，{ $at } 上面已經是地圖外了。
   *[other] 燈塔頂部會落在 { $top }，那裡已經有東西了（{ $there }）。
  }
roll_into_town-violation-outline = 大教堂放不下：第一格放在 { $at } 會伸出地圖。

## 為什麼不行：收集和生長

roll_into_town-violation-lumberjack = { $on_map ->
    [0] { $at } 不在地圖上，那裡沒有伐木工。
   *[other] { $at } 上沒有伐木工（{ $there }）。
  }
roll_into_town-violation-no_trees = { $at } 的伐木工周圍沒有樹。
roll_into_town-violation-forest = { $growing ->
    [0] 現在沒有森林要生長。
   *[other] 現在要生長的森林裡，沒有從 { $forest } 開始的。
  }
roll_into_town-violation-grown = 這片森林原本有 { $size } 棵樹，長 { $due } 棵，已經長完了。
roll_into_town-violation-beside_forest = { $corner ->
    [1] { $at } 和這片森林只碰到角。新的樹要緊鄰它。
   *[other] { $at } 沒有挨著這片森林。新的樹要緊鄰它的樹，剛長出來的也算。
  }

## 全桌放行的規則叫什麼

roll_into_town-rule-price = 建築的造價
roll_into_town-rule-market = 沒有市場不能交換
roll_into_town-rule-once = 一場只蓋一次
roll_into_town-rule-beside = 水車在河流旁邊
roll_into_town-rule-bottom = 燈塔在海岸邊
roll_into_town-rule-grown = 森林只長一半
roll_into_town-rule-beside_forest = 新的樹緊鄰自己的森林

## 怎樣才行

roll_into_town-repair-exchange = 去市場換：拿出 { $count } 個{ $give }{ $kinds ->
    [1] 。
   *[other] 和 { $count2 } 個{ $give2 }。
  }
roll_into_town-repair-no_exchange = 不用交換，直接蓋。
roll_into_town-repair-mirror = { $mirrored ->
    [1] 左右翻轉。
   *[other] 不要翻轉。
  }
roll_into_town-repair-more_goods = 再有 { $missing } 個{ $resource }就可以。
roll_into_town-repair-grow_forest = { $n ->
    [1] 另一片森林可以長到這裡。
   *[other] 另外 { $n } 片森林可以長到這裡。
  }

## 現在做什麼

roll_into_town-task-construct = { $count ->
    [0] { $seat } 沒有什麼可以蓋的了。
   *[other] { $seat } 選要蓋的建築：有 { $count } 種可選。
  }
roll_into_town-task-gather = { $lumberjacks ->
    [0] { $seat } 沒有樹可砍了。
   *[other] { $seat } 有 { $lumberjacks } 名伐木工可以砍樹。
  }
roll_into_town-task-upkeep = { $trees ->
    [0] { $seat } 的森林長完了。
   *[other] { $seat } 的森林在生長：還要畫 { $trees } 棵樹。
  }

## 點下去會怎樣：建造

roll_into_town-preview-pays = { $missing ->
    [0] 付 { $price } 個{ $resource }，剩 { $left } 個
   *[other] 付 { $price } 個{ $resource }，{ $given ->
        [0] 還差 { $missing } 個
       *[other] 其中 { $missing } 個從市場換來
      }
  }
roll_into_town-preview-trades = 在市場用 { $count } 個{ $give }換 { $got } 個，剩 { $left } 個
roll_into_town-preview-brings_food = { $gain ->
    [0] 還沒有食物：你沒有農場
   *[other] 每輪食物 { SIGNED($gain) }，一共 { $total } 個
  }
roll_into_town-preview-brings_stone = { $gain ->
    [0] 還沒有石頭：周圍沒有山脈
   *[other] 每輪石頭 { SIGNED($gain) }，一共 { $total } 個
  }
roll_into_town-preview-trees_near = { $trees ->
    [0] 周圍還沒有樹
   *[other] 周圍有 { $trees } 棵樹
  }
roll_into_town-preview-fountain = 這場可以多畫 { $uses } 個圖示
roll_into_town-preview-market = 以後可以用 { $rate } 個同種資源換 1 個別的
roll_into_town-preview-house = { $tavern ->
    [1] { SIGNED($points) } 分，已算上酒館
   *[other] { SIGNED($points) } 分
  }
roll_into_town-preview-tavern = { $houses ->
    [0] 還沒有分：周圍沒有別的酒館沒算過的房子
   *[other] { SIGNED($points) } 分：{ $houses } 座房子
  }
roll_into_town-preview-lighthouse = 照現在的地圖 { SIGNED($points) } 分：{ $coasts } 格海岸、{ $oceans } 格海洋
roll_into_town-preview-cathedral = { SIGNED($points) } 分
roll_into_town-preview-blocks_river = { $left ->
    [0] 河流本來可以流到 { OR($at) }，這樣就再也流不下去了
   *[other] 河流本來可以流到 { OR($at) }
  }

## 點下去會怎樣：砍樹和生長

roll_into_town-preview-fells = 砍 { $trees } 棵樹：木材 { SIGNED($gain) }，一共 { $wood } 個{ $lost ->
    [0] { "" }
   *[other] ；放不下的 { $lost } 個就沒了
  }
roll_into_town-preview-grows_less = { $after ->
    [0] 維護階段什麼都不長，原本會長 { $before } 棵
   *[other] 維護階段長 { $after } 棵，原本會長 { $before } 棵
  }
roll_into_town-preview-joins = 把 { $parts } 處的樹連成 { $size } 棵的一片
roll_into_town-preview-forest_left = { $left ->
    [0] 這片森林就長完了
   *[other] { $stuck ->
        [1] 還該長 { $left } 棵，可是沒有地方了
       *[other] 之後還要長 { $left } 棵
      }
  }
