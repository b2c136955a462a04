/** SHA-256 and HMAC (FIPS 180-4, RFC 2104), by hand because the rules import nothing and must be synchronous. */

const ROUND_CONSTANTS = new Int32Array(64);
const INITIAL = new Int32Array(8);

/** The first 32 bits of the fractional part of a root of a prime. */
function fraction(root: number): number {
  return ((root - Math.floor(root)) * 0x1_0000_0000) | 0;
}

for (let candidate = 2, found = 0; found < 64; candidate++) {
  let prime = true;
  for (let d = 2; d * d <= candidate; d++) if (candidate % d === 0) prime = false;
  if (!prime) continue;
  if (found < 8) INITIAL[found] = fraction(Math.sqrt(candidate));
  ROUND_CONSTANTS[found++] = fraction(Math.cbrt(candidate));
}

const schedule = new Int32Array(64);

/** One compression of the 16-word block at `offset` into `hash`. */
export function compress(hash: Int32Array, block: Int32Array, offset: number): void {
  const w = schedule;
  const k = ROUND_CONSTANTS;
  for (let i = 0; i < 16; i++) w[i] = block[offset + i];
  for (let i = 16; i < 64; i++) {
    const x = w[i - 15];
    const y = w[i - 2];
    const s0 = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3);
    const s1 = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10);
    w[i] = (w[i - 16] + s0 + w[i - 7] + s1) | 0;
  }
  let a = hash[0];
  let b = hash[1];
  let c = hash[2];
  let d = hash[3];
  let e = hash[4];
  let f = hash[5];
  let g = hash[6];
  let h = hash[7];
  for (let i = 0; i < 64; i++) {
    const s1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + k[i] + w[i]) | 0;
    const s0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  hash[0] = (hash[0] + a) | 0;
  hash[1] = (hash[1] + b) | 0;
  hash[2] = (hash[2] + c) | 0;
  hash[3] = (hash[3] + d) | 0;
  hash[4] = (hash[4] + e) | 0;
  hash[5] = (hash[5] + f) | 0;
  hash[6] = (hash[6] + g) | 0;
  hash[7] = (hash[7] + h) | 0;
}

export function startHash(hash: Int32Array): void {
  hash.set(INITIAL);
}

/** The UTF-8 bytes of a text; a lone surrogate becomes U+FFFD. */
export function utf8(text: string): Uint8Array {
  const bytes: number[] = [];
  for (const char of text) {
    const point = char.codePointAt(0) as number;
    const code = point >= 0xd800 && point <= 0xdfff ? 0xfffd : point;
    if (code < 0x80) bytes.push(code);
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), 0x80 | (code & 63));
    else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
    else {
      bytes.push(
        0xf0 | (code >> 18),
        0x80 | ((code >> 12) & 63),
        0x80 | ((code >> 6) & 63),
        0x80 | (code & 63),
      );
    }
  }
  return Uint8Array.from(bytes);
}

/** SHA-256 of bytes, as 32 bytes. */
export function sha256(message: Uint8Array): Uint8Array {
  const blocks = Math.ceil((message.length + 9) / 64);
  const words = new Int32Array(blocks * 16);
  for (let i = 0; i < message.length; i++) words[i >> 2] |= message[i] << (24 - (i & 3) * 8);
  words[message.length >> 2] |= 0x80 << (24 - (message.length & 3) * 8);
  words[words.length - 2] = Math.floor(message.length / 0x2000_0000);
  words[words.length - 1] = message.length << 3;
  const hash = Int32Array.from(INITIAL);
  for (let block = 0; block < blocks; block++) compress(hash, words, block * 16);
  const digest = new Uint8Array(32);
  for (let i = 0; i < 32; i++) digest[i] = hash[i >> 2] >>> (24 - (i & 3) * 8);
  return digest;
}

/** HMAC-SHA-256. */
export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const padded = new Uint8Array(64);
  padded.set(key.length > 64 ? sha256(key) : key);
  const inner = new Uint8Array(64 + message.length);
  const outer = new Uint8Array(96);
  for (let i = 0; i < 64; i++) {
    inner[i] = padded[i] ^ 0x36;
    outer[i] = padded[i] ^ 0x5c;
  }
  inner.set(message, 64);
  outer.set(sha256(inner), 64);
  return sha256(outer);
}

/** A key made ready for many messages: the hash after its inner and its outer block. */
export interface HmacKey {
  readonly inner: Int32Array;
  readonly outer: Int32Array;
}

const words = new Int32Array(16);

function keyBlock(key: Uint8Array, pad: number): Int32Array {
  for (let i = 0; i < 16; i++) words[i] = Math.imul(pad, 0x0101_0101);
  for (let i = 0; i < key.length; i++) words[i >> 2] ^= key[i] << (24 - (i & 3) * 8);
  const hash = Int32Array.from(INITIAL);
  compress(hash, words, 0);
  return hash;
}

/** A key of at most 64 bytes. */
export function hmacKey(key: Uint8Array): HmacKey {
  return { inner: keyBlock(key, 0x36), outer: keyBlock(key, 0x5c) };
}

/** HMAC-SHA-256 of a message of at most 55 bytes, as eight words, without allocating. */
export function hmacShort(key: HmacKey, message: Uint8Array, digest: Int32Array): void {
  words.fill(0);
  for (let i = 0; i < message.length; i++) words[i >> 2] |= message[i] << (24 - (i & 3) * 8);
  words[message.length >> 2] |= 0x80 << (24 - (message.length & 3) * 8);
  words[15] = (64 + message.length) << 3;
  digest.set(key.inner);
  compress(digest, words, 0);
  words.fill(0);
  words.set(digest);
  words[8] = 0x80 << 24;
  words[15] = (64 + 32) << 3;
  digest.set(key.outer);
  compress(digest, words, 0);
}

export function hex(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += byte.toString(16).padStart(2, '0');
  return text;
}

/** SHA-256 of a text's UTF-8 bytes, in hexadecimal. */
export function sha256Hex(text: string): string {
  return hex(sha256(utf8(text)));
}
