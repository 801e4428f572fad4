/** An LRU cache keyed by text, limited by the number of entries and the characters of their keys. */
export class BoundedCache<Value> {
  readonly #entries = new Map<string, Value>();
  readonly #limits: { entries: number; characters: number };
  #characters = 0;

  /** @param limits characters count the keys, because values grow with them */
  constructor(limits: { entries: number; characters: number }) {
    this.#limits = limits;
  }

  get size(): number {
    return this.#entries.size;
  }

  get(name: string): Value | undefined {
    const value = this.#entries.get(name);
    if (value === undefined) return undefined;
    this.#entries.delete(name);
    this.#entries.set(name, value);
    return value;
  }

  set(name: string, value: Value): void {
    this.#forget(name);
    this.#entries.set(name, value);
    this.#characters += name.length;
    for (const oldest of this.#entries.keys()) {
      if (this.#entries.size <= this.#limits.entries && this.#characters <= this.#limits.characters) return;
      this.#forget(oldest);
    }
  }

  #forget(name: string): void {
    if (this.#entries.delete(name)) this.#characters -= name.length;
  }
}

/** Memoizes a function per object (WeakMap), for slow results that depend on the object alone. */
export function memoized<Thing extends object, Answer>(ask: (thing: Thing) => Answer): (thing: Thing) => Answer {
  const answers = new WeakMap<Thing, { answer: Answer }>();
  return (thing) => {
    const known = answers.get(thing) ?? { answer: ask(thing) };
    answers.set(thing, known);
    return known.answer;
  };
}
