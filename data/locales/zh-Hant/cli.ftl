# 命令列說的話。

cli-score-final = 最終得分
cli-score-now = 如果現在結束
cli-open = 尚待確認：{ $text }
cli-warning = 注意：{ $text }
cli-check-legal = 可以
cli-check-refused = 不可以
cli-check-none = 這個檔案裡沒有行動。
cli-check-more = ……還有 { $count } 個，加上 --json 會全部列出
cli-survey-legal = { $count ->
    [0] 沒有可選的。
   *[other] { $count } 個可選：
  }
cli-replay-step = 第 { $step } 步之後，共 { $steps } 步
cli-replay-overruled = { $text }（全桌同意破例：{ AND($rules, most: 20) }。）
cli-history-none = 還沒有玩完的遊戲。
cli-history-together = { $won ->
    [yes] { $count ->
        [1] { $names }：獲勝
       *[other] { $names }：一起獲勝
    }
   *[no] { $count ->
        [1] { $names }：落敗
       *[other] { $names }：一起落敗
    }
 }
cli-export-failed = 無法寫入。{ history-reason }
cli-doctor-home = { $path }：進行中 { $open } 桌，已結束 { $finished } 局。
cli-doctor-sound = 全部都能讀取，沒有需要修復的地方。
cli-doctor-would = 沒有更動任何東西。加上 --repair 會盡量修復，並這樣回報：
cli-doctor-repaired = 找到下面這些問題，能修的都修好了：
cli-doctor-aside = 這次或先前另外保留了 { $count } 個檔案。遺失的內容可能只剩在裡面，確定沒有缺少什麼之前，請先留著：
cli-doctor-astray = { $table } 的紀錄重新播放後對不上（{ $why }）；歷史裡的結果不會變。
cli-doctor-strays = 匯入時 App 中途結束，有 { $count } 局沒有匯入；已清除留下的地點和備註。請重新匯入那個檔案。
cli-doctor-unreadable = 無法複製資料夾來檢查。{ history-reason }
cli-serve-address = 在這台電腦上開啟 { $url }。
cli-serve-shared = 同一個網路裡的其他裝置請開啟 { $url }，或掃描 QR 碼。
cli-serve-public = 其他人請開啟 { $url }，或掃描 QR 碼。
cli-serve-others = 打不開的話，請試 { OR($urls) }
cli-serve-alone = 目前別的裝置連不到：可能是只在本機監聽，或這台電腦沒有連上網路。
cli-serve-table = { $game }（{ AND($seats, most: 8) }）：掃描加入，或打開 { $url }，或輸入 { $code }。
cli-serve-host = 用這個連結打開的瀏覽器會有主持人的權限，十分鐘內有效，只能用一次：{ $url }
cli-serve-stop = 按 Ctrl-C 結束；每一步都已經存好。
server-port-busy = 連接埠 { NUMBER($port, useGrouping: 0) } 已經有別的程式在用。請用 --port 換一個。
server-host-unknown = { $host } 不是這台電腦的位址。不加 --host 時會監聽所有位址；加上 --only-here 就只有這台電腦連得到。
serve-worker-store = 工作程序要和別的工作程序共用資料：請用 --store 指定資料庫。
serve-homes-store = 用主機名稱區分的空間都在資料庫裡：請用 --store 指定資料庫。
serve-homes-name = 用了 { "https://*" }，資料庫裡的每個空間就各用自己的主機名稱打開：請拿掉 --home-name，或改填那個空間的網址。
cli-serve-homes = 每個網址都是一個獨立的空間；用「companion link」加上網址，就能讓一個瀏覽器成為主持人。按 Ctrl-C 結束；每一步都已經存好。
cli-serve-no-homes = 資料庫裡還沒有空間有主機名稱：用「companion homes 名字 --at 主機名稱」指定，之後就找得到。按 Ctrl-C 結束。
cli-host-store = 這個指令只用在資料庫裡的空間：請用 --store 指定資料庫。放在資料夾裡的，啟動時就會印出主持人連結。
cli-homes-store = 只有資料庫裡才有好幾個空間：請用 --store 指定資料庫。
cli-homes-which = 請說明是哪個空間：名字寫在「homes」後面。
cli-homes-none = 資料庫裡還沒有空間。
cli-homes-name = 空間
cli-homes-host = 主機名稱
cli-homes-open = 進行中
cli-homes-finished = 已結束
serve-public-url = 從外面沒辦法用 { $url } 打開程式。請填 https:// 加上主機名稱，後面不要接別的東西。

cli-help = 桌遊的計分和規則幫手。不加指令就會啟動並開啟程式。
cli-help-help = 顯示這段說明就結束
cli-help-host = 監聽的位址；不指定時監聽所有位址，手機才連得到
cli-help-only-here = 不讓其他裝置連進來
cli-help-port = 監聽的連接埠；預設從 8550 起找第一個空的
cli-help-public-url = 前面有 HTTPS 代理伺服器時，別人打開程式用的網址；填 https://* 就讓資料庫裡的每個空間各用自己的主機名稱打開
cli-help-worker = 用這個名字當代理伺服器後面的其中一個工作程序：日誌給機器讀、提供 /healthz 和 /metrics、結束前先讓人離開
cli-help-no-browser = 不要開啟瀏覽器
cli-help-window = 用獨立的視窗開啟，關掉視窗就結束
cli-window-none = 這台電腦上沒有能開獨立視窗的瀏覽器（Chromium、Chrome、Edge、Brave 或 Vivaldi），改用平常的瀏覽器開啟。
cli-help-home = 存放遊戲的資料夾
cli-help-store = 把遊戲存放在這個 PostgreSQL 資料庫，而不是資料夾，例如 postgresql://user@host/games；可由多台主機共用
cli-help-home-name = 這個資料庫裡的空間名稱；預設是「home」
cli-help-homes = 列出資料庫裡的空間，或指定用哪個主機名稱打開某個空間
cli-help-homes-name = 哪個空間；不寫就列出全部
cli-help-homes-new = 沒有這個空間時就建立
cli-help-homes-at = 用哪個主機名稱打開，例如 club.example.org
cli-help-homes-nowhere = 不再用任何主機名稱打開
cli-help-homes-most = 最多可以同時有幾桌在進行
cli-help-move = 把資料夾裡的所有東西搬進 PostgreSQL 資料庫，或搬回來
cli-help-move-to = 搬到哪裡：還不存在的資料夾，或資料庫的位址
cli-help-move-to-name = 那個資料庫裡的空間名稱；預設是「home」
cli-moved =
    進行中的 { $open } 桌和已結束的 { $finished } 局，連同相關的一切，都搬到新的地方了。原來的地方保持不變：請不要再從那裡繼續玩。
cli-help-lang = 文字的語言；預設依環境設定
cli-help-json = 以 JSON 回答，每行一個物件
cli-help-score = 計算局面檔或紀錄的分數
cli-help-check = 依序判定檔案裡的每個行動；可以的就執行
cli-help-check-move = 在檔案的行動之後再判定一個行動：寫在大括號裡，照「check」印出的樣子；可以寫好幾次
cli-help-survey = 逐格說明能不能放、為什麼不行
cli-help-replay = 顯示紀錄走到某一步的樣子
cli-help-history = 列出玩完的遊戲
cli-help-export = 把全部歷史轉成其他程式能讀的格式
cli-help-import = 從 BG Stats 匯出檔或試算表（CSV）匯入遊戲
cli-help-import-files = 檔案
cli-help-import-column = 某一欄的內容：date、game、variant、person、points、rank、won、where、minutes、note、table、ended、points_of 或 ignored；可以寫多次
cli-help-import-dates = 年月日的順序
cli-help-import-decimal = 像 1,234 這樣有兩種讀法的數字，小數點用點還是逗號
cli-help-import-dash = 個人欄裡的「-」：在場但沒有分數（there），或不在場（away）
cli-help-import-dry = 只說會匯入什麼
cli-help-doctor = 檢查存檔是否都完好
cli-help-ask = 回答規則問題，怎麼問、用哪種語言都行
cli-help-ask-question = 你的問題，平常怎麼說就怎麼打
cli-help-ask-file = 要問的那一桌：局面檔或紀錄
cli-help-ask-seat = 誰在問（名字）；不寫就只看大家都能看的
cli-help-files = 局面檔或紀錄
cli-help-seat = 誰的區域（名字）
cli-help-piece = 哪一種配件（遊戲裡的代號）
cli-help-to = 到第幾步；預設到最後
cli-help-limit = 最多幾筆
cli-help-format = 格式：json、csv，或 BG Stats 的連結（bgstats）
cli-help-output = 要寫入的檔案；預設印在終端機
cli-help-host-link = 印出主持人連結，只能用一次；用在資料庫裡的空間
cli-help-host-address = 瀏覽器開啟程式的網址，例如 https://night.example
cli-help-repair = 能修的就修好

cli-help-dev = 給製作遊戲的人
cli-help-dev-texts = 列出一款遊戲在各語言中還缺哪些訊息
cli-dev-texts = { $locale }：{ $count ->
    [0] 沒有缺少。
   *[other] 缺少 { $count } 則訊息：
  }
cli-help-dev-try = 隨機玩一款遊戲，說出哪裡對不上
cli-dev-try-whole = 沒有發現問題：每一局都玩到結束，該說的每句話也都說得出來。
cli-dev-try-texts = { $locale } 缺 { $count } 則訊息，第一則是 { $what }。全部清單：companion dev texts { $game }
cli-dev-try-section = 遊戲引用 { $what } 這一節，但規則書沒有這一節。
cli-dev-try-lesson = 教學無法讀取。{ $why }
cli-dev-try-lesson-move = 教學中斷：第 { $what } 步不合法。
cli-dev-try-lesson-why = 教學的理由 { $what } 不在規則書（{ $locale }）的 { $section } 這一節裡。請引用完整的一句。
cli-dev-try-lead-gone = { $place }: [{ $phase }] 指到 { $what } 這一節，但規則書沒有這一節。
cli-dev-try-leads = { $place }: [{ $what }]：{ $locale } 的問題和 leads 裡的節，數目不一樣。
cli-dev-try-lead = { $place }: 常見問題「{ $what }」找不到 { $section } 這一節，{ $count ->
    [0] 什麼也找不到
   *[other] 只找到{ AND($found) }
  }。請用那一節的字來問，或把大家的問法寫進 asked.toml。
cli-dev-try-referee = { $place }: 常見問題「{ $what }」沒有對應的節，桌面也回答不了。
cli-dev-try-unsaid = 桌上會出現的一句話，{ $locale } 還沒有：{ $what }。
cli-dev-try-stale = 範例 { $what } 和現在的遊戲不符，請重新玩一份。{ $why }
cli-dev-try-file = 試玩桌面 { $what } 讀不進來。{ $why }
cli-dev-try-sample = 範例 { $what } 已經結束。應為玩到一半的桌面。
cli-dev-try-broke = 遊戲出錯而中斷。{ $what }
cli-dev-try-final = 已經沒有人要行動，計分卻還不是最終計分。
cli-dev-try-record = 把紀錄重玩一遍，得到的局面不一樣。
cli-dev-try-said = 紀錄裡有一行（{ $what }）說不完整：「{ $said }」
cli-dev-try-moves = 在 { $what } 階段，合法行動不等於遵守所有規則的候選行動。
cli-dev-try-survey = { $what } 的查詢說 { $target } 合法，裁決卻說不合法。
cli-dev-try-typed = { $what } 階段的局面打成檔案再讀回來，就不一樣了。
cli-help-dev-new = 寫出一款小遊戲作為開頭，自成一個套件
cli-help-dev-new-name = 遊戲代號：小寫單字，以底線相連
cli-help-dev-new-to = 要寫到哪個資料夾；預設是目前位置下同名的資料夾
cli-help-dev-new-like = 從哪一款開始改：counting（數字）、dominoes（格子和板塊）或 fruit（分階段的卡牌）
cli-dev-new-name = 「{ $name }」不能當遊戲代號。應為以底線相連的小寫單字，例如 my_game。
cli-dev-new-taken = 已經有叫「{ $name }」的遊戲或套件。請換一個名字。
cli-dev-new-exists = { $folder } 已經存在，而且不是空的。什麼都沒有寫入。
cli-dev-new-written = 已把 { $count } 個檔案寫到 { $folder }。接下來：
