# 內附的計分表、各自的用途，以及項目的名稱。

score_pad-preset-points = 累計分數
score_pad-preset-race = 搶先達標
score_pad-preset-lowest = 低分獲勝
score_pad-preset-bids = 叫牌吃墩
score_pad-preset-golf = 高爾夫
score_pad-preset-darts = 飛鏢 501
score_pad-preset-best_of = 三戰兩勝
score_pad-preset-teams = 隊伍計分
score_pad-preset-city = 建城遊戲
score_pad-preset-together = 合作輸贏
score_pad-preset-places = 只排名次
score_pad-preset-elimination = 淘汰到最後

score_pad-about-points = 每輪填一個數字，要玩幾輪都行，分數最高的贏。
score_pad-about-race = 有人到 100 分，那一輪填完就結束，分數最高的贏。
score_pad-about-lowest = 有人到 100 分，那一輪填完就結束，分數最低的贏。
score_pad-about-bids = 先說會吃幾墩，再填實際吃了幾墩。
score_pad-about-golf = 18 洞，桿數最少的贏。
score_pad-about-darts = 從 501 扣到剛好 0，丟太多就爆掉。
score_pad-about-best_of = 贏的人填 1，其他人填 0，先贏兩輪就結束。
score_pad-about-teams = 一隊一個座位，有一隊到 1000 分，那一輪填完就結束。
score_pad-about-city = 七個項目，最後一次算完。
score_pad-about-together = 大家一起對抗遊戲。
score_pad-about-places = 只記誰第一、誰第二。
score_pad-about-elimination = 被淘汰的人填名次，留到最後的是第一名。

score_pad-word-houses = 房屋
score_pad-word-roads = 道路
score_pad-word-markets = 市集
score_pad-word-towers = 高塔
score_pad-word-parks = 公園
score_pad-word-coins = 硬幣
score_pad-word-ruins = 廢墟
score_pad-word-points = 分數
score_pad-word-place = 名次
