import type { AnalyticsEvent } from "./analyticsEvent.ts";

const prefix = "portico-telemetry-";

/**
 * The newest events are kept, so that an ingest that never answers does not fill the browser's storage: this many take
 * about half of it. A long outage must not lose any (ANLY-07).
 */
export const maxWaiting = 10_000;

/** Events that the ingest has not accepted yet, at most `maxWaiting`. */
export type Queue = {
  readonly waiting: readonly AnalyticsEvent[];
  add: (event: AnalyticsEvent) => void;
  /** Removes accepted events. */
  taken: (events: readonly AnalyticsEvent[]) => void;
  /** Persists the queue, so that the next page can send it. */
  keep: () => void;
};

function keysOf(storage: Storage): string[] {
  const all = Array.from({ length: storage.length }, (_, place) => storage.key(place) ?? "");
  return all.filter((key) => key.startsWith(prefix));
}

function keptUnder(storage: Storage, key: string): AnalyticsEvent[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(key) ?? "[]");
    return Array.isArray(kept) ? (kept as AnalyticsEvent[]) : [];
  } catch {
    return [];
  }
}

/**
 * Adopts the queues that earlier pages left. If such a page is still open and sends the same events, the ingest
 * deduplicates them by id.
 */
function adopted(storage: Storage): AnalyticsEvent[] {
  const keys = keysOf(storage);
  const events = keys.flatMap((key) => keptUnder(storage, key));
  for (const key of keys) storage.removeItem(key);
  return events;
}

/**
 * A queue in memory with a copy for each page in the browser's storage. When the storage is full or unavailable it is
 * in memory only.
 */
export function createQueue(storage: Storage, pageId: string): Queue {
  let waiting = adopted(storage).slice(-maxWaiting);
  return {
    get waiting() {
      return waiting;
    },
    add: (event) => {
      waiting.push(event);
      if (waiting.length > maxWaiting) waiting.shift();
    },
    taken: (events) => {
      const ids = new Set(events.map(({ id }) => id));
      waiting = waiting.filter(({ id }) => !ids.has(id));
    },
    keep: () => {
      try {
        if (waiting.length === 0) storage.removeItem(prefix + pageId);
        else storage.setItem(prefix + pageId, JSON.stringify(waiting));
      } catch {
        // The storage quota is used up: the queue lives as long as this page.
      }
    },
  };
}
