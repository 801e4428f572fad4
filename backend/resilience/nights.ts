import { setTimeout as wait } from "node:timers/promises";
import { instantAt, addDays } from "@portico/rules/dates";
import type { Asking } from "./asking.ts";

/** Long enough for the business tick to see a day, short enough for a storm to see many. */
const DAY_MILLISECONDS = 2_000;
const BEFORE_MIDNIGHT_MILLISECONDS = 700;

type Clock = { businessDate: string; timeZone: string };

/**
 * Lets business time come to the end of its day again and again, so that midnight passes by itself while everything goes on.
 * @param port where the backend answers, when it does
 * @param over ends it
 * @returns how many nights there were
 */
export async function letNightsPass(port: number, asking: Asking, over: AbortSignal): Promise<number> {
  for (let nights = 0; ; nights += 1) {
    await wait(DAY_MILLISECONDS, undefined, { signal: over }).catch(() => undefined);
    if (over.aborted) return nights;
    await asking(async () => toTheEndOfTheDay(port, await clockOf(port))).catch(() => undefined);
  }
}

async function clockOf(port: number, init?: RequestInit): Promise<Clock> {
  const answer = await fetch(`http://127.0.0.1:${port}/demo/clock`, init);
  if (!answer.ok) throw new Error(`the clock answered ${answer.status}`);
  return answer.json() as Promise<Clock>;
}

function toTheEndOfTheDay(port: number, { businessDate, timeZone }: Clock): Promise<Clock> {
  const midnight = instantAt(addDays(businessDate, 1), 0, 0, timeZone).getTime();
  const body = JSON.stringify({ now: new Date(midnight - BEFORE_MIDNIGHT_MILLISECONDS).toISOString() });
  return clockOf(port, { method: "POST", headers: { "content-type": "application/json" }, body });
}
