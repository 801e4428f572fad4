type Entry<T> = { value: Promise<T>; weight: number };

/**
 * An LRU cache of promises, keyed by content. Concurrent callers share one computation, so hundreds of tabs cost as
 * much as one; a failed computation is retried by the next caller.
 * @param maxEntries how many are kept; with `weight` also the total weight of the values, measured by `weigh`
 */
export function createPromiseCache<T>(
  maxEntries: number,
  weight = Infinity,
  weigh: (value: T) => number = () => 0,
): (name: string, make: () => Promise<T>) => Promise<T> {
  const entries = new Map<string, Entry<T>>();
  let all = 0;

  function forget(name: string): void {
    all -= entries.get(name)?.weight ?? 0;
    entries.delete(name);
  }

  function shrink(): void {
    for (const oldest of entries.keys()) {
      if (entries.size <= maxEntries && all <= weight) return;
      forget(oldest);
    }
  }

  /** A pending value weighs nothing yet. */
  function measureWhenReady(name: string, entry: Entry<T>): void {
    const isKept = () => entries.get(name) === entry;
    entry.value.then(
      (value) => {
        if (!isKept()) return;
        entry.weight = weigh(value);
        all += entry.weight;
        shrink();
      },
      () => void (isKept() && entries.delete(name)),
    );
  }

  return (name, make) => {
    const known = entries.get(name);
    const entry = known ?? { value: make(), weight: 0 };
    entries.delete(name);
    entries.set(name, entry);
    if (!known) measureWhenReady(name, entry);
    shrink();
    return entry.value;
  };
}
