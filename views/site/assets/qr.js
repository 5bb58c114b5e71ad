// A QR code for a short text (ISO/IEC 18004): versions 1 to 10 at level L, its bytes first and its digits last. A page that
// has no Python draws the code that the host's phone scans.
"use strict";

const qr = (() => {
  const QUIET = 4; // modules of white around it
  const MASK = (row, column) => (row + column) % 3 === 0; // the same mask for all, as in companion/sharing/qr.py
  // Of each version: codewords of data in each block, and of correction a block.
  const BLOCKS = [
    [[19], 7], [[34], 10], [[55], 15], [[80], 20], [[108], 26],
    [[68, 68], 18], [[78, 78], 20], [[97, 97], 24], [[116, 116], 30], [[68, 68, 69, 69], 18],
  ];
  const CENTRES = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50]];

  // Arithmetic of the field with 256 elements, modulo x^8 + x^4 + x^3 + x^2 + 1.
  const POWERS = [1];
  while (POWERS.length < 255) {
    const next = POWERS.at(-1) << 1;
    POWERS.push(next > 255 ? next ^ 0x11d : next);
  }
  const times = (one, other) => (one && other ? POWERS[(POWERS.indexOf(one) + POWERS.indexOf(other)) % 255] : 0);

  const correction = (data, length) => {
    let divisor = [1];
    for (let power = 0; power < length; power += 1) {
      const longer = [...divisor, 0];
      divisor.forEach((factor, at) => { longer[at + 1] ^= times(factor, POWERS[power]); });
      divisor = longer;
    }
    const rest = [...data, ...Array(length).fill(0)];
    for (let at = 0; at < data.length; at += 1) {
      const factor = rest[at];
      divisor.forEach((each, further) => { rest[at + further] ^= times(each, factor); });
    }
    return rest.slice(data.length);
  };

  const bits = (value, length) => value.toString(2).padStart(length, "0");

  // Digits are packed by threes, everything before them is bytes.
  const content = (text, version) => {
    const [, front, number] = /^(.*?)(\d*)$/s.exec(text);
    const bytes = [...new TextEncoder().encode(front)];
    let all = bytes.length ? `0100${bits(bytes.length, version < 10 ? 8 : 16)}${bytes.map((byte) => bits(byte, 8)).join("")}` : "";
    if (number) {
      all += `0001${bits(number.length, version < 10 ? 10 : 12)}`;
      all += number.match(/\d{1,3}/g).map((three) => bits(Number(three), [0, 4, 7, 10][three.length])).join("");
    }
    return all;
  };

  const codewords = (text) => {
    for (let version = 1; version <= BLOCKS.length; version += 1) {
      const [blocks, length] = BLOCKS[version - 1];
      const room = 8 * blocks.reduce((sum, each) => sum + each, 0);
      let all = content(text, version);
      if (all.length > room) continue;
      all += "0".repeat(Math.min(4, room - all.length));
      all += "0".repeat(-all.length & 7);
      const data = (all.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2));
      for (let pad = 0xec; data.length < room / 8; pad ^= 0xec ^ 0x11) data.push(pad);
      const pieces = blocks.map((size, at) => {
        const start = blocks.slice(0, at).reduce((sum, each) => sum + each, 0);
        return data.slice(start, start + size);
      });
      const corrections = pieces.map((piece) => correction(piece, length));
      const woven = (lists) => Array.from({ length: Math.max(...lists.map((list) => list.length)) }, (_, at) => lists.map((list) => list[at]))
        .flat().filter((each) => each !== undefined);
      return { version, words: [...woven(pieces), ...woven(corrections)] };
    }
    throw new RangeError("too long for such a code");
  };

  // What is the same in every code of a version, and where the rest of its bits go.
  const frame = (version) => {
    const side = 17 + 4 * version;
    const rows = Array.from({ length: side }, () => Array(side).fill(null));
    const put = (row, column, dark) => { if (row >= 0 && column >= 0 && row < side && column < side) rows[row][column] = dark; };
    const ring = (row, column, reach, light) => {
      for (let down = -reach; down <= reach; down += 1) {
        for (let across = -reach; across <= reach; across += 1) {
          put(row + down, column + across, !light.includes(Math.max(Math.abs(down), Math.abs(across))));
        }
      }
    };
    for (const [row, column] of [[3, 3], [3, side - 4], [side - 4, 3]]) ring(row, column, 4, [2, 4]);
    const centres = CENTRES[version - 1];
    for (const row of centres) for (const column of centres) if (rows[row][column] === null) ring(row, column, 2, [1]);
    for (let at = 8; at < side - 8; at += 1) for (const [row, column] of [[6, at], [at, 6]]) rows[row][column] ??= at % 2 === 0;
    const written = bits(format(), 15);
    for (let at = 0; at < 15; at += 1) {
      const dark = written[at] === "1";
      put(...(at < 6 ? [8, at] : at < 8 ? [8, at + 1] : at === 8 ? [7, 8] : [14 - at, 8]), dark);
      put(...(at < 7 ? [side - 1 - at, 8] : [8, side - 15 + at]), dark);
    }
    put(side - 8, 8, true);
    if (version > 6) {
      const told = remainder(version << 12, 0b1111100100101, 12) | (version << 12);
      for (let at = 0; at < 18; at += 1) {
        const [near, far] = [Math.floor(at / 3), side - 11 + (at % 3)];
        put(near, far, Boolean((told >> at) & 1));
        put(far, near, Boolean((told >> at) & 1));
      }
    }
    return rows;
  };

  const remainder = (value, divisor, degree) => {
    let rest = value;
    for (let at = 31 - Math.clz32(rest); at >= degree; at = 31 - Math.clz32(rest)) rest ^= divisor << (at - degree);
    return rest;
  };

  const format = () => {
    const told = 0b01011 << 10; // level L, mask 3
    return (told | remainder(told, 0b10100110111, 10)) ^ 0b101010000010010;
  };

  const rows = (text) => {
    const { version, words } = codewords(text);
    const stream = words.map((word) => bits(word, 8)).join("");
    const all = frame(version);
    const side = all.length;
    let next = 0;
    let up = true;
    for (let right = side - 1; right > 0; right -= 2) {
      if (right === 6) right -= 1; // the column of the timing pattern
      for (let step = 0; step < side; step += 1) {
        const row = up ? side - 1 - step : step;
        for (const column of [right, right - 1]) {
          if (all[row][column] !== null) continue;
          all[row][column] = (stream[next] === "1") !== MASK(row, column);
          next += 1;
        }
      }
      up = !up;
    }
    return all;
  };

  // The code on a canvas of its own, crisp, with white around it.
  const drawn = (text) => {
    const all = rows(text);
    const canvas = document.createElement("canvas");
    canvas.width = canvas.height = all.length + 2 * QUIET;
    const pen = canvas.getContext("2d");
    pen.fillStyle = "#fff";
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.fillStyle = "#000";
    all.forEach((row, down) => row.forEach((dark, across) => { if (dark) pen.fillRect(across + QUIET, down + QUIET, 1, 1); }));
    return canvas;
  };

  return { rows, drawn };
})();
