import { createHmac, createHash, randomBytes } from "node:crypto";

/** 256 random bits, safe in URLs and cookies. */
export function randomToken(): string {
  return randomBytes(32).toString("base64url");
}

/** What is stored of a token: who reads it can't use it. Tokens are random, so no salt is needed. */
export function tokenHash(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

/** The key of callbacks that follows from the secret of calls, where none is configured: the two are never signed with the same. */
export function webhookKeyFrom(secret: string): string {
  return createHmac("sha256", secret).update("webhook").digest("base64url");
}
