# 螢幕上的計分板：分數表、下方的數字鍵盤，以及螢幕閱讀器念的話。

score_pad-ui-total = 總分
score_pad-ui-rank = 第 { $rank } 名
score_pad-ui-round = 第 { $round } 輪
score_pad-ui-rounds-sum = 每輪合計
score_pad-ui-rounds-sum-of = { $name }，每輪合計：{ $total }
score_pad-ui-bid = { $round } · 叫牌
score_pad-ui-made = { $round } · 實得
score_pad-ui-place = 名次
score_pad-ui-points = 分數
score_pad-ui-most = 最多者 +{ $points }
score_pad-ui-seat-total = { $name }：總分 { $total }
score_pad-ui-seat-missing = { $name }：總分 { $total }，還有沒填的
score_pad-ui-cell = { $name }，{ $line }：{ $value }
score_pad-ui-cell-missing = { $name }，{ $line }：未填
score_pad-ui-sheet-keys = 計分表。方向鍵移到另一個數字，Enter 送出。

## 數字鍵盤

score_pad-ui-whose = { $name } · { $line }
score_pad-ui-was = 原本 { $value }
score_pad-ui-leads-to = 總分 { $total }，{ score_pad-ui-rank }
score_pad-ui-enter = 填入
score_pad-ui-enter-value = 填入 { $value }
score_pad-ui-then = 接著 { $name }：{ $line }
score_pad-ui-pad-away = 看整張表
score_pad-ui-pad-back = 填分數
score_pad-ui-key-plus = 加
score_pad-ui-key-minus = 減
score_pad-ui-key-times = 乘
score_pad-ui-key-by = 除以
score_pad-ui-key-point = 小數點
score_pad-ui-key-brackets = 括號
score_pad-ui-key-negate = 改變正負號
score_pad-ui-key-back = 刪除；長按全部清除
score_pad-ui-key-step = 加 { $by }；長按加 { $held }

## 不能填的

score_pad-ui-formula-empty = 先輸入數字。
score_pad-ui-formula-long = 太長了：最多 { $most } 個字元。
score_pad-ui-formula-number = 一個數字最多 { $most } 位，小數最多 { $decimals } 位。
score_pad-ui-formula-sign = 這裡不能放「{ $sign }」。
score_pad-ui-formula-unfinished = 最後少了一個數字。
score_pad-ui-formula-zero = 不能除以零。
score_pad-ui-formula-fraction = 算出來是 { $value }，不是整數。
score_pad-ui-formula-endless = 算出來是 { $value }，小數超過 { $most } 位。請四捨五入後再填。
score_pad-ui-formula-range = 算出來是 { $value }；只能填 { $least } 到 { $most }。

## 名次、輸贏、結束

score_pad-ui-which-place = { $name } 第幾名？
score_pad-ui-place-of = { $name }：第 { $place } 名
score_pad-ui-open = 還沒分出勝負
score_pad-ui-won = 我們贏了
score_pad-ui-lost = 我們輸了
score_pad-ui-finish = 就這樣，結束
score_pad-ui-final-count = 最後計分

## 選一張計分表，或自己做一張

score_pad-ui-how-counted = 怎麼計分？
score_pad-ui-own-sheet = 自訂計分表
score_pad-ui-own-named = { $name }（自訂）
score_pad-ui-sheet-kept = 「{ $name }」存好了，下次還能用。
score_pad-ui-kept-by-name = 取了名字就會存起來，下次還能用。
score_pad-ui-save-sheet = 存成檔案
score_pad-ui-open-sheet = 開啟計分表檔案
score_pad-ui-take-off-sheet = 移除這張表
score_pad-ui-sheet-taken-off = 已移除「{ $name }」。玩過的遊戲不受影響。
score_pad-ui-bad-sheet-file = { $line ->
    [0] { $file } 裡的內容沒有採用。{ $what }
   *[other] { $file } 裡的內容沒有採用，問題在第 { $line } 行：{ $what }
  }
score_pad-ui-change-sheet = 調整這張表
score_pad-ui-make-sheet = 做一張新的
score_pad-ui-make-title = 你的計分表
score_pad-ui-what-counts = 要填什麼？
score_pad-ui-who-wins = 誰贏？
score_pad-ui-any-number = 數字可以是負的，也可以有小數。
score_pad-ui-preview = 看起來的樣子
score_pad-ui-preview-empty = 加一項，計分表就會出現在這裡。
score_pad-ui-show-code = 用 QR 碼分享
score_pad-ui-code-title = 這張計分表的 QR 碼
score_pad-ui-code-about = 用另一支手機掃描，就會開一桌用這張表的遊戲。也可以傳文字，在選計分表的地方貼上。
score_pad-ui-paste-code = 貼上代碼
score_pad-ui-paste-about = 貼上計分表的代碼或連結；用計分板算過的遊戲也可以。
score_pad-ui-read-code = 採用這張計分表
score_pad-ui-use-sheet = 就用這張
score_pad-ui-sheet-name = 遊戲叫什麼？
score_pad-ui-how-categories = 分項計分
score_pad-ui-how-both = 先算每輪，再算各項
score_pad-ui-how-rounds = 每輪計分
score_pad-ui-how-places = 只記名次
score_pad-ui-how-together = 一起贏或輸
score_pad-ui-add-category = 加一項
score_pad-ui-category = 第 { $number } 項
score_pad-ui-open-category = { $name } 怎麼算
score_pad-ui-drop-category = 刪掉 { $name }
score_pad-ui-move-up = 往上移
score_pad-ui-times = 得幾分
score_pad-ui-per = 每幾個算一次
score_pad-ui-cap = 最多幾分
score_pad-ui-most-bonus = 最多者加分
score_pad-ui-minus = 扣分項目
score_pad-ui-shared-each = 同多：都拿
score_pad-ui-shared-split = 平分
score_pad-ui-shared-nobody = 都不拿
score_pad-ui-icon = { $icon ->
    [star] 星星
    [coin] 錢幣
    [crown] 獎盃
    [house] 房子
    [tree] 樹
    [wheat] 麥子
    [sheep] 動物
    [fish] 魚
    [sword] 劍
    [shield] 盾牌
    [flag] 旗子
    [book] 書
    [card] 卡牌
    [dice] 骰子
    [heart] 愛心
    [gem] 寶石
    [ship] 船
    [road] 道路
    [people] 人
    [flask] 燒瓶
    [clock] 時鐘
    [skull] 危險
   *[music] 音樂
  }
score_pad-ui-rounds = 輪數
score_pad-ui-start = 起始分數
score_pad-ui-goal = 目標分數
score_pad-ui-rounds-about = 輪數填 0 就是不限，由你們說何時結束。目標可以不填。
score_pad-ui-with-bids = 要先叫牌
score_pad-ui-exact = 要剛好到目標
score_pad-ui-goes-on = 到了目標也繼續
score_pad-ui-highest = 高分贏
score_pad-ui-lowest = 低分贏
score_pad-ui-ties = 同分時依序比較
score_pad-ui-tie-last = 最後一輪
score_pad-ui-tie-best = 最好的一輪
