# 掷骰建镇：建造、收集和森林生长，像一位熟悉规则的朋友在桌边说话。
# 名称都直接放进句子（见 roll_into_town.ftl）；资源以“个”计，$there 是那一格现在画着什么。

## 为什么不行：付资源

roll_into_town-violation-price = { $building }要 { $price } 个{ $resource }，你{ $have ->
    [0] 一个也没有
   *[other] 有 { $have } 个，还差 { $missing } 个
  }。{ $helps ->
    [yes] 市场可以帮忙：拿 { $count } 个{ $give }{ $kinds ->
        [1] { "" }
       *[other] 和 { $count2 } 个{ $give2 }
      }去换缺的。
    [short] 市场也不够：{ $worth ->
        [0] 付完剩下的什么都换不到。
       *[other] 一共缺 { $all } 个，付完剩下的只能换 { $worth } 个。
      }
    [market] 要是有市场，就能换到缺的。
   *[other] { "" }
  }
roll_into_town-violation-market = 你还没有市场，不能交换资源。
roll_into_town-violation-exchange = { $why ->
    [negative] 不能拿 { $given } 个{ $resource }去换，只能拿你有的。
    [missing] 你自己就缺{ $resource }，市场只收付完剩下的资源。
    [left] 付完只剩 { $left } 个{ $resource }，拿不出 { $given } 个来换。
    [rate] 市场每次收 { $rate } 个同种资源，{ $given } 个{ $resource }换不了。
   *[other] { $missing ->
        [0] 什么都不缺，不用交换。
       *[other] 缺 { $missing } 个，只要拿 { $needed } 个去换，不是 { $given } 个。
      }
  }

## 为什么不行：建在哪里

roll_into_town-violation-once = 你已经有{ $building }了，一局只能建一次。
roll_into_town-violation-mirror = 只有大教堂可以左右翻转，{ $building }不行。
roll_into_town-violation-built_over = { $kind ->
    [cathedral] 这里放不下大教堂：{ $at } 已经有东西了（{ $there }）{ $count ->
        [1] 。
       *[other] ，一共有 { $count } 格被占。
      }
    [lighthouse] 灯塔底部要建在没有别的东西的海岸上，或者空格上。{ $at } 都不是（{ $there }）。
   *[other] { $building }要建在空格上，{ $at } 已经有东西了（{ $there }）。
  }
roll_into_town-violation-coast = { $on_coast ->
    [1] 港口要建在没有别的东西的海岸上，{ $at } 的海岸上已经有{ $there }了。
   *[other] 港口要建在海岸上，{ $at } 不是海岸（{ $there }）。
  }
roll_into_town-violation-beside = { $rivers ->
    [0] 水车要建在河流旁边，你还没有画河流。
   *[other] { $before ->
        [1] 河流正对着 { $at }，不是从旁边流过。水车要建在河流旁边，不是河流前面。
       *[other] 没有河流从 { $at } 旁边流过。水车要紧邻一格河流。
      }
  }
roll_into_town-violation-bottom = 灯塔底部要建在海岸上，或者与海岸相邻的空格上。{ $at } 周围八格都没有海岸。
roll_into_town-violation-top = { $why ->
    [off] 灯塔有两格高，{ $at } 上面已经是地图外了。
   *[other] 灯塔顶部会落在 { $top }，那里已经有东西了（{ $there }）。
  }
roll_into_town-violation-outline = 大教堂放不下：第一格放在 { $at } 会伸出地图。

## 为什么不行：收集和生长

roll_into_town-violation-lumberjack = { $on_map ->
    [0] { $at } 不在地图上，那里没有伐木工。
   *[other] { $at } 上没有伐木工（{ $there }）。
  }
roll_into_town-violation-no_trees = { $at } 的伐木工周围没有树。
roll_into_town-violation-forest = { $growing ->
    [0] 现在没有森林要生长。
   *[other] 现在要生长的森林里，没有从 { $forest } 开始的。
  }
roll_into_town-violation-grown = 这片森林原来有 { $size } 棵树，长 { $due } 棵，已经长完了。
roll_into_town-violation-beside_forest = { $corner ->
    [1] { $at } 和这片森林只碰到角。新树要紧邻它。
   *[other] { $at } 不挨着这片森林。新树要紧邻它的树，刚长出的也算。
  }

## 全桌放行的规则叫什么

roll_into_town-rule-price = 建筑的造价
roll_into_town-rule-market = 没有市场不能交换
roll_into_town-rule-once = 一局只建一次
roll_into_town-rule-beside = 水车在河流旁边
roll_into_town-rule-bottom = 灯塔在海岸边
roll_into_town-rule-grown = 森林只长一半
roll_into_town-rule-beside_forest = 新树紧邻自己的森林

## 怎样才行

roll_into_town-repair-exchange = 去市场换：拿出 { $count } 个{ $give }{ $kinds ->
    [1] 。
   *[other] 和 { $count2 } 个{ $give2 }。
  }
roll_into_town-repair-no_exchange = 不用交换，直接建。
roll_into_town-repair-mirror = { $mirrored ->
    [1] 左右翻转。
   *[other] 不要翻转。
  }
roll_into_town-repair-more_goods = 再有 { $missing } 个{ $resource }就可以。
roll_into_town-repair-grow_forest = { $n ->
    [1] 另一片森林可以长到这里。
   *[other] 另外 { $n } 片森林可以长到这里。
  }

## 现在做什么

roll_into_town-task-construct = { $count ->
    [0] { $seat } 没有什么可建的了。
   *[other] { $seat } 选要建的建筑：有 { $count } 种可选。
  }
roll_into_town-task-gather = { $lumberjacks ->
    [0] { $seat } 没有树可砍了。
   *[other] { $seat } 有 { $lumberjacks } 名伐木工可以砍树。
  }
roll_into_town-task-upkeep = { $trees ->
    [0] { $seat } 的森林长完了。
   *[other] { $seat } 的森林在生长：还要画 { $trees } 棵树。
  }

## 点下去会怎样：建造

roll_into_town-preview-pays = { $missing ->
    [0] 付 { $price } 个{ $resource }，剩 { $left } 个
   *[other] 付 { $price } 个{ $resource }，{ $given ->
        [0] 还差 { $missing } 个
       *[other] 其中 { $missing } 个从市场换来
      }
  }
roll_into_town-preview-trades = 在市场用 { $count } 个{ $give }换 { $got } 个，剩 { $left } 个
roll_into_town-preview-brings_food = { $gain ->
    [0] 还没有食物：你没有农场
   *[other] 每轮食物 { SIGNED($gain) }，一共 { $total } 个
  }
roll_into_town-preview-brings_stone = { $gain ->
    [0] 还没有石头：周围没有山脉
   *[other] 每轮石头 { SIGNED($gain) }，一共 { $total } 个
  }
roll_into_town-preview-trees_near = { $trees ->
    [0] 周围还没有树
   *[other] 周围有 { $trees } 棵树
  }
roll_into_town-preview-fountain = 这局可以多画 { $uses } 个图标
roll_into_town-preview-market = 以后可以用 { $rate } 个同种资源换 1 个别的
roll_into_town-preview-house = { $tavern ->
    [1] { SIGNED($points) } 分，已算上酒馆
   *[other] { SIGNED($points) } 分
  }
roll_into_town-preview-tavern = { $houses ->
    [0] 还没有分：周围没有别的酒馆没算过的房子
   *[other] { SIGNED($points) } 分：{ $houses } 座房子
  }
roll_into_town-preview-lighthouse = 照现在的地图 { SIGNED($points) } 分：{ $coasts } 格海岸、{ $oceans } 格海洋
roll_into_town-preview-cathedral = { SIGNED($points) } 分
roll_into_town-preview-blocks_river = { $left ->
    [0] 河流本来可以流到 { OR($at) }，这样就再也流不下去了
   *[other] 河流本来可以流到 { OR($at) }
  }

## 点下去会怎样：砍树和生长

roll_into_town-preview-fells = 砍 { $trees } 棵树：木材 { SIGNED($gain) }，一共 { $wood } 个{ $lost ->
    [0] { "" }
   *[other] ；放不下的 { $lost } 个就没了
  }
roll_into_town-preview-grows_less = { $after ->
    [0] 维护阶段什么都不长，原来会长 { $before } 棵
   *[other] 维护阶段长 { $after } 棵，原来会长 { $before } 棵
  }
roll_into_town-preview-joins = 把 { $parts } 处的树连成 { $size } 棵的一片
roll_into_town-preview-forest_left = { $left ->
    [0] 这片森林就长完了
   *[other] { $stuck ->
        [1] 还该长 { $left } 棵，可是没有地方了
       *[other] 之后还要长 { $left } 棵
      }
  }
