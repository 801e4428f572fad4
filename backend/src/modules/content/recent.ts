/** Keeps the values asked for most recently, by a name that says all that is in them. */
export function recent<T>(most: number): (name: string, make: () => Promise<T>) => Promise<T> {
  const kept = new Map<string, T>();
  return async (name, make) => {
    const value = kept.get(name) ?? (await make());
    kept.delete(name);
    kept.set(name, value);
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    return value;
  };
}
