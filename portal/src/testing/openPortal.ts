import { builtIn } from "@portico/content-runtime/builtIn";
import { startContent } from "@portico/content-runtime/start";
import { vi } from "vitest";
import type { Bootstrap } from "../api/bootstrap.ts";
import type { PageSignal } from "../api/pageSignals.ts";
import { createCallFeed, recordCalls } from "../api/recorder.ts";
import type { TabChannel, TabMessage } from "../api/tabChannel.ts";
import { createPortal, type PortalParts } from "../app/createPortal.ts";
import type { RootState } from "../app/rootReducer.ts";
import { navigationArrived } from "../features/navigation/model/navigation.slice.ts";
import { selectIsSignedIn } from "../features/session/model/session.selectors.ts";
import { signInSubmitted } from "../features/session/model/session.slice.ts";
import { memoryStorage } from "../lib/memoryStorage.ts";
import { manualTimers } from "./manualTimers.ts";

/** Password of all demo people. */
const password = "portico-demo-2026";

/** A browser of the backend under test: its cookies, its way to the portal's origin and to the vault's. */
export type Browser = { fetch: typeof fetch; vaultFetch: typeof fetch; bootstrap: () => Promise<Bootstrap> };

/** What a browser keeps while its tabs come and go. */
export type Machine = { browser: Browser; tabs: () => TabChannel };

/** One browser; its tabs hear each other. */
export function machine(browser: Browser): Machine {
  const listeners = new Set<(message: TabMessage) => void>();
  const tabs = (): TabChannel => {
    const own = new Set<(message: TabMessage) => void>();
    return {
      tell: (message) => [...listeners].filter((listener) => !own.has(listener)).forEach((listener) => listener(message)),
      listen: (listener) => {
        const mine = (message: TabMessage) => listener(message);
        own.add(mine);
        listeners.add(mine);
        return () => void (own.delete(mine) && listeners.delete(mine));
      },
    };
  };
  return { browser, tabs };
}

export type OpenedTab = Awaited<ReturnType<typeof openTab>>;

/** Stands between a tab and the network. */
export type Network = (fetch: typeof globalThis.fetch) => typeof globalThis.fetch;

export type TabOptions = {
  /** What a reload of the same tab finds again. */
  tabStorage?: Storage;
  /** What all tabs of the browser, and its next visit, find again. */
  storage?: Storage;
  /** Takes what a closing page hands over; without it the browser takes nothing. */
  beacon?: (path: string, body: Blob) => boolean;
  /** The address that the page was opened at. */
  at?: string;
  /** Cuts a connection, counts calls. */
  network?: Network;
  /** The stream of releases; without it a tab has none. */
  openEventStream?: PortalParts["openEventStream"];
};

/** The whole portal without its screens, over the whole backend, in one process. */
export async function openTab({ browser, tabs }: Machine, options: TabOptions = {}) {
  const { tabStorage = memoryStorage(), storage = memoryStorage(), beacon, at = "/", network = (fetch) => fetch } = options;
  const bootstrap = await browser.bootstrap();
  const fetch = network(browser.fetch);
  const [calls, timers] = [createCallFeed(), manualTimers()];
  const recordedFetch = recordCalls(browser.fetch, calls, timers.now);
  // As on the page, content names its calls by their paths; a request outside a browser needs the whole address.
  const contentFetch: typeof fetch = (input, init) => recordedFetch(typeof input === "string" ? new URL(input, "http://localhost") : input, init);
  const content = await startContent({ bootstrap, fetch: contentFetch, storage, builtIn });
  const places: string[] = [];
  const channel = tabs();
  let frozen = false;
  let online = true;
  const hearing = new Set<(signal: PageSignal) => void>();
  const here = () => new URL(places.at(-1) ?? at, "http://localhost");
  const place = () => ({ path: here().pathname, search: here().search, hash: here().hash });
  const portal = createPortal({
    bootstrap,
    fetch,
    calls,
    content,
    timers,
    storage,
    ...(options.openEventStream && { openEventStream: options.openEventStream }),
    beacon,
    tabStorage,
    tabs: { tell: channel.tell, listen: (listener) => channel.listen((message) => (frozen ? undefined : listener(message))) },
    page: { isOnline: () => online, listen: (listener) => (hearing.add(listener), () => void hearing.delete(listener)) },
    navigator: {
      go: (to) => {
        places.push(to);
        arrive();
      },
      load: (to) => void places.push(to),
      place,
    },
  });
  /** What the router's bridge says at every arrival. */
  const arrive = () => portal.store.dispatch(navigationArrived(place()));
  portal.run();
  arrive();
  await vi.dynamicImportSettled();
  const until = (reached: (state: RootState) => boolean) => stateReached(portal.store, reached);
  return {
    ...portal,
    content,
    timers,
    tabStorage,
    /** From now on messages of other tabs are lost, as in a tab that the browser froze. */
    freeze: () => {
      frozen = true;
    },
    /** Whether the browser says that there is a network; coming back is a signal too. */
    setOnline: (is: boolean) => {
      online = is;
      if (is) [...hearing].forEach((listener) => listener({ kind: "online" }));
    },
    /** Where the customer was led, in order. */
    places,
    signal: (signal: PageSignal) => [...hearing].forEach((listener) => listener(signal)),
    until,
    signIn: async (username: string) => {
      portal.store.dispatch(signInSubmitted({ username, password, rememberMe: false, targetUrl: null }));
      await until(selectIsSignedIn);
      // The session's clocks come after the screen; from now on they run.
      await vi.dynamicImportSettled();
    },
  };
}

type Store = ReturnType<typeof createPortal>["store"];
const longest = 30_000;

/** Resolves as soon as the store is in a state; fails with the state that it stayed in. */
function stateReached(store: Store, reached: (state: RootState) => boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    if (reached(store.getState())) return resolve();
    const settle = (then: () => void) => {
      clearTimeout(timer);
      unsubscribe();
      then();
    };
    const unsubscribe = store.subscribe(() => reached(store.getState()) && settle(resolve));
    const timer = setTimeout(() => settle(() => reject(new Error(`Never reached; the state is ${JSON.stringify(store.getState(), null, 1)}`))), longest);
  });
}
