import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sharedStream, type StreamPlatform } from "./sharedStream.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.useRealTimers();
});

/** A stream of the server that sends what the test says. */
class TestStream extends EventTarget {
  readonly readyState = 1;
  closed = false;
  close(): void {
    this.closed = true;
  }
  heartbeat(): void {
    this.dispatchEvent(new MessageEvent("heartbeat"));
  }
  say(text: string): void {
    this.dispatchEvent(new MessageEvent("news", { data: JSON.stringify(text) }));
  }
}

const streams: TestStream[] = [];

/** A tab of a browser: real locks and a real channel. A suspended one neither hears nor sends anything. */
function openTab(browser: string) {
  const own: TestStream[] = [];
  let suspended = false;
  const openChannel = (name: string): BroadcastChannel => {
    const channel = new BroadcastChannel(name);
    const { postMessage, addEventListener } = channel;
    channel.postMessage = (message: unknown) => (suspended ? undefined : postMessage.call(channel, message));
    channel.addEventListener = (type: string, listener: unknown) =>
      addEventListener.call(channel, type, (event: globalThis.Event) =>
        suspended ? undefined : (listener as (event: globalThis.Event) => void)(event),
      );
    return channel;
  };
  const platform: StreamPlatform = {
    openStream: () => {
      const stream = new TestStream();
      own.push(stream);
      streams.push(stream);
      return stream as unknown as EventSource;
    },
    locks: navigator.locks,
    openChannel,
  };
  const heard: string[] = [];
  const shared = sharedStream<string>({ url: "/", name: browser, event: "news", platform });
  shared.onEvent((news) => heard.push(news));
  shared.start();
  stops.push(() => shared.stop());
  return {
    heard,
    opened: own,
    reads: () => own.filter(({ closed }) => !closed),
    suspend: (to: boolean) => (suspended = to),
  };
}

/** Lets locks and channels, which have their own threads, do what they have to. */
const settled = () => new Promise<void>((done) => setImmediate(() => setImmediate(() => setTimeoutOfNode(done, 20))));
const setTimeoutOfNode = globalThis.setTimeout;

async function pass(seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 5) {
    vi.advanceTimersByTime(5_000);
    for (const stream of streams) stream.heartbeat();
    await settled();
  }
}

async function threeTabs(browser: string) {
  const first = openTab(browser);
  await settled();
  const tabs = [first, openTab(browser), openTab(browser)] as const;
  await settled();
  expect(tabs.map(({ reads }) => reads().length)).toEqual([1, 0, 0]);
  return tabs;
}

test(
  "when the tab that reads is suspended another one takes over, and the first waits again when it resumes",
  { tags: "full" },
  async () => {
    const [first, second, third] = await threeTabs("suspended");
    first.suspend(true);
    await pass(60);
    const readers = [...second.reads(), ...third.reads()];
    expect(readers).toHaveLength(1);
    readers[0]?.say("stopped");
    await settled();
    expect([second.heard, third.heard]).toEqual([["stopped"], ["stopped"]]);

    first.suspend(false);
    await pass(120);
    expect([first, second, third].flatMap(({ reads }) => reads())).toEqual(readers);
    readers[0]?.say("runs again");
    await settled();
    expect(first.heard).toEqual(["runs again"]);
  },
);

test("a tab that reads keeps the stream although the server sends nothing", { tags: "full" }, async () => {
  const [first, second, third] = await threeTabs("quiet");
  await pass(300);
  expect([first, second, third].map(({ reads }) => reads().length)).toEqual([1, 0, 0]);
  expect([first, second, third].map(({ opened }) => opened.length)).toEqual([1, 0, 0]);
  expect([second.heard, third.heard]).toEqual([[], []]);
});
