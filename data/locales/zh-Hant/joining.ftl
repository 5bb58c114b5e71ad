# 一桌多機：加入、座位、誰在場、復原要先問、主持人的權限。

## 分享

app-share = 分享這一桌
app-share-about = 讓其他手機加入，看誰坐哪裡
app-menu = 更多
app-way-join = 加入這桌
app-way-carry = 匯出
app-way-display = 大螢幕
app-scan-to-join = 用手機相機掃一下，選個座位就能玩。
app-join-qr = 加入這一桌的 QR 碼
app-code-spoken = 這一桌的代碼：{ $code }
app-another-address = 手機打不開？換個位址
app-which-address = 這台裝置有好幾個位址，要選跟手機同一個網路的那個。
app-unreachable = 其他手機現在連不到這台裝置。它和手機連的是同一個 Wi-Fi 嗎？如果啟動時設成只給這台裝置用，請重新啟動，開放給大家連。
app-alone-company = App 只在這台裝置上執行，別人連不進來。請輪流傳這台裝置，或用下面的方法把這一桌匯出到另一台。想讓每個人用自己的手機，請用一台電腦來主持：make run。

## 座位

app-who-sits = 誰坐哪裡
app-seat-is-mine = 你，就是這支手機
app-seat-is-here = 有人坐，手機在線
app-seat-is-away = 有人坐，手機離線
app-seat-is-nobody = 空位
app-seat-is-played-here = 空位，由這台裝置代玩
app-with-mine = { $what }，你的座位
app-with-here = { $what }，手機在線
app-with-away = { $what }，手機離線
app-watchers = { $count ->
   *[other] 另有 { $count } 人旁觀
  }
app-plays-all-about = 還沒有人入座時，由這台裝置替所有人操作。
app-others-seat = 這裡有別人坐，只有主持人能更動。
app-sit-here = 坐這裡
app-give-by-qr = 用 QR 碼交給別人
app-free-seat = 空出座位
app-move-seat = 移到另一支手機
app-stand-up = 離座
app-ticket-done = 好了
app-hand-over-title = { $name } 的座位
app-hand-over-about = 用另一支手機掃描，{ $name } 的座位就會移過去。只能用一次，十分鐘內有效。

## 來到桌邊

app-join = 加入一桌
app-join-about = 用相機掃桌上的 QR 碼，或輸入代碼：
app-table-code = 牌桌代碼
app-join-go = 加入
app-code-first = 請輸入桌上 QR 碼下方的代碼。
app-join-again = 代碼在那一桌的頁面上，點 QR 圖示就看得到。
app-astray = 這個連結沒有通到任何地方，可能在途中被截斷或改動了。請對方再傳一次。
app-to-the-start = 回到首頁
app-where-sit = 你坐哪裡？
app-seat-taken = 有人快了一步，{ $name } 的座位已經有人坐了。
app-all-taken = 座位都坐滿了。可以旁觀，或請主持人空出一個座位。
app-just-watch = 旁觀就好
app-take-a-seat = 選座位
app-you-are-watching = 你正在旁觀
app-sit-to-play = 選個空位就能一起玩。
app-freed-title = 這支手機在這裡沒有座位了
app-freed-about = 主持人把你的座位空出來了，或交給了另一支手機。
app-take-seats = 用這支手機接手 { AND($names, most: 8) } 的座位
app-take-seats-about = 原來的手機之後就只能旁觀。
app-take-host = 讓這支手機也當主持人
app-take-host-about = 這支手機就能開新桌、改設定、結束和刪除牌局，也能空出座位。

## 一起玩

app-watching = 你正在旁觀
app-watching-full = 你正在旁觀，座位都坐滿了。
app-only-look = 這是 { $name } 的，只能看
app-back-to-mine = 回到我的
app-plays-elsewhere = 這裡只能用 { $name } 自己的手機操作。
app-plays-nobody = 還沒有人坐 { $name } 的座位。
app-seat-freed = { $count ->
   *[other] 主持人把 { AND($names, most: 8) } 的座位空出來了。
  }
app-seat-elsewhere = { $count ->
   *[other] { AND($names, most: 8) } 的座位已經移到另一支手機。
  }
app-table-finished = 這一桌已經結束，存進歷史了。
app-see-result = 看結果
app-overtaken-undo = 慢了一步，剛剛被復原：{ $what }
app-out-of-step = 這支手機沒跟上，畫面已經更新，請再試一次。
app-done-by = 由 { $name } 輸入
app-corrected-by = { $name } 手動更正

## 復原前先問

app-the-host = 主持人
app-the-host-first = 主持人
app-asks-undo = { $name } 想復原這一步：
app-asks-redo = { $name } 想重做這一步：
app-allow-yes = 同意
app-allow-no = 不要
app-asked-mine = 正在問 { $name }：{ $what }
app-asked-others = { $by } 正在問 { $name }：{ $what }
app-withdraw = 算了
app-redone = 已重做：{ $what }
app-settled-granted = { $name } 同意了。
app-settled-declined = { $name } 不同意。
app-settled-withdrawn = 那就算了。
app-settled-overtaken = 遊戲已經往下走，{ $what ->
    [redo] 沒有重做。
   *[undo] 沒有復原。
  }
app-settled-expired = { $name } 沒有回覆，{ $what ->
    [redo] 沒有重做。
   *[undo] 沒有復原。
  }

## 傳手機

app-peek = 只給 { $name } 看的內容
app-pass-to = 請把手機交給 { $name }
app-pass-why = 下一頁只給 { $name } 看。
app-i-am = 我是 { $name }

## 主持人的權限

app-only-the-host = 只有主持人能這麼做，要在執行 App 的裝置上操作。
app-change-setup = 更改開局設定
app-change-setup-about = 座位、名字、顏色、自訂規則
app-change-names = 更改名字、顏色和提示
app-change-names-about = 遊戲已經開始，座位和規則不變
app-keep-changes = 就這樣
app-file-away-about = 遊戲到此為止，可以在歷史裡找到
app-history-mine-about = 你坐過的牌局
app-hosts = 主持人權限
app-hosts-about = 讓你的另一支手機也能開新桌、改設定、結束和刪除牌局。
app-host-ticket = 交給另一支手機
app-host-ticket-about = 用要當主持人的手機掃描。只能用一次，十分鐘內有效。
app-revoke-hosts = 收回所有手機的權限
app-hosts-revoked = 現在沒有其他手機有主持人權限。

app-secrets-stay = 這一局還沒結束就收起來了。當時的祕密仍是祕密，所以沒有紀錄，也不能重播。
