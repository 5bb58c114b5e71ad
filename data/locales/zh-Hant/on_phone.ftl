# 命令列會說是哪個檔案，手機上不說：拿著手機的人到不了那裡。

history-home-in-use-on-phone = 另一個桌遊夥伴正在使用這些遊戲。請先把它關掉。
history-home-not-writable-on-phone = 無法把遊戲存放在這裡。{ history-reason }
history-journal-damaged-on-phone = 這桌的紀錄從第 { $line } 行起損壞：{ history-damage }。這一行之前的內容都救得回來，損壞的檔案也會保留。
history-journal-unwritable-on-phone = 無法儲存。{ history-reason }先前存好的都還在，請再試一次。
history-journal-unreadable-on-phone = 無法打開牌局 { $table }。{ history-reading }{ history-mending }
history-journal-exists-on-phone = 這一局已經在這裡了。
history-journal-missing-on-phone = 這一局已經不在這裡了。
history-store-unwritable-on-phone = 無法儲存：{ history-what }。{ history-reason }先前存好的都還在。
history-store-damaged-on-phone = 這份資料損壞了：{ history-what }。請管理主機的人用這個指令修復：companion doctor --repair
history-store-unreadable-on-phone = 無法讀取：{ history-what }。{ history-reading }{ history-mending }
