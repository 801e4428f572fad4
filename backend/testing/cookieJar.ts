/** One browser's cookies for one host. */
export class CookieJar {
  readonly #cookies = new Map<string, string>();

  /** The value of the Cookie header. */
  header(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  get(name: string): string | undefined {
    return this.#cookies.get(name);
  }

  set(name: string, value: string): void {
    this.#cookies.set(name, value);
  }

  /** Stores a response's cookies; an expiry in the past deletes a cookie. */
  take(setCookies: readonly string[]): void {
    for (const line of setCookies) {
      const [pair = "", ...attributes] = line.split(";");
      const [name = "", value = ""] = [pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1)];
      if (attributes.some(isOver)) this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
  }
}

function isOver(attribute: string): boolean {
  const [name = "", value = ""] = attribute.trim().split("=");
  if (name.toLowerCase() === "max-age") return Number(value) <= 0;
  return name.toLowerCase() === "expires" && new Date(value).getTime() <= 0;
}
