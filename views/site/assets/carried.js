// A whole table may come with a link, behind the "#", where no server ever sees it. It is put where the page for bringing
// tables looks for it, and that page is opened.
"use strict";

const LONGEST = 180000; // characters

const carried = location.hash.length <= LONGEST + 1 ? location.hash.slice(1) : "";
try {
  localStorage.setItem("flutter.companion.carried", JSON.stringify(carried));
} catch {
  // a browser that keeps nothing
}
location.replace("../#/c");
