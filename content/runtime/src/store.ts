import type { CopyArgs, CopyKey, CopyTags, PlainKey } from "@portico/catalogue/contract";
import { defaultToggles, type ToggleKey, type Toggles as ToggleTypes } from "@portico/catalogue/toggles";
import type { MessageValues, TagRender } from "@portico/message/format";
import type { Locale } from "@portico/message/tree";
import type { Manifest, Toggles } from "./contract.ts";
import type { ErrorReports } from "./errors.ts";
import { sha256 } from "./hash.ts";
import { copyNow, publishedCopy, type Copy, type CopySources, type Source } from "./loadCopy.ts";
import { backoff, wait, within } from "./patience.ts";
import { isSigned } from "./signature.ts";
import { createToggles, type Moment } from "./toggles.ts";
import { partsOf, shelfOf, type Shelf } from "./words.ts";

export type { Locale, Source };

/** What is shown. A new object for each change, so that it can be compared. */
export type ContentState = { locale: Locale; release: string; source: Source; version: number };

/** The arguments of a key: none, or all of them. */
export type ArgsOf<K extends CopyKey> = keyof CopyArgs<K> extends never ? [args?: undefined] : [args: CopyArgs<K>];

/** Makes the text of a key. Money is integer cents, dates are YYYY-MM-DD or an instant. */
export type Translate = <K extends PlainKey>(key: K, ...args: ArgsOf<K>) => string;

export type TagsOf<K extends CopyKey, Node> = Record<CopyTags<K>, TagRender<Node>>;

/** The copy and toggles of one page: an external store that components subscribe to. */
export type ContentStore = {
  subscribe(listener: () => void): () => void;
  getState(): ContentState;
  /** What formats the words shown, for react-intl's own components and hooks. A new object when the words change. */
  getIntl(): Shelf["intl"];
  text: Translate;
  /** The words of a key around what its tags are made into. */
  parts<K extends CopyKey, Node>(key: K, args: CopyArgs<K> | undefined, tags: TagsOf<K, Node>): (string | Node)[];
  /** SHA-256 of the text as it is shown, to store with an authorisation. */
  hashOf<K extends PlainKey>(key: K, ...args: ArgsOf<K>): Promise<string>;
  /** Changes the language; words of some source are there when it resolves. */
  setLocale(locale: Locale): Promise<void>;
  /** Takes a newer manifest: checked, fetched, then shown at once, with the toggles. */
  apply(manifest: Manifest): Promise<void>;
  toggle<K extends ToggleKey>(key: K): ToggleTypes[K];
  /** Whether an editor has stopped what the toggle opens; one that is off for another reason is not stopped. */
  isKilled(key: ToggleKey): boolean;
  /** Takes the toggles of a new session (sign-in, sign-out). */
  startSession(toggles: Toggles): void;
  /** Lets changes through that wait for a navigation. */
  navigated(): void;
  /** Keeps copy and toggles as they are while money moves; only the kill switch overrides it. Nests. */
  pin(): void;
  unpin(): void;
  reports: ErrorReports;
};

export type StoreParts = {
  sources: CopySources;
  timeZone: string;
  copy: Copy;
  /** The newest manifest known, shown or not. */
  manifest: Manifest | undefined;
  toggles: Toggles;
  reports: ErrorReports;
};

/** Longest time for one try to fetch a release; milliseconds. */
const oneTry = 15_000;

/** Makes the store around the copy that a page starts with; `startContent` is its usual caller. */
export function createContentStore({ sources, timeZone, copy, manifest, toggles, reports }: StoreParts): ContentStore {
  const listeners = new Set<() => void>();
  const switches = createToggles(toggles, sources.fetch);
  let shown = copy;
  let wanted = manifest;
  let language = copy.locale;
  let pins = 0;
  let turn = 0;
  let state: ContentState = stateOf(0);
  let shelves = shelvesOf(copy, timeZone);

  function stateOf(version: number): ContentState {
    return { locale: shown.locale, release: shown.release, source: shown.source, version };
  }

  function changed(): void {
    state = stateOf(state.version + 1);
    for (const listener of [...listeners]) listener();
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
    if (next !== shown) shelves = shelvesOf(next, timeZone);
    shown = next;
    changed();
  }

  const togglesAreFresh = () => wanted === undefined || wanted.toggles === switches.etag();

  /** A kill switch does not wait for the words that are published with it. */
  async function freshToggles(mine: number): Promise<void> {
    if (togglesAreFresh()) return;
    if (await switches.refresh()) changed();
    // This answer came late: whoever took over may have seen nothing to ask for.
    if (mine !== turn && !togglesAreFresh()) void pursue();
  }

  /**
   * Fetches what is wanted until it is there; then copy and toggles change together. A later call takes over: it wants everything
   * that this one does. Another language, or a money flow that begins or ends meanwhile, makes it ask again.
   */
  async function pursue(): Promise<void> {
    const mine = ++turn;
    for (let tries = 0; mine === turn && wanted !== undefined; tries++) {
      const [locale, pinned] = [language, pins > 0];
      try {
        const target = pinned ? undefined : publishedCopy(sources, wanted, locale, shown);
        const [next] = await within(Promise.all([target, freshToggles(mine)]), oneTry);
        if (mine !== turn) return;
        if (locale !== language || pinned !== pins > 0) continue;
        if (!next) return letThrough("atOnce");
        switches.release("atOnce");
        return show(next);
      } catch {
        report("badSnapshot", "snapshot");
        await wait(backoff(tries));
      }
    }
  }

  async function apply(next: Manifest): Promise<void> {
    if (next.site !== sources.site || next.sequence <= (wanted?.sequence ?? 0)) return;
    if (sources.publicKey !== undefined && !(await isSigned(next, sources.publicKey))) return report("badSignature", "manifest");
    if (next.sequence <= (wanted?.sequence ?? 0)) return;
    wanted = next;
    await pursue();
  }

  async function setLocale(locale: Locale): Promise<void> {
    if (locale === language && locale === shown.locale) return;
    language = locale;
    let next: Copy;
    // A money flow goes on with the release that it began with, in the other language.
    do next = await copyNow(sources, pins > 0 ? shown.manifest : wanted, locale);
    while (pins > 0 && next.source === "published" && next.manifest !== shown.manifest);
    // Another language was chosen since, or a release has come and brought this one along.
    if (language !== locale || shown.locale === locale) return;
    show(next);
    if (next.source !== "published" || next.manifest !== wanted) void pursue();
  }

  function unpin(): void {
    pins = Math.max(0, pins - 1);
    if (pins > 0) return;
    letThrough("atOnce");
    if (wanted !== undefined && wanted.sequence !== shown.manifest?.sequence) void pursue();
  }

  if (manifest !== undefined && copy.source !== "published") void pursue();

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

/** Copy in the order in which a key is looked up: what is shown, then what was built in. */
function shelvesOf({ locale, snapshot, below }: Copy, timeZone: string): [Shelf, ...Shelf[]] {
  const shown = shelfOf(locale, timeZone, snapshot.messages);
  return below ? [shown, shelfOf(locale, timeZone, below)] : [shown];
}

/** The answer, unless it is missing or of another type than the build knows. */
function toggleValue<K extends ToggleKey>(value: unknown, key: K): ToggleTypes[K] {
  const usual = defaultToggles[key];
  return typeof value === typeof usual ? (value as ToggleTypes[K]) : usual;
}
