# 你的盒裝版本：紙板上印的內容。

## 頁面

app-box = 你的盒裡印著什麼
app-box-of = 你的盒裝：{ $game }
app-box-lead = 你的盒裝
app-box-lead-about = 你手上的板塊若與 App 認定的不同，在這裡更正
app-box-about = 規則並沒有寫出板塊、圖板和卡片上印的所有內容。你的盒裝若有不同，請在這裡改正。新開的桌會照此進行；已經開始的桌只會補上還不知道的內容。
app-box-nothing = 這款遊戲沒有需要從實物上查看的內容。
app-box-host-only = 只有主持人能打開盒裝資料。
app-box-open = { $what }：{ $source }。點一下可更改
app-box-source-rules = 規則所載
app-box-source-inferred = 推論
app-box-source-assumed = 猜測
app-box-source-unknown = 還不知道
app-box-source-owner = 你的盒裝
app-box-source-rules-about = 規則是這麼寫的。
app-box-source-inferred-about = 規則沒有明寫，但可由規則推得。
app-box-source-assumed-about = 這只是猜測：規則沒有寫。請與實物核對。
app-box-source-unknown-about = 還沒有人看過實物上印著什麼。請輸入你的盒裝印了什麼；在那之前 App 不會亂猜。
app-box-source-owner-about = 你已經與實物核對過。
app-box-rests = 這個答案是照猜測的樣子判斷的：{ AND($what) }。你的若不一樣，請到「你的盒裝」更正。
app-box-guesses = { $count ->
    [0] 全部都確定了。
   *[other] 還有 { $count } 項只是猜測。
  }
app-box-known = 已知 { $known }／{ $total } 項
app-box-section = { $section }：{ app-box-known }。點一下展開或收合
app-box-forget = 清除
app-box-teach = 一次教會 App 你的盒子
app-box-teach-about = 一項接一項，全部大約一小時。隨時可以跳過或停下。
app-box-teach-left = { $section }：還有 { $count } 項
app-box-next = 記下來，下一項
app-box-skip = 跳過
app-box-skip-section = 跳過「{ $section }」
app-box-teach-stop = 先到這裡
app-box-yes = 沒錯，我的也一樣
app-box-save = 就照這樣
app-box-reset = 重設
app-box-reset-all = 全部重設
app-box-carry = 匯出或匯入
app-box-carry-about = 你在盒裝裡輸入的一切，匯出成一個檔案：給另一台裝置，或給擁有同一版本的朋友。
app-box-export = 匯出檔案
app-box-import = 匯入檔案
app-box-imported = { $count ->
    [0] 檔案裡沒有這盒的內容。
   *[other] 已匯入 { $count } 項。
  }
app-box-wrong = 這樣不行：{ box-why }。
app-box-fits = 這樣可以。

## 繪製

app-box-draw-tile = 點出板塊佔的格子。
app-box-draw-tile-cycle = 點出板塊佔的格子；再點一下可更換該格的功能。
app-box-draw-board = 先選要畫的內容，再點格子。
app-box-draw-cubes = 點一下加一個方塊；點已有的方塊可拿掉。
app-box-square = 第 { $column } 欄第 { $row } 列：{ $what }
app-box-no-square = 沒有格子
app-box-shape = 形狀 { $number }／{ $total }
app-box-shape-add = 再加一種形狀
app-box-shape-remove = 去掉這種形狀
app-box-brush = 畫筆：{ $what }
app-box-wider = 多一欄
app-box-narrower = 少一欄
app-box-higher = 多一列
app-box-lower = 少一列
app-box-size = { $columns } × { $rows } 格
app-box-cube-add = 加上：{ $what }
app-box-cube-take = 拿掉：{ $what }
app-box-no-cubes = 無
app-box-more = 多 { $by }
app-box-fewer = 少 { $by }
app-box-more-of = { $what }多 { $by }
app-box-fewer-of = { $what }少 { $by }
app-box-picture = { $what }的圖樣：{ $shows }
app-box-part = { $name }：{ $what }
app-box-then = { $one }；{ $more }
app-box-row = 第 { $row } 列：{ $what }
app-box-run = { $count ->
    [1] 第 { $first } 格{ $what }
   *[other] 第 { $first } 到 { $last } 格{ $what }
  }
app-box-no-words = 沒有文字
app-box-draw-ground = 點出這一格是什麼地形，以及上面另外印了什麼。
app-box-draw-hexes = 先選要畫的內容，再點六角格。地圖會隨著你畫而變大。
app-box-hex = 六角格 { $at }：{ $what }
app-box-no-hex = 空格
app-box-words = 簡短寫下來
app-box-say-first = 點出你的實物上印的內容。

## 在桌上詢問

app-box-ask-kept = 已記住，這一桌和以後都適用。
app-box-ask-unknown = 你的實物上印著什麼？
app-box-keep = 記下來
app-box-later = 先不要
app-box-count-yourself = 自己記
app-box-our-number = 編號是 App 自己編的，紙板上沒有。
app-not-final = 還不是最終結果：{ $count } 項還沒輸入
app-not-final-about = 靠它們得的分先算 0。點一項來輸入，也可以先不管。
app-box-enter = 輸入
app-box-track-all = 全部自己記：{ $section }
app-box-tracked = 這桌自己記的
app-box-ask-again = 再詢問：{ $what }
app-box-more-parts = 更多
app-box-stay-empty = 沒輸入就當作沒有：{ AND($what, most: 9) }

app-box-drawn-as = 猜測：{ $what }。
app-box-same-as-yours = 和你的一樣嗎？
app-box-same = 一樣
app-box-differs = 不同
app-box-differs-about = 不同：照你的紙板修改
app-box-pieces = { $count } 件
app-box-unread = 還沒看過：{ $what }
app-box-check-piece = 核對你的紙板：{ $what }
app-box-guessed = 這是猜測的
app-box-guessed-about = 規則沒有寫。和你的紙板不同的地方，請改過來。
app-box-on-board = { $what }，放在一小塊版圖上
app-box-fact-named = { $name }：{ $what }
app-box-fact-shape = { $room ->
    [row] { $count ->
        [1] 1 格
       *[other] { $count } 格一排
      }
    [block] { $count } 格，{ $columns } × { $rows }
   *[corner] { $count } 格，有轉角
  }
app-box-fact-outline = 形狀
app-box-fact-square = { $total ->
    [1] 功能
   *[other] 第 { $number } 格（共 { $total } 格）
  }
app-box-fact-columns = 欄數
app-box-fact-rows = 列數
app-box-fact-squares = 各格
app-box-draw-it = 畫別的形狀
app-box-turn = 旋轉
app-box-table-stays = 已記住，下一桌起使用。這一桌維持原樣：你的紙板上沒有的格子，現在放著東西。
app-box-table-differs = 已記住。已經放好的維持原樣：{ $why }

## 遊戲前的核對

app-box-check = 現在核對我的盒裝
app-box-check-lead = { $count } 項內容是猜測的，核對約 { $minutes } 分鐘。不核對也行，玩的時候再問。
app-box-check-about = 把每張圖和你的紙板比一比。不同的就點一下，其餘的按一次「一樣」就好。
app-box-check-left = { $count ->
    [0] 全部核對過了。
   *[other] 還有 { $count } 項要核對
  }
app-box-check-all = 全部和圖一樣
app-box-check-open = { $what }：{ $shows }。核對
app-box-check-done = { $what }：{ $shows }。已核對
app-box-check-kept = 已記住 { $count } 項，以後每一桌都用。

## 看錯的內容

app-misread = 有一項看錯了
app-misread-which = 哪一項看錯了？
app-misread-see = 看看會改變什麼
app-misread-changes = 會改變的地方
app-misread-none = 桌上其他都不變。
app-misread-table = 整桌
app-misread-was = { $what }原本是 { $before }。
app-misread-odd = 無法照原樣重來，請大家商量
app-misread-back = 再改一下
app-misread-take = 更正

## 指令

cli-help-box = 你的盒裡印著什麼：查看、更改、存成檔案或讀取檔案
cli-help-box-game = 遊戲代號，例如 small_city
cli-help-box-export = 把你對這盒遊戲說過的內容存到這個檔案
cli-help-box-import = 採用這種檔案裡的內容
cli-help-box-set = 說明印著什麼：項目名稱與文字，寫法如所列
cli-help-box-reset = 重設一項
cli-box-entry = { $name }：{ $value }（{ $source }）
cli-box-no-game = 沒有「{ $game }」這款遊戲。現有的遊戲：{ AND($games) }。
cli-box-set-form = 請寫成「名稱=文字」，例如 promise-7=12。
cli-box-taken = { $count ->
    [0] 檔案裡沒有這盒的內容。
   *[other] 已匯入 { $count } 項。
  }
