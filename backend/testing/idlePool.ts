/** The limit of idle databases, because each takes memory. Some tests need two backends at a time. */
const maxIdle = 3;

/** A pool of idle test databases, by kind. */
export class IdlePool<One> {
  readonly #end: (one: One) => Promise<void>;
  #idle: { kind: string; one: One }[] = [];

  constructor(end: (one: One) => Promise<void>) {
    this.#end = end;
  }

  take(kind: string): One | undefined {
    const found = this.#idle.find((entry) => entry.kind === kind);
    this.#idle = this.#idle.filter((entry) => entry !== found);
    return found?.one;
  }

  /**
   * Restores a database and keeps it for the next test. Closes it when that fails, and closes the oldest idle one when
   * there are too many.
   */
  async release(kind: string, one: One, restore: () => Promise<void>): Promise<void> {
    try {
      await restore();
    } catch {
      return this.#end(one);
    }
    this.#idle.push({ kind, one });
    for (const { one: oldest } of this.#idle.splice(0, this.#idle.length - maxIdle)) await this.#end(oldest);
  }

  async endAll(): Promise<void> {
    for (const { one } of this.#idle.splice(0)) await this.#end(one);
  }
}
