import { openBackend } from "@portico/backend/testing";
import { EventSource } from "undici";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { builtIn } from "./builtIn.ts";
import { editorOn, type TestEditor } from "./content.testing.ts";
import type { ReleaseEvent } from "./contract.ts";
import { contentEvents, delayOf, type ContentEvents, type EventsPlatform } from "./events.ts";
import { startContent } from "./start.ts";

type Backend = Awaited<ReturnType<typeof openBackend>>;

let backend: Backend;
let erin: TestEditor;
let origin: string;
beforeAll(async () => {
  backend = await openBackend({ config: { businessHosts: ["127.0.0.1"] } });
  erin = await editorOn(backend);
  origin = await backend.app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(async () => {
  // This EventSource of Node's fetch (experimental) does not always let go of its socket when it is closed; a browser's does.
  backend.app.server.closeAllConnections();
  await backend.close();
});

const running: ContentEvents[] = [];
afterEach(() => {
  for (const events of running.splice(0)) events.stop();
});

const url = "/content/v1/events?site=business";
let streams = 0;

/** A tab of one browser: real streams over real HTTP, real locks, a real channel. Another `browser` shares nothing with it. */
function openTab(browser: string, changes: Partial<EventsPlatform> = {}): { events: ContentEvents; heard: ReleaseEvent[] } {
  const platform: EventsPlatform = {
    openStream: (path) => {
      streams++;
      return new EventSource(origin + path) as unknown as globalThis.EventSource;
    },
    locks: navigator.locks,
    openChannel: (name) => new BroadcastChannel(name),
    ...changes,
  };
  const events = contentEvents({ url, site: browser, platform });
  const heard: ReleaseEvent[] = [];
  events.onRelease((event) => heard.push(event));
  events.start();
  running.push(events);
  return { events, heard };
}

/** Milliseconds until it holds. */
async function until(holds: () => boolean): Promise<number> {
  const started = performance.now();
  await expect.poll(holds, { interval: 5 }).toBe(true);
  return performance.now() - started;
}

async function change(words: string): Promise<string> {
  await erin.draft("billing.close", { en: words, es: words });
  await erin.publish();
  return (await backend.browser().bootstrap()).content.release;
}

const lastRelease = ({ heard }: { heard: ReleaseEvent[] }) => heard.at(-1)?.manifest.release;

describe("[COPY-03] an editor's words in tabs that are open", () => {
  test("three tabs of one browser share one stream; each shows the new words within a second, without a reload", async () => {
    streams = 0;
    const stores = await Promise.all([1, 2, 3].map(async () => {
      const browser = backend.browser();
      return startContent({ bootstrap: await browser.bootstrap(), fetch: browser.fetch, storage: { getItem: () => null, setItem: () => undefined }, builtIn });
    }));
    const tabs = stores.map((store) => {
      const tab = openTab("shared");
      tab.events.onRelease(({ manifest }) => void store.apply(manifest));
      return tab;
    });
    await expect.poll(() => tabs.every(({ heard }) => heard.length > 0)).toBe(true);
    let release = "";
    const times: number[] = [];
    for (const words of ["Now closing", "Closing now", "Now it closes"]) {
      release = await change(words);
      times.push(await until(() => stores.every((store) => store.text("billing.close") === words)));
    }
    // The quickest: what else the machine does can only make a change slower.
    expect(Math.min(...times)).toBeLessThan(1000);
    expect(tabs.map(lastRelease)).toEqual([release, release, release]);
    expect(streams).toBe(1);
  });

  test("a kill switch too: it comes on the same stream", async () => {
    const browser = backend.browser();
    const store = await startContent({ bootstrap: await browser.bootstrap(), fetch: browser.fetch, storage: { getItem: () => null, setItem: () => undefined }, builtIn });
    const tab = openTab("kill");
    tab.events.onRelease(({ manifest }) => void store.apply(manifest));
    store.pin();
    await expect.poll(() => tab.heard.length).toBeGreaterThan(0);
    await erin.kill("billing");
    await expect.poll(() => store.toggle("billing")).toBe(false);
  });
});

describe("the stream of a browser", () => {
  test("passes to the next tab when the one that reads it closes", async () => {
    const [first, second] = [openTab("passing"), openTab("passing")];
    await expect.poll(() => first.heard.length * second.heard.length).toBeGreaterThan(0);
    first.events.stop();
    const release = await change("Passed on");
    await expect.poll(() => lastRelease(second)).toBe(release);
    expect(lastRelease(first)).not.toBe(release);
  });

  test("tells a tab that comes later what it missed", async () => {
    const first = openTab("late");
    const release = await change("Before you came");
    await expect.poll(() => lastRelease(first)).toBe(release);
    const late = openTab("late");
    await expect.poll(() => lastRelease(late)).toBe(release);
  });

  test("is one for each tab where there are no locks", async () => {
    streams = 0;
    const tabs = [openTab("lockless", { locks: undefined }), openTab("lockless", { locks: undefined })];
    await expect.poll(() => tabs.every(({ heard }) => heard.length > 0)).toBe(true);
    expect(streams).toBe(2);
  });

  test("comes back when the server refused it", async () => {
    let refused = 0;
    const tab = openTab("refused", { openStream: (path) => new EventSource(refused++ === 0 ? `${origin}/nowhere` : origin + path) as unknown as globalThis.EventSource });
    await expect.poll(() => tab.heard.length).toBeGreaterThan(0);
    expect(refused).toBe(2);
  });
});

/** Reads a stream as bytes until it has what is looked for. */
async function readUntil(headers: Record<string, string>, wanted: RegExp): Promise<string> {
  const ended = new AbortController();
  const answer = await fetch(origin + url, { headers, signal: ended.signal });
  expect(answer.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
  let text = "";
  for await (const bytes of answer.body!) {
    text += new TextDecoder().decode(bytes);
    if (wanted.test(text)) break;
  }
  ended.abort();
  return text;
}

describe("the server's side", () => {
  test("sends what is live with its id, and OFREP's own event for other clients", async () => {
    const { sequence } = (await backend.browser().bootstrap()).content;
    const text = await readUntil({}, /refetchEvaluation/);
    expect(text).toContain(`id: ${sequence}\nevent: release\ndata: {"manifest":`);
    expect(text).toMatch(/\n\ndata: \{"type":"refetchEvaluation","etag":"[0-9a-f]+"\}\n\n/);
  });

  test("sends nothing anew to who has seen what is live, and the news to who has not", async () => {
    const { sequence } = (await backend.browser().bootstrap()).content;
    const reading = readUntil({ "last-event-id": String(sequence) }, /event: release/);
    await change("For who waits");
    expect(await reading).not.toContain(`id: ${sequence}\n`);
    expect(await readUntil({ "last-event-id": String(sequence) }, /event: release/)).toContain(`id: ${sequence + 1}\n`);
  });
});

test("many tabs do not fetch at the same instant", () => {
  const event = { spreadMs: 300 } as ReleaseEvent;
  expect([delayOf(event, () => 0), delayOf(event, () => 0.5), delayOf(event, () => 0.999)]).toEqual([0, 150, 299]);
});
