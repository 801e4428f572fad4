import { type CallDetails, detailsOf } from "./callDetails.ts";

/** One HTTP call as analytics and the session's watch see it. Holds no header or body: only what names the outcome. */
export type CallRecord = CallDetails & {
  method: string;
  url: URL;
  startedAt: number;
  durationMs: number;
  /** 0 when there was no answer. */
  status: number;
  /** The words of the status line; over HTTP/2 there are none. */
  statusText?: string;
  succeeded: boolean;
  clusterVersion?: string;
  transactionId?: string;
};

export type CallFeed = {
  publish: (record: CallRecord) => void;
  /** Answers the function that ends the subscription. */
  subscribe: (listener: (record: CallRecord) => void) => () => void;
};

/** Calls that end before anybody listens, as those for the first words do, wait for the first who does. */
export function createCallFeed(): CallFeed {
  const listeners = new Set<(record: CallRecord) => void>();
  let waiting: CallRecord[] | undefined = [];
  return {
    publish: (record) => {
      waiting?.push(record);
      listeners.forEach((listener) => listener(record));
    },
    subscribe: (listener) => {
      waiting?.forEach(listener);
      waiting = undefined;
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Calls whose address contains "ping", in any case, are not tracked (ANLY-02). */
const isTracked = (url: string) => !url.toLowerCase().includes("ping");

/** Wraps a fetch so that every call is published with its outcome (ANLY-01). The caller waits for nothing but the answer itself. */
export function recordCalls(fetch: typeof globalThis.fetch, feed: CallFeed, now: () => number): typeof globalThis.fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    if (!isTracked(request.url)) return fetch(request);
    const call = { method: request.method, url: new URL(request.url), startedAt: now() };
    try {
      const response = await fetch(request);
      void answered(call, response, now()).then(feed.publish);
      return response;
    } catch (cause) {
      feed.publish({ ...call, durationMs: now() - call.startedAt, status: 0, succeeded: false, graphErrors: [] });
      throw cause;
    }
  };
}

type StartedCall = Pick<CallRecord, "method" | "url" | "startedAt">;

async function answered(call: StartedCall, response: Response, at: number): Promise<CallRecord> {
  const details = await detailsOf(call.url, response);
  return {
    ...call,
    ...details,
    durationMs: at - call.startedAt,
    status: response.status,
    statusText: response.statusText,
    succeeded: response.ok && details.graphErrors.length === 0,
    clusterVersion: response.headers.get("x-cluster-version") ?? undefined,
    transactionId: response.headers.get("x-transaction-id") ?? undefined,
  };
}
