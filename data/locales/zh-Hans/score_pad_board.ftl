# 屏幕上的计分板：分数表、下方的数字键盘，以及屏幕阅读器念的话。

score_pad-ui-total = 总分
score_pad-ui-rank = 第 { $rank } 名
score_pad-ui-round = 第 { $round } 轮
score_pad-ui-rounds-sum = 每轮合计
score_pad-ui-rounds-sum-of = { $name }，每轮合计：{ $total }
score_pad-ui-bid = { $round } · 叫牌
score_pad-ui-made = { $round } · 实得
score_pad-ui-place = 名次
score_pad-ui-points = 分数
score_pad-ui-most = 最多者 +{ $points }
score_pad-ui-seat-total = { $name }：总分 { $total }
score_pad-ui-seat-missing = { $name }：总分 { $total }，还有没填的
score_pad-ui-cell = { $name }，{ $line }：{ $value }
score_pad-ui-cell-missing = { $name }，{ $line }：未填
score_pad-ui-sheet-keys = 计分表。方向键移到另一个数字，Enter 提交。

## 数字键盘

score_pad-ui-whose = { $name } · { $line }
score_pad-ui-was = 原来 { $value }
score_pad-ui-leads-to = 总分 { $total }，{ score_pad-ui-rank }
score_pad-ui-enter = 填入
score_pad-ui-enter-value = 填入 { $value }
score_pad-ui-then = 接着 { $name }：{ $line }
score_pad-ui-pad-away = 看整张表
score_pad-ui-pad-back = 填分数
score_pad-ui-key-plus = 加
score_pad-ui-key-minus = 减
score_pad-ui-key-times = 乘
score_pad-ui-key-by = 除以
score_pad-ui-key-point = 小数点
score_pad-ui-key-brackets = 括号
score_pad-ui-key-negate = 改变正负号
score_pad-ui-key-back = 删除；长按全部清除
score_pad-ui-key-step = 加 { $by }；长按加 { $held }

## 不能填的

score_pad-ui-formula-empty = 先输入数字。
score_pad-ui-formula-long = 太长了：最多 { $most } 个字符。
score_pad-ui-formula-number = 一个数字最多 { $most } 位，小数最多 { $decimals } 位。
score_pad-ui-formula-sign = 这里不能放“{ $sign }”。
score_pad-ui-formula-unfinished = 最后少了一个数字。
score_pad-ui-formula-zero = 不能除以零。
score_pad-ui-formula-fraction = 算出来是 { $value }，不是整数。
score_pad-ui-formula-endless = 算出来是 { $value }，小数超过 { $most } 位。请四舍五入后再填。
score_pad-ui-formula-range = 算出来是 { $value }；只能填 { $least } 到 { $most }。

## 名次、输赢、结束

score_pad-ui-which-place = { $name } 第几名？
score_pad-ui-place-of = { $name }：第 { $place } 名
score_pad-ui-open = 还没分出胜负
score_pad-ui-won = 我们赢了
score_pad-ui-lost = 我们输了
score_pad-ui-finish = 就这样，结束
score_pad-ui-final-count = 最后计分

## 选一张计分表，或自己做一张

score_pad-ui-how-counted = 怎么计分？
score_pad-ui-own-sheet = 自制计分表
score_pad-ui-own-named = { $name }（自制）
score_pad-ui-sheet-kept = “{ $name }”已保存，下次还能用。
score_pad-ui-kept-by-name = 取了名字就会保存下来，下次还能用。
score_pad-ui-save-sheet = 存成文件
score_pad-ui-open-sheet = 打开计分表文件
score_pad-ui-take-off-sheet = 移除这张表
score_pad-ui-sheet-taken-off = 已移除“{ $name }”。玩过的游戏不受影响。
score_pad-ui-bad-sheet-file = { $line ->
    [0] { $file } 里的内容没有采用。{ $what }
   *[other] { $file } 里的内容没有采用，问题在第 { $line } 行：{ $what }
  }
score_pad-ui-change-sheet = 调整这张表
score_pad-ui-make-sheet = 做一张新的
score_pad-ui-make-title = 你的计分表
score_pad-ui-what-counts = 要填什么？
score_pad-ui-who-wins = 谁赢？
score_pad-ui-any-number = 数字可以是负的，也可以有小数。
score_pad-ui-preview = 看起来的样子
score_pad-ui-preview-empty = 加一项，计分表就会出现在这里。
score_pad-ui-show-code = 用二维码分享
score_pad-ui-code-title = 这张计分表的二维码
score_pad-ui-code-about = 用另一部手机扫描，就会开一桌用这张表的游戏。也可以发送文字，在选计分表的地方粘贴。
score_pad-ui-paste-code = 粘贴代码
score_pad-ui-paste-about = 粘贴计分表的代码或链接；用计分板算过的游戏也可以。
score_pad-ui-read-code = 采用这张计分表
score_pad-ui-use-sheet = 就用这张
score_pad-ui-sheet-name = 游戏叫什么？
score_pad-ui-how-categories = 分项计分
score_pad-ui-how-both = 先算每轮，再算各项
score_pad-ui-how-rounds = 每轮计分
score_pad-ui-how-places = 只记名次
score_pad-ui-how-together = 一起赢或输
score_pad-ui-add-category = 加一项
score_pad-ui-category = 第 { $number } 项
score_pad-ui-open-category = { $name } 怎么算
score_pad-ui-drop-category = 删掉 { $name }
score_pad-ui-move-up = 往上移
score_pad-ui-times = 得几分
score_pad-ui-per = 每几个算一次
score_pad-ui-cap = 最多几分
score_pad-ui-most-bonus = 最多者加分
score_pad-ui-minus = 扣分项目
score_pad-ui-shared-each = 同样多：都拿
score_pad-ui-shared-split = 平分
score_pad-ui-shared-nobody = 都不拿
score_pad-ui-icon = { $icon ->
    [star] 星星
    [coin] 钱币
    [crown] 奖杯
    [house] 房子
    [tree] 树
    [wheat] 麦子
    [sheep] 动物
    [fish] 鱼
    [sword] 剑
    [shield] 盾牌
    [flag] 旗子
    [book] 书
    [card] 卡牌
    [dice] 骰子
    [heart] 爱心
    [gem] 宝石
    [ship] 船
    [road] 道路
    [people] 人
    [flask] 烧瓶
    [clock] 时钟
    [skull] 危险
   *[music] 音乐
  }
score_pad-ui-rounds = 轮数
score_pad-ui-start = 起始分数
score_pad-ui-goal = 目标分数
score_pad-ui-rounds-about = 轮数填 0 就是不限，由你们说何时结束。目标可以不填。
score_pad-ui-with-bids = 要先叫牌
score_pad-ui-exact = 要正好到目标
score_pad-ui-goes-on = 到了目标也继续
score_pad-ui-highest = 高分赢
score_pad-ui-lowest = 低分赢
score_pad-ui-ties = 同分时依次比较
score_pad-ui-tie-last = 最后一轮
score_pad-ui-tie-best = 最好的一轮
