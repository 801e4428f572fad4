/**
 * Asks for many things at once: whatever is asked for until nothing else can go on is looked for together, each thing once. Meant for one
 * request, whose data may not change while it lasts.
 * @param load gets the keys that were asked for, and answers by name
 * @param nameOf one name for each thing
 */
export function batched<Key, Value>(load: (keys: Key[]) => Promise<ReadonlyMap<string, Value>>, nameOf: (key: Key) => string): (key: Key) => Promise<Value | undefined> {
  const asked = new Map<string, Promise<Value | undefined>>();
  let next: { keys: Key[]; found: Promise<ReadonlyMap<string, Value>> } | undefined;

  function nextBatch(): { keys: Key[]; found: Promise<ReadonlyMap<string, Value>> } {
    const keys: Key[] = [];
    // After everything that waits for a promise has had its turn: resolvers of one level ask in different turns.
    const found = new Promise<void>((ready) => setImmediate(ready)).then(() => {
      next = undefined;
      return load(keys);
    });
    return { keys, found };
  }

  return (key) => {
    const name = nameOf(key);
    const known = asked.get(name);
    if (known) return known;
    next ??= nextBatch();
    next.keys.push(key);
    const value = next.found.then((values) => values.get(name));
    asked.set(name, value);
    return value;
  };
}

/** What is asked for again within one request is the same answer. */
export function remembered<Args extends readonly unknown[], Value>(ask: (...args: Args) => Promise<Value>): (...args: Args) => Promise<Value> {
  const known = new Map<string, Promise<Value>>();
  return (...args) => {
    const name = JSON.stringify(args);
    const value = known.get(name) ?? ask(...args);
    known.set(name, value);
    return value;
  };
}
