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
import { memoryStorage } from "../lib/storage.ts";
import { manualTimers } from "./manualTimers.ts";

/** Password of all demo users. */
const password = "portico-demo-2026";

/**
 * A browser of the backend under test, with its cookies: `fetch` reaches the portal's origin, `vaultFetch` the vault's.
 */
export type Browser = { fetch: typeof fetch; vaultFetch: typeof fetch; bootstrap: () => Promise<Bootstrap> };

/** A browser that tabs are opened in; `tabs` gives each its end of the channel between them. */
export type TestBrowser = Browser & { tabs: () => TabChannel };

/** A browser whose tabs receive each other's messages. */
export function createTestBrowser(browser: Browser): TestBrowser {
  const listeners = new Set<(message: TabMessage) => void>();
  const tabs = (): TabChannel => {
    const own = new Set<(message: TabMessage) => void>();
    return {
      post: (message) =>
        [...listeners].filter((listener) => !own.has(listener)).forEach((listener) => listener(message)),
      listen: (listener) => {
        const mine = (message: TabMessage) => listener(message);
        own.add(mine);
        listeners.add(mine);
        return () => void (own.delete(mine) && listeners.delete(mine));
      },
    };
  };
  return { ...browser, tabs };
}

export type OpenedTab = Awaited<ReturnType<typeof openTab>>;

/** Wraps the tab's fetch, for example to drop responses. */
export type Network = (fetch: typeof globalThis.fetch) => typeof globalThis.fetch;

export type TabOptions = {
  /** Survives a reload of the same tab. */
  tabStorage?: Storage;
  /** Shared by all tabs of the browser and by its next visit. */
  storage?: Storage;
  /** Receives what a closing page sends; without it the browser refuses beacons. */
  beacon?: (path: string, body: Blob) => boolean;
  /** The address to open. */
  at?: string;
  /** For dropping or counting calls. */
  network?: Network;
  /** The release stream; a tab without it has none. */
  openEventStream?: PortalParts["openEventStream"];
  /** The account event stream; a tab without it polls. */
  openAccountEvents?: PortalParts["openAccountEvents"];
};

/** Opens the whole portal without its screens, over the whole backend, in one process. */
export async function openTab({ tabs, ...browser }: TestBrowser, options: TabOptions = {}) {
  const {
    tabStorage = memoryStorage(),
    storage = memoryStorage(),
    beacon,
    at = "/",
    network = (fetch) => fetch,
  } = options;
  const bootstrap = await browser.bootstrap();
  const fetch = network(browser.fetch);
  const [calls, timers] = [createCallFeed(), manualTimers()];
  const recordedFetch = recordCalls(browser.fetch, calls, timers.now);
  // Content calls use relative paths, as on the page; outside a browser a request needs an absolute URL.
  const contentFetch: typeof fetch = (input, init) =>
    recordedFetch(typeof input === "string" ? new URL(input, "http://localhost") : input, init);
  const content = await startContent({ bootstrap, fetch: contentFetch, storage, builtIn });
  const places: string[] = [];
  const channel = tabs();
  let frozen = false;
  let online = true;
  const signalListeners = new Set<(signal: PageSignal) => void>();
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
    ...(options.openAccountEvents && { openAccountEvents: options.openAccountEvents }),
    beacon,
    tabStorage,
    tabs: {
      post: channel.post,
      listen: (listener) => channel.listen((message) => (frozen ? undefined : listener(message))),
    },
    page: {
      isOnline: () => online,
      listen: (listener) => (signalListeners.add(listener), () => void signalListeners.delete(listener)),
    },
    navigator: {
      go: (to) => {
        places.push(to);
        arrive();
      },
      load: (to) => void places.push(to),
      place,
    },
  });
  /** Dispatched by the router bridge after every navigation. */
  const arrive = () => portal.store.dispatch(navigationArrived(place()));
  portal.run();
  arrive();
  await vi.dynamicImportSettled();
  const until = (isReached: (state: RootState) => boolean) => stateReached(portal.store, isReached);
  return {
    ...portal,
    content,
    timers,
    tabStorage,
    /** From now on, drops messages of other tabs, as in a tab that the browser has frozen. */
    freeze: () => {
      frozen = true;
    },
    /** Sets the network state that the browser reports; going online also emits the signal. */
    setOnline: (is: boolean) => {
      online = is;
      if (is) [...signalListeners].forEach((listener) => listener({ kind: "online" }));
    },
    /** The URLs navigated to, in order. */
    places,
    signal: (signal: PageSignal) => [...signalListeners].forEach((listener) => listener(signal)),
    until,
    signIn: async (username: string) => {
      portal.store.dispatch(signInSubmitted({ username, password, rememberMe: false }));
      await until(selectIsSignedIn);
      // The session's timers are loaded after the screen.
      await vi.dynamicImportSettled();
    },
  };
}

type Store = ReturnType<typeof createPortal>["store"];
const timeoutMilliseconds = 30_000;

/** Resolves as soon as the state meets the condition; rejects with the last state after 30 seconds. */
function stateReached(store: Store, isReached: (state: RootState) => boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    if (isReached(store.getState())) return resolve();
    const settle = (then: () => void) => {
      clearTimeout(timer);
      unsubscribe();
      then();
    };
    const unsubscribe = store.subscribe(() => isReached(store.getState()) && settle(resolve));
    const timer = setTimeout(
      () =>
        settle(() =>
          reject(new Error(`The state was not reached. It is ${JSON.stringify(store.getState(), null, 1)}`)),
        ),
      timeoutMilliseconds,
    );
  });
}
