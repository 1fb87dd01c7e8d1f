// Unpacks what web/join.mjs has packed: LZMA, as Igor Pavlov's specification of it says, written seven bits and more to a byte.
//
// Browsers unpack deflate alone by themselves, and that would make the page a third larger; so would base64.

/** What does not stay as it is in HTML: NUL, a carriage return, and the sign that could end what it stands in. */
const NEVER = [0, 13, 60];

/** The bytes that a text stands for. A character is seven bits; one of two bytes in UTF-8 is one of `NEVER`, and nine bits more. */
export function bytesOf(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length * 2);
  let bits = 0, held = 0, count = 0;
  const add = (read: number, more: number): void => {
    bits = ((bits << more) | read) & 0xffff;
    for (held += more; held >= 8; ) bytes[count++] = bits >> (held -= 8);
  };
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    add(NEVER[(code >> 9) - 1] ?? code, 7);
    if (code > 127) add(code & 511, 9);
  }
  return bytes.subarray(0, count);
}

/** The text that stands for bytes. */
export function textOf(bytes: Uint8Array): string {
  let text = "", bits = 0, held = 0, never = -1, more = 7;
  // With enough behind it to fill the last character.
  for (const byte of [...bytes, 0, 0]) {
    bits = ((bits << 8) | byte) & 0xffff;
    for (held += 8; held >= more; more = never < 0 ? 7 : 9) {
      const read = (bits >> (held -= more)) & ((1 << more) - 1);
      if (never >= 0) text += String.fromCharCode(((never + 1) << 9) | read);
      else if (!NEVER.includes(read)) text += String.fromCharCode(read);
      never = never < 0 ? NEVER.indexOf(read) : -1;
    }
  }
  return text;
}

// Where the chances of each kind of decision begin; a state has room for 16 positions.
const IS_MATCH = 0, IS_REP = 192, IS_REP_0 = 204, IS_REP_1 = 216, IS_REP_2 = 228, IS_LONG = 240;
const SLOT = 432, FAR = 688, ALIGN = 803, LENGTH = 819, REP_LENGTH = 1333, LITERAL = 1847;

/** Unpacks a file of `xz --format=lzma` in whose head stands how many bytes it unpacks to. */
export function unpack(packed: Uint8Array): Uint8Array<ArrayBuffer> {
  const head = new DataView(packed.buffer, packed.byteOffset);
  const properties = head.getUint8(0);
  const lc = properties % 9, lp = Math.floor(properties / 9) % 5, pb = Math.floor(properties / 45);
  const out = new Uint8Array(head.getUint32(5, true));
  const chances = new Uint16Array(LITERAL + (768 << (lc + lp))).fill(1024);
  let range = 0xffffffff, code = head.getUint32(14), from = 18;

  function refill(): void {
    if (range >= 0x1000000) return;
    range = (range << 8) >>> 0;
    code = ((code << 8) | packed[from++]!) >>> 0;
  }
  function bit(at: number): number {
    const chance = chances[at]!;
    const bound = (range >>> 11) * chance;
    const is = code < bound ? 0 : 1;
    if (is === 0) {
      range = bound;
      chances[at] = chance + ((2048 - chance) >>> 5);
    } else {
      range -= bound;
      code -= bound;
      chances[at] = chance - (chance >>> 5);
    }
    refill();
    return is;
  }
  function evenBits(count: number): number {
    let read = 0;
    for (; count > 0; count--) {
      range >>>= 1;
      const is = code < range ? 0 : 1;
      if (is) code -= range;
      read = (read << 1) | is;
      refill();
    }
    return read;
  }
  function tree(at: number, bits: number): number {
    let node = 1;
    for (let left = bits; left > 0; left--) node = (node << 1) | bit(at + node);
    return node - (1 << bits);
  }
  /** The same with the lowest bit first. */
  function lowFirst(at: number, bits: number): number {
    let node = 1, read = 0;
    for (let place = 0; place < bits; place++) {
      const is = bit(at + node);
      node = (node << 1) | is;
      read |= is << place;
    }
    return read;
  }
  function length(at: number, position: number): number {
    if (!bit(at)) return tree(at + 2 + (position << 3), 3);
    if (!bit(at + 1)) return 8 + tree(at + 130 + (position << 3), 3);
    return 16 + tree(at + 258, 8);
  }

  let state = 0, count = 0;
  let [rep0, rep1, rep2, rep3] = [0, 0, 0, 0];
  while (count < out.length) {
    const position = count & ((1 << pb) - 1);
    if (!bit(IS_MATCH + (state << 4) + position)) {
      const before = count > 0 ? out[count - 1]! : 0;
      const at = LITERAL + 768 * (((count & ((1 << lp) - 1)) << lc) + (before >>> (8 - lc)));
      let byte = 1;
      if (state >= 7) {
        // What stood at the last distance is not what follows here, but begins like it.
        for (let there = out[count - rep0 - 1]!; byte < 256; there <<= 1) {
          const expected = (there >>> 7) & 1;
          const is = bit(at + ((1 + expected) << 8) + byte);
          byte = (byte << 1) | is;
          if (is !== expected) break;
        }
      }
      while (byte < 256) byte = (byte << 1) | bit(at + byte);
      out[count++] = byte;
      state = state < 4 ? 0 : state - (state < 10 ? 3 : 6);
      continue;
    }
    let copied: number;
    if (bit(IS_REP + state)) {
      if (!bit(IS_REP_0 + state)) {
        if (!bit(IS_LONG + (state << 4) + position)) {
          state = state < 7 ? 9 : 11;
          out[count] = out[count - rep0 - 1]!;
          count++;
          continue;
        }
      } else if (!bit(IS_REP_1 + state)) [rep0, rep1] = [rep1, rep0];
      else if (!bit(IS_REP_2 + state)) [rep0, rep1, rep2] = [rep2, rep0, rep1];
      else [rep0, rep1, rep2, rep3] = [rep3, rep0, rep1, rep2];
      copied = length(REP_LENGTH, position);
      state = state < 7 ? 8 : 11;
    } else {
      [rep1, rep2, rep3] = [rep0, rep1, rep2];
      copied = length(LENGTH, position);
      state = state < 7 ? 7 : 10;
      const slot = tree(SLOT + (Math.min(copied, 3) << 6), 6);
      const bits = (slot >>> 1) - 1;
      rep0 = slot < 4 ? slot : (2 | (slot & 1)) << bits;
      if (slot >= 14) rep0 += (evenBits(bits - 4) << 4) + lowFirst(ALIGN, 4);
      else if (slot >= 4) rep0 += lowFirst(FAR + rep0 - slot, bits);
    }
    for (const end = count + copied + 2; count < end; count++) out[count] = out[count - rep0 - 1]!;
  }
  return out;
}
