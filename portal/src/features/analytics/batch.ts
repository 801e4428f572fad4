import type { AnalyticsEvent } from "./analyticsEvent.ts";

const encoder = new TextEncoder();
const envelope = encoder.encode('{"events":[]}').length;

/** Bytes of an event in a message, in UTF-8, with the comma beside it. */
const bytesOf = (event: AnalyticsEvent) => encoder.encode(JSON.stringify(event)).length + 1;

/** As many of the first events as one message holds: so many at most, and so many bytes (ANLY-03). One event is always taken. */
export function firstBatch(events: readonly AnalyticsEvent[], mostEvents: number, mostBytes: number): AnalyticsEvent[] {
  let bytes = envelope;
  const fitting = events.slice(0, mostEvents).findIndex((event) => {
    bytes += bytesOf(event);
    return bytes > mostBytes;
  });
  return events.slice(0, fitting === -1 ? mostEvents : Math.max(fitting, 1));
}

/** All events in messages of at most so many bytes. */
export function batches(events: readonly AnalyticsEvent[], mostBytes: number): AnalyticsEvent[][] {
  const made: AnalyticsEvent[][] = [];
  for (let left = events; left.length > 0; left = left.slice(made.at(-1)?.length)) made.push(firstBatch(left, left.length, mostBytes));
  return made;
}
