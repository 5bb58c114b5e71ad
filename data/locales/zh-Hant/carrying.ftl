# 把一桌變成一個碼帶走，還有把別處的一桌帶進來。

## 帶走

app-carry = 匯出這一桌
app-carry-away = 匯出成 QR 碼
app-carry-about = 掃描或傳送都行：另一台裝了桌遊夥伴的裝置就能從這裡接著玩，不用網路。
app-carry-secrets = 這個碼裡什麼都有，包括別人不該看到的。別給還在玩的人看。
app-carry-kept = 這款遊戲有祕密。還在玩的時候，只有主持人能匯出這一桌。
app-carry-picture = 這桌的 QR 碼
app-carry-size = { $bytes } 位元組 · QR 第 { $version } 版（最大 40） · { $pictures ->
    [1] 一張圖
   *[other] { $pictures } 張圖
  }
app-carry-part = 第 { $part } 張，共 { $parts } 張
app-carry-parts-about = 這桌太長，一張圖放不下。每張各拍一次，順序不拘；鏡頭跟不上就放慢，或先停在這一張。
app-carry-speed = 速度
app-carry-slower = 慢一點
app-carry-faster = 快一點
app-carry-hold = 停在這一張
app-carry-go-on = 繼續換
app-carry-part-back = 上一張
app-carry-part-on = 下一張
app-carry-older = 牌桌又有新進展了。這些圖還是剛才的樣子。
app-carry-renew = 重新產生
app-carry-save-table = 存成檔案
app-carry-save-album = 連同筆記與照片存成檔案
app-carry-save-picture = 儲存圖片
app-carry-save-this-picture = 儲存這張圖
app-carry-save-sheet = 列印用的一頁
app-carry-as-text = 文字
app-carry-as-text-about = 用聊天或郵件傳給別人。
app-carry-as-link = 連結
app-carry-as-link-about = 連得到這個位址的裝置，點開就行；連不到的，貼進「匯入牌局」。# 後面的內容不會傳給任何伺服器。
app-copy = 複製
app-copied = 複製好了
app-copy-failed = 這個瀏覽器不讓 App 複製，請自己選取文字。
app-copy-by-hand = 點進欄位，全選，再複製。
app-carry-sheet-title = { $game } · { AND($names, most: 8) } · { $date }
app-carry-sheet-guide = { $parts ->
    [1] 整桌都在這張圖裡。打開桌遊夥伴，點「匯入牌局」，再拍下這張圖。
   *[other] 整桌都在這 { $parts } 張圖裡。打開桌遊夥伴，點「匯入牌局」，把每張都拍下來，順序不拘。
  }

## 帶進來

app-bring-table = 匯入牌局
app-bring-table-about = 接著玩別處的一桌：拍它的碼、選檔案，或貼上文字
app-bring-about = 有人給了你一桌，不管是碼、檔案還是文字，都能在這裡接著玩。
app-bring-host-only = 只有主持人能匯入別處的牌局。請在執行 App 的裝置上打開，或把碼傳過去。
app-bring-scan = 掃描 QR 碼
app-bring-scan-about = 把 QR 碼對準鏡頭。
app-bring-photo = 拍 QR 碼或選照片
app-bring-file = 選擇檔案
app-bring-paste = 文字
app-bring-paste-about = 貼上碼、連結，或收到的整段訊息。
app-bring-code = 碼或連結
app-bring-read = 讀取
app-bring-nothing-typed = 先把碼貼進欄位。
app-bring-link-about = 點開指向這裡的連結，那一桌就會自動匯入。在電腦上也可以把檔案拖到這一頁。
app-bring-parts = { $total } 張裡已經有 { $found } 張
app-bring-missing = { $count ->
   *[other] 還缺第 { AND($parts, most: 8) } 張。
  }順序不拘。
app-bring-start-over = 重新開始
app-bring-bad-record = { $file } 讀不成紀錄：{ $what }

## 帶進來的是什麼

app-bring-finished = 已經玩完
app-bring-when = { $entries ->
    [0] { $begun } 開始，還沒有動作
   *[other] { $begun } 開始，共 { $entries } 筆
  }
app-bring-last = 最後一筆 { $last }
app-bring-points = { $points } 分
app-bring-points-differ = 碼上 { $claimed } 分，我們算 { $counted } 分
app-bring-agrees = 在這裡重算，分數一樣。
app-bring-differs = 在這裡算出來的和碼上寫的不同。以這裡算的為準，打開明細就知道差在哪裡。
app-bring-not-finished-here = 碼上說這局已經結束，但照這裡的規則還沒有。
app-bring-will-new = 會在這裡開成一桌，接著玩。
app-bring-will-finished = 會存進歷史。
app-bring-will-continued = 這桌這裡已經有了。碼裡多了 { $entries } 筆，會接上去。
app-bring-will-nothing = 這桌這裡已經有了，和碼裡一模一樣。
app-bring-will-behind = 這桌這裡已經有了，還比碼裡多 { $entries } 筆。
app-bring-will-both = 這裡有另一桌用同一個編號，但開局不同。兩桌都會留著。
app-bring-parted = 這桌這裡已經有了，但第 { $entry } 筆不一樣：
app-bring-here = 這裡
app-bring-there = 碼裡
app-bring-told-undo = 已復原：{ $what }
app-bring-told-redo = 已重做：{ $what }
app-bring-keep-both = 兩邊都不會丟：這裡的一桌照舊，碼裡的另開一桌。
app-bring-do-new = 在這裡接著玩
app-bring-do-finished = 存進歷史
app-bring-do-continued = 接著玩
app-bring-do-nothing = 去那一桌
app-bring-do-behind = 去那一桌
app-bring-do-both = 兩桌都留
app-bring-not-this = 不是這個
app-brought-new = 已匯入，接著玩吧。
app-brought-finished = 已存進歷史。
app-brought-continued = 已經接上最新進度。
app-brought-nothing-new = 沒有新的東西，這桌本來就在。
app-brought-kept-both = 兩桌都留著。這是剛匯入的那一桌。
