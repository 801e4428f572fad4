import { createHash, randomBytes } from "node:crypto";

/** 256 random bits, safe in URLs and cookies. */
export function randomToken(): string {
  return randomBytes(32).toString("base64url");
}

/** What is stored of a token: who reads it can't use it. Tokens are random, so no salt is needed. */
export function tokenHash(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
