import type { ContentError } from "./contract.ts";
import type { Fetch } from "./fetching.ts";

type Met = Omit<ContentError, "count">;

export type ErrorReports = {
  /** Counts one error; sends nothing yet. */
  add(met: Met): void;
  /** Sends the counts since the last flush; works while the tab closes (beacon). */
  send(): void;
  readonly waiting: readonly ContentError[];
};

const sendAfter = 10_000;
const maxAtOnce = 100;

/** Counts missing keys and format errors and reports them in batches: keys and codes only, no user data. */
export function errorReports(fetch: Fetch): ErrorReports {
  const counted = new Map<string, ContentError>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function send(): void {
    clearTimeout(timer);
    timer = undefined;
    const errors = [...counted.values()].slice(0, maxAtOnce);
    if (errors.length === 0) return;
    counted.clear();
    const body = JSON.stringify({ errors });
    // A lost report loses a count and never delays the customer.
    fetch("/content/v1/errors", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body,
      keepalive: true,
    }).catch(() => undefined);
  }

  function add(met: Met): void {
    const name = JSON.stringify(met);
    counted.set(name, { ...met, count: Math.min(10_000, (counted.get(name)?.count ?? 0) + 1) });
    timer ??= setTimeout(send, sendAfter);
  }

  return {
    add,
    send,
    get waiting() {
      return [...counted.values()];
    },
  };
}
