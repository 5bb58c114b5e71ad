// The page of a phone that comes to a table on another phone, without any server. It has no Python: it shows what the other phone
// sends. Both are opened to each other by two scans: this page reads the other's code, and shows one of its own.
"use strict";

(() => {
  const base = new URL(document.currentScript.dataset.base, document.baseURI).href;
  const PULSE = 1000; // milliseconds between two signs of life
  const MISSED = 4; // of them, after which the other phone is said to be gone
  const ANSWERS = "companion-answers";
  const HANDING = 1500; // for another page of this browser to take a code

  const near = document.getElementById("near");
  const language = bar.language();
  const words = JSON.parse(near.dataset.words)[language];
  near.lang = language;

  let line = null; // the connection, and its channel once it is open
  let hear = () => {};
  let opened = () => {};
  const open = new Promise((resolve) => { opened = resolve; });
  let missed = 0;
  let scanning = null; // what finds codes here; null where the browser cannot

  // What is shown

  const element = (kind, text, look = "") => {
    const made = document.createElement(kind);
    made.textContent = text;
    made.className = look;
    return made;
  };

  const show = (...parts) => {
    near.replaceChildren(...parts.flat());
    near.hidden = false;
    near.scrollTop = 0;
  };

  const button = (text, act, look = "") => {
    const made = element("button", text, look);
    made.onclick = act;
    return made;
  };

  const troubles = () => {
    const list = element("ul", "");
    list.append(...["near-try-wifi", "near-try-hotspot", "near-try-camera", "near-try-again"].map((each) => element("li", words[each])));
    return [element("p", words["near-try"], "small"), list];
  };

  const pasting = () => {
    const field = element("textarea", "");
    field.placeholder = words["near-paste"];
    field.setAttribute("aria-label", words["near-paste"]);
    return [field, button(words["near-use"], () => take(field.value))];
  };

  const picture = () => {
    const label = element("label", words["near-picture"], "button");
    const input = element("input", "");
    input.type = "file";
    input.accept = "image/*";
    input.onchange = async () => take((await seek.find(input.files[0])) ?? "");
    label.append(input);
    return label;
  };

  // Every way to bring the other phone's code.
  const ways = () => [
    ...(scanning?.sees ? [button(words["near-scan"], look, "main")] : [element("p", words["near-camera-app"])]),
    ...(scanning?.reads ? [picture()] : []),
    ...pasting(),
  ];

  const ask = (trouble = "") => {
    near.classList.remove("over");
    show(
      element("h1", words["near-title"]),
      ...(trouble ? [element("p", words[`near-${trouble}`] ?? words["near-damaged"], "bad")] : []),
      element("p", words["near-about"]), ways(), element("p", words["near-experimental"], "small"),
    );
  };

  const answered = (code) => {
    const text = `${location.href.split("#")[0]}#${code}`;
    const picture = qr.drawn(text);
    picture.setAttribute("role", "img");
    picture.setAttribute("aria-label", words["near-code"]);
    const field = element("textarea", "");
    field.value = text;
    field.readOnly = true;
    field.setAttribute("aria-label", words["near-as-text"]);
    const copy = button(words["near-copy"], async () => {
      field.select();
      await navigator.clipboard?.writeText(text).catch(() => {});
      copy.textContent = words["near-copied"];
    });
    show(element("h1", words["near-show"]), picture, element("p", words["near-show-about"]), element("p", words["near-as-text"], "small"), field, copy, troubles());
  };

  const gone = () => {
    near.classList.add("over");
    show(element("h1", words["near-gone"]), element("p", words["near-gone-about"]), ways());
  };

  const back = () => {
    if (!near.classList.contains("over")) return;
    near.classList.remove("over");
    near.hidden = true;
  };

  // A code

  const look = async () => {
    const text = await seek.look({ hint: words["near-hint"], close: words["near-close"], unseen: words["near-unseen"], language });
    if (text) take(text);
  };

  // A page that has shown a table begins anew: what draws it can be opened once.
  const take = (text) => {
    let read;
    try {
      read = handshake.read(text);
    } catch (error) {
      return line?.data ? gone() : ask(error.why ?? "damaged");
    }
    if (read.kind === handshake.ANSWER) return handOver(text);
    if (!line) return come(read);
    location.hash = text.slice(text.lastIndexOf("#") + 1).replace(/\D+/g, "");
    location.reload();
  };

  // This phone hosts, and its camera app has opened the answer here: the page that waits for it is told.
  const handOver = async (text) => {
    const others = new BroadcastChannel(ANSWERS);
    const said = new Promise((resolve) => {
      others.onmessage = ({ data }) => resolve(data.taken);
      setTimeout(() => resolve(undefined), HANDING);
    });
    others.postMessage({ text });
    const taken = await said;
    const [title, about] = taken ? ["near-handed", "near-handed-about"] : ["near-unhanded", "near-unhanded-about"];
    show(element("h1", words[title]), element("p", words[about]));
  };

  // Coming

  const come = async ({ tag, sdp }) => {
    if (!channel.possible()) return ask("unable");
    const connection = channel.begin();
    line = { connection, data: null };
    connection.ondatachannel = ({ channel: data }) => enter(data);
    play().catch(() => bar.say("broken"));
    try {
      await connection.setRemoteDescription({ type: "offer", sdp });
      await connection.setLocalDescription();
      answered(handshake.squeeze(handshake.ANSWER, tag, await channel.gathered(connection)));
    } catch (error) {
      line = null;
      ask(error.why ?? "unable");
    }
  };

  const enter = (data) => {
    line.data = data;
    data.binaryType = "arraybuffer";
    const whole = channel.gathering();
    data.onmessage = ({ data: frame }) => {
      const bytes = new Uint8Array(frame);
      missed = 0;
      back();
      if (bytes[0] === channel.BEAT) return;
      let message;
      try {
        message = whole(bytes);
      } catch {
        return data.close();
      }
      if (message) hear(message);
    };
    data.onclose = gone;
    const begin = () => {
      data.send(channel.framed(channel.HELLO, new TextEncoder().encode(navigator.languages.join(",").slice(0, 900))));
      channel.awake(true);
      setInterval(pulse, PULSE);
      near.hidden = true;
      opened();
    };
    if (data.readyState === "open") begin();
    else data.onopen = begin;
  };

  // Counted, so that a phone that slept does not take its own sleep for the other's absence.
  const pulse = () => {
    if (line.data.readyState === "open") line.data.send(channel.framed(channel.BEAT, new Uint8Array()));
    missed += 1;
    if (missed === MISSED) gone();
    keep().catch(() => {});
  };

  // What the compiled client of Flet asks of whoever runs its Python.
  globalThis.jsConnect = async (id, args, onMessage) => {
    hear = onMessage;
    await open;
  };
  globalThis.jsSend = async (id, bytes) => {
    if (line.data.readyState === "open") for (const frame of channel.frames(bytes)) line.data.send(frame);
  };
  globalThis.jsDisconnect = async () => {};

  const load = (name) => new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = `${base}${name}`;
    script.dataset.base = base;
    script.dataset.alone = "yes";
    script.async = false;
    script.onload = resolve;
    script.onerror = reject;
    document.head.append(script);
  });

  const play = () => Promise.all([load("flutter.js"), load("boot.js")]);

  // A browser may write what a page keeps a minute later; whoever is killed before would have lost a seat. So it is kept a second
  // time, where it is written at once; what has the higher number is the newer.
  const SECOND = "kept-by-a-guest";
  const OURS = "flutter.companion.";
  const NUMBER = "companion.kept";
  const ours = () => Object.entries(localStorage).filter(([name]) => name.startsWith(OURS)).sort();
  let written = "";

  const keep = async () => {
    const entries = ours();
    if (JSON.stringify(entries) === written) return;
    const number = Number(localStorage.getItem(NUMBER)) + 1;
    await (await caches.open(SECOND)).put("kept", new Response(JSON.stringify({ number, entries })));
    localStorage.setItem(NUMBER, number);
    written = JSON.stringify(entries);
  };

  const restore = async () => {
    const found = await (await caches.open(SECOND)).match("kept");
    const { number, entries } = found ? await found.json() : { number: 0 };
    if (number > Number(localStorage.getItem(NUMBER))) {
      for (const [name] of ours()) localStorage.removeItem(name);
      for (const [name, value] of entries) localStorage.setItem(name, value);
    }
    written = JSON.stringify(ours());
  };

  const begin = async () => {
    await restore().catch(() => {}); // a browser that keeps nothing
    navigator.serviceWorker?.register(new URL("../sw.js", location.href.split("#")[0])).catch(() => {});
    scanning = { reads: await seek.possible(), sees: await seek.sees() };
    const code = location.hash.slice(1);
    history.replaceState(null, "", location.href.split("#")[0]);
    if (code) take(code);
    else ask();
  };

  addEventListener("hashchange", () => { if (/\d{100,}/.test(location.hash)) location.reload(); });
  begin();
})();
