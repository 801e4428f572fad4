import { createHmac, createHash, randomBytes } from "node:crypto";

/** 256 random bits, safe in URLs and cookies. */
export function randomToken(): string {
  return randomBytes(32).toString("base64url");
}

/** The stored hash of a token, which is useless to a reader. Tokens are random, so no salt is needed. */
export function tokenHash(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

/** The default webhook key, derived from the shared secret of calls, so that the two keys differ. */
export function webhookKeyFrom(secret: string): string {
  return createHmac("sha256", secret).update("webhook").digest("base64url");
}
