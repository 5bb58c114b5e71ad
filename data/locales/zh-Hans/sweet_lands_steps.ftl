# 甜蜜之地：手上要做的事，一步一步来。

sweet_lands-step-table_board = 主版图放中央，轮次标记放在 1，技能板块分类放在右侧。
sweet_lands-step-table_piles = 市民牌洗匀。地形板块、特殊地形板块各按类型分堆。
sweet_lands-step-table_helpers = 轮次辅助板块按牌背分堆洗匀，按人数各抽几块。
sweet_lands-step-table_extra = { $tiles } 块额外行动板块面朝下放到对应位置。
sweet_lands-step-table_finals = 抽 { $tiles } 块终局计分板块，面朝上。
sweet_lands-step-table_milestones = 抽 { $tiles } 块里程碑，随机翻一面。
sweet_lands-step-table_imitation = 模仿版图翻到对应人数的一面。
sweet_lands-step-table_advanced = 抽人数加 1 块进阶技能板块，放在主版图旁。
sweet_lands-step-own_boards = { $seats ->
    [1] 选角色和地图，
   *[other] 从 { $last } 逆序到 { $first }，各选角色和地图，
  }角色插入规划版图。
sweet_lands-step-own_pieces = 每人拿一组配件、{ $tiles } 块木材折扣板块；财产和饼干兔放到版图的格子里。
sweet_lands-step-own_tracks = 货车放在产业轨 1，火车放一旁；食品标记放在 0。
sweet_lands-step-own_markers = { $points } 种计分标记放在 0；{ $tracks } 条繁荣轨各放 1 个标记。
sweet_lands-step-own_goods = 拿角色立绘下方的起始资源；{ $tracks } 条收入轨的标记放在白框格。
sweet_lands-step-own_helper = { $seats ->
    [1] 选一个轮次辅助。
   *[other] 从 { $last } 逆序到 { $first }，各选一个别人还没选的轮次辅助。
  }

sweet_lands-step-clear_discs = 移除主版图上所有行动圆片，弃掉手上的行动圆片。
sweet_lands-step-keep_card = 手牌只留 { $cards } 张，其他弃掉。
sweet_lands-step-turn_back = 翻面的技能板块翻回正面。
sweet_lands-step-move_round = 轮次标记推进 1 格。
sweet_lands-step-turn_up = 翻开第 { $round } 轮的 { $tiles } 块额外行动板块。
sweet_lands-step-take_income = 拿收入：轮次辅助板块、角色、四条收入轨。
sweet_lands-step-draw_cards = 抽 { $cards } 张市民牌，每个激活的额外抽牌区再抽 1 张。
sweet_lands-step-draft_cards = 玩手牌轮抽的话，这 { $cards } 张在桌上传着轮抽。

sweet_lands-step-use_area = 行动区：圆片放最左边的空格，结算效果，再按第几格弃 1、2 或 3 张牌。
sweet_lands-step-play_card = 市民牌：付费用，打到自己面前，结算效果；付 1 钻石可以自动化。
sweet_lands-step-turn_skill = 技能板块：把一块面朝上的翻面，结算翻面能力。
sweet_lands-step-pass_first = 第一个跳过的人拿起始玩家标记。
sweet_lands-step-move_helper = 跳过时：拿轮次辅助标记前方的分数，再把标记移到另一个空位。
