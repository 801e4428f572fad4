import type { FastifyReply, FastifyRequest } from "fastify";
import type { components } from "@portico/openapi/webhooks";
import type { Dependencies } from "../../../dependencies.ts";
import type { Operations } from "../../../lib/operations.ts";
import { Problem } from "../../../lib/problem.ts";
import { settle } from "../payments.settlement.ts";
import { isWebhookSigned, webhookHeader } from "../processor/processorSignature.ts";
import { applyReversals } from "./reversals.service.ts";
import { changeWebhook, claimWebhooks, insertWebhook, paymentUnder, type WebhookRow } from "./reversals.repository.ts";

type Callback = components["schemas"]["Callback"];

/** Delay after the first try, which is made at once. */
const RETRY_MILLISECONDS = 10_000;
const AT_ONCE = 20;
const MAX_BYTES = 4_096;
const PER_MINUTE = 3_000;

/**
 * The processor's webhook endpoint. Stores a signed event once and acknowledges it; then looks the charge up at the
 * processor, so late, duplicate or reordered events do no harm.
 */
export function webhookOperations(deps: Dependencies): Operations {
  const takeWebhook = async (request: FastifyRequest, reply: FastifyReply) => {
    const { rawBody = "", headers } = request;
    const now = deps.securityClock.now();
    if (
      !isWebhookSigned(String(headers[webhookHeader] ?? ""), rawBody, deps.config.processorWebhookKeys, now.getTime())
    ) {
      deps.logger.warn({ address: request.ip }, "a webhook was refused: not signed by the processor, or too old");
      throw new Problem("SIGNATURE_INVALID");
    }
    const { id, type, reference } = request.body as Callback;
    const nextAttemptAt = new Date(now.getTime() + RETRY_MILLISECONDS);
    const row: WebhookRow = { id, type, reference, state: "RECEIVED", receivedAt: now, nextAttemptAt, tries: 0 };
    if (await insertWebhook(deps.database, row)) await processEvent(deps, row);
    reply.status(202);
    return { taken: true };
  };
  return { takeWebhook: { handler: takeWebhook, bodyLimit: MAX_BYTES, callsPerMinute: PER_MINUTE } };
}

/**
 * Retries webhook events whose first try failed; safe in any number of processes.
 * @returns how many were processed
 */
export async function processWebhooks(deps: Dependencies): Promise<number> {
  const open = await claimWebhooks(deps.database, deps.securityClock.now(), AT_ONCE);
  await Promise.all(open.map((row) => processEvent(deps, row)));
  return open.length;
}

/** A failed event is retried later; it was acknowledged already. */
export async function processEvent(
  deps: Dependencies,
  { id, type, reference }: Pick<WebhookRow, "id" | "type" | "reference">,
): Promise<void> {
  try {
    const state = await lookAgain(deps, reference);
    if (state !== "unanswered")
      await changeWebhook(deps.database, id, {
        state: state === "applied" ? "APPLIED" : "UNMATCHED",
        nextAttemptAt: null,
      });
    if (state === "unmatched") deps.logger.warn({ event: id, type, reference }, "a callback fits no payment of ours");
  } catch (error) {
    deps.logger.error(
      { err: error, event: id, type, reference },
      "a callback could not be worked off; it is tried again",
    );
  }
}

/**
 * Looks up a charge's outcome and reversals at the processor and books them. Idempotent.
 * @param reference our payment's id
 */
export async function lookAgain(
  deps: Dependencies,
  reference: string,
): Promise<"applied" | "unmatched" | "unanswered"> {
  const payment = await paymentUnder(deps.database, reference);
  if (!payment) return "unmatched";
  const { accountId, id } = payment;
  const state = await deps.processor.lookup(id);
  if (state.kind === "unknown") return "unanswered";
  await settle(deps, accountId, id, state);
  const reversals = await deps.processor.reversals(id);
  if (reversals === null) return "unanswered";
  return (await applyReversals(deps, accountId, id, reversals)) === "applied" ? "applied" : "unmatched";
}
