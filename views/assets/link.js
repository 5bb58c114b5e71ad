// A phone that slept, or lost the Wi-Fi, comes back at once, and a slim bar says so meanwhile.
//
// The client does reconnect by itself, but doubles its pause with each failure: after a long absence the next attempt
// may be minutes away. So as long as the line is down and somebody watches, ask the server again and again; once it
// answers, and the line has been down for a while, load the page anew; the session on the server is still there. A
// server that was restarted knows nothing of the page; the client would show its old state for ever. So whenever it
// answers under another name, load the page anew at once. And a line that died while the phone slept still looks open to it. So
// after a nap, ask whether the server holds it too.
"use strict";

(() => {
  const server = document.currentScript.dataset.server; // the one this page came from
  const QUIET = 1000; // milliseconds without a line before anything is said
  const FIRST = 300; // from losing the line to the first question
  const LONGEST = 1500; // between two questions: each pause is half as long again as the one before, up to this
  const JITTER = 0.3; // the part by which pauses differ, so that not all phones ask at once
  const ANSWER = 3000; // within which the server answers if it is there
  const PATIENCE = 3000; // left to the client's own attempts before an answer is reason enough to load the page anew
  const PULSE = 1000; // between two looks at what the bar should say
  const NAP = 10000; // hidden for longer, the line is in doubt

  const table = () => /^\/t\/([^/]+)/i.exec(location.pathname)?.[1] ?? "";

  const lines = new Map(); // open web sockets and their names
  let lostAt = null; // null until a line existed and was lost
  let doubtAt = null; // since when the server has not confirmed a line that looks open
  let hiddenAt = null;
  let pause = FIRST;
  let bell = 0;
  let asking = false;
  let at = table(); // the table that the servers were last asked about

  const ask = async () => {
    const patience = new AbortController();
    const late = setTimeout(() => patience.abort(), ANSWER);
    try {
      const said = [...lines.values()].map((name) => `line=${name}`);
      if (table()) said.push(`table=${table()}`);
      return await (await fetch(`/alive?${said.join("&")}`, { cache: "no-store", signal: patience.signal })).json();
    } finally {
      clearTimeout(late);
    }
  };

  const look = async () => {
    if (asking) return;
    asking = true;
    try {
      const answer = await ask();
      const gone = lostAt === null ? !answer.held : Date.now() - lostAt >= PATIENCE;
      if (answer.server !== server || gone) location.reload();
      doubtAt = null;
    } catch {
      // still out of reach
    } finally {
      asking = false;
      tell();
      later();
    }
  };

  const uncertain = () => lostAt !== null || doubtAt !== null;

  const later = () => {
    clearTimeout(bell);
    if (!uncertain() || document.hidden) return;
    bell = setTimeout(look, pause * (1 - JITTER + 2 * JITTER * Math.random()));
    pause = Math.min(pause * 1.5, LONGEST);
  };

  const settle = () => {
    lostAt = doubtAt = null;
    pause = FIRST;
  };

  globalThis.WebSocket = class extends WebSocket {
    constructor(where, ...rest) {
      const name = [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(36)).join("");
      const address = new URL(where, location.href);
      if (table()) address.searchParams.set("table", table());
      address.searchParams.set("line", name);
      super(address, ...rest);
      this.addEventListener("open", () => {
        lines.set(this, name);
        if (lostAt !== null) ask().then((answer) => { if (answer.server !== server) location.reload(); }, () => {});
        settle();
        picture.leave();
        tell();
      });
      this.addEventListener("message", () => { picture.heard(); frames.due(); });
      this.addEventListener("close", () => {
        if (!lines.delete(this) || lines.size) return;
        lostAt = Date.now();
        picture.keep();
        setTimeout(tell, QUIET);
        later();
      });
    }
  };

  const tell = () => {
    const since = Math.min(lostAt ?? Infinity, doubtAt ?? Infinity);
    if (Date.now() - since >= QUIET) bar.say("lost");
    else if (since === Infinity && bar.said === "lost") bar.say("found");
  };

  // Which server

  const move = async () => {
    if (table() === at) return;
    at = table();
    if (at) await ask().then((answer) => { if (answer.server !== server) location.reload(); }, () => {});
  };

  for (const way of ["pushState", "replaceState"]) {
    const go = history[way].bind(history);
    history[way] = (...where) => { go(...where); move(); };
  }
  addEventListener("popstate", move);

  // When to look

  const wake = (doubt) => {
    if (document.hidden) return;
    if (doubt && lostAt === null && lines.size) doubtAt ??= Date.now();
    pause = FIRST;
    if (uncertain()) look();
  };

  setInterval(tell, PULSE);
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) hiddenAt = Date.now();
    else wake(hiddenAt !== null && Date.now() - hiddenAt >= NAP);
  });
  addEventListener("online", () => wake(true));
  addEventListener("focus", () => wake(false));
})();
