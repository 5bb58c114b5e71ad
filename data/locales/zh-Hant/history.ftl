# 關於保存的一切：資料夾、磁碟上的牌局、結束的遊戲、玩家。

history-reason =
    { $reason ->
        [ENOSPC] 磁碟已滿。
        [EDQUOT] 目前的使用者可用的磁碟空間已用完。
        [EFBIG] 檔案超過這個磁碟允許的大小。
        [too-large] 檔案會大到程式讀不了。
        [EACCES] 目前的使用者沒有寫入權限，請改用資料夾擁有者的帳號啟動程式。
        [EPERM] 目前的使用者沒有寫入權限，請改用資料夾擁有者的帳號啟動程式。
        [EROFS] 這個磁碟只能讀取。
        [ENOENT] 它不見了。
        [EISDIR] 檔案的位置上是一個資料夾，請把它移走。
        [ELOOP] 檔案的位置上是一個連結，請把它移走。
        [EINVAL] 檔案的位置上是別的東西，不是檔案，請把它移走。
        [ENOTDIR] 路徑當中有一段是檔案，不是資料夾。
        [EEXIST] 應該放資料夾的位置有一個同名檔案。
        [EIO] 磁碟回報故障。
        [ENOLCK] 這個磁碟無法防止兩個程式同時寫入。
        [ENOTCONN] 目前連不上資料庫。
       *[other] 系統不允許這樣做。
    }
history-reading =
    { $reason ->
        [forbidden] 目前的使用者沒有讀取權限。
        [folder] 檔案的位置上是一個資料夾。
        [link] 檔案的位置上是一個連結。
        [no-file] 檔案的位置上是別的東西，不是檔案。
        [too-large] 它超過 { $size } { $unit }，程式讀不了這麼大的檔案。
        [fault] 磁碟回報故障。
        [away] 目前連不上資料庫。
       *[other] 系統不允許讀取。
    }
history-mending =
    { $reason ->
        [forbidden] 請給目前的使用者讀取權限，或改用檔案擁有者的帳號啟動程式。
        [folder] 請把它移走，再把檔案本身放回原處。
        [link] 請把它移走，再把檔案本身放回原處。
        [no-file] 請把它移走，再把檔案本身放回原處。
        [too-large] 請從備份把檔案放回原處。
        [fault] 請盡量把資料複製到另一個磁碟。
        [away] 請稍後再試一次。
       *[other] 請重新啟動電腦，或從備份把檔案放回原處。
    }
history-what =
    { $store ->
        [people] 玩過的人
        [preferences] 設定
        [places] 玩遊戲的地點
        [details] 每局的日期、擴充、標籤和評分
        [tools] 骰子與計時器
        [seats] 誰坐哪個座位
        [boxes] 你的盒子上印的內容
        [notes] 筆記
        [photos] 照片
        [tables] 進行中的牌局
        [records] 結束的遊戲
        [history] 結束的遊戲清單
       *[other] 程式的檔案
    }
history-damage =
    { $reason ->
        [checksum] 內容與當初寫下的不同
        [form] 這不是一行紀錄
        [long] 這一行太長
        [empty] 檔案是空的
       *[other] { $reason }
    }

history-home-in-use = 另一個桌遊夥伴正在使用資料夾 { $path }。請改用那一個，或替這一個另外指定資料夾。
history-home-not-writable = 無法把遊戲存放在 { $path }。{ history-reason }
history-journal-damaged = 紀錄 { $path } 從第 { $line } 行起損壞：{ history-damage }。這一行之前的內容都救得回來，損壞的檔案也會保留。
history-journal-unwritable = 無法存入 { $path }。{ history-reason }先前存好的都還在，請再試一次。
history-journal-unreadable = 無法打開牌局 { $table }。{ history-reading }{ history-mending }它的檔案：{ $path }
history-journal-exists = 已經有一局存成 { $path }。
history-journal-missing = 找不到存成 { $path } 的牌局。
history-journal-closed = 這一局在這裡已經關閉。請重新打開再繼續。
history-overtaken = 這一局一直有人搶先一步，什麼都沒有改變。請再試一次。
history-line-refused = 無法儲存：內容有 { $length } 位元組。只能是一行、不可空白，最多 { $limit } 位元組。
history-table-id-refused = 「{ $table }」不能當作牌局的代號：只能用英文字母、數字、- 和 _，最多 64 個。
history-store-unwritable = 無法儲存 { $path }（{ history-what }）。{ history-reason }原有的內容還在。
history-store-damaged = { $path }（{ history-what }）損壞了。請先修復：companion doctor --repair
history-store-unreadable = 無法讀取 { $path }（{ history-what }）。{ history-reading }{ history-mending }
history-store-away = 目前連不上資料庫，所以這一步還沒有得到確認。先前存好的都還在。請稍後再試一次；就算剛才其實已經送達，也只會算一次。
history-store-unreached = 連不上 { $where } 的資料庫。請檢查位址，並確認它正在執行。系統說：{ $why }
history-store-host-refused = 「{ $host }」不能當作空間的主機名稱。主機名稱像這樣：club.example.org，只有字母、數字、- 和點，不能是數字位址，也不要加連接埠。
history-store-host-taken = { $host } 已經通往「{ $home }」這個空間了。
history-store-newer = 較新版本的程式已經更改了這個資料庫（版本 { $number }，這個程式只認得到 { $known }）。請更新這個程式。
history-store-home-unknown = 資料庫裡沒有叫「{ $name }」的空間。
history-store-home-refused = 「{ $name }」不能當作空間的名字：只能用字母、數字、-、_ 和 .，最多 63 個，開頭須是字母或數字。
history-store-address-refused = 這不是 PostgreSQL 資料庫的位址。位址像這樣：postgresql://user@host/database。
history-store-driver-missing = 還沒有安裝連接 PostgreSQL 的部分。安裝方式：pip install "table-companion[many]"
history-home-not-empty = { $name } 裡已經有東西了。請指定一個還沒有存放任何東西的地方。
history-album-full = 這一局已經有 { $most } 張照片了。刪掉一張，就能再加一張。
history-photo-gone = 這張照片剛才已經刪掉了。
history-name-refused = 「{ $name }」不能當名字：請用 1 到 { $limit } 個字。

history-store-restored = { $path }（{ history-what }）損壞了，現在改用前一個版本，最後一次變更可能不在其中。損壞的檔案保留為 { $kept }。
history-store-lost = { $path }（{ history-what }）無法辨識，已改用新的空白檔案。舊檔案保留為 { $kept }。
history-store-missing = { $path }（{ history-what }）不見了，現在改用最後一次變更之前的版本。
history-store-partly = { $path }（{ history-what }）裡有這個版本看不懂的內容。其他內容都已移到新檔案，舊檔案保留為 { $kept }。
history-copy-damaged = { $path } 是最後一次變更之前的備份，它損壞了，保留為 { $kept }。
history-barred-restored = 無法讀取 { $path }（{ history-what }）。{ history-reading }現在改用最後一次變更之前的版本。原本在那裡的保留為 { $kept }。
history-barred-lost = 無法讀取 { $path }（{ history-what }）。{ history-reading }已改用新的空白檔案。原本在那裡的保留為 { $kept }；等它可以讀取了，請先關閉程式，再把它改回原來的名稱。
history-barred-copy = { $path } 是最後一次變更之前的備份（{ history-what }），無法讀取。{ history-reading }它保留為 { $kept }，程式會重新產生一份。
history-summaries-unwritable = 結束的遊戲清單沒能存進 { $path }。{ history-reason }沒有任何一局遺失：每一局都另有自己的紀錄，清單會再從紀錄重新產生。
history-log-damaged = 這個瀏覽器存放的資料裡有 { $bytes } 位元組損壞，保留為 { $kept }。其餘都已讀出；若有牌局或紀錄因此受損，會另外說明。
history-journal-torn = 牌局 { $table } 的最後一筆紀錄只寫到一半（{ $bytes } 位元組），就像寫入時斷電那樣。沒有完整寫好的紀錄，從來不會向任何人顯示已存好，所以牌局略過這一筆，接著進行。寫到一半的內容保留為 { $kept }。
history-journal-salvaged = 牌局 { $table } 的紀錄從第 { $line } 行起損壞。前面的 { $lines } 行已經救回，損壞的檔案保留為 { $kept }。
history-journal-lost = 牌局 { $table } 的紀錄完全無法讀取，損壞的檔案保留為 { $kept }。
history-records-restored =
    { $count ->
       *[other] 已從紀錄找回 { $count } 局玩完的遊戲。
    }
history-record-reopened = 紀錄 { $path } 損壞了，歷史裡也沒有這一局的結果，所以牌局 { $table } 重新變成進行中的牌局，能讀出多少就保留多少。
history-record-short = { $path } 只剩 { $entries } 筆紀錄，這一局原本有 { $known } 筆。缺少的救不回來，歷史裡的結果不會變。
history-record-longer = { $path } 有 { $entries } 筆紀錄，歷史只算到第 { $known } 筆。結果已根據紀錄重新計算。
history-record-unknown = { $path } 裡玩完的那一局出自這裡不認識的版本或遊戲（{ $problem }）。檔案原封不動。
history-record-gone = 結束的遊戲 { $table } 的紀錄不見了，所以無法重播。結果仍在歷史裡。請從備份把紀錄放回來，或刪除這一局。
history-table-twice =
    { $now ->
        [open] 牌局 { $table } 同時是進行中和已結束，而且結束之後還有進展，所以現在是進行中的牌局。已結束的那一份保留為 { $kept }。
       *[finished] 牌局 { $table } 同時是進行中和已結束，現在是已結束的遊戲。進行中的那一份保留為 { $kept }。
    }
history-album-damaged = 牌局 { $table } 的{ history-what }損壞了，無法顯示。它保留為 { $kept }。
history-album-barred = 無法讀取牌局 { $table } 的{ history-what }。{ history-reading }{ history-mending }{ $path }
history-album-aside = 無法讀取牌局 { $table } 的{ history-what }。{ history-reading }原本在那裡的保留為 { $kept }。
history-left-out = 備份裡沒有 { $path }（{ history-what }），因為無法讀取。{ history-reading }{ history-mending }

box-why =
    { $why ->
        [name] 盒中沒有這一項
        [cubes] 最多只能放 { $most } 個方塊
        [choice] 只能是 { $values } 其中之一
        [number] 必須是 { $least } 到 { $most } 的數字
        [rows] 圖板每一列必須一樣長
        [board-size] 圖板的欄數與列數各為 { $least } 到 { $most }
        [town-hall] 地圖上要有市政廳，而且連成一塊
        [board-steps] 城鎮要一步一步擴大：先有起始區域，中間不可跳過任何一步
        [shapes] 至少畫一種形狀，最多 { $most } 種
        [squares] 一種形狀有 1 到 { $most } 格
        [apart] 同一形狀的各格必須邊對邊相連
        [one-cube] 規則寫明它花費 1 個建材
        [clinic] 規則寫明它花費 2 白、2 灰、1 黑
        [alike] 各種形狀的格子功能必須相同
        [water] 要有兩格在陸地、兩格在水上
        [count] 必須剛好 { $count } 格
        [room] 盒裝資料滿了：最多 { $most } 項
        [words] 最多 { $most } 個字，而且不能有分號
        [gains] 沒有印成「{ $part }」的獎勵
        [ground] 沒有「{ $part }」這種地格
        [hex] 「{ $part }」出現了兩次，或離中央超過 { $most } 步
        [centre] 缺了中央那一格
        [parts] 並排印著的應該有 { $count } 樣
       *[other] { $why }
    }

history-home-file-refused = 這不是桌遊夥伴匯出的完整檔案，或者檔案損壞了。這裡什麼都沒有改變。
history-box-file-refused = 這個檔案不是本程式匯出的盒裝資料：{ $where }
history-box-other-game = 這份盒裝資料屬於另一款遊戲（{ $theirs }）。
history-box-entry-refused = 「{ $name }」不能是這樣：{ box-why }。
history-box-entry-unknown = 這個版本看不懂你盒裝資料裡的「{ $name }」，所以暫不採用；它仍保留在 { $path }。
