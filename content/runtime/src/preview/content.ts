import type { ContentBootstrap } from "../contract.ts";
import { copyNow, type Copy, type CopySources } from "../loadCopy.ts";
import type { ToPage } from "./protocol.ts";
import { createContentStore, type ContentState, type ContentStore, type Locale } from "../store.ts";
import type { ErrorReports } from "../errors.ts";
import type { MessageTree, Snapshot } from "@portico/message/tree";
import type { Keys } from "./keys.ts";
import { markedTree } from "./markedTree.ts";

export type Messages = Record<string, MessageTree>;
type Written = Extract<ToPage, { type: "write" }>["messages"];

export type PreviewContentParts = {
  bootstrap: ContentBootstrap;
  /** Drafts, which override the live messages. */
  drafts: Record<Locale, Messages>;
  keys: Keys;
  fetch: typeof fetch;
  builtIn: (locale: Locale) => Promise<Snapshot>;
};

export type PreviewContent = {
  /** The content store that the portal uses. */
  store: ContentStore;
  /** Shows this wording at once; null reverts to what the page was opened with. */
  write(messages: Written): void;
};

/** Errors in an editor's preview are not reported as customers' errors. */
const unreported: ErrorReports = { add: () => undefined, send: () => undefined, waiting: [] };
const nothingKept: CopySources["storage"] = { getItem: () => null, setItem: () => undefined };
/** Timeout for live messages before the built-in ones are shown; milliseconds. */
const timeoutMilliseconds = 5_000;

/**
 * The messages of a site in one language: live, overridden by drafts, overridden by what is being typed. All carry
 * markers.
 */
class Words {
  readonly #keys: Keys;
  readonly #copy: Copy;
  readonly #typed = new Map<string, MessageTree>();
  readonly #messages: Messages;

  constructor(copy: Copy, drafts: Messages, keys: Keys) {
    this.#keys = keys;
    this.#messages = this.#marked({ ...copy.snapshot.messages, ...drafts });
    this.#copy = { ...copy, below: copy.below && this.#marked(copy.below) };
  }

  #mark = (key: string, tree: MessageTree) => markedTree(tree, this.#keys.indexOf(key));

  #marked = (messages: Readonly<Messages>): Messages =>
    Object.fromEntries(Object.entries(messages).map(([key, tree]) => [key, this.#mark(key, tree)]));

  write(key: string, tree: MessageTree | null): void {
    if (tree === null) this.#typed.delete(key);
    else this.#typed.set(key, this.#mark(key, tree));
  }

  copy(): Copy {
    const messages = { ...this.#messages, ...Object.fromEntries(this.#typed) };
    return { ...this.#copy, snapshot: { ...this.#copy.snapshot, messages } };
  }
}

/**
 * Creates the content store of a preview, with the portal's ordinary interface. Each change swaps the store behind it
 * and notifies subscribers as for a new release, so nothing is remounted.
 * @throws when neither live nor built-in messages can be loaded
 */
export async function previewContent({
  bootstrap,
  drafts,
  keys,
  fetch,
  builtIn,
}: PreviewContentParts): Promise<PreviewContent> {
  const { site, timeZone, toggles, content } = bootstrap;
  const sources: CopySources = {
    fetch,
    storage: nothingKept,
    builtIn,
    site,
    publicKey: content?.publicKey,
    timeoutMilliseconds,
  };
  const listeners = new Set<() => void>();
  const loaded = new Map<Locale, Promise<Words>>();

  const load = async (locale: Locale) => new Words(await copyNow(sources, content, locale), drafts[locale], keys);

  function wordsIn(locale: Locale): Promise<Words> {
    const words = loaded.get(locale) ?? load(locale);
    loaded.set(locale, words);
    return words;
  }

  function storeOf(words: Words): ContentStore {
    const made = createContentStore({
      sources,
      timeZone,
      copy: words.copy(),
      manifest: undefined,
      toggles,
      reports: unreported,
    });
    made.subscribe(changed);
    return made;
  }

  let shown = await wordsIn(bootstrap.locale);
  let inner = storeOf(shown);
  let state: ContentState = inner.getState();

  function changed(): void {
    state = { ...inner.getState(), version: state.version + 1 };
    for (const listener of [...listeners]) listener();
  }

  function show(words: Words): void {
    shown = words;
    inner = storeOf(words);
    changed();
  }

  let turn = 0;
  async function setLocale(locale: Locale): Promise<void> {
    const mine = ++turn;
    const words = await wordsIn(locale);
    if (mine === turn && words !== shown) show(words);
  }

  async function writeOne({ key, locale, message }: Written[number]): Promise<void> {
    const words = await wordsIn(locale);
    words.write(key, message);
  }

  return {
    store: {
      ...inner,
      subscribe: (listener) => (listeners.add(listener), () => listeners.delete(listener)),
      getState: () => state,
      getIntl: () => inner.getIntl(),
      text: (key, ...args) => inner.text(key, ...args),
      parts: (key, args, tags) => inner.parts(key, args, tags),
      hashOf: (key, ...args) => inner.hashOf(key, ...args),
      toggle: (key) => inner.toggle(key),
      startSession: (next) => inner.startSession(next),
      navigated: () => inner.navigated(),
      setLocale,
    },
    write: (messages) => void Promise.all(messages.map(writeOne)).then(() => show(shown)),
  };
}
