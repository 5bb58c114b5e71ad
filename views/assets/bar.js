// A slim bar above everything says, in the browser's language, what the page itself cannot say while it has no line or no
// longer draws. It moves nothing and catches no tap.
"use strict";

const bar = (() => {
  const FAREWELL = { found: 1800, unheard: 4000, newer: 6000, renewed: 6000 }; // milliseconds for which is said what passes by itself

  let said = "";
  let bell = 0;

  const language = () => {
    const known = (tag) => (/^zh-(Hant|TW|HK|MO)\b/i.test(tag) ? "zh-Hant" : /^zh\b/i.test(tag) ? "zh-Hans" : /^en\b/i.test(tag) && "en");
    return navigator.languages.map(known).find(Boolean) || "en";
  };

  return {
    // What is said now: one of the words, or nothing.
    get said() { return said; },

    language,

    // Say one of the words of the page, or nothing: such as "lost" or "found".
    say(what) {
      const shown = document.getElementById("link");
      if (!shown || said === what) return;
      clearTimeout(bell);
      said = what;
      shown.lang = language();
      if (what) shown.textContent = JSON.parse(shown.dataset.words)[shown.lang][what];
      shown.classList.toggle("shown", Boolean(what));
      if (what in FAREWELL) bell = setTimeout(() => bar.say(""), FAREWELL[what]);
    },
  };
})();
