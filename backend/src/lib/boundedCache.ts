/** Keeps what was used last, by text, within a number of entries and of characters of their names. */
export class BoundedCache<Value> {
  readonly #kept = new Map<string, Value>();
  readonly #most: { entries: number; characters: number };
  #characters = 0;

  /** @param most characters count the names: what is kept grows with them */
  constructor(most: { entries: number; characters: number }) {
    this.#most = most;
  }

  get size(): number {
    return this.#kept.size;
  }

  get(name: string): Value | undefined {
    const value = this.#kept.get(name);
    if (value === undefined) return undefined;
    this.#kept.delete(name);
    this.#kept.set(name, value);
    return value;
  }

  set(name: string, value: Value): void {
    this.#forget(name);
    this.#kept.set(name, value);
    this.#characters += name.length;
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= this.#most.entries && this.#characters <= this.#most.characters) return;
      this.#forget(oldest);
    }
  }

  #forget(name: string): void {
    if (this.#kept.delete(name)) this.#characters -= name.length;
  }
}
