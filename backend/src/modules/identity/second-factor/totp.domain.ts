import { createHmac, randomBytes } from "node:crypto";

/** RFC 6238 as authenticator apps expect it: SHA-1, six digits, a new code every 30 seconds. */
const STEP_SECONDS = 30;
const DIGITS = 6;
const KEY_BYTES = 20;
/** A code of the step before or after is accepted, for a phone whose clock is off. */
const DRIFT_STEPS = 1;

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** Base32 without padding (RFC 4648). */
export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  return (bits.match(/.{1,5}/g) ?? []).map((five) => alphabet[parseInt(five.padEnd(5, "0"), 2)]).join("");
}

function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, "0")).join("");
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)));
}

/** A new random key, as an authenticator app takes it. */
export const newKey = (): string => base32(randomBytes(KEY_BYTES));

export const stepAt = (now: Date): number => Math.floor(now.getTime() / 1000 / STEP_SECONDS);

/** The code of a step (RFC 4226, section 5.3). */
export function codeOf(key: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac("sha1", fromBase32(key)).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 0xf;
  return String((digest.readUInt32BE(offset) & 0x7fff_ffff) % 10 ** DIGITS).padStart(DIGITS, "0");
}

export const looksLikeCode = (typed: string): boolean => /^\d{6}$/.test(typed);

/** The step whose code was typed; undefined for a code of no step near now. */
export function matchingStep(key: string, typed: string, now: Date): number | undefined {
  const current = stepAt(now);
  const near = Array.from({ length: 2 * DRIFT_STEPS + 1 }, (_, place) => current - DRIFT_STEPS + place);
  return near.find((step) => codeOf(key, step) === typed);
}

/** The address that opens an authenticator app with the key. */
export function setUpAddress(key: string, username: string, issuer: string): string {
  const query = new URLSearchParams({ secret: key, issuer, algorithm: "SHA1", digits: String(DIGITS), period: String(STEP_SECONDS) });
  return `otpauth://totp/${encodeURIComponent(issuer)}:${encodeURIComponent(username)}?${query}`;
}
