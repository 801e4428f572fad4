import { AsyncLocalStorage } from "node:async_hooks";
import { seeded } from "@portico/backend/testing/random";
import { canonicalJson } from "@portico/message/canonical";
import { treeVersion, type Locale, type Snapshot } from "@portico/message/tree";
import { vi } from "vitest";
import type { Manifest, Toggles } from "./contract.ts";
import { sha256 } from "./hash.ts";
import { createContentStore } from "./store.ts";

const locales: readonly Locale[] = ["en-US", "es-US"];
const wordsOf = (release: number, locale: Locale) => `${locale} ${release}`;
const maxReleases = 8;

type Snapshots = { text: string; hash: string }[];

async function snapshotsOf(locale: Locale): Promise<Snapshots> {
  const texts = Array.from({ length: maxReleases + 1 }, (_, release) => {
    const messages = { "billing.close": [{ type: 0, value: wordsOf(release, locale) }] };
    return canonicalJson({ locale, messages, tree: treeVersion } as unknown as Snapshot);
  });
  return Promise.all(texts.map(async (text) => ({ text, hash: await sha256(text) })));
}

const snapshots = Object.fromEntries(
  await Promise.all(locales.map(async (locale) => [locale, await snapshotsOf(locale)] as const)),
) as Record<Locale, Snapshots>;

/** Digests in progress: WebCrypto takes longer on a busy machine, and a tab has not settled before they are done. */
const digests = new Set<Promise<ArrayBuffer>>();

/**
 * Set for what a tab of this file runs. What an earlier file left running in the process keeps real timers: otherwise the
 * hours that are skipped here would run its polls by the thousand.
 */
const ofTab = new AsyncLocalStorage<true>();
const real = { setTimeout: globalThis.setTimeout, clearTimeout: globalThis.clearTimeout };

/** Fakes the timers of the store and keeps track of its digests; call `stopControl` after the test. */
export function controlTime(): void {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const fake = { setTimeout: globalThis.setTimeout, clearTimeout: globalThis.clearTimeout };
  const timers = () => (ofTab.getStore() ? fake : real);
  globalThis.setTimeout = ((...parameters: Parameters<typeof setTimeout>) =>
    timers().setTimeout(...parameters)) as typeof setTimeout;
  globalThis.clearTimeout = (timer) => timers().clearTimeout(timer);
  const digest = crypto.subtle.digest.bind(crypto.subtle);
  vi.spyOn(crypto.subtle, "digest").mockImplementation((...parameters) => {
    const result = digest(...parameters);
    if (!ofTab.getStore()) return result;
    digests.add(result);
    return result.finally(() => digests.delete(result));
  });
}

export function stopControl(): void {
  vi.useRealTimers();
  Object.assign(globalThis, real);
  vi.restoreAllMocks();
}

/** Waits until everything that needs no response has run, digests included. */
async function settle(): Promise<void> {
  for (let quiet = 0; quiet < 3; quiet = digests.size > 0 ? 0 : quiet + 1) {
    await Promise.all(digests);
    await new Promise<void>((resolve) => setImmediate(resolve));
  }
}

/** A response whose body is available at once, so that a seed always replays the same. */
const answered = (status: number, body = "") =>
  ({ ok: status === 200, status, text: async () => body, json: async () => JSON.parse(body) as unknown }) as Response;

type Pending = { url: string; answer: (broken: boolean) => void };

/** A server whose editors publish and kill, and one tab whose calls the test answers in any order. */
export function openTabOfServer() {
  ofTab.enterWith(true);
  const live = { release: 0, killed: false, coBrowse: false };
  const pending: Pending[] = [];
  const etag = () => `${live.killed}-${live.coBrowse}`;
  const toggles = (): Toggles => {
    const answer = (value: boolean, killed = false) => ({
      value: value && !killed,
      variant: "",
      applies: "atOnce" as const,
      killed,
    });
    return { etag: etag(), values: { billing: answer(true, live.killed), coBrowse: answer(live.coBrowse) } };
  };
  const manifest = (): Manifest => {
    const files = locales.map((locale) => [
      locale,
      { hash: snapshots[locale][live.release]?.hash, url: `/content/v1/snapshots/${locale}/${live.release}` },
    ]);
    const parts = {
      site: "business",
      sequence,
      release: String(live.release),
      toggles: etag(),
      tree: treeVersion,
      contract: "",
    };
    return { ...parts, locales: Object.fromEntries(files) as Manifest["locales"] } as Manifest;
  };
  let sequence = 1;
  /** An OFREP response has the state that was live when the request arrived. */
  const bodyOf = (url: string): string => {
    const [, , , kind, locale, release] = url.split("/");
    if (kind === "snapshots") return snapshots[locale as Locale][Number(release)]?.text ?? "";
    const { values, etag: own } = toggles();
    const flags = Object.entries(values).map(([key, { value, variant, applies, killed }]) => ({
      key,
      value,
      variant,
      metadata: { applies, killed },
    }));
    return JSON.stringify({ flags, metadata: { etag: own } });
  };
  const fetch = ((input: string) => {
    if (input.includes("/deltas/")) return Promise.resolve(answered(404));
    const body = bodyOf(input);
    return new Promise<Response>((resolve, reject) => {
      pending.push({
        url: input,
        answer: (broken) => (broken ? reject(new TypeError("no network")) : resolve(answered(200, body))),
      });
    });
  }) as typeof globalThis.fetch;
  const builtIn = async (locale: Locale) => JSON.parse(snapshots[locale][0]?.text ?? "") as Snapshot;
  const sources = {
    fetch,
    storage: { getItem: () => null, setItem: () => undefined },
    builtIn,
    site: "business",
    publicKey: undefined,
    timeoutMilliseconds: 1e9,
  };
  const first = manifest();
  const copy = {
    locale: "en-US" as const,
    release: "0",
    source: "published" as const,
    snapshot: JSON.parse(snapshots["en-US"][0]?.text ?? "") as Snapshot,
    hash: snapshots["en-US"][0]?.hash,
    manifest: first,
  };
  const reports = { add: () => undefined, waiting: [] } as unknown as Parameters<
    typeof createContentStore
  >[0]["reports"];
  const store = createContentStore({
    sources,
    timeZone: "America/New_York",
    copy,
    manifest: first,
    toggles: toggles(),
    reports,
  });
  return {
    store,
    live,
    pending,
    words: () => wordsOf(live.release, store.getState().locale),
    publish: (change: () => void) => {
      change();
      sequence += 1;
    },
    /** The tab receives the event of the live release. */
    hear: () => void store.apply(manifest()),
    newSession: () => store.startSession(toggles()),
    settle,
    /** Every call is answered and every delay ends. */
    rest: async () => {
      for (let round = 0; round < 12; round++) {
        await settle();
        if (pending.length === 0) vi.advanceTimersByTime(70_000);
        for (const { answer } of pending.splice(0)) answer(false);
      }
      await settle();
    },
  };
}

/**
 * Runs one random interleaving.
 * @returns the steps, and what was wrong
 */
export async function playInterleaving(seed: number): Promise<{ done: string[]; errors: string[] }> {
  const random = seeded(seed);
  const tab = openTabOfServer();
  const { store, live, pending } = tab;
  const done: string[] = [];
  const errors: string[] = [];
  let language: Locale = "en-US";
  let pinnedAt: string | undefined;
  const steps: Record<string, () => void> = {
    language: () => void store.setLocale((language = language === "en-US" ? "es-US" : "en-US")).catch(() => undefined),
    pin: () => {
      if (pinnedAt !== undefined) return;
      pinnedAt = store.getState().release;
      store.pin();
    },
    unpin: () => {
      if (pinnedAt === undefined) return;
      pinnedAt = undefined;
      store.unpin();
    },
    release: () => live.release < maxReleases && tab.publish(() => live.release++),
    toggle: () => tab.publish(() => (live.coBrowse = !live.coBrowse)),
    kill: () => tab.publish(() => (live.killed = true)),
    lift: () => tab.publish(() => (live.killed = false)),
    hear: tab.hear,
    navigate: store.navigated,
    session: tab.newSession,
    answer: () => pending.splice(Math.floor(random() * pending.length), 1)[0]?.answer(false),
    fail: () => pending.splice(Math.floor(random() * pending.length), 1)[0]?.answer(true),
  };
  const names = [...Object.keys(steps), "answer", "answer", "hear", "kill", "language"];
  for (let step = 0; step < 14; step++) {
    const name = names[Math.floor(random() * names.length)] ?? "hear";
    done.push(name);
    steps[name]?.();
    await tab.settle();
    const { release, source } = store.getState();
    // Messages of the other language that cannot be loaded fall back to the built-in ones.
    if (pinnedAt !== undefined && source === "published" && release !== pinnedAt)
      errors.push(`the words changed while money moves, after step ${step}`);
  }
  tab.hear();
  await tab.rest();
  if (store.toggle("billing") === live.killed)
    errors.push(`billing is ${store.toggle("billing") ? "on" : "off"}, killed is ${live.killed}`);
  if (store.getState().locale !== language)
    errors.push(`the language is ${store.getState().locale}, chosen was ${language}`);
  if (pinnedAt !== undefined) steps["unpin"]?.();
  await tab.rest();
  if (store.toggle("coBrowse") !== live.coBrowse) errors.push("the toggle is not what was published");
  if (store.text("billing.close") !== tab.words())
    errors.push(`the words are ${store.text("billing.close")}, live is ${tab.words()}`);
  return { done, errors };
}
