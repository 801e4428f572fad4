const root = (n: number, power: number) => Math.floor((n ** power % 1) * 2 ** 32);

const primes: readonly number[] = Array.from({ length: 310 }, (_, n) => n + 2)
  .filter((n) => Array.from({ length: n - 2 }, (_, d) => d + 2).every((d) => n % d !== 0))
  .slice(0, 64);

/** The round constants of FIPS 180-4 are the fractions of roots of the first primes. */
const rounds = Uint32Array.from(primes, (prime) => root(prime, 1 / 3));
const start = primes.slice(0, 8).map((prime) => root(prime, 1 / 2));

const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by));

function padded(bytes: Uint8Array): DataView {
  const view = new DataView(new ArrayBuffer(((bytes.length + 8) >> 6) * 64 + 64));
  new Uint8Array(view.buffer).set(bytes);
  view.setUint8(bytes.length, 0x80);
  view.setUint32(view.byteLength - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(view.byteLength - 4, bytes.length << 3);
  return view;
}

/** Reads a word; one that is not there counts as nothing, as in the padding. */
const at = (words: ArrayLike<number>, i: number): number => words[i] ?? 0;

function schedule(view: DataView, offset: number): Uint32Array {
  const words = new Uint32Array(64);
  for (let i = 0; i < 16; i++) words[i] = view.getUint32(offset + i * 4);
  for (let i = 16; i < 64; i++) {
    const [a, b] = [at(words, i - 15), at(words, i - 2)];
    words[i] = at(words, i - 16) + (turn(a, 7) ^ turn(a, 18) ^ (a >>> 3)) + at(words, i - 7) + (turn(b, 17) ^ turn(b, 19) ^ (b >>> 10));
  }
  return words;
}

function compress(state: number[], words: Uint32Array): number[] {
  let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i++) {
    const one = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + at(rounds, i) + at(words, i);
    const two = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    [a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g];
  }
  return [a, b, c, d, e, f, g, h].map((word, i) => (word + at(state, i)) | 0);
}

/** SHA-256 in hexadecimal without WebCrypto (FIPS 180-4). */
export function sha256Of(bytes: Uint8Array): string {
  const view = padded(bytes);
  let state = start;
  for (let offset = 0; offset < view.byteLength; offset += 64) state = compress(state, schedule(view, offset));
  return state.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}
