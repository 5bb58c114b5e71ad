# 沒有電腦也能多支手機一起玩：兩次掃描、過程中的說明、連不上時的辦法。

## 主持的手機

app-near = 不用電腦，一起玩
app-near-lead = 每個人用自己的手機，不必上網。實驗功能
app-near-company = 這裡沒有電腦主持。可以輪流傳這台裝置，讓其他手機各掃兩次直接加入，或用下面的方法匯出這一桌。
app-near-experimental = 實驗功能：很多網路可以用，有些不行。目前只在 Chromium 試過。
app-near-about = 這支手機就是主機，不經過任何伺服器。大家要連同一個 Wi-Fi，或連這支手機的熱點。只有從沒開過這個 App 的手機才需要上網。
app-near-stay = 玩的時候請讓這個 App 一直開在最前面，其他手機都靠它。螢幕會保持亮著。
app-near-invite = 邀請一支手機
app-near-invite-next = 再邀請一支手機
app-near-nobody = 還沒有其他手機加入。
app-near-here = { $count ->
   *[other] 已有 { $count } 支手機加入。
  }
app-near-came = 有一支手機加入了。
app-near-making = 正在產生 QR 碼……
app-near-first = 1. 用另一支手機掃這個
app-near-first-about = 用相機掃就行。打開的頁面會顯示它自己的 QR 碼。
app-near-code = 邀請手機加入的 QR 碼
app-near-link = 同一個邀請的連結
app-near-link-about = 給沒辦法掃描的手機用。
app-near-second = 2. 用這支手機掃對方的碼
app-near-second-about = 用這支手機的相機程式掃也可以：打開的頁面會把碼交給這一頁。
app-near-scan = 用相機掃描
app-near-picture = 打開 QR 碼的圖片
app-near-paste = 對方 QR 碼的文字
app-near-take = 用這段文字
app-near-joining = 兩支手機正在找對方……
app-near-withdraw = 取消
app-near-to-table = 回到牌桌
app-near-hint = 把相機對準另一支手機上的 QR 碼。
app-near-unseen = 這裡不能使用相機。請在瀏覽器設定裡允許，或改用對方 QR 碼的文字。
app-near-guest = 這支手機是另一支手機的客人，只有那一支能讓別人加入。

## 可能的狀況

peer-nothing = 這裡面沒有另一支手機的碼。請掃它在第一次掃描之後顯示的 QR 碼，或複製整段文字。
peer-damaged = 這個碼有損壞或不完整。請再掃一次，或複製整段文字。
peer-newer = 這個碼來自較新的版本。請在能上網的地方，把兩支手機的頁面都重新載入。
peer-offer = 這是邀請用的碼。這裡要的是回覆：另一支手機掃過這裡之後，它自己顯示的那個碼。
peer-other = 這個碼回覆的是別的邀請。請讓另一支手機掃現在這裡顯示的碼。
peer-unable = 這個瀏覽器不能直接連到其他手機。請改用 Chrome 或 Safari，並用 https 打開頁面。
peer-apart = 兩支手機沒找到對方。請看下面的辦法，再邀請一次。
peer-full = 已經有 { $most } 支手機了，再多就太慢了。
receiving-elsewhere = 當客人的手機不能交出檔案，請在主持的手機上打開。

## 加入的手機

link-near-title = 加入一桌
link-near-about = 在主持的手機上：點「分享」，再點「不用電腦，一起玩」，再點「邀請一支手機」。然後把它顯示的碼帶到這裡：
link-near-experimental = 實驗功能：很多網路可以用，有些不行。
link-near-scan = 用相機掃描
link-near-camera-app = 請用這支手機的相機程式掃描。
link-near-picture = 打開 QR 碼的圖片
link-near-paste = 貼上連結或 QR 碼的文字
link-near-use = 用這段文字
link-near-hint = 把相機對準另一支手機上的 QR 碼。
link-near-close = 關閉
link-near-unseen = 這裡不能使用相機。請在瀏覽器設定裡允許，或改用對方 QR 碼的文字。
link-near-show = 把這個碼給主持的手機掃
link-near-show-about = 它在「2.」那裡掃描，過一會兒牌桌就會出現在這裡。
link-near-code = 回覆邀請的 QR 碼
link-near-as-text = 或用文字傳過去：
link-near-copy = 複製
link-near-copied = 已複製
link-near-try = 如果一直沒有反應：
link-near-try-wifi = 兩支手機連的是同一個 Wi-Fi 嗎？行動數據在這裡幫不上忙。
link-near-try-hotspot = 訪客網路常常不讓手機互連。請打開其中一支手機的熱點，讓另一支連上去。
link-near-try-camera = 在兩支手機上都允許這個頁面使用相機：瀏覽器平常會隱藏位址，允許後才會提供。
link-near-try-again = 重新載入頁面，把兩個碼再掃一次。
link-near-gone = 主持的手機沒有回應
link-near-gone-about = 它醒著嗎？這個 App 開在最前面嗎？它一回來，這裡就會自己繼續。如果沒有，請掃那邊新邀請的碼，你的座位還在。
link-near-handed = 已經交過去了
link-near-handed-about = 請回到牌桌的頁面，另一支手機正在加入。這一頁可以關掉了。
link-near-unhanded = 這裡沒有人在等這個碼
link-near-unhanded-about = 這是回覆邀請的碼。請在發出邀請的手機上，用同一個瀏覽器打開 App，再掃一次。
link-near-nothing = 這裡面沒有另一支手機的碼。
link-near-damaged = 這個碼有損壞或不完整。請再掃一次，或複製整段文字。
link-near-newer = 這個碼來自較新的版本。請在能上網的地方，把兩支手機的頁面都重新載入。
link-near-unable = 這個瀏覽器不能直接連到其他手機。請改用 Chrome 或 Safari，並用 https 打開頁面。
