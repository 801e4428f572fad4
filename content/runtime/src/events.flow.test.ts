import { openBackend } from "@portico/backend/testing";
import { EventSource } from "undici";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { builtIn } from "./builtIn.ts";
import { editorOn, type TestEditor } from "./content.testing.ts";
import type { ReleaseEvent } from "./contract.ts";
import { contentEvents, delayOf, type ContentEvents } from "./events.ts";
import type { StreamPlatform } from "./sharedStream.ts";
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
  // Node's experimental EventSource does not always release its socket when closed; browsers do.
  backend.app.server.closeAllConnections();
  await backend.close();
});

const running: ContentEvents[] = [];
afterEach(() => {
  for (const events of running.splice(0)) events.stop();
});

const url = "/content/v1/events?site=business";
let streams = 0;

/**
 * Opens a tab of one browser: real streams over real HTTP, real locks, a real channel. Another `browser` shares nothing
 * with it.
 */
function openTab(
  browser: string,
  changes: Partial<StreamPlatform> = {},
): { events: ContentEvents; heard: ReleaseEvent[] } {
  const platform: StreamPlatform = {
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
  events.onEvent((event) => heard.push(event));
  events.start();
  running.push(events);
  return { events, heard };
}

async function change(words: string): Promise<string> {
  await erin.draft("billing.close", { en: words, es: words });
  await erin.publish();
  return (await backend.browser().bootstrap()).content.release;
}

const lastRelease = ({ heard }: { heard: ReleaseEvent[] }) => heard.at(-1)?.manifest.release;

describe("[COPY-03] published copy in open tabs", () => {
  test("three tabs of one browser share one stream; each shows the new copy when it hears of it, without a reload", async () => {
    streams = 0;
    const stores = await Promise.all(
      [1, 2, 3].map(async () => {
        const browser = backend.browser();
        return startContent({
          bootstrap: await browser.bootstrap(),
          fetch: browser.fetch,
          storage: { getItem: () => null, setItem: () => undefined },
          builtIn,
        });
      }),
    );
    const tabs = stores.map((store) => {
      const tab = openTab("shared");
      tab.events.onEvent(({ manifest }) => void store.apply(manifest));
      return tab;
    });
    await expect.poll(() => tabs.every(({ heard }) => heard.length > 0)).toBe(true);
    const release = await change("Now closing");
    await expect
      .poll(() => stores.map((store) => store.text("billing.close")), { interval: 5 })
      .toEqual(["Now closing", "Now closing", "Now closing"]);
    expect(tabs.map(lastRelease)).toEqual([release, release, release]);
    expect(streams).toBe(1);
  });

  test("a kill switch reaches all tabs too", async () => {
    const browser = backend.browser();
    const store = await startContent({
      bootstrap: await browser.bootstrap(),
      fetch: browser.fetch,
      storage: { getItem: () => null, setItem: () => undefined },
      builtIn,
    });
    const tab = openTab("kill");
    tab.events.onEvent(({ manifest }) => void store.apply(manifest));
    store.pin();
    await expect.poll(() => tab.heard.length).toBeGreaterThan(0);
    await erin.kill("billing");
    await expect.poll(() => store.toggle("billing")).toBe(false);
  });
});

describe("the stream of a browser", () => {
  test("moves to the next tab when the tab that reads it closes", { tags: "full" }, async () => {
    const [first, second] = [openTab("passing"), openTab("passing")];
    await expect.poll(() => first.heard.length * second.heard.length).toBeGreaterThan(0);
    first.events.stop();
    const release = await change("Passed on");
    await expect.poll(() => lastRelease(second)).toBe(release);
    expect(lastRelease(first)).not.toBe(release);
  });

  test("sends a new tab what it missed", { tags: "full" }, async () => {
    const first = openTab("late");
    const release = await change("Before you came");
    await expect.poll(() => lastRelease(first)).toBe(release);
    const late = openTab("late");
    await expect.poll(() => lastRelease(late)).toBe(release);
  });

  test("is one per tab where Web Locks are missing", async () => {
    streams = 0;
    const tabs = [openTab("lockless", { locks: undefined }), openTab("lockless", { locks: undefined })];
    await expect.poll(() => tabs.every(({ heard }) => heard.length > 0)).toBe(true);
    expect(streams).toBe(2);
  });

  test("reconnects after the server rejected it", { tags: "full" }, async () => {
    let refused = 0;
    const tab = openTab("refused", {
      openStream: (path) =>
        new EventSource(refused++ === 0 ? `${origin}/nowhere` : origin + path) as unknown as globalThis.EventSource,
    });
    await expect.poll(() => tab.heard.length).toBeGreaterThan(0);
    expect(refused).toBe(2);
  });
});

/** Reads a stream's bytes until they contain the expected text. */
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

describe("the server's stream", () => {
  test("sends the live release with its id, and OFREP's own event for other clients", async () => {
    const { sequence } = (await backend.browser().bootstrap()).content;
    const text = await readUntil({}, /refetchEvaluation/);
    expect(text).toContain(`id: ${sequence}\nevent: release\ndata: {"manifest":`);
    expect(text).toMatch(/\n\ndata: \{"type":"refetchEvaluation","etag":"[0-9a-f]+"\}\n\n/);
  });

  test(
    "sends nothing again to a client whose last event id is live, and the release to others",
    { tags: "full" },
    async () => {
      const { sequence } = (await backend.browser().bootstrap()).content;
      const reading = readUntil({ "last-event-id": String(sequence) }, /event: release/);
      await change("For who waits");
      expect(await reading).not.toContain(`id: ${sequence}\n`);
      expect(await readUntil({ "last-event-id": String(sequence) }, /event: release/)).toContain(
        `id: ${sequence + 1}\n`,
      );
    },
  );
});

test("clients get a random delay, so that tabs do not fetch at the same time", () => {
  const event = { spreadMs: 300 } as ReleaseEvent;
  expect([delayOf(event, () => 0), delayOf(event, () => 0.5), delayOf(event, () => 0.999)]).toEqual([0, 150, 299]);
});
