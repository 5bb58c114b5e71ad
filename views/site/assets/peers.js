// The lines to phones that are near, on the page of the phone that hosts: only a page can hold them. Python, in its worker, says
// what is to be done and hears what happened; see views/transport/peers.py.
"use strict";

const peers = (() => {
  const BACKLOG = 1024 * 1024; // bytes that may wait for a phone that takes nothing
  const ANSWERS = "companion-answers"; // where another page of this browser hands over a code that it was opened with

  const lines = new Map(); // by number: connection, channel, tag
  let tell = () => {};
  let answering = null; // who is invited just now

  const answers = globalThis.BroadcastChannel ? new BroadcastChannel(ANSWERS) : null;

  const end = (who) => {
    const line = lines.get(who);
    if (!line) return;
    lines.delete(who);
    if (answering === who) answering = null;
    line.connection.close();
    channel.awake(lines.size > 0);
    tell("gone", who, "");
  };

  const watch = (who, { connection, data }) => {
    connection.addEventListener("connectionstatechange", () => { if (connection.connectionState === "failed") end(who); });
    const allowed = channel.meter();
    data.binaryType = "arraybuffer";
    data.onopen = () => tell("open", who, "");
    data.onclose = () => end(who);
    data.onmessage = ({ data: frame }) => {
      if (!lines.has(who)) return; // ended, with more on its way
      if (frame instanceof ArrayBuffer && allowed(frame.byteLength)) tell("frame", who, new Uint8Array(frame));
      else end(who); // no page of this app sends text, or so much
    };
  };

  const invite = async (who) => {
    if (!channel.possible()) return tell("refused", who, "unable");
    const connection = channel.begin();
    const line = { connection, data: connection.createDataChannel(channel.LABEL), tag: crypto.getRandomValues(new Uint16Array(1))[0] };
    lines.set(who, line);
    answering = who;
    channel.awake(true);
    watch(who, line);
    try {
      await connection.setLocalDescription();
      const code = handshake.squeeze(handshake.OFFER, line.tag, await channel.gathered(connection));
      if (lines.has(who)) tell("code", who, code);
    } catch (error) {
      tell("refused", who, error.why ?? "unable");
    }
  };

  // Whether a text was the answer to the invitation that stands.
  const answer = async (who, text) => {
    const line = lines.get(who);
    try {
      const { kind, tag, sdp } = handshake.read(text);
      if (kind !== handshake.ANSWER) throw new handshake.Refused("offer");
      if (!line || tag !== line.tag || line.connection.signalingState !== "have-local-offer") throw new handshake.Refused("other");
      await line.connection.setRemoteDescription({ type: "answer", sdp });
    } catch (error) {
      tell("refused", who, error.why ?? "damaged");
      return false;
    }
    tell("joining", who, "");
    return true;
  };

  const send = (who, frame) => {
    const data = lines.get(who)?.data;
    if (data?.readyState !== "open") return;
    if (data.bufferedAmount > BACKLOG) end(who);
    else data.send(frame);
  };

  if (answers) {
    answers.onmessage = async ({ data: { text } }) => {
      if (text !== undefined && answering !== null) answers.postMessage({ taken: await answer(answering, text) });
    };
  }

  const doings = { invite, answer, frame: send, end };

  // Each thing Python wants done, in its order.
  return {
    // Begin to tell Python what happens.
    begin(telling) { tell = telling; },

    // Do what it says.
    hear({ act, who, what }) { return doings[act](who, what); },

    // Look for the answer with the camera.
    async seek(words) {
      const who = answering;
      const text = await seek.look(words);
      if (text && who !== null) answer(who, text);
    },

    // Whether anybody is here or on the way: then the page is not to be loaded anew.
    get busy() { return lines.size > 0; },

    // Let everybody go: the app goes on elsewhere, or not at all.
    stop() { for (const who of [...lines.keys()]) end(who); },
  };
})();
