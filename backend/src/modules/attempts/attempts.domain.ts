import { createHash } from "node:crypto";

/** For how long a repeated attempt gets its first answer. */
export const KEPT_MILLISECONDS = 24 * 3_600_000;

/** What every operation that is attempted is sent with. */
export interface Attempted { accountId: string; attemptKey: string }

export function isAttemptKey(key: string): boolean {
  return /^[A-Za-z0-9_-]{16,64}$/.test(key);
}

/** Stands for everything that was asked for: fields in any order give the same digest, another value or operation gives another. */
export function bodyDigest(operation: string, { attemptKey: _key, ...body }: Attempted): string {
  return digest(JSON.stringify([operation, sorted(body)]));
}

export function digest(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}

function sorted(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  return Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, inner]) => [key, sorted(inner)]);
}
