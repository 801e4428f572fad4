import { createHash, randomBytes } from "node:crypto";

/** A word that nobody can guess; the prefix says what it is for. */
export function newSecret(prefix: "tk" | "vt"): string {
  return `${prefix}_${randomBytes(24).toString("base64url")}`;
}

/** How a secret is known to the database. The secrets are long and random, so a plain hash can't be turned back. */
export function secretHash(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url");
}
