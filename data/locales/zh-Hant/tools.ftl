# 骰子、硬幣、誰先開始、計時：哪一桌都用得上，沒開桌也能用。

app-tools = 骰子與計時
app-tools-at-table = 骰子、計時、標記
app-tools-about = 骰子、硬幣、抽起始玩家、倒數、每位玩家的棋鐘
app-tools-tab-dice = 骰子
app-tools-tab-start = 誰先
app-tools-tab-time = 計時

## 骰子和硬幣

app-tools-coin = 硬幣
app-tools-die = D{ $sides }
app-tools-die-said = { $sides } 面骰
app-tools-other = 其他
app-tools-sides = 面數
app-tools-count = 數量
app-tools-dice = { $count }D{ $sides }
app-tools-coins = { $count } 枚硬幣
app-tools-roll = 擲 { $what }
app-tools-toss = 丟 { $what }
app-tools-heads = 正面
app-tools-tails = 反面
app-tools-die-fell = { $dice }：{ $value }
app-tools-dice-fell = { $dice }：{ $values } = { $total }
app-tools-coin-fell = 硬幣：{ $side ->
    [heads] 正面
   *[tails] 反面
  }
app-tools-coins-fell = 硬幣：{ $heads } 正 { $tails } 反
app-tools-by = { $name } 擲的

## 誰先

app-tools-draw = 抽誰先開始
app-tools-starts = { $name } 先開始
app-tools-player = 玩家 { $number }
app-tools-players = 人數
app-tools-glass = 手指放螢幕
app-tools-glass-hint = 每個人放一根手指，按住別動。
app-tools-glass-chosen = 發亮的人先開始。
app-tools-glass-close = 返回

## 計時

app-tools-minutes = 分鐘
app-tools-count-down = 倒數 { $minutes } 分鐘
app-tools-seconds = 秒
app-tools-count-down-short = 倒數 { $time }
app-tools-clock-each = 棋鐘：每人 { $minutes } 分鐘
app-tools-clock-count = 棋鐘：只記用了多久
app-tools-time-about = 這一桌的每支手機都看得到。時間到了，每支手機響一次，不替大家做決定。
app-tools-time-own = 時間到了，手機響一次，不替你做決定。
app-tools-sound = 時間到時發出聲音
app-tools-countdown = 倒數
app-tools-clock = 棋鐘
app-tools-clock-about = 輪到誰就點誰。
app-tools-give = 輪到 { $name }
app-tools-runs = { $name } 計時中
app-tools-stands = { $name } 暫停中
app-tools-next = 換 { $name }
app-tools-pause = 暫停
app-tools-resume = 繼續
app-tools-again = 重來
app-tools-away = 收起來

## 標記

app-tools-tab-markers = 標記
app-markers-put = 把標記放在某人面前
app-markers-about = 標記會出現在每支手機的名字旁。點版圖上方的標記，就傳給下一位。
app-markers-about-rounds = 標記會出現在每支手機的名字旁。不會自己輪替的標記放在版圖上方，點一下就傳給下一位。
app-markers-each-round = 每輪換下一位
app-marker = { $sign ->
    [dealer] 莊家
    [first] 起始玩家
    [star] 星星
    [heart] 愛心
    [flag] 旗子
    [shield] 盾牌
    [coin] 錢幣
    [key] 鑰匙
    [leaf] 葉子
    [bolt] 閃電
    [paw] 腳印
   *[anchor] 船錨
}
app-marker-pass = { $marker }：{ $name }。傳給 { $next }
app-with-markers = { $what }：{ AND($markers) }
