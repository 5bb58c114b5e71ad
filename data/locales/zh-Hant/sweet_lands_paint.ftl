# 甜蜜之地：桌上有什麼、照桌面更正、整張桌子、要擺出什麼。

sweet_lands-paint-has = { $what }：{ $n }

sweet_lands-paint-stock-gold = 黃金
sweet_lands-paint-stock-wheat = 小麥
sweet_lands-paint-stock-wood = 木材
sweet_lands-paint-stock-iron = 鐵礦
sweet_lands-paint-stock-diamonds = 鑽石
sweet_lands-paint-stock-hand = 手牌
sweet_lands-paint-stock-discs = 行動圓片
sweet_lands-paint-stock-points = 勝利分數
sweet_lands-paint-stock-city_points = 城市分數
sweet_lands-paint-stock-industry_points = 產業分數
sweet_lands-paint-stock-food = 食品軌
sweet_lands-paint-stock-wagon = 貨車
sweet_lands-paint-stock-locomotive = 火車

sweet_lands-paint-tile-down = 未翻面的地形版塊
sweet_lands-paint-tile-flipped = 已翻面的地形版塊
sweet_lands-paint-special-down = 未翻面的特殊地形版塊
sweet_lands-paint-special-flipped = 已翻面的特殊地形版塊
sweet_lands-paint-fresh = 剛剛翻面
sweet_lands-paint-edge = { $one } 與 { $other } 之間的邊
sweet_lands-paint-rim = { $one } 的外側邊

## 整張桌子

sweet_lands-paint-of-seat = { $name }：{ $what }
sweet_lands-paint-map-of = { $name } 的地圖
sweet_lands-paint-income = 收入標記：{ $what }
sweet_lands-paint-starts = 起始玩家
sweet_lands-paint-has-passed = 已略過
sweet_lands-paint-helper-short = 輔助 { $n }
sweet_lands-paint-helper-place = 輪次幫助位置
sweet_lands-paint-face-down = 面朝下
sweet_lands-paint-automated = 自動化：{ $what }
sweet_lands-paint-times = { $what }乘以
sweet_lands-paint-track = { $track ->
    [1] 橘色上
    [2] 橘色下
    [3] 綠色上
    [4] 綠色下
    [5] 灰色上
   *[6] 灰色下
  }
sweet_lands-paint-counts = { $track }：{ $what }
sweet_lands-paint-prosperity = 繁榮軌
sweet_lands-paint-first-at-end = { $name } 第一個到最右側
sweet_lands-paint-areas = 行動區域
sweet_lands-paint-group-basic = 基礎
sweet_lands-paint-group-special = 特殊
sweet_lands-paint-group-advanced = 進階
sweet_lands-paint-group-extra = 額外行動版塊
sweet_lands-paint-area-taken = 區域 { $area }：{ AND($names, most: 3) }
sweet_lands-paint-area-free = 區域 { $area }：空著
sweet_lands-paint-slot = 區域 { $area }，第 { $n } 格
sweet_lands-paint-nobody = 沒有人
sweet_lands-paint-milestones = 里程碑
sweet_lands-paint-claimed = 已被拿走：{ $n }
sweet_lands-paint-finals = 最終計分版塊
sweet_lands-paint-no-finals = 還沒有輸入。
sweet_lands-paint-final-tile = { $what }，虛擬玩家 { $n }

## 更正，或只為計分而輸入

sweet_lands-paint-mode-map = 地圖
sweet_lands-paint-mode-goods = 資源
sweet_lands-paint-mode-cards = 軌道
sweet_lands-paint-mode-table = 中央
sweet_lands-paint-map-counts = 只數數量
sweet_lands-paint-map-drawn = 畫出地圖
sweet_lands-paint-painted-already = 這張地圖已經畫了。想改用數的，先把它擦乾淨。
sweet_lands-paint-print-map = 說說地圖 { $side } 印了什麼
sweet_lands-paint-brush-tile = 未翻面的地形版塊
sweet_lands-paint-brush-flipped = 已翻面的版塊
sweet_lands-paint-brush-special = 特殊地形版塊
sweet_lands-paint-brush-clear = 擦掉
sweet_lands-paint-nothing-there = 那裡什麼都沒有。
sweet_lands-paint-no-tile-on-capital = 首都上不放版塊，只能放財產。
sweet_lands-paint-no-special-ground = 特殊地形版塊只能放在特殊地形上。
sweet_lands-paint-built-on = 這片版塊上有財產，請先移走財產。
sweet_lands-paint-rabbit-needs-home = 餅乾兔要住在財產上。
sweet_lands-paint-less = { $what }：減 1
sweet_lands-paint-more = { $what }：加 1
sweet_lands-paint-no-further = { $what }：不能再改了。
sweet_lands-paint-total = 目前總分：{ $n }
sweet_lands-paint-points = 分數
sweet_lands-paint-goods = 資源
sweet_lands-paint-markers = 標記
sweet_lands-paint-also-scored = 自動化與里程碑
sweet_lands-paint-on-map = 地圖上
sweet_lands-paint-multipliers = 繁榮標記所在的倍數
sweet_lands-paint-spaces = 繁榮標記的格數
sweet_lands-paint-marks = 已打出的甜點標記
sweet_lands-paint-cards = 自動化、里程碑、輔助
sweet_lands-paint-skills = 技能版塊
sweet_lands-paint-add-skill = 技能版塊
sweet_lands-paint-add-advanced = 進階技能版塊
sweet_lands-paint-which-skill = 是哪一片技能版塊？
sweet_lands-paint-which-advanced = 是哪一片進階技能版塊？
sweet_lands-paint-flags = 現在的情況
sweet_lands-paint-ability-used = 本輪已用角色能力
sweet_lands-paint-character = 角色
sweet_lands-paint-side = 地圖
sweet_lands-paint-turn = 輪次與回合
sweet_lands-paint-rounds = 輪次
sweet_lands-paint-round-is = 第 { $n } 輪
sweet_lands-paint-phases = 階段
sweet_lands-paint-whose-turn = 輪到誰
sweet_lands-paint-start-marker = 誰有起始玩家標記
sweet_lands-paint-turn-of = 輪到 { $name }
sweet_lands-paint-start-of = { $name } 有起始玩家標記
sweet_lands-paint-turn-hint = 在這裡更改會收回所有圓片，也不再有任何待結算的事。
sweet_lands-paint-ends = 第一個到最右側
sweet_lands-paint-advanced = 進階技能版塊
sweet_lands-paint-add-milestone = 里程碑
sweet_lands-paint-add-final = 最終計分版塊
sweet_lands-paint-which-milestone = 是哪一個里程碑？
sweet_lands-paint-which-final = 是哪一片最終計分版塊？
sweet_lands-paint-tiles-hint = 點一下就拿走。
sweet_lands-paint-own-milestones = 哪幾片里程碑
sweet_lands-paint-own-milestone = 再加一片
sweet_lands-paint-some-milestone = 沒說是哪一片
sweet_lands-paint-automated-cards = 哪幾張卡自動化了
sweet_lands-paint-passing-cards = 打出的略過型市民卡
sweet_lands-paint-add-card = 再加一張卡
sweet_lands-paint-some-card = 沒說是哪一張
sweet_lands-paint-rabbit-places = 已空的餅乾兔位置
sweet_lands-paint-rabbit-place = 餅乾兔位置 { $n } 空了
sweet_lands-paint-claimed-so-far = 全桌已拿走幾片
sweet_lands-paint-ask-ports = 計分還缺什麼
sweet_lands-paint-all-read = 需要的都看過了。

## 要擺出什麼

sweet_lands-paint-notes-middle = 桌面中央
sweet_lands-paint-notes-own = 每位玩家
sweet_lands-paint-notes-board = 主圖版放中央，輪次標記放在 1；道路、鑽石、行動圓片、資源方塊放旁邊。
sweet_lands-paint-notes-skills = 技能版塊依類型放在右側。
sweet_lands-paint-notes-skills-advanced = 技能版塊依類型放在右側；另放進階技能版塊，比玩家人數多 1 片。
sweet_lands-paint-notes-piles = 市民卡面朝下洗勻；地形版塊與特殊地形版塊依類型分堆。
sweet_lands-paint-notes-helper = 輪次幫助版塊依牌背分兩堆洗勻，依 { $n } 人抽取對應數量。
sweet_lands-paint-notes-extra = 4 片額外行動版塊面朝下放到對應位置。
sweet_lands-paint-notes-finals = 隨機 2 片最終計分版塊，面朝上。
sweet_lands-paint-notes-milestones = 隨機 { $n } 片里程碑，隨機一面。第 { $claimed } 片被拿走時，其餘移除。
sweet_lands-paint-notes-imitation = 模仿圖版，翻到 { $n } 人面。
sweet_lands-paint-notes-character = 規劃圖版與產業發展圖版各 1；再逆順位選角色（任一面）與地圖。
sweet_lands-paint-notes-map-a = 地圖都翻到 A 面。
sweet_lands-paint-notes-map-b = 地圖都翻到 B 面：各有不同。
sweet_lands-paint-notes-markers = 財產與餅乾兔放到對應格；貨車放 1，火車放一旁；食品標記放 0，2 片木材減價版塊放到對應位置。
sweet_lands-paint-notes-start = 拿角色立繪下方的起始資源；收入標記放在白框；3 個計分標記放 0；6 條繁榮軌各放 1 個標記。
sweet_lands-paint-notes-place = 逆順位，從輪次幫助版塊選 1 個沒有人選的輔助。
sweet_lands-paint-notes-draft = 想要的話：第一輪的 { $n } 張牌改用輪抽，在桌上傳。
sweet_lands-paint-notes-passing = 從第二輪起，依略過的先後行動。
sweet_lands-paint-notes-solo = 單人規則只在紙本說明書裡。
sweet_lands-paint-notes-learns = App 不知道你的紙板印了什麼時，會問一次，然後記住。
