# 牌桌頁面：輪到誰、版面、說明頁、分數、紀錄。

app-back = 返回
app-close = 關閉
app-no-such-table = 這一桌已經不在了：可能被刪除，或連結來自別的裝置。
app-table-barred = 這一局目前打不開。主持人可以在首頁看到原因。
app-only-scored = 只算分
app-whole-map = 顯示整張地圖
app-tab-board = 圖板
app-tab-table = 全桌
app-tab-score = 分數
app-tab-log = 紀錄
app-tab-rules = 規則

## 輪到誰

app-seat-waiting = { $name }，還有事要做
app-seat-later = { $name }，稍後輪到
app-seat-done = { $name }，已完成
app-seat-turn = 輪到
app-look-at = 看 { $name } 的城市
app-waits-for = 等 { AND($names, most: 8) }。
app-empty-steps = 自動完成：{ $what }
app-steps-confirmed = 都完成了：{ $what }
app-for-all = { AND($names, most: 8) } 一起
app-painting = { $name }：點一點，點到跟桌上一樣。

## 每款遊戲用同一個詞

app-act-done = 完成
app-act-end-turn = 結束回合
app-act-taken = 大家都拿了
app-act-marked = 大家都記好了
app-act-put-down = 放下
app-act-elsewhere = 換個地方

## 復原和更正

app-undo-several = { $what }（連同另外 { $more } 步）
app-undo-now = 復原
app-undo = 復原：{ $what }
app-tiles-next = 更多：第 { $page } 頁，共 { $pages } 頁。輕點看下一頁。
app-undo-nothing = 還沒有可以復原的動作。
app-undone = 已復原：{ $what }
app-redo = 重做
app-redo-what = 重做：{ $what }
app-correct-it = 更正
app-mend = 對照桌面更正
app-mend-stop = 更正完畢
app-cannot-correct = 這裡沒辦法顯示這種情況。
app-hand-drop = 從手上拿掉{ $card }卡
app-eraser = 清空格子
app-as-on-table = 調成桌上實際的數字。
app-set-number = 就是 { $value }

## 放卡

app-nothing-to-lay = 現在這裡沒有卡要放。
app-points-hidden = 分數等公布時才看得到
app-fact-points = 目前 { $points } 分

## 為什麼不行

app-why-title = 這樣不行，因為……
app-overtaken = 慢了一步：{ $what }
app-repair-try = 試試 { OR($choices) }。
app-repair-show = 指給我看
app-repair-do = 改成這樣
app-repair-read = 填寫印刷內容
app-repair-correct = 更正數字
app-mirror-wrong = 跟桌上不一樣嗎？桌上擺的從上方的選單更正；數字點一下就能改。
app-rule-link = 規則 { $rule }
app-allow = 大家同意這樣玩……
app-allow-where = 大家還是同意這樣玩？先關掉這裡，再點它要放的地方。
app-allow-explained = 全桌都同意嗎？這一步和破例的規則都會寫進紀錄。
app-allow-note = 為什麼？（可不填）
app-allow-sure = 全桌同意
app-allow-not = 還是不要

## 分數

app-score-now = 如果現在結束
app-score-final = 最終得分
app-see-score = 看得分
app-reveal-place = 公布第 { $place } 名
app-reveal-slowly = 自動逐一公布
app-reveal-winner = 贏家是……
app-reveal-all = 全部顯示
app-next-person = 下一位：{ $name }
app-keep-score = 存進歷史
app-ceremony-over = 遊戲結束
app-ceremony-winner = { $count ->
    [1] 贏家
   *[other] 並列獲勝
  }
app-ceremony-margin = 領先 { $points } 分
app-score-hint-count = 點一個數字，就能輸入數到的數量，也看得到怎麼加的。
app-count-more = { $what }多一個
app-count-less = { $what }少一個
app-count-now = { $what }：{ $count }
app-count-end = { $what }到頂了。
app-score-hint = 點一下數字，看分數怎麼來的。
app-score-cell = { $name }，{ $category }：{ $points }
app-score-sum = { $name }：{ $category }
app-score-none = 目前這裡沒有分數。
app-score-gains = 第 { $round } 輪增減
app-score-zeros = 另外 { $count } 項都是 0 分
app-score-zeros-alone = { $count } 項都是 0 分
app-score-zeros-hide = 收起 0 分的項目
app-rematch-begun = 下一局開始了。
app-rematch-sit = 坐回我的位子
app-rematch-go = 去看看
app-rematch-starts = 由 { $name } 先開始。要換人的話，點選單裡的「更改開局設定」。
app-rematch = 再來一局
app-send = 傳送結果
app-open-winner = 還不能確定
app-unread-most = 每位玩家最多差 { $points } 分
app-open-still = 尚待確認
app-open-answer = 去補上
app-file-open = 還缺一些東西
app-file-anyway = 就這樣存進歷史
app-file-anyway-about = 這樣存進去，就沒有人獲勝：歷史裡會寫「還不能確定」。

## 紀錄

app-log-all = 顯示全部紀錄
app-log-round = 第 { $round } 輪
app-log-empty = 還沒有紀錄。
app-allowed-against = 全桌同意破例：{ AND($rules, most: 8) }。
app-corrected = 手動更正

# 這個階段手上要做的事。

app-steps-title = 一步一步來
app-steps-count = { $count } 步
app-steps-setup = 第一輪之前
app-steps-now = 現在
app-steps-none = 現在手上沒有要做的事。
