/* oxlint-disable max-lines -- one list of facts that share a set-up */
import { openBackend } from "@portico/backend/testing";
import catalogue from "@portico/catalogue/catalogue.json" with { type: "json" };
import { contractHash } from "@portico/catalogue/contract";
import type { Locale, Snapshot } from "@portico/message/tree";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { builtIn } from "./builtIn.ts";
import type { Manifest } from "./contract.ts";
import { editorOn, type TestEditor } from "./content.testing.ts";
import { startContent } from "./start.ts";
import type { CopyStorage } from "./storage.ts";
import type { ContentStore } from "./store.ts";

type Backend = Awaited<ReturnType<typeof openBackend>>;
type Fetch = typeof globalThis.fetch;

let backend: Backend;
let erin: TestEditor;
beforeAll(async () => {
  backend = await openBackend();
  erin = await editorOn(backend);
});
afterAll(() => backend.close());

function memory(): CopyStorage & { kept: Map<string, string> } {
  const kept = new Map<string, string>();
  return { kept, getItem: (name) => kept.get(name) ?? null, setItem: (name, text) => void kept.set(name, text) };
}

type Opened = { store: ContentStore; asked: string[] };

/** The timeout of published copy in the portal. On a busy machine the real backend can take longer. */
const usualTimeout = 1500;

/** Opens a tab: the real bootstrap and the real routes, with the test's fetch in between. */
async function openTab({
  locale = "en-US",
  storage = memory(),
  between = (fetch: Fetch) => fetch,
  change = (manifest: Manifest) => manifest,
  timeoutMilliseconds = 30_000,
}: {
  locale?: Locale;
  storage?: CopyStorage;
  between?: (fetch: Fetch) => Fetch;
  change?: (manifest: Manifest) => Manifest;
  timeoutMilliseconds?: number;
} = {}): Promise<Opened> {
  const browser = backend.browser();
  const asked: string[] = [];
  const watched: Fetch = (input, init) => {
    asked.push(String(input).replace(/[0-9a-f]{64}/g, "*"));
    return browser.fetch(input, init);
  };
  const bootstrap = await browser.bootstrap();
  const store = await startContent({
    bootstrap: { ...bootstrap, locale, content: change(bootstrap.content) },
    fetch: between(watched),
    storage,
    builtIn,
    timeoutMilliseconds,
  });
  return { store, asked };
}

const liveManifest = async () => (await backend.browser().bootstrap()).content;

const samples = {
  money: 12345,
  date: "2026-11-21",
  number: 2,
  count: 2,
  text: "Qxz",
  tag: (children: string[]) => children.join(""),
};
type Kind = keyof typeof samples | { select: string[] };

const sampleOf = (kind: Kind) => (typeof kind === "object" ? kind.select[0] : samples[kind]);

/** Formats every key of the build with sample arguments; returns those that render as a raw key or blank (C1). */
function sweep(store: ContentStore): string[] {
  return Object.entries(catalogue.messages as Record<string, { args?: Record<string, Kind> }>).flatMap(
    ([key, { args = {} }]) => {
      const values = Object.fromEntries(Object.entries(args).map(([name, kind]) => [name, sampleOf(kind)]));
      const text = store.parts(key as "billing.close", values as never, {} as never).join("");
      return text.trim() === "" || text.includes(key) || text.includes("…") || /[{}<>]|undefined|NaN/.test(text)
        ? [`${key}: ${text}`]
        : [];
    },
  );
}

describe("[COPY-01 partly] all copy comes from the content layer at start-up", () => {
  test("published messages are fetched once, in the page's language; switching language needs no reload", async () => {
    const { store, asked } = await openTab();
    expect(store.getState()).toMatchObject({ locale: "en-US", release: "1", source: "published" });
    expect(store.text("billing.close")).toBe("Close");
    await store.setLocale("es-US");
    expect(store.getState()).toMatchObject({ locale: "es-US", source: "published", version: 1 });
    expect(store.text("billing.close")).toBe("Cerrar");
    expect(asked).toEqual(["/content/v1/snapshots/*", "/content/v1/snapshots/*"]);
  });

  test("a later visit shows cached messages without a request", async () => {
    const storage = memory();
    await openTab({ storage });
    const { store, asked } = await openTab({ storage });
    expect([store.getState().source, asked]).toEqual(["published", []]);
  });

  test.each(["en-US", "es-US"] as const)("in %s no key of the build renders raw or blank", async (locale) => {
    expect(sweep((await openTab({ locale })).store)).toEqual([]);
  });
});

describe("[COPY-02] toggles come from the content layer at start-up", () => {
  test("embedded in the page, without a call", async () => {
    const { store, asked } = await openTab();
    expect([
      store.toggle("billing"),
      store.toggle("userPreferences"),
      asked.filter((url) => url.includes("ofrep")),
    ]).toEqual([true, false, []]);
  });
});

describe("[COPY-03 partly] a release reaches an open tab", () => {
  test("copy and toggles update together; the copy as a delta", async () => {
    const { store, asked } = await openTab();
    const seen: unknown[] = [];
    store.subscribe(() => seen.push([store.text("billing.close"), store.toggle("coBrowse")]));
    await erin.draft("billing.close", { en: "Shut", es: "Cierre" });
    await erin.toggle("coBrowse", "on");
    await erin.publish();
    await store.apply(await liveManifest());
    expect(seen).toEqual([["Shut", true]]);
    expect(asked.slice(1).sort()).toEqual(["/content/v1/deltas/*/*", "/ofrep/v1/evaluate/flags"]);
  });

  test("an older or repeated manifest is ignored", async () => {
    const old = await liveManifest();
    await erin.draft("billing.close", { en: "Shut it", es: "Ciérrelo" });
    await erin.publish();
    const { store } = await openTab();
    const listener = vi.fn();
    store.subscribe(listener);
    await store.apply(old);
    await store.apply(await liveManifest());
    expect([store.text("billing.close"), listener.mock.calls.length]).toEqual(["Shut it", 0]);
  });

  test("a manifest without our server's signature is ignored and reported", async () => {
    const { store } = await openTab();
    const real = await liveManifest();
    await store.apply({ ...real, sequence: real.sequence + 1, release: "999" });
    expect(store.getState().release).not.toBe("999");
    expect(store.reports.waiting).toMatchObject([{ kind: "badSignature" }]);
    expect(sweep(store)).toEqual([]);
  });

  test("a rollback reaches the tab too, copy and toggles", async () => {
    const { store } = await openTab();
    await erin.restore("1");
    await store.apply(await liveManifest());
    expect([store.getState().release, store.text("billing.close"), store.toggle("coBrowse")]).toEqual([
      "1",
      "Close",
      false,
    ]);
  });
});

describe("during a payment (pinned)", () => {
  test("copy and toggles do not change; afterwards the newest release is applied", async () => {
    const { store } = await openTab();
    store.pin();
    await erin.draft("billing.close", { en: "Shut", es: "Cierre" });
    await erin.toggle("coBrowse", "on");
    await erin.publish();
    await store.apply(await liveManifest());
    expect([store.text("billing.close"), store.toggle("coBrowse"), store.getState().release]).toEqual([
      "Close",
      false,
      "1",
    ]);
    await store.setLocale("es-US");
    expect(store.text("billing.close")).toBe("Cerrar");
    store.unpin();
    await expect.poll(() => [store.text("billing.close"), store.toggle("coBrowse")]).toEqual(["Cierre", true]);
  });

  test("the kill switch overrides the pin", async () => {
    const { store } = await openTab();
    store.pin();
    expect(store.toggle("billing")).toBe(true);
    await erin.kill("billing");
    await store.apply(await liveManifest());
    expect([store.toggle("billing"), store.toggle("coBrowse")]).toEqual([false, true]);
    await erin.restore("1");
  });

  test("a toggle that applies at the next navigation waits for it", async () => {
    const { store } = await openTab();
    await erin.toggle("userPreferences", "on");
    await erin.publish();
    await store.apply(await liveManifest());
    expect(store.toggle("userPreferences")).toBe(false);
    store.navigated();
    expect(store.toggle("userPreferences")).toBe(true);
    await erin.restore("1");
  });
});

const snapshots = /\/content\/v1\/(snapshots|deltas)\//;
const troubled =
  (trouble: (url: string, real: Fetch) => Promise<Response>) =>
  (real: Fetch): Fetch =>
  (input, init) =>
    snapshots.test(String(input)) ? trouble(String(input), real) : real(input, init);
const text = async (url: string, real: Fetch) => (await real(url)).text();

const troubles: Record<string, (real: Fetch) => Fetch> = {
  "answers 500": troubled(async () => new Response("{}", { status: 500 })),
  "is not there": troubled(async () => {
    throw new TypeError("network");
  }),
  "never answers": troubled(() => new Promise(() => undefined)),
  "answers after six seconds": troubled(
    (url, real) => new Promise((resolve) => setTimeout(() => resolve(real(url)), 6000)),
  ),
  "answers nothing": troubled(async () => new Response("")),
  "is cut off": troubled(async (url, real) => new Response((await text(url, real)).slice(0, -200))),
  "has one changed byte": troubled(
    async (url, real) => new Response((await text(url, real)).replace(/("value":"[^"]*)[a-z]"/, '$1~"')),
  ),
  "is of an older tree": troubled(
    async (url, real) => new Response((await text(url, real)).replace('"tree":1', '"tree":0')),
  ),
  "is empty": troubled(
    async (url, real) =>
      new Response(JSON.stringify({ ...(JSON.parse(await text(url, real)) as object), messages: {} })),
  ),
  "answers a page": troubled(async () => new Response("<!doctype html><title>Maintenance</title>")),
};

describe("[COPY-06] when the content layer is slow, corrupt or absent", () => {
  describe.each(Object.entries(troubles))("and %s", (_, between) => {
    // Every cause leads to the same built-in messages: those in Spanish are read once.
    test.each(_ === "is not there" ? (["en-US", "es-US"] as const) : (["en-US"] as const))(
      "a first visit in %s shows the built-in messages within four seconds",
      async (locale) => {
        const started = performance.now();
        const { store } = await openTab({ locale, between, timeoutMilliseconds: usualTimeout });
        expect(performance.now() - started).toBeLessThan(4000);
        expect(store.getState()).toMatchObject({ source: "builtIn", release: "built-in", locale });
        expect(sweep(store)).toEqual([]);
      },
    );

    test("a later visit shows the last good copy", async () => {
      const storage = memory();
      await openTab({ storage });
      await erin.draft("billing.close", { en: `Close ${_}`, es: "Cerrar" });
      await erin.publish();
      const { store } = await openTab({ storage, between, timeoutMilliseconds: usualTimeout });
      expect(store.getState().source).toBe("lastGood");
      expect(store.text("billing.close")).not.toBe(`Close ${_}`);
      expect(sweep(store)).toEqual([]);
    });
  });

  test("a release compiled for another format version is ignored", async () => {
    const { store } = await openTab({ change: (manifest) => ({ ...manifest, tree: 2 }) });
    expect(store.getState().source).toBe("builtIn");
    expect(sweep(store)).toEqual([]);
  });

  test("a page without a manifest starts", async () => {
    const { store } = await openTab({ change: () => undefined as unknown as Manifest });
    expect([store.getState().source, store.text("billing.close")]).toEqual(["builtIn", "Close"]);
  });

  test("cached copy is not shown when it or its manifest was modified", async () => {
    const storage = memory();
    await openTab({ storage });
    const [[name, whole]] = [...storage.kept] as [[string, string]];
    await erin.draft("billing.close", { en: "Close newly", es: "Cerrar" });
    await erin.publish();
    const sourceWith = async (kept: string) => {
      storage.kept.set(name, kept);
      return (await openTab({ storage, between: troubles["answers 500"]! })).store.getState().source;
    };
    expect(await sourceWith(whole)).toBe("lastGood");
    for (const spoilt of [
      whole.replaceAll("Close", "Clone"),
      whole.replace('"sequence":', '"sequence":9'),
      "nonsense",
      "",
    ])
      expect(await sourceWith(spoilt), spoilt.slice(0, 40)).toBe("builtIn");
  });

  test("when it recovers, the tab updates automatically", async () => {
    let broken = true;
    const { store } = await openTab({
      between: troubled((url, real) => (broken ? Promise.resolve(new Response("", { status: 503 })) : real(url))),
    });
    expect(store.getState().source).toBe("builtIn");
    broken = false;
    await expect.poll(() => store.getState().source).toBe("published");
  });

  test("a storage that rejects everything does no harm", async () => {
    const refuse = () => {
      throw new DOMException("no", "QuotaExceededError");
    };
    const { store } = await openTab({ storage: { getItem: refuse, setItem: refuse } });
    expect(store.getState().source).toBe("published");
  });
});

describe("a release made for another build", () => {
  const without = (gone: string) => async (url: string, real: Fetch) => {
    const snapshot = JSON.parse(await text(url, real)) as Snapshot;
    delete snapshot.messages[gone];
    return JSON.stringify(snapshot);
  };

  test("leaves no gaps: missing keys fall back to the built-in messages, and are reported", async () => {
    const { canonicalJson } = await import("@portico/message/canonical");
    const { sha256 } = await import("./hash.ts");
    const real = backend.browser().fetch;
    const manifest = await liveManifest();
    const body = canonicalJson(JSON.parse(await without("billing.close")(manifest.locales["en-US"].url, real)));
    const reference = { hash: await sha256(body), url: "/content/v1/snapshots/other" };
    const { store } = await openTab({
      change: (content) => ({
        ...content,
        contract: "0".repeat(64),
        locales: { ...content.locales, "en-US": reference },
      }),
      between: troubled(async () => new Response(body)),
    });
    expect(manifest.contract).toBe(contractHash);
    expect([store.getState().source, store.text("billing.close")]).toEqual(["published", "Close"]);
    expect(store.reports.waiting).toMatchObject([{ kind: "missingKey", key: "billing.close", count: 1 }]);
  });
});

test("missing keys are reported once, in a batch that the server accepts", async () => {
  const { store, asked } = await openTab();
  store.reports.add({ kind: "missingKey", key: "billing.close", locale: "en-US", release: "1" });
  store.reports.add({ kind: "missingKey", key: "billing.close", locale: "en-US", release: "1" });
  store.reports.send();
  store.reports.send();
  expect(asked.filter((url) => url.endsWith("/errors"))).toHaveLength(1);
  await expect
    .poll(() => erin.errors())
    .toContainEqual(expect.objectContaining({ kind: "missingKey", key: "billing.close", count: 2 }));
});

test("the displayed text has a hash for an authorization record", async () => {
  const { store } = await openTab();
  const { createHash } = await import("node:crypto");
  expect(await store.hashOf("billing.close")).toBe(
    createHash("sha256").update(store.text("billing.close")).digest("hex"),
  );
});
