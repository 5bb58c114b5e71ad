# Phones that play together without a computer: the two scans, what is said on the way, what to try.

## On the phone that hosts

app-near = Together without a computer
app-near-lead = Everybody on a phone of their own, no internet. Experimental
app-near-company = No computer is hosting. Pass this phone around, let other phones join by scanning two codes each, or export the table below.
app-near-experimental = Experimental: many networks allow it, some do not. So far it was tried in Chromium alone.
app-near-about = This phone serves the others, without any server. They have to be in the same Wi-Fi or on this phone’s hotspot. Internet is needed only by a phone that never opened this app before.
app-near-stay = Keep this app open and on screen while you play: the other phones depend on it. The screen stays on.
app-near-invite = Invite a phone
app-near-invite-next = Invite another phone
app-near-nobody = No other phone is here yet.
app-near-here = { $count ->
    [one] 1 phone is here.
   *[other] { $count } phones are here.
  }
app-near-came = A phone has come in.
app-near-making = Making a code…
app-near-first = 1. The other phone scans this
app-near-first-about = With its camera, as any code. What opens then shows a code of its own.
app-near-code = QR code that invites a phone
app-near-link = The same as a link
app-near-link-about = For a phone that cannot scan.
app-near-second = 2. This phone scans the other’s code
app-near-second-about = The camera app of this phone does as well: what opens there hands the code over to this page.
app-near-scan = Scan with the camera
app-near-picture = Open a picture of it
app-near-paste = Text of the other’s code
app-near-take = Use this text
app-near-joining = The phones are looking for each other…
app-near-withdraw = Cancel
app-near-to-table = To the table
app-near-hint = Hold the camera over the code on the other phone.
app-near-unseen = No camera can be used here. Allow it in the settings of the browser, or use the code’s text.
app-near-guest = This phone is a guest on another one. Only that one lets further phones in.

## What can go wrong

peer-nothing = There is no code of another phone in this. Scan the code that it shows after the first scan, or copy its whole text.
peer-damaged = This code is damaged or cut off. Scan it once more, or copy its whole text.
peer-newer = This code comes from a newer version of the app. Load the page again on both phones, with internet.
peer-offer = This is a code that invites a phone. Here the answer is needed: the code that the other phone shows after it has scanned this one.
peer-other = This code answers another invitation. Let the other phone scan the code that stands here now.
peer-unable = This browser cannot reach other phones directly. Try Chrome or Safari, and a page that is opened by https.
peer-apart = The phones did not find each other. See below what to try, then invite it once more.
peer-full = { $most } phones are here already; more would be too slow.
receiving-elsewhere = A guest of another phone cannot hand files over. Open the file on the phone that hosts.

## On the phone that comes

link-near-title = Come to a table
link-near-about = On the phone that hosts: Share, then “Together without a computer”, then “Invite a phone”. Then bring the code that it shows here:
link-near-experimental = Experimental: many networks allow it, some do not.
link-near-scan = Scan with the camera
link-near-camera-app = Scan it with the camera app of this phone.
link-near-picture = Open a picture of the code
link-near-paste = Paste the link or the text of the code
link-near-use = Use this text
link-near-hint = Hold the camera over the code on the other phone.
link-near-close = Close
link-near-unseen = No camera can be used here. Allow it in the settings of the browser, or use the code’s text.
link-near-show = Now show this code to the phone that hosts
link-near-show-about = It scans it under “2.”; a moment later the table is here.
link-near-code = QR code that answers the invitation
link-near-as-text = Or send it as a text:
link-near-copy = Copy
link-near-copied = Copied
link-near-try = If nothing happens:
link-near-try-wifi = Are both phones in the same Wi-Fi? Mobile data is of no use here.
link-near-try-hotspot = Guest networks often keep phones apart. Then switch on the hotspot of one phone, and let the other one use it.
link-near-try-camera = Allow this page the camera, on both phones: the browser then names its address plainly, where it otherwise hides it.
link-near-try-again = Load the page again, and scan both codes once more.
link-near-gone = The phone that hosts does not answer
link-near-gone-about = Is it awake, with the app in front? If it comes back, this goes on by itself. If not, scan the code of a new invitation there: you keep your seat.
link-near-handed = Handed over
link-near-handed-about = Go back to the page of the table: the other phone is coming in. You can close this one.
link-near-unhanded = Nobody here waits for this code
link-near-unhanded-about = It answers an invitation. Open the app on the phone that invited, in the same browser, and scan it there.
link-near-nothing = There is no code of another phone in this.
link-near-damaged = This code is damaged or cut off. Scan it once more, or copy its whole text.
link-near-newer = This code comes from a newer version of the app. Load the page again on both phones, with internet.
link-near-unable = This browser cannot reach other phones directly. Try Chrome or Safari, and a page that is opened by https.
