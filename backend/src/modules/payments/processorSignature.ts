import { createHmac, timingSafeEqual } from "node:crypto";

/** Headers of a signed call between the backend and the processor. */
export const signatureHeaders = { signature: "x-portico-signature", time: "x-portico-time" } as const;

/** A call older or newer than this is a replay. */
const TOLERANCE_MILLISECONDS = 300_000;

export interface SignedCall { method: string; path: string; body: string; time: string }

/** HMAC-SHA256 over everything that matters in a call. */
export function sign(call: SignedCall, secret: string): string {
  return createHmac("sha256", secret).update([call.method, call.path, call.time, call.body].join("\n")).digest("base64url");
}

export function isSignedBy(call: SignedCall, signature: string, secret: string, now: number): boolean {
  const age = Math.abs(now - Number(call.time));
  if (!(age <= TOLERANCE_MILLISECONDS)) return false;
  const [given, wanted] = [Buffer.from(signature), Buffer.from(sign(call, secret))];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
