import { analytics } from "@portico/rules/constants";
import { context } from "../../api/sagaContext.ts";
import { wait } from "../../api/wait.ts";
import { call, race, type SagaGenerator } from "../../lib/effects.ts";
import type { AnalyticsEvent } from "./analyticsEvent.ts";
import { firstBatch } from "./batch.ts";
import type { Queue } from "./queue.ts";

export const ingestPath = "/api/pub/telemetry/v1/events";

const longestPause = 60_000;
const answerWithin = 10_000;
const perMessage = (analytics.eventsPerSecond * analytics.sendIntervalMilliseconds) / 1000;

/**
 * Sends one batch every 2000 ms: at most 100 events a second and 150,000 bytes (ANLY-03). Backs off while the ingest
 * does not accept them.
 */
export function* deliver(queue: Queue): SagaGenerator<void> {
  let pause: number = analytics.sendIntervalMilliseconds;
  let maxEvents = perMessage;
  while (true) {
    yield* wait(pause);
    queue.keep();
    const batch = firstBatch(queue.waiting, maxEvents, analytics.messageBytes);
    if (batch.length === 0) continue;
    const answer = yield* call(send, batch);
    const refused = answer === "refused";
    // An invalid event makes the ingest refuse its whole batch: the batch is halved until the event is found, and only
    // that one is dropped.
    if (refused && batch.length === 1) console.error("The ingest refuses an event.", batch[0]?.name);
    if (answer === "taken" || (refused && batch.length === 1)) queue.taken(batch);
    maxEvents = refused ? Math.max(1, Math.floor(batch.length / 2)) : perMessage;
    pause = answer === "notTaken" ? Math.min(pause * 2, longestPause) : analytics.sendIntervalMilliseconds;
    queue.keep();
  }
}

/** `refused`: the batch is invalid or too large (400, 413). `notTaken`: retry it later. */
type Answer = "taken" | "refused" | "notTaken";

/** Posts a batch with a timeout; a request without an answer counts as not taken. */
function* send(batch: AnalyticsEvent[]): SagaGenerator<Answer> {
  const { unrecordedFetch, rest } = yield* context();
  const giveUp = new AbortController();
  const { answer } = yield* race({
    answer: call(post, unrecordedFetch, rest.baseUrl, batch, giveUp.signal),
    late: wait(answerWithin),
  });
  if (answer === undefined) giveUp.abort();
  return answer ?? "notTaken";
}

/** Uses the fetch that is not recorded: telemetry does not record itself (ANLY-08). */
async function post(
  fetch: typeof globalThis.fetch,
  baseUrl: string,
  events: AnalyticsEvent[],
  signal: AbortSignal,
): Promise<Answer> {
  try {
    const request = {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ events }),
      signal,
    };
    const { ok, status } = await fetch(baseUrl + ingestPath, request);
    if (ok) return "taken";
    return status === 400 || status === 413 ? "refused" : "notTaken";
  } catch {
    return "notTaken";
  }
}
