/**
 * Keeps the values asked for most recently, by a name that says all that is in them. Who asks while a value is being made waits for it, so that
 * hundreds of tabs that want the same at once cost no more than one; what could not be made is made anew for the next.
 */
export function recent<T>(most: number): (name: string, make: () => Promise<T>) => Promise<T> {
  const kept = new Map<string, Promise<T>>();
  return (name, make) => {
    const value = kept.get(name) ?? make();
    kept.delete(name);
    kept.set(name, value);
    value.catch(() => {
      if (kept.get(name) === value) kept.delete(name);
    });
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    return value;
  };
}
