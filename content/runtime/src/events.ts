import type { ReleaseEvent } from "./contract.ts";
import { backoff } from "./backoff.ts";

/** Browser APIs that the stream uses; tests inject fakes. */
export type EventsPlatform = {
  openStream: (url: string) => EventSource;
  /** Web Locks. Without it each tab reads its own stream. */
  locks: Pick<LockManager, "request"> | undefined;
  openChannel: ((name: string) => BroadcastChannel) | undefined;
};

export type ContentEventsOptions = {
  /** The manifest's `events` URL. */
  url: string;
  site: string;
  platform?: EventsPlatform;
};

export type ContentEvents = {
  /** Listens for releases until `stop`: one elected tab reads the event stream and broadcasts to the others. */
  start(): void;
  stop(): void;
  /** Called with each release; returns the unsubscribe function. */
  onRelease(listener: (event: ReleaseEvent) => void): () => void;
};

/** Heartbeat timeout: a stream silent for this long is reconnected; milliseconds. The server's heartbeat is 20 s. */
const silence = 45_000;

function browserPlatform(): EventsPlatform {
  return {
    openStream: (url) => new EventSource(url),
    locks: globalThis.navigator?.locks,
    openChannel: typeof BroadcastChannel === "function" ? (name) => new BroadcastChannel(name) : undefined,
  };
}

/** Reads one event stream until it is closed; reconnects after a permanent failure or a heartbeat timeout. */
function followStream(open: () => EventSource, hear: (event: ReleaseEvent) => void): () => void {
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let source: EventSource | undefined;
  let ended = false;

  function again(delay: number): void {
    source?.close();
    clearTimeout(timer);
    if (ended) return;
    timer = setTimeout(connect, delay);
  }

  function watch(): void {
    clearTimeout(timer);
    timer = setTimeout(() => again(backoff(tries++)), silence);
  }

  /** Restarts the heartbeat timeout after each event. */
  function alive(): void {
    tries = 0;
    watch();
  }

  function connect(): void {
    source = open();
    watch();
    source.addEventListener("open", alive);
    source.addEventListener("heartbeat", alive);
    source.addEventListener("release", (event) => {
      alive();
      hear(JSON.parse((event as MessageEvent<string>).data) as ReleaseEvent);
    });
    // EventSource reconnects by itself after a dropped connection; a response that is no event stream (503, 404) closes
    // it.
    source.addEventListener("error", () => void (source?.readyState === 2 && again(backoff(tries++))));
  }

  connect();
  return () => {
    ended = true;
    clearTimeout(timer);
    source?.close();
  };
}

/**
 * Release events for all tabs of a browser over one stream: over HTTP/1.1 one stream per tab would exhaust the six
 * connections per host. Leader election by Web Locks: the tab that holds the lock reads; when it closes, the next one
 * takes over. A new tab requests the last event.
 */
export function contentEvents({ url, site, platform = browserPlatform() }: ContentEventsOptions): ContentEvents {
  const name = `portico-content-${site}`;
  const listeners = new Set<(event: ReleaseEvent) => void>();
  let stopAll = () => {};

  function tell(event: ReleaseEvent): void {
    listeners.forEach((listener) => listener(event));
  }

  function lead(channel: BroadcastChannel | undefined): () => void {
    let last: ReleaseEvent | undefined;
    const answer = ({ data }: MessageEvent) => void (data === "hello" && last && channel?.postMessage(last));
    channel?.addEventListener("message", answer);
    const close = followStream(
      () => platform.openStream(url),
      (event) => {
        last = event;
        tell(event);
        channel?.postMessage(event);
      },
    );
    return () => {
      channel?.removeEventListener("message", answer);
      close();
    };
  }

  /** Holds the lock, once granted, until stopped. */
  function leadWhenFree(locks: Pick<LockManager, "request">, channel: BroadcastChannel | undefined): () => void {
    const ended = new AbortController();
    const whole = (resolve: () => void) => ended.signal.addEventListener("abort", resolve, { once: true });
    locks
      .request(name, { signal: ended.signal }, async () => {
        // The lock may be granted after it is no longer wanted.
        if (ended.signal.aborted) return;
        const stop = lead(channel);
        await new Promise<void>(whole);
        stop();
      })
      .catch(() => undefined);
    return () => ended.abort();
  }

  function start(): void {
    const channel = platform.locks && platform.openChannel?.(name);
    channel?.addEventListener(
      "message",
      ({ data }: MessageEvent) => void (data !== "hello" && tell(data as ReleaseEvent)),
    );
    const stopLeading = platform.locks && channel ? leadWhenFree(platform.locks, channel) : lead(undefined);
    channel?.postMessage("hello");
    stopAll = () => {
      stopLeading();
      channel?.close();
    };
  }

  return {
    start,
    stop: () => stopAll(),
    onRelease(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Jitter: a random part of the server's maximum delay, so that tabs do not fetch at the same time; milliseconds. */
export const delayOf = ({ spreadMs }: ReleaseEvent, random: () => number = Math.random): number =>
  Math.floor(random() * spreadMs);
