# 甜蜜之地：手上要做的事，一步一步來。

sweet_lands-step-table_board = 主圖版放中央，輪次標記放在 1，技能版塊分類放在右側。
sweet_lands-step-table_piles = 市民卡洗勻。地形版塊、特殊地形版塊各依類型分堆。
sweet_lands-step-table_helpers = 輪次幫助版塊依牌背分堆洗勻，照人數各抽幾片。
sweet_lands-step-table_extra = { $tiles } 片額外行動版塊面朝下放到對應位置。
sweet_lands-step-table_finals = 抽 { $tiles } 片最終計分版塊，面朝上。
sweet_lands-step-table_milestones = 抽 { $tiles } 片里程碑，隨機翻一面。
sweet_lands-step-table_imitation = 模仿圖版翻到對應人數那面。
sweet_lands-step-table_advanced = 抽人數加 1 片進階技能版塊，放在主圖版旁。
sweet_lands-step-own_boards = { $seats ->
    [1] 選角色和地圖，
   *[other] 從 { $last } 逆順位到 { $first }，各選角色和地圖，
  }角色插進規劃圖版。
sweet_lands-step-own_pieces = 每人拿一組配件、{ $tiles } 片木材減價版塊；財產和餅乾兔放到圖版的格子裡。
sweet_lands-step-own_tracks = 貨車放在產業軌 1，火車放一旁；食品標記放在 0。
sweet_lands-step-own_markers = { $points } 種計分標記放在 0；{ $tracks } 條繁榮軌各放 1 個標記。
sweet_lands-step-own_goods = 拿角色立繪下方的起始資源；{ $tracks } 條收入軌的標記放在白框格。
sweet_lands-step-own_helper = { $seats ->
    [1] 選一個輪次幫助。
   *[other] 從 { $last } 逆順位到 { $first }，各選一個別人還沒選的輪次幫助。
  }

sweet_lands-step-clear_discs = 移除主圖版上所有行動圓片，棄掉手上的行動圓片。
sweet_lands-step-keep_card = 手牌只留 { $cards } 張，其他棄掉。
sweet_lands-step-turn_back = 翻面的技能版塊翻回正面。
sweet_lands-step-move_round = 輪次標記推進 1 格。
sweet_lands-step-turn_up = 翻開第 { $round } 輪的 { $tiles } 片額外行動版塊。
sweet_lands-step-take_income = 拿收入：輪次幫助版塊、角色、四條收入軌。
sweet_lands-step-draw_cards = 抽 { $cards } 張市民卡，每個啟動的額外抽牌區再抽 1 張。
sweet_lands-step-draft_cards = 玩手牌輪抽的話，這 { $cards } 張在桌上傳著輪抽。

sweet_lands-step-use_area = 行動區域：圓片放最左邊的空格，結算效果，再照第幾格棄 1、2 或 3 張牌。
sweet_lands-step-play_card = 市民卡：付費用，打到面前，結算效果；付 1 鑽石可以自動化。
sweet_lands-step-turn_skill = 技能版塊：把一片面朝上的翻面，結算翻面能力。
sweet_lands-step-pass_first = 第一個略過的人拿起始玩家標記。
sweet_lands-step-move_helper = 略過時：拿輪次幫助標記前方的分數，再把標記移到另一個空位。
