type Kept<T> = { value: Promise<T>; weight: number };

/**
 * Keeps the values asked for most recently, by a name that says all that is in them. Who asks while a value is being made waits for it, so that
 * hundreds of tabs that want the same at once cost no more than one; what could not be made is made anew for the next.
 * @param most entries; with `weight` also what all values together may weigh, as `weigh` says it of one
 */
export function createPromiseCache<T>(most: number, weight = Infinity, weigh: (value: T) => number = () => 0): (name: string, make: () => Promise<T>) => Promise<T> {
  const kept = new Map<string, Kept<T>>();
  let all = 0;

  function forget(name: string): void {
    all -= kept.get(name)?.weight ?? 0;
    kept.delete(name);
  }

  function shrink(): void {
    for (const oldest of kept.keys()) {
      if (kept.size <= most && all <= weight) return;
      forget(oldest);
    }
  }

  /** What is being made weighs nothing yet. */
  function weighOnceMade(name: string, entry: Kept<T>): void {
    const isKept = () => kept.get(name) === entry;
    entry.value.then(
      (value) => {
        if (!isKept()) return;
        entry.weight = weigh(value);
        all += entry.weight;
        shrink();
      },
      () => void (isKept() && kept.delete(name)),
    );
  }

  return (name, make) => {
    const known = kept.get(name);
    const entry = known ?? { value: make(), weight: 0 };
    kept.delete(name);
    kept.set(name, entry);
    if (!known) weighOnceMade(name, entry);
    shrink();
    return entry.value;
  };
}
