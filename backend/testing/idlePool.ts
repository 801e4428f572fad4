/** So many are kept: tests that need two backends at once need two, and each takes memory. */
const most = 3;

/** Databases between two tests, each of a kind. */
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

  /** Keeps one for the next test, made good by `restore`; one that cannot be made good is ended, and so is the one that waited longest when there are too many. */
  async giveBack(kind: string, one: One, restore: () => Promise<void>): Promise<void> {
    try {
      await restore();
    } catch {
      return this.#end(one);
    }
    this.#idle.push({ kind, one });
    for (const { one: oldest } of this.#idle.splice(0, this.#idle.length - most)) await this.#end(oldest);
  }

  async endAll(): Promise<void> {
    for (const { one } of this.#idle.splice(0)) await this.#end(one);
  }
}
