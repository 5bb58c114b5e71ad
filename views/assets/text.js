// How large the browser writes text, as its owner has set it. The app grows everything with it, also what stands around text;
// the client alone would grow the words and leave no room for them, so it is given text of the usual size.
"use strict";

(() => {
  const USUAL = 16; // pixels of text of medium size, unless somebody has changed that
  const root = document.documentElement;
  const probe = document.createElement("span");
  probe.style.cssText = "position: absolute; font-size: medium";
  root.append(probe);
  const size = parseFloat(getComputedStyle(probe).fontSize) || USUAL;
  probe.remove();
  root.style.fontSize = `${USUAL}px`;
  asked.tell("text", size / USUAL);
})();
