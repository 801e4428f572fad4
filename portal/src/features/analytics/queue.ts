import type { AnalyticsEvent } from "./analyticsEvent.ts";

const prefix = "portico-telemetry-";

/** Events that the ingest has not taken yet. */
export type Queue = {
  readonly waiting: readonly AnalyticsEvent[];
  add: (event: AnalyticsEvent) => void;
  /** Forgets what was taken. */
  taken: (events: readonly AnalyticsEvent[]) => void;
  /** Writes down what waits, so that the next page sends what this one cannot. */
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

/** Takes over what earlier pages left behind. If one of them lives and sends the same, the ingest keeps each id once. */
function adopted(storage: Storage): AnalyticsEvent[] {
  const keys = keysOf(storage);
  const events = keys.flatMap((key) => keptUnder(storage, key));
  for (const key of keys) storage.removeItem(key);
  return events;
}

/** A queue in memory with a copy in the browser's storage, one a page. Where storage is full or refused it is memory alone. */
export function createQueue(storage: Storage, pageId: string): Queue {
  let waiting = adopted(storage);
  return {
    get waiting() {
      return waiting;
    },
    add: (event) => {
      waiting.push(event);
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
        // The quota is used up: what waits lives as long as this page.
      }
    },
  };
}
