import type { CopyArgs, CopyKey, CopyTags } from "@portico/catalogue/contract";
import type { ToggleKey, Toggles } from "@portico/catalogue/toggles";
import { createContext, Fragment, use, useEffect, useMemo, useSyncExternalStore, type ReactNode } from "react";
import { RawIntlProvider } from "react-intl";
import type { ArgsOf, ContentState, ContentStore, Locale, TagsOf, Translate } from "./store.ts";

const ContentContext = createContext<ContentStore | undefined>(undefined);

/**
 * The page's content store.
 * @throws outside a `ContentProvider`
 */
export function useContentStore(): ContentStore {
  const store = use(ContentContext);
  if (store === undefined) throw new Error("no ContentProvider");
  return store;
}

const useStateOf = ({ subscribe, getState }: ContentStore): ContentState =>
  useSyncExternalStore(subscribe, getState, getState);

function useContentState(): [ContentStore, ContentState] {
  const store = useContentStore();
  return [store, useStateOf(store)];
}

/**
 * Provides copy and toggles to the screens inside, and keeps the document's `lang` in sync. Components inside may also
 * use react-intl's own hooks and components: they share messages, locale and time zone.
 */
export function ContentProvider({ store, children }: { store: ContentStore; children: ReactNode }) {
  const { locale } = useStateOf(store);
  const intl = store.getIntl();
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  return (
    <ContentContext value={store}>
      <RawIntlProvider value={intl}>{children}</RawIntlProvider>
    </ContentContext>
  );
}

/** Returns a new function whenever the messages change, so that memoized results are recomputed. */
function translateIn(store: ContentStore, _state: ContentState): Translate {
  return (key, ...args) => store.text(key, ...args);
}

/**
 * Localization (i18n): translates a key: `t("billing.amount.outOfRange", { min: 100, max: 50000 })`. An unknown key or a missing argument
 * does not compile. A new function whenever the messages change, so it is safe in dependency lists.
 */
export function useCopy(): Translate {
  const [store, state] = useContentState();
  return useMemo(() => translateIn(store, state), [store, state]);
}

type CopyProps<K extends CopyKey> = { id: K } & (keyof CopyArgs<K> extends never
  ? { args?: undefined }
  : { args: CopyArgs<K> }) &
  ([CopyTags<K>] extends [never] ? { tags?: undefined } : { tags: TagsOf<K, ReactNode> });

/**
 * A message with tags that the screen renders: `<Copy id="x.terms" tags={{ terms: (words) => <Link ...>{words}</Link>
 * }} />`.
 * Only tags that the contract declares exist, and only the screen decides what they render: copy can't inject markup.
 */
export function Copy<K extends CopyKey>({ id, args, tags }: CopyProps<K>) {
  const [store] = useContentState();
  const parts = store.parts<K, ReactNode>(id, args, (tags ?? {}) as TagsOf<K, ReactNode>);
  return parts.map((part, place) => <Fragment key={place}>{part}</Fragment>);
}

/** The value of a toggle (feature flag), with the type from the register. */
export function useToggle<K extends ToggleKey>(key: K): Toggles[K] {
  const [store] = useContentState();
  return store.toggle(key);
}

/**
 * Whether a kill switch stopped what a toggle opens: the area returns without a reload, unlike one whose toggle is off.
 */
export function useIsKilled(key: ToggleKey): boolean {
  const [store] = useContentState();
  return store.isKilled(key);
}

/** The current language and its setter. Switching keeps the page, the focus and typed input (COPY-01). */
export function useLocale(): { locale: Locale; setLocale: (locale: Locale) => Promise<void> } {
  const [{ setLocale }, { locale }] = useContentState();
  return useMemo(() => ({ locale, setLocale }), [locale, setLocale]);
}

export type { ArgsOf };
