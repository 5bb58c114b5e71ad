# 内附的计分表、各自的用途，以及项目的名称。

score_pad-preset-points = 累计分数
score_pad-preset-race = 抢先达标
score_pad-preset-lowest = 低分获胜
score_pad-preset-bids = 叫牌吃墩
score_pad-preset-golf = 高尔夫
score_pad-preset-darts = 飞镖 501
score_pad-preset-best_of = 三局两胜
score_pad-preset-teams = 队伍计分
score_pad-preset-city = 建城游戏
score_pad-preset-together = 合作输赢
score_pad-preset-places = 只排名次
score_pad-preset-elimination = 淘汰到最后

score_pad-about-points = 每轮填一个数字，要玩几轮都行，分数最高的赢。
score_pad-about-race = 有人到 100 分，那一轮填完就结束，分数最高的赢。
score_pad-about-lowest = 有人到 100 分，那一轮填完就结束，分数最低的赢。
score_pad-about-bids = 先说会吃几墩，再填实际吃了几墩。
score_pad-about-golf = 18 洞，杆数最少的赢。
score_pad-about-darts = 从 501 扣到刚好 0，扔太多就爆掉。
score_pad-about-best_of = 赢的人填 1，其他人填 0，先赢两轮就结束。
score_pad-about-teams = 一队一个座位，有一队到 1000 分，那一轮填完就结束。
score_pad-about-city = 七个项目，最后一次算完。
score_pad-about-together = 大家一起对抗游戏。
score_pad-about-places = 只记谁第一、谁第二。
score_pad-about-elimination = 被淘汰的人填名次，留到最后的是第一名。

score_pad-word-houses = 房屋
score_pad-word-roads = 道路
score_pad-word-markets = 市集
score_pad-word-towers = 高塔
score_pad-word-parks = 公园
score_pad-word-coins = 硬币
score_pad-word-ruins = 废墟
score_pad-word-points = 分数
score_pad-word-place = 名次
