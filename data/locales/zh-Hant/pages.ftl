# 首頁、開局、設定、歷史、規則書。

app-title = 桌遊夥伴

## 時間

app-date = { $year } 年 { $month } 月 { $day } 日
app-date-time = { $date } { $time }
app-minutes-ago = { $minutes ->
    [0] 剛剛
   *[other] { $minutes } 分鐘前
  }
app-today = 今天 { $time }
app-yesterday = 昨天 { $time }

## 首頁

app-what-this-is = 照著你們桌上的遊戲走：懂規則，會算分。
app-asks-may = 這裡能放嗎？
app-answers-may = 點一下那格。不行的話，會告訴你為什麼、是哪一條規則。
app-asks-now = 現在要做什麼？
app-answers-now = 輪到誰、還剩什麼要做，一看就知道。
app-asks-won = 誰贏了？
app-answers-won = 幫你們全部加好，每一分怎麼來的都列給你看。
app-see-sample = 看看示範牌桌
app-see-sample-about = 開成新的一桌，正玩到一半。
app-sample-invented = 卡片和板塊上的內容是為這個範例虛構的。
app-sample-seats = { $count } 人
app-sample-broken = 示範牌桌和這個版本不相容。

app-stumbled-card = 這一桌出了問題，目前的狀況顯示不出來。點進去可以復原上一步、更正畫面，或把紀錄存下來。
app-stumbled-table = 這一桌出了問題。什麼都沒有弄丟：你可以復原上一步、更正不對的地方，或把紀錄存下來，先不用 App 繼續玩。
app-stumbled-part = 這一部分現在顯示不出來。
app-stumbled-tap = 出了問題，剛才那一下什麼都沒有改變。
app-stumbled-page = 這一頁出了問題，顯示不出來。什麼都沒有弄丟，其他頁面都正常。
app-store-away = 目前連不上資料庫。存好的都還在；等連上了，這一頁會自己回來。
app-stumbled-record = 這一局後面的內容顯示不出來。上面列出的結果不變，紀錄也都還在。
app-take-back = 復原上一步
app-take-back-short = 復原上一步
app-save-record = 把紀錄存下來
app-try-again = 再試一次

app-turn-of-all = 大家同時進行
app-trial-sample = 示範
app-trial-lesson = 教學
app-on-the-table = 進行中
app-go-on-with = 繼續{ $game }：{ AND($seats, most: 8) }
app-table-menu = 這桌{ $game }的其他選項
app-file-away = 結束，存進歷史
app-delete = 刪除
app-delete-for-good = 刪掉就救不回來：這一桌和全部紀錄都會消失。
app-delete-now = 確定刪除
app-new-table = 開新桌
app-games = 遊戲
app-only-score = 只算分
app-only-score-about = 沒用 App 玩？把最後的樣子擺進來，直接看總分。
app-history = 歷史
app-history-about = 玩過的遊戲，誰贏了幾次
app-rules = 規則
app-rules-about = 查一下規則
app-settings = 設定
app-no-such-game = 這裡沒有這款遊戲。

## 開局

app-mode-play = 邊玩邊用
app-mode-score = 只算分
app-mode-play-about = 玩的時候開著：能做什麼、還剩什麼都會告訴你，分數也幫你們算。
app-mode-score-about = 已經玩完了：照桌上擺好，馬上算出分數。
app-who-plays = 誰要玩？
app-player = 玩家 { $number }
app-clockwise = 照座位順時針排。
app-add-player = 加一位
app-seat-person = { $name } 要玩
app-as-last-time = 和上次一樣
app-colour-of = { $name }：{ $shape }。換顏色
app-shape-teal = 藍綠圓形
app-shape-amber = 琥珀三角形
app-shape-rose = 玫瑰方形
app-shape-indigo = 靛藍星形
app-shape-lime = 萊姆綠六角形
app-shape-orange = 橘色心形
app-shape-violet = 紫色五角形
app-shape-slate = 灰色菱形
app-shape-brown = 棕色盾形
app-shape-sky = 藍色水滴
app-shape-red = 紅色閃電
app-shape-ink = 墨色雲朵
app-shape-swap = { $shape }，和玩家 { $number } 交換
app-sit-earlier = { $name } 往前一個座位
app-take-off = { $name } 不玩
app-table-full = 坐滿了，最多 { $most } 位。先請一位離座。
app-name-too-long = 名字最多 40 個字
app-same-name = 有兩位都叫 { $name }。加個字，大家才分得出來。
app-who-starts = 誰先開始？
card_city-setup-start = 最常往小鎮跑的人先。沒人算得上？那就隨機。
app-anybody = 隨機
app-out-of-the-box = 從盒子裡拿出來
app-house-rules = 自訂規則
app-house-rules-about = { $changed ->
    [0] 規則沒講清楚的地方，先照我們的建議
   *[other] 有 { $changed } 條照你們的玩法
  }
app-default-reading = 建議
app-begin = 開始
app-begin-score = 開始算分
app-setup-refused = 這樣沒辦法開局：{ $why }

## 設定

app-language = 繁體中文
app-languages = 語言
app-look = 外觀
app-theme-system = 跟隨裝置
app-theme-light = 淺色
app-theme-dark = 深色
app-text-size = 文字大小
app-size-100 = 標準
app-size-125 = 大
app-size-150 = 特大
app-size-200 = 最大
app-size-example = 住宅和工業絕不相鄰。第一張工業要 5 元。
app-about = 關於
app-kept-in = 你們的紀錄都留在這台裝置的這個資料夾：
app-alone-installed = 你們的紀錄只存在這台裝置上，在 App 自己的資料夾裡。移除 App，紀錄就會一起刪除；想留住的，請先匯出。
app-alone-kept = 你們的紀錄只存在這台裝置的這個瀏覽器裡。清除這個網站的資料，紀錄就會一起刪除；想留住的，請先匯出。
app-alone-unkept = 這個瀏覽器不會替這一頁儲存任何東西：關掉頁面，所有紀錄就沒了。請改用 https、不要用無痕視窗，或把牌局匯出。
app-alone-promised = 這個瀏覽器答應不會自行清除。
app-alone-unpromised = 空間不足時，這個瀏覽器可能自行清除這些紀錄。把 App 安裝到主畫面，或把全部存成檔案，就能防止遺失。
app-whole = 全部存成一個檔案
app-whole-about = 進行中和結束的牌局、玩家、盒子和設定都在裡面。請不時存一份到這個瀏覽器以外的地方。
app-whole-save = 全部存成檔案
app-whole-due = 有 { $games } 局玩完的遊戲只存在這個瀏覽器裡。全部存成檔案，瀏覽器清空了也還在。
app-whole-take = 從檔案匯入全部資料
app-whole-found = 這個檔案裡有 { $tables } 桌。現在這裡的一切都會換成檔案裡的內容。
app-whole-replace = 全部換掉
app-whole-waits = 下次啟動起，一切都和檔案裡一樣。請現在重新載入這一頁。
app-version = 桌遊夥伴 { $version }
app-licences = 字型：Roboto（Apache License 2.0）、Noto Sans（SIL Open Font License 1.1）

## 歷史

app-tab-games = 遊戲
app-tab-people = 玩家
app-reading = 稍等一下……
app-no-history = 還沒有玩完的遊戲。玩完一局就會出現在這裡。
app-to-the-tables = 回到牌桌
app-older = 更早的遊戲
app-everybody-again = 只看 { $name }。改看所有人
app-look-at-table = { $game }，{ $when }
app-won = 獲勝
app-plays = { $count } 局
app-wins-of = { $plays } 局贏了 { $wins } 局
app-game-record = { $game }：最佳 { $best } 分，平均 { $mean } 分
app-game-record-uncounted = { $game }：{ $count } 局
app-tables-of = { $name } 的遊戲
app-export = 匯出歷史
app-export-about = 所有玩完的遊戲，存成一個檔案。
app-export-csv = 試算表用（CSV）
app-export-json = 其他程式用（JSON）
app-export-zip = 連同筆記與照片（ZIP）

## 玩完的一桌

app-outcome = { $count ->
    [1] { AND($winners) } 獲勝
   *[other] { AND($winners, most: 8) } 並列第一
  }
app-outcome-alone = { $name } 得 { $points } 分
app-outcome-together = { $won ->
    [yes] { $count ->
        [1] { AND($names) } 獲勝
       *[other] { AND($names, most: 8) } 一起獲勝
    }
   *[no] { $count ->
        [1] { AND($names) } 落敗
       *[other] { AND($names, most: 8) } 一起落敗
    }
  }
app-took = { $minutes ->
    [0] 不到一分鐘
   *[other] 玩了 { $minutes } 分鐘
  }
app-total = 總分
app-line-of = { $what }：{ $line }
app-place-column = 名次
app-record-broken = 這個版本讀不了這桌的過程，但結果還在。
app-record-barred = 這一局的經過無法讀取：它的檔案不見了，或無法打開。結果不受影響。在主持人的電腦上執行 companion doctor 可以知道原因。
app-replay = 回顧
app-replay-at = 第 { $step } 步，共 { $steps } 步
app-replay-back = 上一步
app-replay-on = 下一步
app-before-first = 第一步之前
app-log = 紀錄
app-whole-log = 全部 { $count } 筆
app-log-allowed = 全桌同意
app-open-again = 重新打開
app-bg-stats = 交給 BG Stats
app-bg-stats-about = 在裝有 BG Stats 的手機上打開這個連結：

## 規則書

app-rules-of = { $game }規則

## 首頁上的通知

history-table-unreadable = 這個版本打不開牌局 { $table }（{ $why }）。檔案原封不動。
