import { backoff } from "./backoff.ts";

/** Browser APIs that the stream uses; tests inject fakes. */
export type StreamPlatform = {
  openStream: (url: string) => EventSource;
  /** Web Locks. Without it each tab reads its own stream. */
  locks: Pick<LockManager, "request"> | undefined;
  openChannel: ((name: string) => BroadcastChannel) | undefined;
};

export type SharedStreamOptions<Event> = {
  url: string;
  /** The name of the lock and of the channel between tabs; one stream for each. */
  name: string;
  /** The server-sent event that is heard. */
  event: string;
  /** What is heard when the stream opens, and when it breaks; nothing by default. */
  opened?: Event;
  lost?: Event;
  /** Whether a tab that opens later is told the last of these. */
  isKept: (event: Event) => boolean;
  platform?: StreamPlatform;
};

export type SharedStream<Event> = {
  /** Listens until `stop`: one elected tab reads the event stream and broadcasts to the others. */
  start(): void;
  stop(): void;
  /** Called with each event; returns the unsubscribe function. */
  onEvent(listener: (event: Event) => void): () => void;
};

/** Heartbeat timeout: a stream silent for this long is reconnected; milliseconds. The server's heartbeat is 20 s. */
const silence = 45_000;

function browserPlatform(): StreamPlatform {
  return {
    openStream: (url) => new EventSource(url),
    locks: globalThis.navigator?.locks,
    openChannel: typeof BroadcastChannel === "function" ? (name) => new BroadcastChannel(name) : undefined,
  };
}

type Heard = { event: (data: string) => void; opened: () => void; lost: () => void };

/** Reads one event stream until it is closed; reconnects after a permanent failure or a heartbeat timeout. */
function followStream(open: () => EventSource, name: string, hear: Heard): () => void {
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
    timer = setTimeout(() => {
      hear.lost();
      again(backoff(tries++));
    }, silence);
  }

  /** Restarts the heartbeat timeout after each event. */
  function alive(): void {
    tries = 0;
    watch();
  }

  function connect(): void {
    source = open();
    watch();
    source.addEventListener("open", () => {
      alive();
      hear.opened();
    });
    source.addEventListener("heartbeat", alive);
    source.addEventListener(name, (event) => {
      alive();
      hear.event((event as MessageEvent<string>).data);
    });
    // EventSource reconnects by itself after a dropped connection; a response that is no event stream (503, 404) closes
    // it.
    source.addEventListener("error", () => {
      if (ended) return;
      hear.lost();
      if (source?.readyState === 2) again(backoff(tries++));
    });
  }

  connect();
  return () => {
    ended = true;
    clearTimeout(timer);
    source?.close();
  };
}

/**
 * Server-sent events for all tabs of a browser over one stream: over HTTP/1.1 one stream per tab would exhaust the six
 * connections per host. Leader election by Web Locks: the tab that holds the lock reads; when it closes, the next one
 * takes over. A new tab requests the last event that is kept.
 */
export function sharedStream<Event>(options: SharedStreamOptions<Event>): SharedStream<Event> {
  const { url, name, platform = browserPlatform() } = options;
  const listeners = new Set<(event: Event) => void>();
  let stopAll = () => {};

  function tell(event: Event): void {
    listeners.forEach((listener) => listener(event));
  }

  function lead(channel: BroadcastChannel | undefined): () => void {
    let last: Event | undefined;
    const answer = ({ data }: MessageEvent) => void (data === "hello" && last && channel?.postMessage(last));
    channel?.addEventListener("message", answer);
    function hear(event: Event | undefined): void {
      if (event === undefined) return;
      if (options.isKept(event)) last = event;
      tell(event);
      channel?.postMessage(event);
    }
    const close = followStream(() => platform.openStream(url), options.event, {
      event: (data) => hear(JSON.parse(data) as Event),
      opened: () => hear(options.opened),
      lost: () => hear(options.lost),
    });
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
    channel?.addEventListener("message", ({ data }: MessageEvent) => void (data !== "hello" && tell(data as Event)));
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
    onEvent(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
