import { retryBackoff } from "./backoff.ts";

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
  /** The server-sent event that is read. */
  event: string;
  /** What listeners get when the stream opens, and when it breaks; nothing by default. */
  opened?: Event;
  lost?: Event;
  /** A tab that opens later is told the last event, or the last of those for which this returns true. */
  isKept?: (event: Event) => boolean;
  platform?: StreamPlatform | undefined;
};

export type SharedStream<Event> = {
  /** Listens until `stop`: one elected tab reads the event stream and broadcasts to the others. */
  start(): void;
  stop(): void;
  /** Called with each event; returns the unsubscribe function. */
  onEvent(listener: (event: Event) => void): () => void;
};

/** Heartbeat timeout: a stream silent for this long is reconnected; milliseconds. The server's heartbeat is 20 s. */
const heartbeatTimeout = 45_000;
/** Time in which the leader must answer a ping before it loses the lock; milliseconds. */
const leaderTimeout = 5_000;

/** What tabs send each other besides events: a new tab asks for the last event, a waiting one whether anyone reads. */
type Signal = "hello" | "ping" | "pong";

/** A browser with Web Locks has channels too. */
const browserPlatform: StreamPlatform = {
  openStream: (url) => new EventSource(url),
  locks: globalThis.navigator?.locks,
  openChannel: (name) => new BroadcastChannel(name),
};

/**
 * Reads one event stream until it is closed; reconnects after a permanent failure or a heartbeat timeout.
 * @param hear is called with each event, and with what `opened` and `lost` say
 */
function readStream<Event>(
  { url, event: name, opened, lost }: SharedStreamOptions<Event>,
  { openStream }: StreamPlatform,
  hear: (event: Event | undefined) => void,
): () => void {
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let source: EventSource | undefined;

  /** Reconnects with backoff. */
  function broken(): void {
    end();
    timer = setTimeout(connect, retryBackoff(tries++));
    // Last, because whoever hears it may end the stream.
    hear(lost);
  }

  function end(): void {
    clearTimeout(timer);
    source?.close();
  }

  function watchHeartbeat(): void {
    clearTimeout(timer);
    timer = setTimeout(broken, heartbeatTimeout);
  }

  /** Restarts the heartbeat timeout after each event. */
  function resetHeartbeat(): void {
    tries = 0;
    watchHeartbeat();
  }

  function connect(): void {
    source = openStream(url);
    watchHeartbeat();
    const on = (type: string, happened: (data: string) => void) =>
      source?.addEventListener(type, (event) => {
        resetHeartbeat();
        happened((event as MessageEvent<string>).data);
      });
    on("open", () => hear(opened));
    on("heartbeat", () => undefined);
    on(name, (data) => hear(JSON.parse(data) as Event));
    // EventSource reconnects by itself after a dropped connection; a response that is no event stream (503, 404) closes
    // it.
    source.addEventListener("error", () => (source?.readyState === 2 ? broken() : hear(lost)));
  }

  connect();
  return end;
}

/**
 * Server-sent events for all tabs of a browser over one stream: over HTTP/1.1 one stream per tab would exhaust the six
 * connections per host. Leader election by Web Locks: the tab that holds the lock reads; when it closes, the next one
 * takes over. A new tab requests the last event that is kept.
 */
export function sharedStream<Event>(options: SharedStreamOptions<Event>): SharedStream<Event> {
  const { name, isKept, platform = browserPlatform } = options;
  const listeners = new Set<(event: Event) => void>();
  let stopAll = () => {};
  /** Set in the leader, the tab that reads. */
  let lastEvent: Event | undefined;

  const notifyListeners = (event: Event) => listeners.forEach((listener) => listener(event));

  function readAsLeader(channel: BroadcastChannel | undefined): () => void {
    return readStream(options, platform, (event) => {
      if (event === undefined) return;
      if (!isKept || isKept(event)) lastEvent = event;
      notifyListeners(event);
      channel?.postMessage(event);
    });
  }

  /**
   * Leader election: reads once the lock is granted, until it resigns. A leader that a browser suspended keeps its
   * lock: when it does not answer, another tab steals the lock, and it waits for the lock again when it resumes.
   */
  function joinElection(locks: Pick<LockManager, "request">, channel: BroadcastChannel): () => void {
    let ended = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    /** Set while this tab is the leader. */
    let resign: (() => void) | undefined;

    // The lock may be granted after it is no longer wanted.
    const becomeLeader = () =>
      ended
        ? undefined
        : new Promise<void>((done) => {
            clearTimeout(timer);
            const end = readAsLeader(channel);
            resign = () => {
              resign = undefined;
              end();
              done();
            };
          });
    function requestLock(steal: boolean): void {
      locks.request(name, { steal }, becomeLeader).catch(() => {
        // Another tab took the lock. After this tab took it itself, its first request is still waiting.
        if (!resign) return;
        resign();
        watchLeader();
        if (!steal) requestLock(false);
      });
    }
    function watchLeader(): void {
      clearTimeout(timer);
      timer = setTimeout(() => {
        channel.postMessage("ping" satisfies Signal);
        timer = setTimeout(requestLock, leaderTimeout, true);
      }, heartbeatTimeout);
    }

    channel.addEventListener("message", ({ data }: MessageEvent<Event | Signal>) => {
      if (resign) {
        if (data === "ping") channel.postMessage("pong" satisfies Signal);
      } else if (data !== "ping" && data !== "hello") watchLeader();
    });
    watchLeader();
    requestLock(false);
    return () => {
      ended = true;
      clearTimeout(timer);
      resign?.();
    };
  }

  function start(): void {
    const channel = platform.locks && platform.openChannel?.(name);
    lastEvent = undefined;
    channel?.addEventListener("message", ({ data }: MessageEvent<Event | Signal>) => {
      if (data === "ping" || data === "pong") return;
      if (data !== "hello") notifyListeners(data);
      else if (lastEvent) channel.postMessage(lastEvent);
    });
    const resign = platform.locks && channel ? joinElection(platform.locks, channel) : readAsLeader(undefined);
    channel?.postMessage("hello" satisfies Signal);
    stopAll = () => {
      resign();
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
