import { createHash } from "node:crypto";
import type { InstantPaymentInput } from "@portico/openapi/graph.resolvers";
import { paymentStates } from "@portico/rules/paymentState";
import type { AttemptRow } from "./attempts.repository.ts";
import type { Refusal } from "./payments.domain.ts";
import type { PaymentRow } from "./payments.repository.ts";

/** For how long a repeated attempt gets its first answer. */
export const KEPT_MILLISECONDS = 24 * 3_600_000;

export function isAttemptKey(key: string): boolean {
  return /^[A-Za-z0-9_-]{16,64}$/.test(key);
}

/** Stands for everything that was asked for: fields in any order give the same digest, another value gives another. */
export function bodyDigest({ attemptKey: _key, ...body }: InstantPaymentInput): string {
  return digest(JSON.stringify(sorted(body)));
}

export function digest(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}

function sorted(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  return Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, inner]) => [key, sorted(inner)]);
}

/** What a repeated attempt is told. */
export type Repeat = { kind: "refusal"; refusal: Refusal; kept: boolean } | { kind: "payment"; paymentId: string };

export function repeatOf(attempt: AttemptRow, askedDigest: string, payment: PaymentRow | undefined, now: Date): Repeat {
  if (attempt.bodyDigest !== askedDigest) return { kind: "refusal", refusal: { code: "ATTEMPT_KEY_REUSED" }, kept: false };
  if (attempt.refusal) return { kind: "refusal", refusal: attempt.refusal, kept: true };
  if (!payment || isRunning(payment, now)) return { kind: "refusal", refusal: { code: "ATTEMPT_STILL_RUNNING" }, kept: false };
  return { kind: "payment", paymentId: payment.id };
}

/** Somebody is still waiting for the processor's answer. */
function isRunning({ state, awaitedUntil }: PaymentRow, now: Date): boolean {
  return paymentStates[state].locksPaying && awaitedUntil !== null && awaitedUntil > now;
}
