// Who starts: everybody lays a finger on the glass, and chance takes one after the other out until the last one glows. The
// client tells the app of one finger only, so this lies over the app and listens by itself.
"use strict";

(() => {
  const STILL = 2500; // milliseconds for which no finger comes or goes before chance begins
  const STEP = 350; // between one that is taken out and the next
  const FEWEST = 2;
  const SPOTS = ["#1b9e8a", "#e0861a", "#c2376b", "#4a5bd0", "#7aa614", "#d8532b", "#8b45c4", "#5d6b7a", "#1687b8", "#a8761c"];
  const OWN = ["pointerdown", "pointermove", "pointerup", "pointercancel", "touchstart", "touchmove", "touchend", "mousedown",
    "mouseup", "click", "wheel", "contextmenu", "keydown"];

  const below = (count) => crypto.getRandomValues(new Uint32Array(1))[0] % count;
  const pause = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));
  const calm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

  const made = (kind, text) => {
    const found = document.createElement(kind);
    found.textContent = text;
    return found;
  };

  const open = ({ hint, chosen, close, language, dark }) => {
    if (document.getElementById("glass")) return;
    const glass = made("div", "");
    const words = made("p", hint);
    const leave = made("button", close);
    Object.assign(glass, { id: "glass", lang: language, className: dark ? "dark" : "" });
    glass.setAttribute("role", "dialog");
    glass.setAttribute("aria-label", hint);
    words.setAttribute("role", "status");
    glass.append(words, leave);

    const down = new Set(); // the fingers that touch
    let spots = new Map(); // what is seen of each that counts
    let drawn = false; // whether chance has begun, after which no finger counts any more
    let bell = 0;

    const wait = () => {
      clearTimeout(bell);
      if (!drawn && spots.size >= FEWEST) bell = setTimeout(draw, STILL);
    };

    const draw = async () => {
      drawn = true;
      const left = [...spots.values()];
      while (left.length > 1) {
        left.splice(below(left.length), 1)[0].classList.add("out");
        if (!calm()) await pause(STEP);
      }
      left[0].classList.add("chosen");
      words.textContent = chosen;
      navigator.vibrate?.(80);
    };

    const anew = () => {
      for (const spot of spots.values()) spot.remove();
      spots = new Map();
      drawn = false;
      words.textContent = hint;
    };

    const move = ({ pointerId, clientX, clientY }) => {
      const spot = spots.get(pointerId);
      if (spot && !(drawn && !down.has(pointerId))) spot.style.transform = `translate(${clientX}px, ${clientY}px)`;
    };

    glass.addEventListener("pointerdown", (event) => {
      if (event.target === leave) return;
      event.preventDefault();
      if (drawn && !down.size && words.textContent === chosen) anew();
      down.add(event.pointerId);
      if (drawn) return;
      const spot = made("span", "");
      const free = SPOTS.filter((colour) => ![...spots.values()].some((other) => other.dataset.colour === colour));
      spot.dataset.colour = free[0] ?? SPOTS[0];
      spot.style.color = spot.dataset.colour;
      spots.set(event.pointerId, spot);
      glass.append(spot);
      move(event);
      wait();
    });
    glass.addEventListener("pointermove", move);
    for (const end of ["pointerup", "pointercancel"]) {
      glass.addEventListener(end, ({ pointerId }) => {
        if (!down.delete(pointerId) || drawn) return;
        spots.get(pointerId)?.remove();
        spots.delete(pointerId);
        wait();
      });
    }
    const shut = () => { clearTimeout(bell); glass.remove(); };
    leave.addEventListener("click", shut);
    glass.addEventListener("keydown", ({ key }) => { if (key === "Escape") shut(); });
    for (const each of OWN) glass.addEventListener(each, (event) => event.stopPropagation());
    document.body.append(glass);
    leave.focus();
  };

  asked.on("glass", open);
  asked.tell("touches", matchMedia("(any-pointer: coarse)").matches);
})();
