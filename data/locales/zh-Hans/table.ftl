# 牌桌页面：轮到谁、版面、说明页、分数、记录。

app-back = 返回
app-close = 关闭
app-no-such-table = 这一桌已经不在了：可能被删除，或者链接来自别的设备。
app-table-barred = 这一局现在打不开。主持人可以在首页看到原因。
app-only-scored = 只算分
app-whole-map = 显示整张地图
app-tab-board = 版图
app-tab-table = 全桌
app-tab-score = 分数
app-tab-log = 记录
app-tab-rules = 规则

## 轮到谁

app-seat-waiting = { $name }，还有事要做
app-seat-later = { $name }，稍后轮到
app-seat-done = { $name }，已完成
app-seat-turn = 轮到
app-look-at = 看 { $name } 的城市
app-waits-for = 等 { AND($names, most: 8) }。
app-empty-steps = 自动完成：{ $what }
app-steps-confirmed = 都完成了：{ $what }
app-for-all = { AND($names, most: 8) } 一起
app-painting = { $name }：点一点，点到和桌上一样。

## 每款游戏用同一个词

app-act-done = 完成
app-act-end-turn = 结束回合
app-act-taken = 大家都拿了
app-act-marked = 大家都记好了
app-act-put-down = 放下
app-act-elsewhere = 换个地方

## 撤销和更正

app-undo-several = { $what }（连同另外 { $more } 步）
app-undo-now = 撤销
app-undo = 撤销：{ $what }
app-tiles-next = 更多：第 { $page } 页，共 { $pages } 页。点一下看下一页。
app-undo-nothing = 还没有可以撤销的操作。
app-undone = 已撤销：{ $what }
app-redo = 重做
app-redo-what = 重做：{ $what }
app-correct-it = 更正
app-mend = 对照桌面更正
app-mend-stop = 更正完毕
app-cannot-correct = 这里没法显示这种情况。
app-hand-drop = 从手里拿掉{ $card }卡
app-eraser = 清空格子
app-as-on-table = 调成桌上实际的数字。
app-set-number = 就是 { $value }

## 放卡

app-nothing-to-lay = 现在这里没有卡要放。
app-points-hidden = 分数等公布时才看得到
app-fact-points = 目前 { $points } 分

## 为什么不行

app-why-title = 这样不行，因为……
app-overtaken = 慢了一步：{ $what }
app-repair-try = 试试 { OR($choices) }。
app-repair-show = 指给我看
app-repair-do = 改成这样
app-repair-read = 填写印刷内容
app-repair-correct = 更正数字
app-mirror-wrong = 跟桌上不一样吗？桌上摆的从上方的菜单更正；数字点一下就能改。
app-rule-link = 规则 { $rule }
app-allow = 大家同意这样玩……
app-allow-where = 大家还是同意这样玩？先关掉这里，再点它要放的地方。
app-allow-explained = 全桌都同意吗？这一步和破例的规则都会写进记录。
app-allow-note = 为什么？（可不填）
app-allow-sure = 全桌同意
app-allow-not = 还是不要

## 分数

app-score-now = 如果现在结束
app-score-final = 最终得分
app-see-score = 看得分
app-reveal-place = 公布第 { $place } 名
app-reveal-slowly = 自动逐一公布
app-reveal-winner = 赢家是……
app-reveal-all = 全部显示
app-next-person = 下一位：{ $name }
app-keep-score = 存进历史
app-ceremony-over = 游戏结束
app-ceremony-winner = { $count ->
    [1] 赢家
   *[other] 并列获胜
  }
app-ceremony-margin = 领先 { $points } 分
app-score-hint-count = 点一个数字，就能输入数到的数量，也看得到怎么加的。
app-count-more = { $what }多一个
app-count-less = { $what }少一个
app-count-now = { $what }：{ $count }
app-count-end = { $what }到头了。
app-score-hint = 点一下数字，看分数怎么来的。
app-score-cell = { $name }，{ $category }：{ $points }
app-score-sum = { $name }：{ $category }
app-score-none = 目前这里没有分数。
app-score-gains = 第 { $round } 轮增减
app-score-zeros = 另外 { $count } 项都是 0 分
app-score-zeros-alone = { $count } 项都是 0 分
app-score-zeros-hide = 收起 0 分的项目
app-rematch-begun = 下一局开始了。
app-rematch-sit = 坐回我的位置
app-rematch-go = 去看看
app-rematch-starts = 由 { $name } 先开始。想换人的话，点菜单里的“更改开局设置”。
app-rematch = 再来一局
app-send = 发送结果
app-open-winner = 还不能确定
app-unread-most = 每位玩家最多差 { $points } 分
app-open-still = 尚待确认
app-open-answer = 去补上
app-file-open = 还缺一些东西
app-file-anyway = 就这样存进历史
app-file-anyway-about = 这样存进去，就没有人获胜：历史里会写“还不能确定”。

## 记录

app-log-all = 显示全部记录
app-log-round = 第 { $round } 轮
app-log-empty = 还没有记录。
app-allowed-against = 全桌同意破例：{ AND($rules, most: 8) }。
app-corrected = 手动更正

# 这个阶段手上要做的事。

app-steps-title = 一步一步来
app-steps-count = { $count } 步
app-steps-setup = 第一轮之前
app-steps-now = 现在
app-steps-none = 现在手上没有要做的事。
