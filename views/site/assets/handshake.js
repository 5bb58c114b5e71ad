// What two browsers must know of each other before they can talk, as short as it can be: a number that a QR code holds well.
//
// A session description has some 700 characters, nearly all of them the same for everybody. What differs is kept, in bytes: what it
// is and how many addresses it has (1), which invitation it belongs to (2), the fingerprint of the certificate (32), name and
// password of the connection (21 where they have the usual lengths), each address with its port (7 or 19), a checksum (2).
"use strict";

const handshake = (() => {
  const VERSION = 1; // the highest two bits of the first byte, so that no number begins with zero
  const OFFER = 0;
  const ANSWER = 1;
  const SIGNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"; // of names and passwords: RFC 8839, section 5.4
  const USUAL = [4, 24]; // signs of a name and a password
  const FEWEST = [4, 22]; // that the standard allows
  const MOST_SIGNS = 255;
  const MOST_ADDRESSES = 4;
  const FINGERPRINT = 32; // bytes
  const SHORTEST = 100; // digits; whatever has fewer is another number
  const LONGEST = 2000;
  const LONGEST_TEXT = 20000;
  const NAMED = 0; // kinds of addresses: a name that only the own network resolves, IPv4, IPv6
  const FOUR = 1;
  const SIX = 2;
  const WIDTHS = [16, 4, 16]; // bytes

  class Refused extends Error {
    constructor(why) {
      super(why);
      this.why = why;
    }
  }

  const fail = (why) => { throw new Refused(why); };

  // Bits and bytes

  const checksum = (bytes) => {
    let rest = 0xffff; // CRC-16/CCITT-FALSE
    for (const byte of bytes) {
      rest ^= byte << 8;
      for (let bit = 0; bit < 8; bit += 1) rest = rest & 0x8000 ? (rest << 1) ^ 0x1021 : rest << 1;
    }
    return rest & 0xffff;
  };

  const packed = (signs) => { // six bits a sign
    let bits = [...signs].map((sign) => SIGNS.indexOf(sign).toString(2).padStart(6, "0")).join("");
    bits += "0".repeat(-bits.length & 7);
    return bits.match(/.{8}/g)?.map((byte) => parseInt(byte, 2)) ?? [];
  };

  const unpacked = (bytes, length) => {
    const bits = bytes.map((byte) => byte.toString(2).padStart(8, "0")).join("");
    return Array.from({ length }, (_, at) => SIGNS[parseInt(bits.slice(at * 6, at * 6 + 6), 2)]).join("");
  };

  const room = (length) => Math.ceil((length * 6) / 8);

  const hex = (byte) => byte.toString(16).padStart(2, "0");

  const digits = (bytes) => BigInt(`0x${bytes.map(hex).join("")}`).toString();

  const numbers = (text) => {
    const all = BigInt(text).toString(16);
    return (all.length % 2 ? `0${all}` : all).match(/../g).map((each) => parseInt(each, 16));
  };

  // Addresses

  const six = (text) => { // the sixteen bytes of an IPv6 address
    const [front, back] = text.split("::").map((half) => half.split(":").filter(Boolean));
    const gap = back ? Array(Math.max(0, 8 - front.length - back.length)).fill("0") : [];
    const groups = [...front, ...gap, ...(back ?? [])];
    if (groups.length !== 8 || !groups.every((group) => /^[0-9a-f]{1,4}$/i.test(group))) return null;
    return groups.flatMap((group) => [parseInt(group, 16) >> 8, parseInt(group, 16) & 255]);
  };

  const address = (text) => {
    const named = /^([0-9a-f]{8})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{12})\.local$/i.exec(text);
    if (named) return [NAMED, ...named.slice(1).join("").match(/../g).map((each) => parseInt(each, 16))];
    const four = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/.exec(text)?.slice(1).map(Number);
    if (four?.every((each) => each < 256)) return [FOUR, ...four];
    const long = text.includes(":") && six(text);
    return long ? [SIX, ...long] : null;
  };

  const spelled = (kind, bytes) => {
    if (kind === FOUR) return bytes.join(".");
    const text = bytes.map(hex).join("");
    if (kind === SIX) return text.match(/.{4}/g).map((group) => parseInt(group, 16).toString(16)).join(":");
    return `${[[0, 8], [8, 12], [12, 16], [16, 20], [20, 32]].map(([from, to]) => text.slice(from, to)).join("-")}.local`;
  };

  // The ways to a browser that are of use in one network: its own addresses, by UDP.
  const ways = (sdp) => {
    const found = [];
    for (const [, protocol, where, port, kind] of sdp.matchAll(/^a=candidate:\S+ 1 (\S+) \d+ (\S+) (\d+) typ (\S+)/gm)) {
      const known = protocol.toLowerCase() === "udp" && kind === "host" && Number(port) > 0 && Number(port) < 65536 && address(where);
      if (known) found.push([...known, Number(port) >> 8, Number(port) & 255]);
    }
    // Plain addresses first: they work where names are not resolved.
    return found.sort((one, other) => (one[0] === NAMED) - (other[0] === NAMED)).slice(0, MOST_ADDRESSES);
  };

  const line = (sdp, name) => new RegExp(`^a=${name}:(.+?)\\s*$`, "m").exec(sdp)?.[1] ?? "";

  // Squeezing

  const squeeze = (kind, tag, sdp) => {
    const print = /^sha-256 ((?:[0-9a-f]{2}:){31}[0-9a-f]{2})$/i.exec(line(sdp, "fingerprint"));
    const both = [line(sdp, "ice-ufrag"), line(sdp, "ice-pwd")];
    const found = ways(sdp);
    const lawful = both.every((signs, at) => signs.length >= FEWEST[at] && signs.length <= MOST_SIGNS && [...signs].every((sign) => SIGNS.includes(sign)));
    if (!print || !lawful || !found.length) fail("unable");
    const usual = both.every((signs, at) => signs.length === USUAL[at]);
    const head = (VERSION << 6) | (kind << 5) | (usual ? 0 : 1 << 4) | found.length;
    const bytes = [
      head, tag >> 8, tag & 255, ...print[1].split(":").map((each) => parseInt(each, 16)),
      ...(usual ? [] : both.map((signs) => signs.length)), ...both.flatMap(packed), ...found.flat(),
    ];
    const sum = checksum(bytes);
    return digits([...bytes, sum >> 8, sum & 255]);
  };

  // The number in a text: it may stand behind the "#" of an address, and in several lines.
  const number = (text) => {
    const mailed = String(text).slice(0, LONGEST_TEXT).replace(/=[ \t]*\r?\n|<\/?w?br\s*\/?>|&\w{1,9};/gi, "");
    const tidy = mailed.replace(/[\s\p{Cf}\ufe0f]+/gu, "");
    const found = tidy.slice(tidy.lastIndexOf("#") + 1).match(/[0-9]+/g)?.find((each) => each.length >= SHORTEST);
    return found && found.length <= LONGEST ? found : fail("nothing");
  };

  // What a text holds: its kind, its tag and the description. Anything else is refused by name.
  const read = (text) => {
    const bytes = numbers(number(text));
    const [head] = bytes;
    if (head >> 6 > VERSION) fail("newer");
    const sum = (bytes.at(-2) << 8) | bytes.at(-1);
    if (head >> 6 !== VERSION || checksum(bytes.slice(0, -2)) !== sum) fail("damaged");
    let at = 0;
    const take = (length) => {
      if (at + length > bytes.length - 2) fail("damaged");
      at += length;
      return bytes.slice(at - length, at);
    };
    take(1);
    const [high, low] = take(2);
    const print = take(FINGERPRINT);
    const lengths = head & 16 ? take(2) : USUAL;
    const [name, password] = lengths.map((length) => unpacked(take(room(length)), length));
    if (lengths.some((length, which) => length < FEWEST[which])) fail("damaged");
    const found = Array.from({ length: head & 15 }, () => {
      const [kind] = take(1);
      if (kind >= WIDTHS.length) fail("newer");
      const where = spelled(kind, take(WIDTHS[kind]));
      const [upper, lower] = take(2);
      return [where, (upper << 8) | lower];
    });
    if (at !== bytes.length - 2 || !found.length) fail("damaged");
    const kind = (head >> 5) & 1;
    return { kind, tag: (high << 8) | low, sdp: description(kind, print, name, password, found) };
  };

  const description = (kind, print, name, password, found) => [
    "v=0", "o=- 1 2 IN IP4 127.0.0.1", "s=-", "t=0 0", "a=group:BUNDLE 0",
    "m=application 9 UDP/DTLS/SCTP webrtc-datachannel", "c=IN IP4 0.0.0.0",
    ...found.map(([where, port], at) => `a=candidate:${at + 1} 1 udp ${2122262783 - at} ${where} ${port} typ host`),
    `a=ice-ufrag:${name}`, `a=ice-pwd:${password}`, `a=fingerprint:sha-256 ${print.map(hex).join(":").toUpperCase()}`,
    `a=setup:${kind === OFFER ? "actpass" : "active"}`, "a=mid:0", "a=sctp-port:5000", "a=max-message-size:262144", "",
  ].join("\r\n");

  return { OFFER, ANSWER, Refused, squeeze, read };
})();
