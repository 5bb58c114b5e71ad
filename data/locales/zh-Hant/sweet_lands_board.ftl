# 玩的時候圖版上的字句

sweet_lands-board-for = { $what }，支付{ $cost }
sweet_lands-board-choose = 拿{ $what }
sweet_lands-board-pay = 支付{ $cost }
sweet_lands-board-give = 交出{ $what }
sweet_lands-board-get = 拿到{ $what }
sweet_lands-board-gives = 獲得{ $what }

# 地圖

sweet_lands-board-map-describes = { $name } 的地圖：{ $what }。{ $owed }
sweet_lands-board-map-empty = 還沒放任何東西
sweet_lands-board-nothing-owed = 沒有待辦的事。
sweet_lands-board-may-lie = { $place }：可以放這裡
sweet_lands-board-may-lie-at-once = { $place }：執行並放在這裡
sweet_lands-board-map = 地圖 { $side }

# 設置

sweet_lands-board-character = 角色 { $board } { $side ->
    [a] 正面
   *[b] 背面
  }
sweet_lands-board-character-short = { $board } { $side ->
    [a] 正
   *[b] 背
  }
sweet_lands-board-character-known = { $character }，起始{ $start }
sweet_lands-board-choose-character = 你拿哪張角色圖版？看起始資源分辨；編號是 App 自己編的。
sweet_lands-board-new-board = 還沒輸入的圖版
sweet_lands-board-other-side = { $character }的另一面
sweet_lands-board-lay-rest = { $count } 片都還沒輸入，先擺出來
sweet_lands-board-read-later = 把抽到的版塊擺在主圖版旁。要用到時，App 才會問上面印了什麼。
sweet_lands-board-known-income = 每次收入
sweet_lands-board-known-tower = 冰淇淋鐘樓
sweet_lands-board-take-character = 拿{ $character }
sweet_lands-board-take-both = 拿{ $character }和地圖 { $side }
sweet_lands-board-another-milestone = 新的里程碑
sweet_lands-board-another-final = 新的最終計分版塊
sweet_lands-board-milestone = 里程碑 { $number }：{ $needs }
sweet_lands-board-final = 最終計分版塊 { $number }：{ $element }，虛擬玩家 { $dummy }

# 收入，以及印了什麼

sweet_lands-board-income = 收入：{ AND($what, most: 12) }
sweet_lands-board-income-then = 先選擇，其餘的自動拿到。
sweet_lands-board-read = 這裡印了什麼：{ $what }

# 一個回合

sweet_lands-board-tab-areas = 區域
sweet_lands-board-tab-cards = 市民卡
sweet_lands-board-tab-skills = 技能
sweet_lands-board-tab-free = 免費行動
sweet_lands-board-group-basic = 基礎
sweet_lands-board-group-special = 特殊
sweet_lands-board-group-advanced = 進階
sweet_lands-board-area = { $area } 區
sweet_lands-board-area-cards = { $area }（{ $group }）：{ $cost }，獲得{ $effect }；格子要 { $cards } 張市民卡
sweet_lands-board-area-disc = { $area }（{ $group }）：{ $cost }，獲得{ $effect }；這一格付 1 個行動圓片
sweet_lands-board-area-full = { $area }（{ $group }）：{ $cost }，獲得{ $effect }；格子都滿了
sweet_lands-board-copies = 另一個區域的效果
sweet_lands-board-copy = 複製 { $area }：{ $effect }
sweet_lands-board-with-disc = 用行動圓片付格子（{ $count }）
sweet_lands-board-use = 執行 { $area }
sweet_lands-board-use-copy = 用 { $area } 複製 { $copied }
sweet_lands-board-end-turn = { app-act-end-turn }
sweet_lands-board-put-down = { app-act-put-down }
sweet_lands-board-pass = 略過
sweet_lands-board-pass-now = 確定略過
sweet_lands-board-pass-loses-nothing = 這一輪結束時，你不會失去任何東西。
sweet_lands-board-lay-next = 接著放：{ $piece }
sweet_lands-board-thats-all = 就這些

# 市民卡與技能版塊

sweet_lands-board-card = 市民卡 { $number }
sweet_lands-board-card-instant = { $card }，{ $mark }：{ $cost }，獲得{ $effect }
sweet_lands-board-card-passing = { $card }，{ $mark }：{ $cost }，略過時獲得{ $effect }
sweet_lands-board-another-card = 另一張市民卡
sweet_lands-board-card-by-hand = 自己記
sweet_lands-board-unnamed-cards = 沒有名字的卡
sweet_lands-board-cards-beginning = 以「{ $letter }」開頭的卡
sweet_lands-board-find-card = 依名字開頭找市民卡
sweet_lands-board-all-cards = 顯示所有市民卡
sweet_lands-board-card-with-mark = 打出有{ $mark }的市民卡，自己記
sweet_lands-board-which-mark = 這張卡是哪種甜點？圖形是 App 的代號，一種甜點一個。費用與效果自己記。
sweet_lands-board-works-at-pass = 略過時才生效
sweet_lands-board-gives-nothing = 沒有效果
sweet_lands-board-card-lies-below = 這個編號是 App 自己編的：就是{ $column }直行下方由上往下第 { $row } 張牌。
sweet_lands-board-card-lies-passing = 這個編號是 App 自己編的：就是你自己記的那張略過型市民卡。
sweet_lands-board-go-on = 不計這些，繼續
sweet_lands-board-play = 打出{ $card }
sweet_lands-board-skill-tile = 技能版塊 { $number }
sweet_lands-board-advanced-tile = 進階技能版塊 { $number }
sweet_lands-board-no-skills = 你還沒有技能版塊。
sweet_lands-board-skill-up = { $tile }：翻面獲得{ $flip }；略過時{ $passing }
sweet_lands-board-skill-down = { $tile }，已翻面：{ $flip }；略過時{ $passing }
sweet_lands-board-flip = 翻 { $tile }
sweet_lands-board-take-skill = 拿 { $tile }：翻面獲得{ $flip }；略過時{ $passing }
sweet_lands-board-another-skill = 另一個技能版塊
sweet_lands-board-another-advanced = 新的進階技能版塊

# 免費行動

sweet_lands-board-free-1 = 免費行動 1：一張市民卡和 3 個資源，換地形版塊或道路
sweet_lands-board-free-2 = 免費行動 2：15 黃金換一張市民卡
sweet_lands-board-free-3 = 免費行動 3：4 黃金換一個基礎資源
sweet_lands-board-free-4 = 免費行動 4：拿里程碑
sweet_lands-board-free-5 = 免費行動 5：一個資源換 1 黃金
sweet_lands-board-free-6 = 免費行動 6：3 個資源換另一個
sweet_lands-board-free-7 = 免費行動 7：一張市民卡或一個行動圓片，換 2 個基礎資源
sweet_lands-board-free-8 = 免費行動 8：放冰淇淋鐘樓
sweet_lands-board-free-give = 交出
sweet_lands-board-free-get = 拿到
sweet_lands-board-free-piece = 換什麼
sweet_lands-board-free-disc = 支付
sweet_lands-board-free-tile = 哪一個
sweet_lands-board-do-free = 就這樣做
sweet_lands-board-do-free-what = 就這樣做：{ $what }
sweet_lands-board-where-tower = 點一下冰淇淋鐘樓所在的那一格。

# 還可以拿的

sweet_lands-board-which-special = 是哪個特殊地形版塊？
sweet_lands-board-special = 特殊地形版塊 { $number }：{ $what }
sweet_lands-board-another-special = 另一個
sweet_lands-board-some-special = 不說
sweet_lands-board-property = { $kind }：{ $price }，還有 { $left } 個
sweet_lands-board-coffee = 咖啡商店 { $number }：{ $price }
sweet_lands-board-rabbit = 位置 { $place } 的餅乾兔：{ $what }
sweet_lands-board-no-rabbit = 沒有餅乾兔了：6 分
sweet_lands-board-step = { $piece }從第 { $space } 格到第 { $following } 格：{ $what }
sweet_lands-board-automate = 放到{ $column }直行下方：還能放 { $room } 張
sweet_lands-board-automate-price = 自動化，支付
sweet_lands-board-room = 可放 { $room } 張
sweet_lands-board-points = { $count } 分
sweet_lands-board-helper = 位置 { $place }：{ $what }
sweet_lands-board-track = { $name }，第 { $number } 條，{ $colour }，你在第 { $space } 格，共 { $length } 格；下一格：{ $what }
sweet_lands-board-track-number = 第 { $number } 條

# 怎麼補救

sweet_lands-way-disc = 用行動圓片
sweet_lands-way-cards = 用市民卡
sweet_lands-way-coffee = 商店 { $number }
sweet_lands-way-place = 位置 { $number }
sweet_lands-way-map = 地圖 { $side }
sweet_lands-way-free = 先做免費行動 { $number }
sweet_lands-way-slot = 第 { $slot } 格
sweet_lands-way-paid = { AND($paid) }
