import type { AnalyticsEvent } from "./analyticsEvent.ts";

const encoder = new TextEncoder();
const envelope = encoder.encode('{"events":[]}').length;

/** UTF-8 bytes of an event in a message, with its comma. */
const bytesOf = (event: AnalyticsEvent) => encoder.encode(JSON.stringify(event)).length + 1;

/** The first batch: at most `maxEvents` events and `maxBytes` bytes (ANLY-03), but always at least one event. */
export function firstBatch(events: readonly AnalyticsEvent[], maxEvents: number, maxBytes: number): AnalyticsEvent[] {
  let bytes = envelope;
  const fitting = events.slice(0, maxEvents).findIndex((event) => {
    bytes += bytesOf(event);
    return bytes > maxBytes;
  });
  return events.slice(0, fitting === -1 ? maxEvents : Math.max(fitting, 1));
}

/** Splits all analytics events into batches of at most `maxBytes` bytes. */
export function batches(events: readonly AnalyticsEvent[], maxBytes: number): AnalyticsEvent[][] {
  const made: AnalyticsEvent[][] = [];
  for (let left = events; left.length > 0; left = left.slice(made.at(-1)?.length))
    made.push(firstBatch(left, left.length, maxBytes));
  return made;
}

const key = "portico-device";

/** Random id of this browser, created here: it distinguishes devices and identifies nobody. */
export function deviceUuid(storage: Storage): string {
  const kept = storage.getItem(key);
  if (kept) return kept;
  const made = crypto.randomUUID();
  storage.setItem(key, made);
  return made;
}
