// The line between two browsers: how it is begun, and how messages go over it in frames. views/transport/frames.py speaks the same.
"use strict";

const channel = (() => {
  const LABEL = "table";
  const GATHERING = 2000; // milliseconds for a browser to find its own addresses
  const FRAME = 16384; // bytes
  const LONGEST = 16 * 1024 * 1024; // bytes of a message
  const PIECES = 2 * LONGEST / FRAME; // frames of a message
  const FRAMES = { burst: 512, second: 256 }; // that a phone may send; it sends one for a tap, and one a second for a sign of life
  const BYTES = { burst: 2 * 1024 * 1024, second: 512 * 1024 };
  const [BEAT, PART, LAST, HELLO] = [0, 1, 2, 3];

  // A description with all addresses that were found in time: nothing can be sent after a code was scanned.
  const gathered = (connection) => new Promise((resolve) => {
    const look = () => { if (connection.iceGatheringState === "complete") resolve(); };
    connection.addEventListener("icegatheringstatechange", look);
    setTimeout(resolve, GATHERING);
    look();
  }).then(() => connection.localDescription.sdp);

  const framed = (kind, bytes) => {
    const frame = new Uint8Array(bytes.length + 1);
    frame[0] = kind;
    frame.set(bytes, 1);
    return frame;
  };

  const frames = (bytes) => {
    const room = FRAME - 1;
    const made = [];
    for (let at = 0; at < bytes.length; at += room) {
      made.push(framed(at + room < bytes.length ? PART : LAST, bytes.subarray(at, at + room)));
    }
    return made;
  };

  // Counts the frames of a line before anything is done with them: tells whether one more of so many bytes may come. A browser
  // hands them over as fast as they are sent, and who hears them stands in line behind them.
  const meter = (now = () => performance.now()) => {
    const rates = [FRAMES, BYTES];
    const left = rates.map(({ burst }) => burst);
    let then = now();
    return (bytes) => {
      const seconds = (now() - then) / 1000;
      then = now();
      [1, bytes].forEach((cost, at) => { left[at] = Math.min(rates[at].burst, left[at] + seconds * rates[at].second) - cost; });
      return left.every((each) => each >= 0);
    };
  };

  // Puts frames together: gives the message once it is whole. Throws where a message does not end.
  const gathering = () => {
    let pieces = [];
    let length = 0;
    return (frame) => {
      pieces.push(frame.subarray(1));
      length += frame.length - 1;
      if (pieces.length > PIECES || length > LONGEST) throw new RangeError("a message without end");
      if (frame[0] !== LAST) return null;
      const whole = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
      pieces.reduce((at, piece) => { whole.set(piece, at); return at + piece.length; }, 0);
      pieces = [];
      length = 0;
      return whole;
    };
  };

  // The screen stays lit as long as it is wanted: a page that is not seen is stopped, and what it serves with it.
  let lit = null;
  let wanted = false;
  const light = async () => {
    if (!wanted || lit || document.hidden) return;
    try {
      lit = await navigator.wakeLock.request("screen");
      lit.addEventListener("release", () => { lit = null; });
      if (!wanted) await lit.release();
    } catch {
      lit = null; // a browser that cannot, or a battery that is low
    }
  };
  const awake = (so) => {
    wanted = so;
    if (so) light();
    else lit?.release();
  };
  if (globalThis.document) document.addEventListener("visibilitychange", light);

  return {
    LABEL, BEAT, HELLO, awake,
    possible: () => Boolean(globalThis.RTCPeerConnection),
    begin: () => new RTCPeerConnection({ iceServers: [] }), // nobody else is asked for anything
    gathered, framed, frames, gathering, meter,
  };
})();
