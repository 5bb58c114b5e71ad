# 小城市：手上要做的事，一步一步來。

small_city-step-table_cards = 輪數指示物放第 1 輪；擺出 { $cards } 張基本行動卡，有星號的移出遊戲。
small_city-step-table_all_cards = 輪數指示物放第一格；擺出全部 { $cards } 張行動卡。
small_city-step-table_promises = 1 到 { $last } 號承諾卡依 6、12、18 票分成三疊，各自洗勻，面朝下放好。
small_city-step-table_all_promises = 所有承諾卡，包括 17 到 32 號，照票數分成三疊，各自洗勻，面朝下放好。
small_city-step-table_limited = 地鐵站、醫院、大學、警察局、消防局各留 { $copies } 片，多出來的放回盒子。
small_city-step-own_tiles = 每人拿圖板和擋板，市鎮廳、學校、圖書館、博物館、煉油廠、港口各一片。
small_city-step-own_pieces = 每人選一個顏色，拿 { $citizens } 位居民和 { $discs } 個圓片。
small_city-step-own_hall = 把市鎮廳放在建築區域裡的空格上，不用花錢。
small_city-step-own_citizens = 居民：{ $hall } 位在市鎮廳，{ $career } 位在求職中心，{ $central } 位在桌子中間。
small_city-step-own_money = 從 { $mayor } 開始順時針，依序拿 { $seats ->
    [2] { $first }、{ $second }
    [3] { $first }、{ $second }、{ $third }
   *[other] { $first }、{ $second }、{ $third }、{ $fourth }
  } 元。
small_city-step-own_promise = { $piles } 疊承諾卡各抽 1 張，偷偷留 1 張，其餘放回各自的牌庫底。

small_city-step-mayor_comes = 市長米寶交給 { $mayor }。
small_city-step-mayor_stands = 其他玩家把市長放在 { $mayor } 城鎮裡兩個相鄰空格的中間。
small_city-step-shuffle_cards = { $cards } 張行動卡面朝下洗勻。
small_city-step-shuffle_all_cards = 全部 { $cards } 張行動卡面朝下洗勻。
small_city-step-lay_ring = 拿 { $ring } 張排成一圈，再全部翻開。
small_city-step-choose_card = 從 { $mayor } 開始順時針，每人選一張行動卡。
small_city-step-pay_skipped = 每跳過一張沒人選的卡，付給銀行 1 元。
small_city-step-screens_up = 立起擋板，大家都蓋完才打開。
small_city-step-pay_tiles = 每格付給銀行 1 元；文化建築改付建材。
small_city-step-cover_tile = 升級時，舊板塊放回供應區。
small_city-step-last_copies = 最後幾片照順序拿：從 { $mayor } 開始，順時針。
small_city-step-move_in_turn = 從 { $mayor } 開始順時針，只移自己的居民，每位最多移一次。
small_city-step-take_tourists = 城鎮裡每位遊客，從銀行拿 1 元。
small_city-step-use_shops = 再用商業裡居民腳下的格子，先後自己排。
small_city-step-make_cubes = 工廠裡每位自己的居民，再拿一個建材。
small_city-step-store_cubes = 新的建材放進倉庫或市鎮廳的空位。
small_city-step-move_votes = 照選票移動計分軌上的圓片；超過 50 票就拿指示物。
small_city-step-move_pollution = 照這輪的汙染，移動汙染軌上的圓片。
small_city-step-dig_grave = 把死亡的居民平放在建築區域的一個空格。
small_city-step-step_disc = 照順序，每人把一個圓片推進一格，也可以不推。
small_city-step-pay_step = 照格子的數字付，全部付選票，或全部付錢。
small_city-step-next_round = 都推完後：輪數指示物前進一格，躺著的居民站起來，墳墓裡的除外。
small_city-step-lay_granted = 從供應區拿板塊，免費蓋上。
small_city-step-move_in = 可以從城鎮移一位居民進這座局，不能來自市鎮廳或求職中心。
