# 小城市：手上要做的事，一步一步来。

small_city-step-table_cards = 轮次标记放第 1 轮；摆出 { $cards } 张基本行动卡，带星号的移出游戏。
small_city-step-table_all_cards = 轮次标记放第一格；摆出全部 { $cards } 张行动卡。
small_city-step-table_promises = 1 到 { $last } 号承诺卡按 6、12、18 票分成三堆，各自洗匀，面朝下放好。
small_city-step-table_all_promises = 所有承诺卡，包括 17 到 32 号，按票数分成三堆，各自洗匀，面朝下放好。
small_city-step-table_limited = 地铁站、医院、大学、警察局、消防局各留 { $copies } 块，多出来的放回盒子。
small_city-step-own_tiles = 每人拿版图和挡板，市政厅、学校、图书馆、博物馆、炼油厂、港口各一块。
small_city-step-own_pieces = 每人选一个颜色，拿 { $citizens } 位居民和 { $discs } 个圆片。
small_city-step-own_hall = 把市政厅放在建筑区域里的空格上，不花钱。
small_city-step-own_citizens = 居民：{ $hall } 位在市政厅，{ $career } 位在求职中心，{ $central } 位在桌子中间。
small_city-step-own_money = 从 { $mayor } 开始顺时针，依次拿 { $seats ->
    [2] { $first }、{ $second }
    [3] { $first }、{ $second }、{ $third }
   *[other] { $first }、{ $second }、{ $third }、{ $fourth }
  } 元。
small_city-step-own_promise = { $piles } 堆承诺卡各抽 1 张，暗中留 1 张，其余放回各自的牌堆底。

small_city-step-mayor_comes = 市长米宝交给 { $mayor }。
small_city-step-mayor_stands = 其他玩家把市长放在 { $mayor } 城镇里两个相邻空格的中间。
small_city-step-shuffle_cards = { $cards } 张行动卡面朝下洗匀。
small_city-step-shuffle_all_cards = 全部 { $cards } 张行动卡面朝下洗匀。
small_city-step-lay_ring = 拿 { $ring } 张排成一圈，再全部翻开。
small_city-step-choose_card = 从 { $mayor } 开始顺时针，每人选一张行动卡。
small_city-step-pay_skipped = 每跳过一张没人选的卡，付给银行 1 元。
small_city-step-screens_up = 立起挡板，大家都建完才打开。
small_city-step-pay_tiles = 每格付给银行 1 元；文化建筑改付建材。
small_city-step-cover_tile = 升级时，旧板块放回供应区。
small_city-step-last_copies = 最后几块按顺序拿：从 { $mayor } 开始，顺时针。
small_city-step-move_in_turn = 从 { $mayor } 开始顺时针，只移自己的居民，每位最多移一次。
small_city-step-take_tourists = 城镇里每位游客，从银行拿 1 元。
small_city-step-use_shops = 再用商业里居民脚下的格子，先后自己排。
small_city-step-make_cubes = 工厂里每位自己的居民，再拿一个建材。
small_city-step-store_cubes = 新的建材放进仓库或市政厅的空位。
small_city-step-move_votes = 按选票移动计分轨上的圆片；超过 50 票就拿标记。
small_city-step-move_pollution = 按这一轮的污染，移动污染轨上的圆片。
small_city-step-dig_grave = 把死亡的居民平放在建筑区域的一个空格。
small_city-step-step_disc = 按顺序，每人把一个圆片推进一格，也可以不推。
small_city-step-pay_step = 按格子的数字付，全部付选票，或全部付钱。
small_city-step-next_round = 都推完后：轮次标记前进一格，躺着的居民站起来，坟墓里的除外。
small_city-step-lay_granted = 从供应区拿板块，免费建上。
small_city-step-move_in = 可以从城镇移一位居民进这座局，不能来自市政厅或求职中心。
