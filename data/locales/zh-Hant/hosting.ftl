# 主機不讓手機做的事：權限、座位、代碼、通行碼、上限。

hosting-not-yours = { $seat } 號座位不是你的，現在由別人使用，或者已經讓出去了。
hosting-only-watching = 你正在旁觀，選個座位就能一起玩。
hosting-host-only = 只有主持人可以這麼做。
hosting-no-such-seat = 這一桌沒有 { $seat } 號座位。
hosting-seat-taken = 有人快了一步，{ $seat } 號座位已經有人坐了。
hosting-table-gone = 這一局已經刪除。
hosting-too-fast =
    { $seconds ->
       *[other] 點得太快了，請過 { $seconds } 秒再試。
    }
hosting-too-many-attempts =
    { $seconds ->
       *[other] 輸錯太多次了，請過 { $seconds } 秒再試。
    }
hosting-malformed = 看不懂收到的內容，什麼都沒有改動。
hosting-cannot-show = 畫面無法這樣呈現，什麼都沒有改動。
hosting-reread-too-often = 這桌更正看錯的印刷已經太多次，App 不再重算全部行動。請直接更正數字。
hosting-record-full = 這一局的紀錄已經滿了，請結束這一局，再開新的。
hosting-kept-secret = 這樣不行，但原因是別人的祕密，不能說。
hosting-nothing-to-take-back = 沒有可以復原或重做的動作了。
hosting-already-asked = 已經在徵求別人同意，請等對方回覆。
hosting-asked-enough = 這一步你已經問過了，請直接在桌上商量。
hosting-nothing-asked = 這個請求已經失效。
hosting-not-asked = 這個請求不是由你回覆。

hosting-code-unknown = 沒有哪一桌用這個代碼，請再看一次另一個螢幕上的代碼。
hosting-code-unreadable = 代碼裡不會出現「{ $found }」。為了避免看錯，代碼不用 0、O、1 和 I。
hosting-code-unclear = 有好幾桌的代碼都以這 { $length } 個字開頭，請再多輸入一個字。
hosting-ticket-unknown = 這個通行碼已經失效：可能用過了、超過十分鐘，或者座位已經換人。請重新索取一個。
hosting-too-many-tickets = 發出的通行碼太多了，請等一些用掉，或滿十分鐘失效後再試。
hosting-table-full = 人太多了：這裡最多容納 { $most } 個連線。請關掉其他頁面再試。
hosting-too-many-tables = 已經開了 { $most } 桌，請先結束或刪除其中一桌。
hosting-table-filed = 這一局還沒結束就收起來了。主持人可以從歷史中重新打開。
hosting-setup-settled = 這一局已經開始，只能再改名字、顏色和提示。
hosting-not-scored = 這一局的分數算不出來。這一桌照原樣留著。
