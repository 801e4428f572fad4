import type { ContentEvents, delayOf } from "@portico/content-runtime/events";
import type { ContentStore } from "@portico/content-runtime/store";
import type { Bootstrap } from "./bootstrap.ts";
import { getContext, type SagaGenerator } from "../lib/effects.ts";
import type { Timers } from "../lib/timers.ts";
import type { Graph } from "./graph.ts";
import type { Navigator } from "./navigator.ts";
import type { PageSignals } from "./pageSignals.ts";
import type { CallFeed } from "./recorder.ts";
import type { Rest } from "./rest.ts";
import type { SessionScope } from "./sessionScope.ts";
import type { TabChannel } from "./tabChannel.ts";

/** What sagas may reach outside the store. Made by `createPortal`, the same for the page and for flow tests. */
export type SagaContext = {
  /** What lives as long as the session. */
  scope: Pick<SessionScope, "end">;
  rest: Rest;
  /** The graph's client, loaded when first asked for. */
  graph: Graph;
  /** The recorded fetch, for what is neither REST nor GraphQL. */
  fetch: typeof globalThis.fetch;
  calls: CallFeed;
  /** What the page brought along. Session and anti-forgery token in it are those of the start; later ones are in the store and the headers. */
  bootstrap: Bootstrap;
  content: ContentStore;
  /** Loads the stream of releases of copy and toggles; undefined where a page has none. */
  openEventStream: (() => Promise<{ events: ContentEvents; delayOf: typeof delayOf }>) | undefined;
  navigator: Navigator;
  timers: Timers;
  tabs: TabChannel;
  page: PageSignals;
  /** What outlives the page; never holds anything about a customer but events of analytics, which name none. */
  storage: Storage;
  /** What lives as long as the tab and survives a reload: drafts of a payment, never anything of a card. */
  tabStorage: Storage;
  /** The fetch that records nothing: for telemetry alone, which must not record itself (ANLY-08). */
  unrecordedFetch: typeof globalThis.fetch;
  /** Hands a message to the browser from a page that closes; answers whether it took it. */
  beacon: (path: string, body: Blob) => boolean;
};

/**
 * Takes things out of the context.
 *
 * @example const { rest } = yield* context();
 */
export function* context(): SagaGenerator<SagaContext> {
  return yield* getContext<SagaContext>("portal");
}
