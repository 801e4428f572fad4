import type { Action } from "redux";
import { redactPath } from "@portico/rules/redactPath";
import type { PageSignal } from "../../api/pageSignals.ts";
import type { CallRecord } from "../../api/recorder.ts";
import { context } from "../../api/sagaContext.ts";
import {
  buffers,
  call,
  type EventChannel,
  eventChannel,
  fork,
  select,
  type SagaGenerator,
  type TakeableChannel,
  takeEvery,
} from "../../lib/effects.ts";
import { navigationArrived, selectPath } from "../navigation/model/navigation.slice.ts";
import { selectProfile } from "../session/model/session.selectors.ts";
import type { Tracked, TrackedActions } from "./analyticsEvent.ts";
import { callEvent } from "./callEvent.ts";
import { sendOnClosing } from "./closing.ts";
import { deliver } from "./delivery.saga.ts";
import { deviceUuid } from "./batch.ts";
import { faultEvent, isLogged } from "./faultEvent.ts";
import { onOutgoingLink } from "./outgoingLinks.ts";
import { createQueue, type Queue } from "./queue.ts";

export type EventSources = {
  records: EventChannel<CallRecord>;
  signals: EventChannel<PageSignal>;
  actions: TakeableChannel<Action>;
  tracked: TrackedActions;
};

type TrackedAction = Action & { payload?: never };

/** Turns recorded requests, errors and actions into events and sends them in batches. */
export function* recordEvents({ records, signals, actions, tracked }: EventSources): SagaGenerator<void> {
  const { storage, beacon } = yield* context();
  const queue = createQueue(storage, crypto.randomUUID());
  yield* takeEvery(records, function* (record) {
    yield* call(note, queue, callEvent(record));
  });
  yield* takeEvery(actions, function* (action: TrackedAction) {
    const events = action.type === navigationArrived.type ? pageView : tracked[action.type]?.(action.payload as never);
    for (const event of [events ?? []].flat()) yield* call(note, queue, event);
  });
  yield* takeEvery(signals, function* (signal) {
    if (signal.kind === "crashed" && isLogged(signal.error)) yield* call(note, queue, faultEvent(signal.error));
    if (signal.kind === "closing") yield* call(sendOnClosing, queue, beacon);
  });
  if (typeof document !== "undefined") {
    const links = eventChannel<string>((say) => onOutgoingLink(document, say), buffers.expanding());
    yield* takeEvery(links, function* (destination) {
      yield* call(note, queue, linkFollowed(destination));
    });
    yield* fork(recordWebVitals, queue);
  }
  yield* fork(deliver, queue);
}

/** They are measured at the latest when the page is hidden, which may be its end, after the other events were sent. */
function* recordWebVitals(queue: Queue): SagaGenerator<void> {
  const { beacon } = yield* context();
  // Without it, everything else is recorded all the same.
  const loaded = yield* call(() => import("./webVitals.ts").catch(() => undefined));
  if (!loaded) return;
  const measured = eventChannel<Tracked>((say) => {
    loaded.measureWebVitals(say);
    return () => undefined;
  }, buffers.expanding());
  yield* takeEvery(measured, function* (event) {
    yield* call(note, queue, event);
    if (document.visibilityState === "hidden") yield* call(sendOnClosing, queue, beacon, queue.waiting.slice(-1));
  });
}

/** A link out of the portal was followed: to another site, or to a telephone number. */
const linkFollowed = (destination: string): Tracked => ({
  name: "linkFollowed",
  data: { msgCategory: "navigation", appApiHost: destination },
});

/** Page view; every event contains the screen. */
const pageView: Tracked = { name: "pageView", data: { msgCategory: "navigation" } };

function* note(queue: Queue, { name, data }: Tracked): SagaGenerator<void> {
  const { bootstrap, storage, timers } = yield* context();
  const profile = yield* select(selectProfile);
  const everywhere = {
    deviceUuid: deviceUuid(storage),
    appVersion: bootstrap.environment.version,
    appName: "portal",
    appType: "web",
    appEnvName: bootstrap.environment.name,
    currStateName: redactPath(yield* select(selectPath)),
    ...(profile && { userType: profile.userType, enterpriseRole: profile.enterpriseRole }),
  };
  queue.add({
    id: crypto.randomUUID(),
    name,
    at: new Date(timers.now()).toISOString(),
    data: { ...everywhere, ...data },
  });
}
