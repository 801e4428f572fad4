import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

/** RFC 6238 as authenticator apps expect it: SHA-1, six digits, a new code every 30 seconds. */
const STEP_SECONDS = 30;
const DIGITS = 6;
/** 160 bits, the length of a SHA-1 digest (RFC 4226, section 4). */
const KEY_BYTES = 20;
/** A code of the step before or after is accepted, for a phone whose clock is off. */
const DRIFT_STEPS = [0, -1, 1];

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** Base32 without padding (RFC 4648). */
export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  return (bits.match(/.{1,5}/g) ?? []).map((five) => alphabet[Number.parseInt(five.padEnd(5, "0"), 2)]).join("");
}

function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, "0")).join("");
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** A new random key, as an authenticator app takes it. */
export const newKey = (): string => base32(randomBytes(KEY_BYTES));

/** The code of a key in a time step (RFC 4226, section 5.3). */
export function codeOf(key: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac("sha1", fromBase32(key)).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 0xf;
  return String((digest.readUInt32BE(offset) & 0x7fff_ffff) % 10 ** DIGITS).padStart(DIGITS, "0");
}

/** Whether something typed can be a code of an app, not a recovery code. */
export const looksLikeCode = (typed: string): boolean => /^\d{6}$/.test(typed);

/** The number of 30-second steps since 1970. */
export const stepAt = (now: Date): number => Math.floor(now.getTime() / 1000 / STEP_SECONDS);

/** The time step whose code was typed; undefined for a code of no step near now. */
export function matchingStep(key: string, typed: string, now: Date): number | undefined {
  if (!looksLikeCode(typed)) return undefined;
  const isTyped = (step: number) => timingSafeEqual(Buffer.from(codeOf(key, step)), Buffer.from(typed));
  return DRIFT_STEPS.map((drift) => stepAt(now) + drift).find(isTyped);
}

/** The address that opens an authenticator app with the key. */
export function setupAddress(key: string, username: string, issuer: string): string {
  // Authenticator apps read a space as %20 only.
  const [who, by] = [encodeURIComponent(username), encodeURIComponent(issuer)];
  const usual = `algorithm=SHA1&digits=${DIGITS}&period=${STEP_SECONDS}`;
  return `otpauth://totp/${by}:${who}?secret=${key}&issuer=${by}&${usual}`;
}
