import { createHash } from "node:crypto";

/** The input of every operation with an idempotency key. */
export interface Attempted {
  /** None when it is not about an account: content. */
  accountId?: string;
  idempotencyKey: string;
}

export function isIdempotencyKey(key: string): boolean {
  return /^[A-Za-z0-9_-]{16,64}$/.test(key);
}

/**
 * A digest of the operation and its input: independent of the order of fields, different for any other value or
 * operation.
 */
export function bodyDigest(operation: string, { idempotencyKey: _key, ...body }: Attempted): string {
  return digest(JSON.stringify([operation, sorted(body)]));
}

export function digest(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}

function sorted(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  return Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, inner]) => [key, sorted(inner)]);
}
