import { createHmac, timingSafeEqual } from "node:crypto";

/** Headers of a signed request between the backend and the processor. */
export const signatureHeaders = { signature: "x-portico-signature", time: "x-portico-time" } as const;

/** Replay protection: a request older or newer than this is rejected. */
const TOLERANCE_MILLISECONDS = 300_000;

export interface SignedCall {
  method: string;
  path: string;
  body: string;
  time: string;
}

/** HMAC-SHA256 signature over the relevant fields of a request. */
export function sign(call: SignedCall, secret: string): string {
  return createHmac("sha256", secret)
    .update([call.method, call.path, call.time, call.body].join("\n"))
    .digest("base64url");
}

/** Webhook signature header: `t=<milliseconds>,v1=<HMAC-SHA256 of "t.body">`. */
export const webhookHeader = "x-portico-webhook-signature";

const webhookMac = (time: string, body: string, key: string) =>
  createHmac("sha256", key).update(`${time}.${body}`).digest("base64url");

export function signWebhook(body: string, key: string, now: number): string {
  const time = String(now);
  return `t=${time},v1=${webhookMac(time, body, key)}`;
}

/**
 * Verifies a webhook's signature.
 * @param keys the current key and, during key rotation, the previous one
 * @param now milliseconds
 */
export function isWebhookSigned(header: string, body: string, keys: readonly string[], now: number): boolean {
  const [, time, mac] = /^t=(\d{1,15}),v1=([\w-]{43})$/.exec(header) ?? [];
  if (time === undefined || mac === undefined || Math.abs(now - Number(time)) > TOLERANCE_MILLISECONDS) return false;
  return keys.some((key) => timingSafeEqual(Buffer.from(mac), Buffer.from(webhookMac(time, body, key))));
}

export function isSignedBy(call: SignedCall, signature: string, secret: string, now: number): boolean {
  const age = Math.abs(now - Number(call.time));
  if (!(age <= TOLERANCE_MILLISECONDS)) return false;
  const [given, wanted] = [Buffer.from(signature), Buffer.from(sign(call, secret))];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
