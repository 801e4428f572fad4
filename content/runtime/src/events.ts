import type { ReleaseEvent } from "./contract.ts";
import { backoff } from "./patience.ts";

/** The parts of the browser that the stream needs; tests hand in others. */
export type EventsPlatform = {
  openStream: (url: string) => EventSource;
  /** Without it each tab reads a stream of its own. */
  locks: Pick<LockManager, "request"> | undefined;
  openChannel: ((name: string) => BroadcastChannel) | undefined;
};

export type ContentEventsOptions = {
  /** The manifest's `events`. */
  url: string;
  site: string;
  platform?: EventsPlatform;
};

export type ContentEvents = {
  /** Listens until `stop`; one tab of a browser reads the stream and the others hear it from there. */
  start(): void;
  stop(): void;
  /** Hears of releases; answers how to stop hearing. */
  onRelease(listener: (event: ReleaseEvent) => void): () => void;
};

/** A stream that shows no sign of life for so long is opened again; milliseconds. The server's heartbeat is 20 s. */
const silence = 45_000;

function browserPlatform(): EventsPlatform {
  return {
    openStream: (url) => new EventSource(url),
    locks: globalThis.navigator?.locks,
    openChannel: typeof BroadcastChannel === "function" ? (name) => new BroadcastChannel(name) : undefined,
  };
}

/** Reads one stream until it is closed; opens it again when it fails for good or falls silent. */
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

  /** Something came: the next silence counts from here. */
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
    // The browser itself comes back from a cut; an answer that is no stream (503, 404) ends it.
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
 * News of releases for all tabs of a browser over one stream: over HTTP/1.1 a stream for each tab would use up the connections
 * after six. The tab that holds the lock reads; when it closes, the next one takes over. A tab that comes later asks for the last news.
 */
export function contentEvents({ url, site, platform = browserPlatform() }: ContentEventsOptions): ContentEvents {
  const name = `portico-content-${site}`;
  const listeners = new Set<(event: ReleaseEvent) => void>();
  let stopAll = () => {};

  function tell(event: ReleaseEvent): void {
    for (const listener of [...listeners]) listener(event);
  }

  function lead(channel: BroadcastChannel | undefined): () => void {
    let last: ReleaseEvent | undefined;
    const answer = ({ data }: MessageEvent) => void (data === "hello" && last && channel?.postMessage(last));
    channel?.addEventListener("message", answer);
    const close = followStream(() => platform.openStream(url), (event) => {
      last = event;
      tell(event);
      channel?.postMessage(event);
    });
    return () => {
      channel?.removeEventListener("message", answer);
      close();
    };
  }

  /** Holds the lock, once it comes, until the end. */
  function leadWhenFree(locks: Pick<LockManager, "request">, channel: BroadcastChannel | undefined): () => void {
    const ended = new AbortController();
    const whole = (resolve: () => void) => ended.signal.addEventListener("abort", resolve, { once: true });
    locks
      .request(name, { signal: ended.signal }, async () => {
        // The lock may be on its way when it is no longer wanted.
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
    channel?.addEventListener("message", ({ data }: MessageEvent) => void (data !== "hello" && tell(data as ReleaseEvent)));
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

/** A random part of what the server asks for, so that many tabs do not fetch at the same instant; milliseconds. */
export const delayOf = ({ spreadMs }: ReleaseEvent, random: () => number = Math.random): number => Math.floor(random() * spreadMs);
