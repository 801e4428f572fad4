import type { CopyArgs, CopyKey, CopyTags, PlainKey } from "@portico/catalogue/contract";
import { defaultToggles, type ToggleKey, type Toggles as ToggleTypes } from "@portico/catalogue/toggles";
import type { MessageValues, TagRender } from "@portico/message/format";
import type { Locale } from "@portico/message/tree";
import type { Manifest, Toggles } from "./contract.ts";
import type { ErrorReports } from "./errors.ts";
import { sha256 } from "./hash.ts";
import { copyNow, publishedCopy, type Copy, type CopySources, type Source } from "./loadCopy.ts";
import { retryBackoff } from "./backoff.ts";
import { delay, withTimeout } from "./timeout.ts";
import { isSigned } from "./signature.ts";
import { createToggles, type Moment } from "./toggles.ts";
import { partsOf, localeMessagesOf, type LocaleMessages } from "./words.ts";

export type { Locale, Source };

/** The displayed state. A new object on each change, so that identity comparison works. */
export type ContentState = { locale: Locale; release: string; source: Source; version: number };

/** The arguments of a key: none, or all of them. */
export type ArgsOf<K extends CopyKey> = keyof CopyArgs<K> extends never ? [args?: undefined] : [args: CopyArgs<K>];

/** Formats a key's message. Money is integer cents, dates are YYYY-MM-DD or an ISO instant. */
export type Translate = <K extends PlainKey>(key: K, ...args: ArgsOf<K>) => string;

export type TagsOf<K extends CopyKey, Node> = Record<CopyTags<K>, TagRender<Node>>;

/** Copy and toggles of one page: an external store that components subscribe to (useSyncExternalStore). */
export type ContentStore = {
  subscribe(listener: () => void): () => void;
  getState(): ContentState;
  /**
   * The formatter of the current messages, for react-intl's own components and hooks. A new object when the messages
   * change.
   */
  getIntl(): LocaleMessages["intl"];
  text: Translate;
  /** The parts of a message, with the results of its tag renderers. */
  parts<K extends CopyKey, Node>(key: K, args: CopyArgs<K> | undefined, tags: TagsOf<K, Node>): (string | Node)[];
  /** SHA-256 of the displayed text, to store with an authorization. */
  hashOf<K extends PlainKey>(key: K, ...args: ArgsOf<K>): Promise<string>;
  /** Switches the language; resolves once messages from some source are shown. */
  setLocale(locale: Locale): Promise<void>;
  /** Applies a newer manifest: verifies it, fetches its copy and toggles, then shows both at once. */
  apply(manifest: Manifest): Promise<void>;
  toggle<K extends ToggleKey>(key: K): ToggleTypes[K];
  /** Whether a kill switch stopped what the toggle opens; false when it is off for another reason. */
  isKilled(key: ToggleKey): boolean;
  /** Replaces the toggles for a new session (sign-in, sign-out). */
  startSession(toggles: Toggles): void;
  /** Applies toggle changes that wait for a navigation. */
  navigated(): void;
  /** Freezes copy and toggles during a payment; only the kill switch overrides it. Nestable. */
  pin(): void;
  unpin(): void;
  reports: ErrorReports;
};

export type StoreParts = {
  sources: CopySources;
  timeZone: string;
  copy: Copy;
  /** The newest known manifest, shown or not. */
  manifest: Manifest | undefined;
  toggles: Toggles;
  reports: ErrorReports;
};

/** Timeout of one attempt to fetch a release; milliseconds. */
const oneTry = 15_000;

/** Creates the store around the initial copy; usually called by `startContent`. */
export function createContentStore({ sources, timeZone, copy, manifest, toggles, reports }: StoreParts): ContentStore {
  const listeners = new Set<() => void>();
  const switches = createToggles(toggles, sources.fetch);
  let shown = copy;
  let wanted = manifest;
  let language = copy.locale;
  let pins = 0;
  let turn = 0;
  let state: ContentState = stateOf(0);
  let shelves = layersOf(copy, timeZone);

  function stateOf(version: number): ContentState {
    return { locale: shown.locale, release: shown.release, source: shown.source, version };
  }

  function changed(): void {
    state = stateOf(state.version + 1);
    listeners.forEach((listener) => listener());
  }

  function letThrough(moment: Moment): void {
    if (switches.release(pins > 0 ? undefined : moment)) changed();
  }

  function report(kind: ErrorReports["waiting"][number]["kind"], key: string): void {
    reports.add({ kind, key, locale: shown.locale, release: shown.release });
  }

  function parts<Node>(key: string, values: MessageValues<Node> = {}): (string | Node)[] {
    return partsOf(shelves, timeZone, key, values, (trouble) => report(trouble, key));
  }

  function show(next: Copy): void {
    if (next !== shown) shelves = layersOf(next, timeZone);
    shown = next;
    changed();
  }

  const togglesAreFresh = () => !wanted || wanted.toggles === switches.etag();

  /** A kill switch does not wait for the copy published with it. */
  async function freshToggles(mine: number): Promise<void> {
    if (togglesAreFresh()) return;
    if (await switches.refresh()) changed();
    // A late response: the newer attempt may have found nothing to fetch.
    if (mine !== turn && !togglesAreFresh()) void pursue();
  }

  /**
   * Fetches the wanted release with retries and backoff, then switches copy and toggles together. A later call
   * supersedes this one and covers everything it wanted. Switching language, or starting or ending a payment meanwhile,
   * restarts the attempt.
   */
  async function pursue(): Promise<void> {
    const mine = ++turn;
    for (let tries = 0; mine === turn && wanted; tries++) {
      const [locale, pinned] = [language, pins > 0];
      try {
        const target = pinned ? undefined : publishedCopy(sources, wanted, locale, shown);
        const [next] = await withTimeout(Promise.all([target, freshToggles(mine)]), oneTry);
        if (mine !== turn) return;
        if (locale !== language || pinned !== pins > 0) continue;
        if (!next) return letThrough("atOnce");
        switches.release("atOnce");
        return show(next);
      } catch {
        report("badSnapshot", "snapshot");
        await delay(retryBackoff(tries));
      }
    }
  }

  async function apply(next: Manifest): Promise<void> {
    if (next.site !== sources.site || next.sequence <= (wanted?.sequence ?? 0)) return;
    if (sources.publicKey !== undefined && !(await isSigned(next, sources.publicKey)))
      return report("badSignature", "manifest");
    if (next.sequence <= (wanted?.sequence ?? 0)) return;
    wanted = next;
    await pursue();
  }

  async function setLocale(locale: Locale): Promise<void> {
    if (locale === language && locale === shown.locale) return;
    language = locale;
    let next: Copy;
    // A payment keeps the release it started with, in the other language.
    do next = await copyNow(sources, pins > 0 ? shown.manifest : wanted, locale);
    while (pins > 0 && next.source === "published" && next.manifest !== shown.manifest);
    // The language was switched again, or a release has loaded this language already.
    if (language !== locale || shown.locale === locale) return;
    show(next);
    if (next.source !== "published" || next.manifest !== wanted) void pursue();
  }

  function unpin(): void {
    pins = Math.max(0, pins - 1);
    if (pins > 0) return;
    letThrough("atOnce");
    if (wanted && wanted.sequence !== shown.manifest?.sequence) void pursue();
  }

  if (manifest && copy.source !== "published") void pursue();

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getState: () => state,
    getIntl: () => shelves[0].intl,
    text: (key, ...[args]) => parts(key, args as MessageValues).join(""),
    parts: (key, args, tags) => parts(key, { ...args, ...tags } as MessageValues<never>),
    hashOf: (key, ...[args]) => sha256(parts(key, args as MessageValues).join("")),
    setLocale,
    apply,
    toggle: (key) => toggleValue(switches.answer(key)?.value, key),
    isKilled: (key) => !!switches.answer(key)?.killed,
    startSession(next) {
      if (switches.startSession(next)) changed();
      if (!togglesAreFresh()) void pursue();
    },
    navigated: () => letThrough("nextNavigation"),
    pin: () => void pins++,
    unpin,
    reports,
  };
}

/** The lookup order of a key: current messages, then built-in ones. */
function layersOf({ locale, snapshot, below }: Copy, timeZone: string): [LocaleMessages, ...LocaleMessages[]] {
  const shown = localeMessagesOf(locale, timeZone, snapshot.messages);
  return below ? [shown, localeMessagesOf(locale, timeZone, below)] : [shown];
}

/** Returns the toggle's value; the default when it is missing or of another type than this build declares. */
function toggleValue<K extends ToggleKey>(value: unknown, key: K): ToggleTypes[K] {
  const usual = defaultToggles[key];
  return typeof value === typeof usual ? (value as ToggleTypes[K]) : usual;
}
