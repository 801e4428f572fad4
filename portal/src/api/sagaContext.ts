import type { ContentEvents, delayOf } from "@portico/content-runtime/events";
import type { SharedStream } from "@portico/content-runtime/sharedStream";
import type { ContentStore } from "@portico/content-runtime/store";
import type { Bootstrap } from "./bootstrap.ts";
import { getContext, type SagaGenerator } from "../lib/effects.ts";
import type { Timers } from "../lib/timers.ts";
import type { AccountEvent } from "./liveUpdates.ts";
import type { Graph } from "./graph.ts";
import type { Navigator } from "./navigator.ts";
import type { PageSignals } from "./pageSignals.ts";
import type { CallFeed } from "./recorder.ts";
import type { Rest } from "./rest.ts";
import type { SessionScope } from "./sessionScope.ts";
import type { StepUp } from "./stepUp.ts";
import type { TabChannel } from "./tabChannel.ts";

/** The side-effect dependencies of the sagas. `createPortal` creates it, the same for the page and for flow tests. */
export type SagaContext = {
  /** Lives as long as the session. */
  scope: Pick<SessionScope, "end">;
  rest: Rest;
  /** The GraphQL client, loaded on first use. */
  graph: Graph;
  /** The recorded fetch, for calls that are neither REST nor GraphQL. */
  fetch: typeof globalThis.fetch;
  calls: CallFeed;
  /** Asks the person to prove who they are when a call is refused for want of it. */
  stepUp: Omit<StepUp, "fetch">;
  /**
   * The start-up data of the page. Its session and CSRF token are those of the page load; the store and the headers
   * have the current ones.
   */
  bootstrap: Bootstrap;
  content: ContentStore;
  /** Loads the event stream of copy and toggle releases; undefined when the page has none. */
  openEventStream: (() => Promise<{ events: ContentEvents; delayOf: typeof delayOf }>) | undefined;
  /** Loads the event stream of the session's accounts; undefined when the page has none: then screens poll. */
  openAccountEvents: (() => Promise<SharedStream<AccountEvent>>) | undefined;
  navigator: Navigator;
  timers: Timers;
  tabs: TabChannel;
  page: PageSignals;
  /**
   * localStorage: survives the page. Holds analytics events, which identify no one, and what a person chose to keep on
   * this device until the session ends (`lib/offlineCopy.ts`).
   */
  storage: Storage;
  /** sessionStorage: lives as long as the tab and survives a reload. Holds payment drafts, never card data. */
  tabStorage: Storage;
  /** A fetch that is not recorded: for telemetry only, which must not record itself (ANLY-08). */
  unrecordedFetch: typeof globalThis.fetch;
  /** Sends data while the page closes (`navigator.sendBeacon`); returns whether the browser accepted it. */
  beacon: (path: string, body: Blob) => boolean;
};

/**
 * Reads dependencies from the saga context.
 *
 * @example const { rest } = yield* context();
 */
export function* context(): SagaGenerator<SagaContext> {
  return yield* getContext<SagaContext>("portal");
}
