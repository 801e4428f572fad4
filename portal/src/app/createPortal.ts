import { configureStore } from "@reduxjs/toolkit";
import type { ContentStore } from "@portico/content-runtime/store";
import createSagaMiddleware, { type Task } from "redux-saga";
import type { Bootstrap } from "../api/bootstrap.ts";
import { createGraph } from "../api/graph.ts";
import { createHeaders, fetchAs } from "../api/headers.ts";
import type { Navigator } from "../api/navigator.ts";
import { noPage, type PageSignals } from "../api/pageSignals.ts";
import { type CallFeed, createCallFeed, recordCalls } from "../api/recorder.ts";
import { createRest } from "../api/rest.ts";
import { createSessionScope } from "../api/sessionScope.ts";
import type { SagaContext } from "../api/sagaContext.ts";
import { loneTab, type TabChannel } from "../api/tabChannel.ts";
import { memoryStorage } from "../lib/memoryStorage.ts";
import { realTimers, type Timers } from "../lib/timers.ts";
import { rootReducer } from "./rootReducer.ts";
import { rootSaga } from "./rootSaga.ts";

/** What a portal needs from outside. What is left out is a portal alone, without a page, in real time. */
export type PortalParts = {
  bootstrap: Bootstrap;
  fetch: typeof fetch;
  /** What the calls of `content` are published to; the portal publishes its own there too. */
  calls?: CallFeed;
  content: ContentStore;
  navigator: Navigator;
  openEventStream?: SagaContext["openEventStream"];
  timers?: Timers;
  tabs?: TabChannel;
  page?: PageSignals;
  storage?: Storage;
  /** `navigator.sendBeacon`; without it nothing is sent from a page that closes, and the next one sends it. */
  beacon?: SagaContext["beacon"];
  /** What a reload of the tab keeps. */
  tabStorage?: Storage;
};

export type Portal = ReturnType<typeof createPortal>;

function sagaContext(parts: PortalParts): SagaContext {
  const timers = parts.timers ?? realTimers;
  const calls = parts.calls ?? createCallFeed();
  const headers = createHeaders(parts.bootstrap);
  const unrecordedFetch = fetchAs(headers, parts.fetch);
  const fetch = recordCalls(unrecordedFetch, calls, timers.now);
  const scope = createSessionScope(fetch);
  return {
    scope,
    rest: createRest(scope.fetch, headers),
    graph: createGraph({ fetch, headers }),
    fetch,
    unrecordedFetch,
    calls,
    content: parts.content,
    openEventStream: parts.openEventStream,
    navigator: parts.navigator,
    timers,
    beacon: parts.beacon ?? (() => false),
    tabs: parts.tabs ?? loneTab,
    page: parts.page ?? noPage,
    storage: parts.storage ?? memoryStorage(),
    tabStorage: parts.tabStorage ?? memoryStorage(),
    bootstrap: parts.bootstrap,
  };
}

/**
 * The portal without its screens: store and sagas, the same for the page and for flow tests.
 *
 * @example const portal = createPortal({ bootstrap, fetch, content, navigator }); portal.run();
 */
export function createPortal(parts: PortalParts) {
  const context = sagaContext(parts);
  const sagas = createSagaMiddleware({ context: { portal: context } });
  const store = configureStore({
    reducer: rootReducer,
    // Sagas are the one door for side effects.
    middleware: (defaults) => defaults({ thunk: false }).concat(sagas),
    devTools: !parts.bootstrap.environment.production,
  });
  let task: Task | undefined;
  return {
    store,
    /** For the screens that read through Apollo's hooks. */
    graph: context.graph,
    /** Every HTTP call as it is recorded. */
    calls: context.calls,
    run: () => {
      task = sagas.run(rootSaga);
    },
    stop: () => task?.cancel(),
  };
}
