/** SHA-256 and HMAC in plain code: a page opened by address in a home network has no `crypto.subtle`. */

const K = new Uint32Array(64);
const START = new Uint32Array(8);
{
  const fraction = (x: number): number => ((x - Math.floor(x)) * 2 ** 32) >>> 0;
  let count = 0;
  for (let n = 2; count < 64; n++) {
    let prime = true;
    for (let d = 2; d * d <= n; d++) if (n % d === 0) prime = false;
    if (!prime) continue;
    if (count < 8) START[count] = fraction(Math.sqrt(n));
    K[count++] = fraction(Math.cbrt(n));
  }
}

export function sha256(message: Uint8Array): Uint8Array<ArrayBuffer> {
  const padded = new Uint8Array(((message.length + 72) >> 6) << 6);
  padded.set(message);
  padded[message.length] = 0x80;
  const words = new DataView(padded.buffer);
  words.setUint32(padded.length - 8, Math.floor(message.length / 0x20000000));
  words.setUint32(padded.length - 4, message.length << 3);
  const h = START.slice();
  const w = new Uint32Array(64);
  const right = (x: number, n: number): number => (x >>> n) | (x << (32 - n));
  for (let at = 0; at < padded.length; at += 64) {
    for (let i = 0; i < 16; i++) w[i] = words.getUint32(at + 4 * i);
    for (let i = 16; i < 64; i++) {
      const a = w[i - 15]!;
      const b = w[i - 2]!;
      w[i] = w[i - 16]! + (right(a, 7) ^ right(a, 18) ^ (a >>> 3)) + w[i - 7]! + (right(b, 17) ^ right(b, 19) ^ (b >>> 10));
    }
    let [a, b, c, d, e, f, g, last] = h as unknown as [number, number, number, number, number, number, number, number];
    for (let i = 0; i < 64; i++) {
      const one = (last + (right(e, 6) ^ right(e, 11) ^ right(e, 25)) + ((e & f) ^ (~e & g)) + K[i]! + w[i]!) | 0;
      const two = ((right(a, 2) ^ right(a, 13) ^ right(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [last, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, last].forEach((x, i) => (h[i] = h[i]! + x));
  }
  const out = new Uint8Array(32);
  h.forEach((x, i) => new DataView(out.buffer).setUint32(4 * i, x));
  return out;
}

export const joined = (...parts: Uint8Array[]): Uint8Array<ArrayBuffer> => {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
};

export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array<ArrayBuffer> {
  const block = new Uint8Array(64);
  block.set(key.length > 64 ? sha256(key) : key);
  return sha256(joined(block.map((x) => x ^ 0x5c), sha256(joined(block.map((x) => x ^ 0x36), message))));
}

export const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
export const hex = (data: Uint8Array): string => Array.from(data, (x) => x.toString(16).padStart(2, '0')).join('');
export const unhex = (text: string): Uint8Array => Uint8Array.from(text.match(/../g) ?? [], (x) => parseInt(x, 16));

/** Length-prefixed parts, as the fairness protocol joins what it hashes. */
export function prefixed(...parts: (string | Uint8Array)[]): Uint8Array {
  return joined(
    ...parts.flatMap((part) => {
      const data = typeof part === 'string' ? bytes(part) : part;
      const length = new Uint8Array(4);
      new DataView(length.buffer).setUint32(0, data.length);
      return [length, data];
    }),
  );
}
