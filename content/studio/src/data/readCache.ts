import type { Answer, Problem } from "../api/answer.ts";

/** Where a read stands. While it is read again, and when that fails, what was known stays in `data`. */
export type ReadState<T> =
  | { phase: "loading"; data?: undefined }
  | { phase: "ready"; data: T }
  | { phase: "refreshing"; data: T }
  | { phase: "failed"; data?: T; problem: Problem };

type Load = () => Promise<Answer<unknown>>;
type Entry = { state: ReadState<unknown>; load?: Load; turn: number; readAt: number; watchers: number; listeners: Set<() => void> };

/**
 * What was read from the service, by name. Names are paths: "messages" stands above "messages/billing.close", and what happens to a name
 * happens to all below it. Everything is gone with the session.
 */
export type ReadCache = {
  stateOf(name: string): ReadState<unknown>;
  subscribe(name: string, listener: () => void): () => void;
  /** Reads what is not there yet, and reads again what was read long ago; answers what ends the interest in it. */
  want(name: string, load: Load): () => void;
  /** Reads again, now. */
  refresh(name: string): void;
  /** Something changed: what is on a screen is read again, the rest when it is wanted. "" is everything. */
  invalidate(name: string): void;
  /** Takes what a write answered, without asking for it. */
  put(name: string, data: unknown): void;
  /** Forgets everything: somebody else may be next. */
  clear(): void;
};

const loading: ReadState<never> = { phase: "loading" };

/** How long something counts as fresh when a screen opens; milliseconds. Other editors work at the same time. */
const freshFor = 10_000;

const isBelow = (name: string, above: string) => above === "" || name === above || name.startsWith(`${above}/`);

const whileReading = ({ data }: ReadState<unknown>): ReadState<unknown> => (data === undefined ? loading : { phase: "refreshing", data });

function afterReading({ data }: ReadState<unknown>, answer: Answer<unknown>): ReadState<unknown> {
  if (answer.ok) return { phase: "ready", data: answer.data };
  return data === undefined ? { phase: "failed", problem: answer.problem } : { phase: "failed", data, problem: answer.problem };
}

export function createReadCache(now: () => number = Date.now): ReadCache {
  const entries = new Map<string, Entry>();

  function entryOf(name: string): Entry {
    const entry = entries.get(name) ?? { state: loading, turn: 0, readAt: -Infinity, watchers: 0, listeners: new Set() };
    entries.set(name, entry);
    return entry;
  }

  function show(entry: Entry, state: ReadState<unknown>): void {
    entry.state = state;
    for (const listener of [...entry.listeners]) listener();
  }

  /** An answer to an earlier question is dropped: the latest wins. */
  async function read(entry: Entry): Promise<void> {
    if (!entry.load) return;
    const mine = ++entry.turn;
    entry.readAt = now();
    show(entry, whileReading(entry.state));
    const answer = await entry.load();
    if (mine !== entry.turn) return;
    if (!answer.ok) entry.readAt = -Infinity;
    show(entry, afterReading(entry.state, answer));
  }

  const below = (name: string) => [...entries].filter(([each]) => isBelow(each, name)).map(([, entry]) => entry);

  return {
    stateOf: (name) => entries.get(name)?.state ?? loading,
    subscribe(name, listener) {
      const { listeners } = entryOf(name);
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    want(name, load) {
      const entry = entryOf(name);
      entry.load = load;
      entry.watchers++;
      if (now() - entry.readAt > freshFor) void read(entry);
      return () => void entry.watchers--;
    },
    refresh: (name) => void read(entryOf(name)),
    invalidate(name) {
      for (const entry of below(name)) {
        entry.readAt = -Infinity;
        if (entry.watchers > 0) void read(entry);
      }
    },
    put(name, data) {
      const entry = entryOf(name);
      entry.turn++;
      entry.readAt = now();
      show(entry, { phase: "ready", data });
    },
    clear() {
      for (const entry of entries.values()) {
        entry.turn++;
        entry.readAt = -Infinity;
        show(entry, loading);
      }
    },
  };
}
