import type { CopyArgs, CopyKey, CopyTags } from "@portico/catalogue/contract";
import type { ToggleKey, Toggles } from "@portico/catalogue/toggles";
import { createContext, Fragment, use, useEffect, useMemo, useSyncExternalStore, type ReactNode } from "react";
import { RawIntlProvider } from "react-intl";
import type { ArgsOf, ContentState, ContentStore, Locale, TagsOf, Translate } from "./store.ts";

const ContentContext = createContext<ContentStore | undefined>(undefined);

/** The store of the page. @throws outside a `ContentProvider` */
export function useContentStore(): ContentStore {
  const store = use(ContentContext);
  if (store === undefined) throw new Error("no ContentProvider");
  return store;
}

const useStateOf = ({ subscribe, getState }: ContentStore): ContentState => useSyncExternalStore(subscribe, getState, getState);

function useContentState(): [ContentStore, ContentState] {
  const store = useContentStore();
  return [store, useStateOf(store)];
}

/**
 * Gives copy and toggles to the screens inside, and keeps the document's language in step with them. What is inside may use
 * react-intl's own hooks and components too: they format with the same words, locale and zone.
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

/** Another state of the words is another function, so that whatever was made with the old one is made again. */
function translateIn(store: ContentStore, _state: ContentState): Translate {
  return (key, ...args) => store.text(key, ...args);
}

/**
 * The words of a key: `t("billing.amount.outOfRange", { min: 100, max: 50000 })`. A key that does not exist or an argument that
 * is missing does not compile. A new function whenever the words change, so it may stand in dependency lists.
 */
export function useCopy(): Translate {
  const [store, state] = useContentState();
  return useMemo(() => translateIn(store, state), [store, state]);
}

type CopyProps<K extends CopyKey> = { id: K } & (keyof CopyArgs<K> extends never ? { args?: undefined } : { args: CopyArgs<K> }) &
  ([CopyTags<K>] extends [never] ? { tags?: undefined } : { tags: TagsOf<K, ReactNode> });

/**
 * Words with parts that the screen makes: `<Copy id="x.terms" tags={{ terms: (words) => <Link ...>{words}</Link> }} />`.
 * Only tags that the contract declares exist, and only the screen says what they become: copy can't bring markup.
 */
export function Copy<K extends CopyKey>({ id, args, tags }: CopyProps<K>) {
  const [store] = useContentState();
  const parts = store.parts<K, ReactNode>(id, args, (tags ?? {}) as TagsOf<K, ReactNode>);
  return parts.map((part, place) => <Fragment key={place}>{part}</Fragment>);
}

/** A toggle, of the type that the register says. */
export function useToggle<K extends ToggleKey>(key: K): Toggles[K] {
  const [store] = useContentState();
  return store.toggle(key);
}

/** Whether an editor has stopped what a toggle opens: it comes back by itself, which a toggle that is off does not. */
export function useIsKilled(key: ToggleKey): boolean {
  const [store] = useContentState();
  return store.isKilled(key);
}

/** The language and how to change it. Changing it keeps the page, the focus and what was typed (COPY-01). */
export function useLocale(): { locale: Locale; setLocale: (locale: Locale) => Promise<void> } {
  const [{ setLocale }, { locale }] = useContentState();
  return useMemo(() => ({ locale, setLocale }), [locale, setLocale]);
}

export type { ArgsOf };
