import { configureStore } from "@reduxjs/toolkit";
import type { ContentStore } from "@portico/content-runtime/store";
import createSagaMiddleware, { type Task } from "redux-saga";
import type { Bootstrap } from "../api/bootstrap.ts";
import { createGraph } from "../api/graph.ts";
import { createHeaders, fetchAs } from "../api/headers.ts";
import type { Navigator } from "../api/navigator.ts";
import { headlessPage, type PageSignals } from "../api/pageSignals.ts";
import { type CallFeed, createCallFeed, recordCalls } from "../api/recorder.ts";
import { createRest } from "../api/rest.ts";
import { createStepUp } from "../api/stepUp.ts";
import { createSessionScope } from "../api/sessionScope.ts";
import type { SagaContext } from "../api/sagaContext.ts";
import { singleTab, type TabChannel } from "../api/tabChannel.ts";
import { memoryStorage } from "../lib/storage.ts";
import { realTimers, type Timers } from "../lib/timers.ts";
import { rootReducer } from "./rootReducer.ts";
import { rootSaga } from "./rootSaga.ts";

/** The portal's dependencies. Optional ones default to no page, no other tabs and real time. */
export type PortalParts = {
  bootstrap: Bootstrap;
  fetch: typeof fetch;
  /** The recorder that `content` publishes its calls to; the portal publishes its own calls there too. */
  calls?: CallFeed;
  content: ContentStore;
  navigator: Navigator;
  openEventStream?: SagaContext["openEventStream"];
  openAccountEvents?: SagaContext["openAccountEvents"];
  timers?: Timers;
  tabs?: TabChannel;
  page?: PageSignals;
  storage?: Storage;
  /** `navigator.sendBeacon`. Without it nothing is sent while the page closes; the next visit sends it. */
  beacon?: SagaContext["beacon"];
  /** sessionStorage: survives a reload of the tab. */
  tabStorage?: Storage;
};

export type Portal = ReturnType<typeof createPortal>;

function sagaContext(parts: PortalParts): SagaContext {
  const timers = parts.timers ?? realTimers;
  const calls = parts.calls ?? createCallFeed();
  const headers = createHeaders(parts.bootstrap);
  const unrecordedFetch = fetchAs(headers, parts.fetch);
  const stepUp = createStepUp(recordCalls(unrecordedFetch, calls, timers.now));
  const { fetch } = stepUp;
  const scope = createSessionScope(fetch);
  return {
    scope,
    rest: createRest(scope.fetch, headers),
    graph: createGraph({ fetch, headers }),
    fetch,
    unrecordedFetch,
    calls,
    stepUp,
    content: parts.content,
    openEventStream: parts.openEventStream,
    openAccountEvents: parts.openAccountEvents,
    navigator: parts.navigator,
    timers,
    beacon: parts.beacon ?? (() => false),
    tabs: parts.tabs ?? singleTab,
    page: parts.page ?? headlessPage,
    storage: parts.storage ?? memoryStorage(),
    tabStorage: parts.tabStorage ?? memoryStorage(),
    bootstrap: parts.bootstrap,
  };
}

/**
 * Creates the portal without its screens: store and sagas, the same for the page and for flow tests.
 *
 * @example const portal = createPortal({ bootstrap, fetch, content, navigator }); portal.run();
 */
export function createPortal(parts: PortalParts) {
  const context = sagaContext(parts);
  const sagas = createSagaMiddleware({ context: { portal: context } });
  const store = configureStore({
    reducer: rootReducer,
    // Side effects go through sagas, so thunks are disabled.
    middleware: (defaults) => defaults({ thunk: false }).concat(sagas),
    devTools: !parts.bootstrap.environment.production,
  });
  let task: Task | undefined;
  return {
    store,
    /** For the screens that use Apollo's hooks. */
    graph: context.graph,
    /** Publishes every HTTP call. */
    calls: context.calls,
    run: () => {
      task = sagas.run(rootSaga);
    },
    stop: () => task?.cancel(),
  };
}
