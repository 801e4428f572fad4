import type { Answer, Problem } from "../api/answer.ts";

/** The state of a read. During a refetch, and after one fails, `data` keeps the last value. */
export type ReadState<T> =
  | { phase: "loading"; data?: undefined }
  | { phase: "ready"; data: T }
  | { phase: "refreshing"; data: T }
  | { phase: "failed"; data?: T; problem: Problem };

type Load = () => Promise<Answer<unknown>>;
type Entry = {
  state: ReadState<unknown>;
  load?: Load;
  turn: number;
  readAt: number;
  watchers: number;
  listeners: Set<() => void>;
};

/**
 * A cache of reads by name (stale-while-revalidate). Names are paths: "messages" includes "messages/billing.close", and
 * an operation on a name applies to all names below it. Cleared when the session ends.
 */
export type ReadCache = {
  stateOf(name: string): ReadState<unknown>;
  subscribe(name: string, listener: () => void): () => void;
  /** Subscribes a screen: fetches a missing entry, refetches a stale one; returns the unsubscribe function. */
  want(name: string, load: Load): () => void;
  /** Refetches now. */
  refresh(name: string): void;
  /** Invalidates: refetches what is on screen now, the rest on demand. "" is everything. */
  invalidate(name: string): void;
  /** Stores a write's response without a request. */
  put(name: string, data: unknown): void;
  /** Clears everything: another user may sign in. */
  clear(): void;
};

const loading: ReadState<never> = { phase: "loading" };

/** How long an entry is fresh when a screen opens; milliseconds. Short, because other editors work at the same time. */
const freshFor = 10_000;

const isBelow = (name: string, above: string) => above === "" || name === above || name.startsWith(`${above}/`);

const whileReading = ({ data }: ReadState<unknown>): ReadState<unknown> =>
  data === undefined ? loading : { phase: "refreshing", data };

function afterReading({ data }: ReadState<unknown>, answer: Answer<unknown>): ReadState<unknown> {
  if (answer.ok) return { phase: "ready", data: answer.data };
  return data === undefined
    ? { phase: "failed", problem: answer.problem }
    : { phase: "failed", data, problem: answer.problem };
}

export function createReadCache(now: () => number = Date.now): ReadCache {
  const entries = new Map<string, Entry>();

  function entryOf(name: string): Entry {
    const entry = entries.get(name) ?? {
      state: loading,
      turn: 0,
      readAt: -Infinity,
      watchers: 0,
      listeners: new Set(),
    };
    entries.set(name, entry);
    return entry;
  }

  function show(entry: Entry, state: ReadState<unknown>): void {
    entry.state = state;
    for (const listener of [...entry.listeners]) listener();
  }

  /** Discards the response to an earlier request: the latest wins. */
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
