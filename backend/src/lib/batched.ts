/**
 * A data loader: collects keys until the event loop is idle, then loads them in one batch, each once. For one request,
 * whose data may not change meanwhile.
 * @param load loads the requested keys; returns values by name
 * @param nameOf a unique name for each key
 */
export function batched<Key, Value>(
  load: (keys: Key[]) => Promise<ReadonlyMap<string, Value>>,
  nameOf: (key: Key) => string,
): (key: Key) => Promise<Value | undefined> {
  const promises = new Map<string, Promise<Value | undefined>>();
  let next: { keys: Key[]; found: Promise<ReadonlyMap<string, Value>> } | undefined;

  function nextBatch(): { keys: Key[]; found: Promise<ReadonlyMap<string, Value>> } {
    const keys: Key[] = [];
    // setImmediate runs after all pending promises: resolvers of one level run in different microtasks.
    const found = new Promise<void>((ready) => setImmediate(ready)).then(() => {
      next = undefined;
      return load(keys);
    });
    return { keys, found };
  }

  return (key) => {
    const name = nameOf(key);
    const known = promises.get(name);
    if (known) return known;
    next ??= nextBatch();
    next.keys.push(key);
    const value = next.found.then((values) => values.get(name));
    promises.set(name, value);
    return value;
  };
}

/** Memoizes a function within one request. */
export function memoized<Args extends readonly unknown[], Value>(
  ask: (...args: Args) => Promise<Value>,
): (...args: Args) => Promise<Value> {
  const known = new Map<string, Promise<Value>>();
  return (...args) => {
    const name = JSON.stringify(args);
    const value = known.get(name) ?? ask(...args);
    known.set(name, value);
    return value;
  };
}
