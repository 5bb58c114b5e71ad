# 骰子、硬币、谁先开始、计时：哪一桌都用得上，没开桌也能用。

app-tools = 骰子与计时
app-tools-at-table = 骰子、计时、标记
app-tools-about = 骰子、硬币、抽起始玩家、倒计时、每位玩家的棋钟
app-tools-tab-dice = 骰子
app-tools-tab-start = 谁先
app-tools-tab-time = 计时

## 骰子和硬币

app-tools-coin = 硬币
app-tools-die = D{ $sides }
app-tools-die-said = { $sides } 面骰
app-tools-other = 其他
app-tools-sides = 面数
app-tools-count = 数量
app-tools-dice = { $count }D{ $sides }
app-tools-coins = { $count } 枚硬币
app-tools-roll = 掷 { $what }
app-tools-toss = 抛 { $what }
app-tools-heads = 正面
app-tools-tails = 反面
app-tools-die-fell = { $dice }：{ $value }
app-tools-dice-fell = { $dice }：{ $values } = { $total }
app-tools-coin-fell = 硬币：{ $side ->
    [heads] 正面
   *[tails] 反面
  }
app-tools-coins-fell = 硬币：{ $heads } 正 { $tails } 反
app-tools-by = { $name } 掷的

## 谁先

app-tools-draw = 抽谁先开始
app-tools-starts = { $name } 先开始
app-tools-player = 玩家 { $number }
app-tools-players = 人数
app-tools-glass = 手指放屏幕
app-tools-glass-hint = 每个人放一根手指，按住别动。
app-tools-glass-chosen = 发亮的人先开始。
app-tools-glass-close = 返回

## 计时

app-tools-minutes = 分钟
app-tools-count-down = 倒计时 { $minutes } 分钟
app-tools-seconds = 秒
app-tools-count-down-short = 倒计时 { $time }
app-tools-clock-each = 棋钟：每人 { $minutes } 分钟
app-tools-clock-count = 棋钟：只记用了多久
app-tools-time-about = 这一桌的每部手机都看得到。时间到了，每部手机响一次，不替大家做决定。
app-tools-time-own = 时间到了，手机响一次，不替你做决定。
app-tools-sound = 时间到时发出声音
app-tools-countdown = 倒计时
app-tools-clock = 棋钟
app-tools-clock-about = 轮到谁就点谁。
app-tools-give = 轮到 { $name }
app-tools-runs = { $name } 计时中
app-tools-stands = { $name } 暂停中
app-tools-next = 换 { $name }
app-tools-pause = 暂停
app-tools-resume = 继续
app-tools-again = 重来
app-tools-away = 收起来

## 标记

app-tools-tab-markers = 标记
app-markers-put = 把标记放在某人面前
app-markers-about = 标记会出现在每部手机的名字旁。点版图上方的标记，就传给下一位。
app-markers-about-rounds = 标记会出现在每部手机的名字旁。不会自己轮换的标记放在版图上方，点一下就传给下一位。
app-markers-each-round = 每轮换下一位
app-marker = { $sign ->
    [dealer] 庄家
    [first] 起始玩家
    [star] 星星
    [heart] 爱心
    [flag] 旗子
    [shield] 盾牌
    [coin] 钱币
    [key] 钥匙
    [leaf] 叶子
    [bolt] 闪电
    [paw] 脚印
   *[anchor] 船锚
}
app-marker-pass = { $marker }：{ $name }。传给 { $next }
app-with-markers = { $what }：{ AND($markers) }
