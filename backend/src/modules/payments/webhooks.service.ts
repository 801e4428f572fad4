import type { FastifyReply, FastifyRequest } from "fastify";
import type { components } from "@portico/openapi/webhooks";
import type { Dependencies } from "../../dependencies.ts";
import type { Operations } from "../../lib/operations.ts";
import { Problem } from "../../lib/problem.ts";
import { settle } from "./payments.settlement.ts";
import { isWebhookSigned, webhookHeader } from "./processorSignature.ts";
import { applyReversals } from "./reversals.service.ts";
import { changeWebhook, claimWebhooks, insertWebhook, paymentUnder, type WebhookRow } from "./reversals.repository.ts";

type Callback = components["schemas"]["Callback"];

/** After the first try, which is made at once. */
const RETRY_MILLISECONDS = 10_000;
const AT_ONCE = 20;
const MOST_BYTES = 4_096;
const PER_MINUTE = 3_000;

/**
 * The door of the processor's callbacks. What is signed is written down once and answered; what became of the charge is then asked of the
 * processor, so a callback that comes late, twice or in another order changes nothing that is not so.
 */
export function webhookOperations(deps: Dependencies): Operations {
  const takeWebhook = async (request: FastifyRequest, reply: FastifyReply) => {
    const { rawBody = "", headers } = request;
    const now = deps.securityClock.now();
    if (!isWebhookSigned(String(headers[webhookHeader] ?? ""), rawBody, deps.config.processorWebhookKeys, now.getTime())) {
      deps.logger.warn({ address: request.ip }, "a callback was refused: not signed by the processor, or too old");
      throw new Problem("NOT_SIGNED_IN");
    }
    const { id, type, reference } = request.body as Callback;
    const tryFrom = new Date(now.getTime() + RETRY_MILLISECONDS);
    const row: WebhookRow = { id, type, reference, state: "RECEIVED", receivedAt: now, tryFrom, tries: 0 };
    if (await insertWebhook(deps.database, row)) await tried(deps, row);
    reply.status(202);
    return { taken: true };
  };
  return { takeWebhook: { handler: takeWebhook, bodyLimit: MOST_BYTES, callsPerMinute: PER_MINUTE } };
}

/** Works off callbacks whose first try failed; any number of processes may run it. @returns how many those were */
export async function workOffWebhooks(deps: Dependencies): Promise<number> {
  const open = await claimWebhooks(deps.database, deps.securityClock.now(), AT_ONCE);
  await Promise.all(open.map((row) => tried(deps, row)));
  return open.length;
}

/** One that fails is tried again later; it was taken, whatever becomes of it. */
export async function tried(deps: Dependencies, { id, type, reference }: Pick<WebhookRow, "id" | "type" | "reference">): Promise<void> {
  try {
    const state = await lookAgain(deps, reference);
    if (state !== "unanswered") await changeWebhook(deps.database, id, { state: state === "applied" ? "APPLIED" : "UNMATCHED", tryFrom: null });
    if (state === "unmatched") deps.logger.warn({ event: id, type, reference }, "a callback fits no payment of ours");
  } catch (error) {
    deps.logger.error({ err: error, event: id, type, reference }, "a callback could not be worked off; it is tried again");
  }
}

/**
 * Asks the processor what became of a charge and of what was done to it since, and books that. Whoever asks again changes nothing.
 * @param reference our payment's id
 */
export async function lookAgain(deps: Dependencies, reference: string): Promise<"applied" | "unmatched" | "unanswered"> {
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
