/**
 * The state of the service behind a call as the call reports it: everything works, something does not, or it is not
 * known. Such an answer counts as status 200 (ANLY-06).
 */
const serviceStatuses = ["GREEN", "RED", "UNAVAILABLE"] as const;
export type ServiceStatus = (typeof serviceStatuses)[number];

/**
 * One HTTP call as analytics and the session watcher see it. Has no headers and no body, only what identifies the
 * outcome.
 */
export type CallRecord = CallDetails & {
  method: string;
  url: URL;
  startedAt: number;
  durationMs: number;
  /** The HTTP status; 0 without a response (network error), -1 when the caller or leaving the page aborted the call. */
  status: number;
  /** The status text; empty over HTTP/2. */
  statusText?: string;
  succeeded: boolean;
  serviceStatus?: ServiceStatus;
  clusterVersion?: string;
  transactionId?: string;
  /** The name of a GraphQL operation. */
  graphOperation?: string;
};

/** The header that names the operation of a GraphQL call: all calls of a graph have one path. */
export const operationHeader = "x-graph-operation";

export type CallFeed = {
  publish: (record: CallRecord) => void;
  /** Subscribes to recorded calls; returns the unsubscribe function. */
  subscribe: (listener: (record: CallRecord) => void) => () => void;
};

/**
 * Buffers calls that end before the first subscriber, such as those that load the copy, and delivers them to that
 * subscriber.
 */
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

/** Calls whose URL contains "ping" (case-insensitive) are not tracked (ANLY-02). */
const isTracked = (url: string) => !url.toLowerCase().includes("ping");

/**
 * Wraps a fetch so that each call is published with its outcome (ANLY-01). Does not delay the response to the caller.
 * `page`: its window, undefined without one; a call that ends without a response after `pagehide` counts as aborted,
 * because the browser cancels what a page that is left was waiting for. A page that the browser keeps is not left.
 */
export function recordCalls(
  fetch: typeof globalThis.fetch,
  feed: CallFeed,
  now: () => number,
  page: EventTarget | undefined = globalThis.window,
): typeof globalThis.fetch {
  let isLeft = false;
  page?.addEventListener("pagehide", (event) => (isLeft = !(event as PageTransitionEvent).persisted));
  return async (input, init) => {
    const request = new Request(input, init);
    if (!isTracked(request.url)) return fetch(request);
    const graphOperation = request.headers.get(operationHeader);
    const call: StartedCall = {
      method: request.method,
      url: new URL(request.url),
      startedAt: now(),
      ...(graphOperation && { graphOperation }),
    };
    try {
      const response = await fetch(request);
      void answered(call, response, now()).then(feed.publish);
      return response;
    } catch (cause) {
      feed.publish({ ...call, ...unanswered(cause, isLeft), durationMs: now() - call.startedAt, succeeded: false });
      throw cause;
    }
  };
}

/** The status and the code of an error that `fetch` threw. */
function unanswered(cause: unknown, isLeft: boolean): Pick<CallRecord, "status" | "problemCode" | "graphErrors"> {
  const isAborted = isLeft || property(cause, "name") === "AbortError";
  return { status: isAborted ? -1 : 0, problemCode: words(property(cause, "code")), graphErrors: [] };
}

type StartedCall = Pick<CallRecord, "method" | "url" | "startedAt" | "graphOperation">;

async function answered(call: StartedCall, response: Response, at: number): Promise<CallRecord> {
  const details = await readCallDetails(call.url, response);
  const reported = response.headers.get("x-service-status");
  const serviceStatus = serviceStatuses.find((status) => status === reported);
  return {
    ...call,
    ...details,
    durationMs: at - call.startedAt,
    status: response.status,
    statusText: response.statusText,
    succeeded: (response.ok || serviceStatus !== undefined) && details.graphErrors.length === 0,
    ...(serviceStatus && { serviceStatus }),
    clusterVersion: response.headers.get("x-cluster-version") ?? undefined,
    transactionId: response.headers.get("x-transaction-id") ?? undefined,
  };
}

/** What the response body says about the outcome. */
export type CallDetails = {
  /** The error's code: that of the thrown error, of the problem response (RFC 9457), or of its first invalid field. */
  problemCode?: string;
  /** Error codes of a GraphQL response, which has status 200. */
  graphErrors: string[];
};

const isGraph = (url: URL) => url.pathname.startsWith("/selfservice/") || url.pathname.endsWith("/graphql");
const isJson = (response: Response) => /\bjson\b/.test(response.headers.get("content-type") ?? "");

const property = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>)[name] : undefined;

const words = (value: unknown) => (typeof value === "string" ? value : undefined);

/** Reads a clone of the response, made at once so that the caller can still read the body. */
async function readCallDetails(url: URL, response: Response): Promise<CallDetails> {
  if (!isJson(response) || (response.ok && !isGraph(url))) return { graphErrors: [] };
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined);
  return { problemCode: response.ok ? undefined : problemCode(body), graphErrors: graphErrors(body) };
}

/** ANLY-05: the code of the body, else that of the first failure it lists. */
function problemCode(body: unknown): string | undefined {
  const fields = property(body, "fields");
  return words(property(body, "code")) ?? (Array.isArray(fields) ? words(property(fields[0], "code")) : undefined);
}

function graphErrors(body: unknown): string[] {
  const errors = property(body, "errors");
  if (!Array.isArray(errors)) return [];
  return errors.map((error) => words(property(property(error, "extensions"), "code")) ?? "UNCODED");
}
