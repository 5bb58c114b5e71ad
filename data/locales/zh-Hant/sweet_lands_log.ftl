# 甜蜜之地：一步要付什麼、帶來什麼，怎樣才行，哪裡對不上，還有紀錄，像一位熟規則的朋友在桌邊說話。
# $piece、$column、$what 是 sweet_lands.ftl 裡的名稱（piece-、element-、gain-、due-、phase-），印的內容的標題在 sweet_lands_box.ftl。

## 多少東西

sweet_lands-amount-none = 什麼也不拿
sweet_lands-amount-gold = { $count } 黃金
sweet_lands-amount-wheat = { $count } 小麥
sweet_lands-amount-wood = { $count } 木材
sweet_lands-amount-iron = { $count } 鐵礦
sweet_lands-amount-diamond = { $count } 顆鑽石
sweet_lands-amount-card = { $count } 張市民卡
sweet_lands-amount-basic = { $count } 個基礎資源
sweet_lands-amount-disc = { $count } 個行動圓片
sweet_lands-amount-victory = { $count } 點勝利分數
sweet_lands-amount-city = { $count } 點城市分數
sweet_lands-amount-industry = { $count } 點產業分數
sweet_lands-amount-food = 食品軌 { $count } 格
sweet_lands-amount-track = 產業軌 { $count } 格
sweet_lands-amount-wagon = 貨車 { $count } 格
sweet_lands-amount-train = 火車 { $count } 格
sweet_lands-amount-locomotive = 火車
sweet_lands-amount-orange = 橘色繁榮軌 { $count } 格
sweet_lands-amount-green = 綠色繁榮軌 { $count } 格
sweet_lands-amount-grey = 灰色繁榮軌 { $count } 格
sweet_lands-amount-any = 任意繁榮軌 { $count } 格
sweet_lands-amount-terrain = { $count } 片地形版塊
sweet_lands-amount-special = { $count } 片特殊地形版塊
sweet_lands-amount-road = { $count } 條道路
sweet_lands-amount-property = { $count } 個財產
sweet_lands-amount-rabbit = { $count } 隻餅乾兔
sweet_lands-amount-skill = { $count } 片技能版塊
sweet_lands-amount-wonder = 奇蹟
sweet_lands-amount-reward1 = { $count ->
    [1] 產業獎勵 1
   *[other] 產業獎勵 1 共 { $count } 次
  }
sweet_lands-amount-reward2 = { $count ->
    [1] 產業獎勵 2
   *[other] 產業獎勵 2 共 { $count } 次
  }
sweet_lands-amount-reward3 = { $count ->
    [1] 產業獎勵 3
   *[other] 產業獎勵 3 共 { $count } 次
  }
sweet_lands-amount-gold_income = 黃金收入軌 { $count } 格
sweet_lands-amount-wheat_income = 小麥收入軌 { $count } 格
sweet_lands-amount-wood_income = 木材收入軌 { $count } 格
sweet_lands-amount-iron_income = 鐵礦收入軌 { $count } 格
sweet_lands-amount-hand = 自己記的東西

## 接下來要拿、要做的

sweet_lands-follow-terrain = { $count ->
    [1] 放 1 片地形版塊
   *[other] 放至多 { $count } 片地形版塊
  }
sweet_lands-follow-special = { $count ->
    [1] 放 1 片特殊地形版塊
   *[other] 放至多 { $count } 片特殊地形版塊
  }
sweet_lands-follow-road = { $count ->
    [1] 放 1 條道路
   *[other] 放至多 { $count } 條道路
  }
sweet_lands-follow-property = { $count ->
    [1] 放 1 個財產
   *[other] 放至多 { $count } 個財產
  }
sweet_lands-follow-rabbit = { $count ->
    [1] 放 1 隻餅乾兔
   *[other] 放至多 { $count } 隻餅乾兔
  }
sweet_lands-follow-basic = 自選 { $count } 個基礎資源
sweet_lands-follow-skill = 自選 { $count } 片技能版塊
sweet_lands-follow-choose = { $count ->
    [1] 選一種獎勵
   *[other] 選 { $count } 次獎勵
  }
sweet_lands-follow-food = 食品軌推進 { $count } 格
sweet_lands-follow-track = 貨車或火車推進 { $count } 格
sweet_lands-follow-wagon = 貨車推進 { $count } 格
sweet_lands-follow-orange = 橘色繁榮軌推進 { $count } 格
sweet_lands-follow-green = 綠色繁榮軌推進 { $count } 格
sweet_lands-follow-grey = 灰色繁榮軌推進 { $count } 格
sweet_lands-follow-any = 自選繁榮軌推進 { $count } 格
sweet_lands-follow-reward1 = { $count ->
    [1] 產業獎勵 1
   *[other] 產業獎勵 1 共 { $count } 次
  }
sweet_lands-follow-reward2 = { $count ->
    [1] 產業獎勵 2
   *[other] 產業獎勵 2 共 { $count } 次
  }
sweet_lands-follow-reward3 = { $count ->
    [1] 產業獎勵 3
   *[other] 產業獎勵 3 共 { $count } 次
  }
sweet_lands-follow-coffee = { $count ->
    [1] 咖啡商店的獎勵
   *[other] { $count } 間咖啡商店的獎勵
  }
sweet_lands-follow-automate = 花 1 顆鑽石把這張卡自動化
sweet_lands-follow-print = 另外 { $count } 個獎勵
sweet_lands-follow-later = { $count ->
    [1] 全部放完後，財產本身的獎勵
   *[other] 全部放完後，{ $count } 個財產本身的獎勵
  }
sweet_lands-follow-tile = { $count ->
    [1] 翻面地形版塊的獎勵
   *[other] { $count } 片翻面地形版塊的獎勵
  }
sweet_lands-follow-ground = { $count ->
    [1] 一格的地形
   *[other] { $count } 格的地形
  }
sweet_lands-follow-price = 要看的費用
sweet_lands-follow-spaces = 收入標記的起始位置
sweet_lands-follow-income = 收入
sweet_lands-follow-city = 城市分數
sweet_lands-follow-marks = 越過產業分數標記的產業分數
sweet_lands-follow-ahead = 輪次幫助版塊上前方標記的分數
sweet_lands-follow-helper = 輔助標記的新位置
sweet_lands-follow-cost = 選擇怎麼付費
sweet_lands-follow-pay = 付 { $count } 個自選的基礎資源
sweet_lands-follow-turned = 翻開 { $count } 片額外行動版塊
sweet_lands-follow-endless = 會繞回自己的獎勵
sweet_lands-follow-which = 說明是哪一片特殊地形版塊

## 帶號碼的名稱

sweet_lands-said-area = 行動區域 { $letter }
sweet_lands-said-extra = 額外行動版塊 { $number }
sweet_lands-said-skill = 技能版塊 { $number }
sweet_lands-said-advanced = 進階技能版塊 { $number }
sweet_lands-said-milestone = 里程碑 { $number }
sweet_lands-said-final = 最終計分版塊 { $number }
sweet_lands-said-edge = { $one } 與 { $other } 之間的邊
sweet_lands-said-rim = { $one } 的外側邊
sweet_lands-said-card = 市民卡 { $number }
sweet_lands-said-named = 「{ $name }」
sweet_lands-said-a_card = 剛打出的卡
sweet_lands-said-one_card = 一張沒記名的卡
sweet_lands-said-one_milestone = 一片沒記編號的里程碑
sweet_lands-said-track = { $number ->
    [1] 橘色上
    [2] 橘色下
    [3] 綠色上
    [4] 綠色下
    [5] 灰色上
   *[6] 灰色下
  }繁榮軌
sweet_lands-said-track_of = { $element }的繁榮軌
sweet_lands-said-character = App 編號 { $board } 的角色{ $side ->
    [a] 正面
   *[b] 背面
  }
sweet_lands-said-character_of = 起始有{ AND($start, most: 9) }的角色（{ $character }）
sweet_lands-said-no_character = 沒有角色

## 點下去會怎樣

sweet_lands-preview-pays = 付 { AND($paid, most: 9) }
sweet_lands-preview-short = 還差 { AND($missing, most: 9) }
sweet_lands-preview-discount = 食品軌的木材減價省下 { $count } 木材
sweet_lands-preview-gets = 獲得 { AND($got, most: 12) }
sweet_lands-preview-follows = 接著：{ AND($what, most: 6) }
sweet_lands-preview-unread = { $count ->
    [1] 這裡印了什麼還沒人看過，先不算：{ $what }
   *[other] 有 { $count } 處印了什麼還沒人看過，先不算：{ AND($what, most: 2) }
  }
sweet_lands-preview-by_hand = 印的獎勵由你自己記，下次會再問
sweet_lands-preview-flips = { $count ->
    [1] { $cells } 的地形版塊翻面
   *[other] { $count } 片地形版塊翻面：{ AND($cells) }
  }
sweet_lands-preview-draws = { $count ->
    [1] 啟動一個額外抽牌區：現在抽 1 張，以後每次收入多抽 1 張
   *[other] 啟動 { $count } 個額外抽牌區：現在抽 { $count } 張，以後每次收入多抽 { $count } 張
  }
sweet_lands-preview-port = { $count } 座港口與首都相連
sweet_lands-preview-cities = { $count ->
    [0] 沒有城市了，原本有 { $before } 座
   *[other] 有 { $count } 座城市，原本 { $before } 座
  }
sweet_lands-preview-room = { $column }直行下方可以放 { $count } 張自動化的卡
sweet_lands-preview-set = 五個{ $set }都在地圖上了，最後會計分
sweet_lands-preview-opens = 有了研究室，可以再往前：{ AND($pieces) }
sweet_lands-preview-moves = { $piece } 到第 { $space } 格
sweet_lands-preview-advances = 到{ $track } 第 { $space } 格
sweet_lands-preview-multiplies = 最後每個{ $element }算 { $times } 分，你現在有 { $count } 個
sweet_lands-preview-first = 你第一個到最右側，獲得最終獎勵
sweet_lands-preview-automates = 放在{ $column }直行下方，照現在的情況，產業獎勵 { $number } { $count ->
    [0] 什麼也不會給
   *[other] 會給 { AND($gives, most: 9) }
  }{ $unread ->
    [0] { "" }
   *[other] ，還沒人看過的不算
  }
sweet_lands-preview-passes_cities = { $count } 座城市：{ $count } 點城市分數
sweet_lands-preview-passes_marks = 越過產業分數標記：{ $count } 點產業分數
sweet_lands-preview-loses = 這輪結束時會失去 { AND($lost) }
sweet_lands-preview-next = 接著輪到 { $seat }
sweet_lands-preview-gives_up = 放棄：{ AND($what) }

## 怎樣才行

sweet_lands-repair-read = 先輸入這裡印了什麼：{ $what }。
sweet_lands-repair-owed_first = 先處理還沒拿的：{ $due }{ $count ->
    [1] 。
   *[other] ，還有跟著來的。
  }
sweet_lands-repair-next_action = 等下一次行動：這片地形版塊是這次行動中才翻面的。
sweet_lands-repair-road_first = { $n ->
    [1] 先在旁邊放道路，要在這次行動之前：{ $cells }。
   *[other] 先在旁邊放道路，要在這次行動之前，例如 { OR($cells) }。
  }
sweet_lands-repair-other_piece = 這裡可以放{ $piece }。
sweet_lands-repair-slot = { $area } 最左側的空格是第 { $slot } 格。
sweet_lands-repair-disc = 改用行動圓片來付。
sweet_lands-repair-cards = 不用圓片，改棄 { $count } 張市民卡。
sweet_lands-repair-give = 改付 { AND($paid) }。
sweet_lands-repair-free = 先做免費行動 { $number }：用 { AND($paid) } 換 { AND($got) }。
sweet_lands-repair-more = 再有 { $amount } 就可以。
sweet_lands-repair-other_cost = 改付另一種費用：{ AND($paid) }。

## 程式和桌面對不上的地方

sweet_lands-warning-final_else = App 算不出 { $tile } 比的項目。請自己把分數加進勝利分數。
sweet_lands-warning-too_many = App 和桌面不一致：{ $seat } 只有 { $has }，App 裡有 { $shown }。
sweet_lands-warning-automated = { $seat } 的{ $column }直行下方有 { $count } 張卡，目前只放得下 { $most } 張。
sweet_lands-warning-beyond_food = { $seat } 的食品標記在第 { $space } 格，食品軌只到第 { $most } 格。
sweet_lands-warning-beyond_wagon = { $seat } 的貨車在第 { $space } 格，產業軌只到第 { $most } 格。
sweet_lands-warning-beyond_locomotive = { $seat } 的火車在第 { $space } 格，產業軌只到第 { $most } 格。
sweet_lands-warning-beyond_track = { $seat } 的標記在{ $track } 第 { $space } 格，那條軌只到第 { $most } 格。
sweet_lands-warning-no_ground = { $seat } 的地圖上，{ AND($cells) } 不能放版塊，卻有 { $count } 片。
sweet_lands-warning-tiles_apart = { $seat } 的地圖上，有 { $count } 片地形版塊沒有與首都相連：{ AND($cells) }。
sweet_lands-warning-special_ground = { $seat } 的地圖上，有 { $count } 片特殊地形版塊放在一般地形上：{ AND($cells) }。
sweet_lands-warning-not_flipped = { $seat } 的地圖上，有 { $count } 個財產不在翻面的地形版塊上：{ AND($cells) }。
sweet_lands-warning-no_property = { $seat } 的地圖上，有 { $count } 隻餅乾兔住的地方沒有財產：{ AND($cells) }。
sweet_lands-warning-roads_apart = { $seat } 的地圖上，有 { $count } 條道路沒有接到首都的道路：{ AND($cells) }。
sweet_lands-warning-road_off = { $seat } 有 { $count } 條道路在地圖外：{ AND($cells) }。
sweet_lands-warning-coffee_twice = { $seat } 的地圖上咖啡商店 { $number } 出現 { $count } 次，其實只有一間。
sweet_lands-warning-one_board = { AND($seats) }用同一片角色圖版（App 編號 { $board }），其實只有一片。
sweet_lands-warning-one_map = { AND($seats) }都用地圖 { $map }，其實只有一張。
sweet_lands-warning-one_helper = { AND($seats) }的輔助標記都在位置 { $place }，那裡只能放一個。
sweet_lands-warning-milestones = 這裡有 { $count } 片里程碑被獲取，可是第 { $most } 片之後，其餘的就移除了。
sweet_lands-warning-milestone_twice = { $tile } 被獲取了兩次，其實只有一片。
sweet_lands-warning-finals = 一場要有 { $most } 片最終計分版塊，App 裡有 { $count } 片。
## 紀錄

sweet_lands-log-got = { $gains ->
    [0] { "" }
   *[other] 獲得 { AND($got, most: 12) }。
  }
sweet_lands-log-paid = { $costs ->
    [0] { "" }
   *[other] ，付 { AND($paid, most: 9) }
  }
sweet_lands-move-choose = { $seat } 選了{ $character }，用地圖 { $map }。{ sweet_lands-log-got }
sweet_lands-move-reveal = 翻開並放到桌上：{ $tile }。
sweet_lands-move-helper = { $seat } 把輔助標記放到位置 { $place }。{ sweet_lands-log-got }
sweet_lands-move-collect = { $seat } 拿了收入。{ sweet_lands-log-got }
sweet_lands-move-area = { $seat } 使用{ $area }：付 { AND($paid, most: 9) }。{ sweet_lands-log-got }
sweet_lands-move-area_copy = { $seat } 使用{ $area } 複製{ $copied }：付 { AND($paid, most: 9) }。{ sweet_lands-log-got }
sweet_lands-move-play = { $seat } 打出{ $card }{ sweet_lands-log-paid }。{ sweet_lands-log-got }
sweet_lands-move-play_mark = { $seat } 打出一張有{ $mark } 的市民卡，效果自己記。
sweet_lands-move-play_mark_passing = { $seat } 打出一張有{ $mark } 的略過型市民卡，效果自己記。
sweet_lands-move-flip = { $seat } 把 { $tile } 翻面。{ sweet_lands-log-got }
sweet_lands-move-pass = { $seat } 略過了。{ sweet_lands-log-got }
sweet_lands-move-done = { $seat } 的回合結束。
sweet_lands-move-free_piece = { $seat } { $costs ->
    [0] 什麼也沒付
   *[other] 付 { AND($paid) }
  }，換 { $what }（免費行動）。
sweet_lands-move-free_trade = { $seat } { $costs ->
    [0] 什麼也沒付，換
   *[other] 用 { AND($paid) } 換
  } { AND($got) }（免費行動）。
sweet_lands-move-free_milestone = { $seat } 獲取 { $tile }。
sweet_lands-move-free_tower = { $seat } 把鐘樓放到 { $at }。{ sweet_lands-log-got }
sweet_lands-move-terrain = { $seat } 在 { $at } 放了地形版塊。{ sweet_lands-log-got }
sweet_lands-move-special = { $seat } 在 { $at } 放了特殊地形版塊。{ sweet_lands-log-got }
sweet_lands-move-special_tile = { $seat } 在 { $at } 放了特殊地形版塊 { $tile }。{ sweet_lands-log-got }
sweet_lands-move-road = { $seat } 在 { $at } 放了道路。{ sweet_lands-log-got }
sweet_lands-move-property = { $seat } 在 { $at } 蓋了{ $piece }{ sweet_lands-log-paid }。{ sweet_lands-log-got }
sweet_lands-move-rabbit = { $seat } 的餅乾兔搬到 { $at }。{ sweet_lands-log-got }
sweet_lands-move-no_rabbit = { $seat } 沒有餅乾兔了。{ sweet_lands-log-got }
sweet_lands-move-decide = { $seat } 選了 { AND($chosen, most: 9) }。{ sweet_lands-log-got }
sweet_lands-move-take = { $seat } 拿了 { $what }。{ sweet_lands-log-got }
sweet_lands-move-step = { $seat } 的{ $piece } 到第 { $space } 格。{ sweet_lands-log-got }
sweet_lands-move-advance = { $seat } 在{ $track } 推進到第 { $space } 格{ sweet_lands-log-paid }。{ sweet_lands-log-got }
sweet_lands-move-skill = { $seat } 拿了 { $tile }{ sweet_lands-log-paid }。{ sweet_lands-log-got }
sweet_lands-move-automate = { $seat } 把{ $card } 放到{ $column }直行下方{ sweet_lands-log-paid }。
sweet_lands-move-ahead = { $seat } 因為輪次幫助版塊上前方的標記{ $points ->
    [0] 沒有得分
   *[other] 得 { $points } 分
  }。{ sweet_lands-log-got }
sweet_lands-move-skip = { $seat } 放棄：{ AND($what) }。
sweet_lands-move-by_hand = { $seat } 自己記：{ AND($what) }。{ sweet_lands-log-got }
sweet_lands-move-card_blank = { $seat } 說這張牌沒有效果：{ AND($what) }。
sweet_lands-move-pay = { $seat } 付了 { $what }。
sweet_lands-move-name_special = { $seat } 說 { $at } 上放的是特殊地形版塊 { $tile }。
sweet_lands-move-decide_cost = { $seat } 選擇付 { AND($paid) }。

sweet_lands-correct-printed = 你的遊戲盒：照印的填了{ $what }
sweet_lands-correct-reread = 你的遊戲盒：{ $what }之前讀錯了，後來的每一步都已照新內容重算。
sweet_lands-correct-tracked = 這桌從現在起自己記，App 不再詢問：{ $what }。
sweet_lands-correct-tracked_not = App 會再詢問：{ $what }。
sweet_lands-correct-owed = { $seat } 還有未處理的：{ AND($what, most: 9) }。
sweet_lands-correct-turn = 現在是第 { $round } 輪「{ $phase }」：輪到 { $turn }，起始玩家標記在 { $start } 那裡。
sweet_lands-correct-tiles_milestone = { $count ->
    [0] 桌上沒有里程碑。
   *[other] 桌上有：{ AND($tiles, most: 9) }。
  }
sweet_lands-correct-tiles_final = { $count ->
    [0] 桌上沒有最終計分版塊。
   *[other] 桌上有：{ AND($tiles, most: 9) }。
  }
sweet_lands-correct-tiles_advanced = { $count ->
    [0] 桌上沒有進階技能版塊。
   *[other] 桌上有：{ AND($tiles, most: 9) }。
  }
sweet_lands-correct-disc = { $area } 第 { $slot } 格現在是 { $seat } 的圓片。
sweet_lands-correct-disc_none = { $area } 第 { $slot } 格沒有圓片。
sweet_lands-correct-end = { $seat } 第一個到{ $track } 的最右側。
sweet_lands-correct-end_none = 還沒有人到{ $track } 的最右側。
sweet_lands-correct-spot = { $seat } 的地圖上，{ $at } 現在是{ $tile ->
    [none] { $built ->
        [0] 空的
       *[other] { $piece }
      }
    [flipped] 翻面的{ $special ->
        [0] 地形版塊
       *[other] 特殊地形版塊 { $special }
      }{ $built ->
        [0] { "" }
       *[other] ，上面有{ $piece }
      }
   *[down] 還沒翻面的{ $special ->
        [0] 地形版塊
       *[other] 特殊地形版塊 { $special }
      }{ $built ->
        [0] { "" }
       *[other] ，上面有{ $piece }
      }
  }{ $rabbit ->
    [0] 。
   *[other] ，還有一隻餅乾兔。
  }
sweet_lands-correct-clear = { $seat } 的地圖上 { $at } 沒有東西了。
sweet_lands-correct-road = { $seat } 的地圖上 { $at } 現在有道路。
sweet_lands-correct-road_none = { $seat } 的地圖上 { $at } 沒有道路了。
sweet_lands-correct-stock = { $seat } 現在有 { $amount }。
sweet_lands-correct-stands_food = { $seat } 的食品標記現在在第 { $space } 格。
sweet_lands-correct-stands_wagon = { $seat } 的貨車現在在第 { $space } 格。
sweet_lands-correct-stands_locomotive = { $space ->
    [0] { $seat } 還沒有火車。
   *[other] { $seat } 的火車現在在第 { $space } 格。
  }
sweet_lands-correct-space = { $seat } 的{ $resource }收入標記現在在第 { $space } 格。
sweet_lands-correct-track = { $seat } 的標記現在在{ $track } 第 { $space } 格。
sweet_lands-correct-mark = { $seat } 打出了 { $count } 張有{ $mark } 的市民卡。
sweet_lands-correct-multiplier = { $seat } 的{ $element }每個算 { $times } 分。
sweet_lands-correct-multiplier_box = { $seat } 的{ $element }每個算幾分，又照遊戲盒來。
sweet_lands-correct-wonder = { $seat } 有奇蹟。
sweet_lands-correct-wonder_not = { $seat } 沒有奇蹟。
sweet_lands-correct-ability_used = { $seat } 這輪用過角色能力了。
sweet_lands-correct-ability_used_not = { $seat } 這輪還沒用角色能力。
sweet_lands-correct-skill_up = { $seat } 有 { $tile }，面朝上。
sweet_lands-correct-skill_down = { $seat } 有 { $tile }，面朝下。
sweet_lands-correct-skill_gone = { $seat } 沒有 { $tile }。
sweet_lands-correct-automated = { $seat } 的{ $column }直行下方有 { $count } 張卡。
sweet_lands-correct-count = { $seat } 的地圖上數出：{ $what } { $count }。
sweet_lands-correct-character = { $seat } 用{ $character }，地圖 { $map }。
sweet_lands-correct-helper = { $seat } 的輔助標記在位置 { $place }。
sweet_lands-correct-helper_none = { $seat } 的輔助標記不在任何位置上。
sweet_lands-correct-milestones = { $seat } 獲取了 { $count } 片里程碑。
sweet_lands-correct-automated_cards = { $seat } 的{ $column }直行下方，由上而下：{ $count ->
    [0] 沒有卡。
   *[other] { AND($cards, most: 9) }。
  }
sweet_lands-correct-passing_cards = { $seat } 打出的略過型市民卡：{ $count ->
    [0] 沒有。
   *[other] { AND($cards, most: 9) }。
  }
sweet_lands-correct-rabbit_place = { $seat } 的產業發展圖版上，餅乾兔位置 { $place } 空了。
sweet_lands-correct-rabbit_place_not = { $seat } 的產業發展圖版上，位置 { $place } 還有一隻餅乾兔。
sweet_lands-correct-own_milestones = { $seat } { $count ->
    [0] 沒有獲取里程碑。
   *[other] 獲取了{ AND($tiles, most: 5) }。
  }
sweet_lands-correct-claimed = { $count ->
    [0] 這場遊戲還沒有里程碑被獲取。
   *[other] 這場遊戲已有 { $count } 片里程碑被獲取。
  }

## 有人問起時，說出桌上的情況

sweet_lands-fact-start = 起始玩家標記在 { $seat } 那裡。
