# 別處記下的遊戲，帶進歷史之前說的話。

plays-empty = 檔案裡什麼也沒有。
plays-no-text = 這不是文字，也不是認得的遊戲紀錄。需要的是 BG Stats 匯出的 JSON，或存成 CSV 的試算表。
plays-no-rows = 這裡沒有試算表的列：第一列應是欄名，下面至少再有一列，並且不只一欄。
plays-not-bg-stats = 這份 JSON 不是 BG Stats 匯出的：裡面沒有遊戲和對局的清單。
plays-broken-json = 這份 JSON 中斷或損壞了：{ $why }
plays-no-column = 沒有「{ $name }」這一欄。有的是：{ $columns }
plays-no-role = 欄位的內容沒有「{ $name }」這種，只能是：{ $roles }
plays-role = { $role ->
    [date] 哪一天
    [game] 哪個遊戲
    [variant] 遊戲叫什麼
    [person] 誰
    [points] 分數
    [rank] 名次
    [won] 誰贏了
    [where] 在哪裡
    [minutes] 幾分鐘
    [note] 備註
    [expansions] 擴充
    [tags] 標籤
    [rating] 評分
    [teacher] 誰教的
    [table] 區分每一局的編號
    [ended] 何時結束
    [points_of] 這個人的分數
   *[ignored] 用不到
  }
plays-lacking = 沒有哪一欄說明{ $role ->
    [date] 是哪一天。
    [game] 是哪個遊戲。
   *[person] 有誰在場。
  }
plays-file = { $file }：{ $count } 局
plays-known = 其中 { $count } 局這裡已經有了。
plays-would = { $count ->
    [0] 不會有新的進來。
   *[other] 會有 { $count } 局進來。
  }
plays-taken = { $count ->
    [0] 沒有新的進來。
   *[other] { $count } 局已經進來。
  }
plays-left-out = 有 { $count } 局沒收：{ $why ->
    [date] 讀不出日期
    [game] 沒說是哪個遊戲
    [people] 沒有人在場
    [many] 超過 12 個人
    [ignored] 在那邊標了不計
    [beyond] 超出一次能收的數目
   *[form] 形式不對
  }（筆號：{ AND($numbers, most: 5) }）。
plays-foreign = { $form ->
    [excel] 這是 Excel 活頁簿。請在 Excel 選「另存新檔」，格式選「CSV UTF-8」，再匯入那個檔案。
    [opendocument] 這是 OpenDocument 檔。請在 LibreOffice 選「另存新檔」，格式選「Text CSV」，再匯入那個檔案。
    [numbers] 這是 Numbers 試算表。請在 Numbers 選「輸出至」「CSV」，再匯入那個檔案。
    [html] 這是網頁。請把裡面的表格貼到試算表，存成 CSV，再匯入那個檔案。
    [pdf] 這是 PDF。請把裡面的表格貼到試算表，存成 CSV，再匯入那個檔案。
    [zip] 這是 ZIP 壓縮檔。請先解壓縮，再匯入裡面的 CSV 或 JSON 檔。
   *[xml] 這是 XML。請用試算表軟體開啟，存成 CSV，再匯入那個檔案。
  }
plays-number = { $kind ->
    [whole] 「{ $example }」是 { $value }。
   *[broken] 「{ $example }」介於 { $value } 和 { $next } 之間。
  }
plays-dash = { $dash ->
    [away] 「-」表示：不在場。
   *[there] 「-」表示：在場，但沒有分數。
  }
plays-other-reading = 如果不對，請用 { $option }：{ $reading }
plays-stopped = 已停止。有 { $count } 局沒有匯入，已匯入的都完整。
plays-expansions = 擴充：{ AND($names) }
plays-tags = 標籤：{ AND($names) }
plays-rating = 評分：{ $rating } 分（滿分 { $best } 分）
plays-teacher = 教學：{ $name }
plays-starters = 起始玩家：{ AND($names) }

app-bring-games = 匯入紀錄
app-bring-games-where = 匯入別處的紀錄
app-bring-games-about = 以前記下的遊戲也能匯入：BG Stats 匯出的 JSON，或存成 CSV 的試算表。先看看裡面有什麼再決定；這裡已經有的不會重複。
app-bring-games-host-only = 只有主持人能匯入紀錄。
app-bring-games-pick = 選擇檔案
app-bring-games-another = 換一個檔案
app-bring-games-found = { $count } 局，{ $games } 種遊戲，{ $people } 個人
app-bring-games-none = 裡面沒有能匯入的遊戲。
app-bring-games-samples = 匯入後的樣子
app-bring-games-columns = 欄位
app-bring-games-columns-about = 這是猜的，不對就點一下。
app-bring-games-dates = 日期
app-bring-games-days = { $days ->
    [dmy] 日、月、年
    [mdy] 月、日、年
   *[ymd] 年、月、日
  }
app-bring-games-take = 匯入 { $count } 局
app-bring-games-look = 看看歷史
app-bring-games-back = 取消這次匯入
app-bring-games-numbers = 數字
app-bring-games-numbers-about = 這個檔案裡有數字可以有兩種讀法，不對就點一下。
app-bring-games-dash = 橫線
app-bring-games-stop = 停止
app-bring-games-step = { $step ->
    [reading] 正在讀取檔案
    [comparing] 正在找出這裡已經有的
   *[bringing] 正在匯入遊戲
  }
app-bring-games-of = { $done } / { $total }
app-bring-games-stopped = 已停止，什麼也沒有匯入。
app-bring-games-rest = 匯入剩下的 { $count } 局
