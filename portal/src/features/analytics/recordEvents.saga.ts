import type { Action } from "redux";
import { redactPath } from "@portico/rules/redactPath";
import { context } from "../../api/sagaContext.ts";
import {
  buffers,
  call,
  type Channel,
  eventChannel,
  fork,
  select,
  type SagaGenerator,
  takeEvery,
} from "../../lib/effects.ts";
import { navigationArrived, selectPath, selectVisit } from "../navigation/model/navigation.slice.ts";
import { selectProfile } from "../session/model/session.selectors.ts";
import type { Noted, NotedState, Tracked, TrackedActions } from "./analyticsEvent.ts";
import { callEvent } from "./callEvent.ts";
import { sendOnClosing } from "./closing.ts";
import { deliver } from "./delivery.saga.ts";
import { deviceUuid } from "./batch.ts";
import { errorEvent, isLogged } from "./errorEvent.ts";
import { onOutgoingLink } from "./outgoingLinks.ts";
import { createQueue, type Queue } from "./queue.ts";

type Moment = Pick<Noted, "at" | "state">;

type TrackedAction = Action & { payload?: never };

/** Turns recorded requests, errors and actions into events and sends them in batches. */
export function* recordEvents(noted: Channel<Noted>, tracked: TrackedActions): SagaGenerator<void> {
  const { storage, beacon } = yield* context();
  const queue = createQueue(storage, crypto.randomUUID());
  yield* takeEvery(noted, function* ({ item, ...moment }: Noted) {
    if ("url" in item) yield* call(note, queue, callEvent(item), moment);
    else if ("type" in item) for (const event of actionEvents(item, tracked)) yield* call(note, queue, event, moment);
    else if (item.kind === "closing") yield* call(sendOnClosing, queue, beacon);
    else if (item.kind === "crashed" && isLogged(item.error)) yield* call(note, queue, errorEvent(item.error), moment);
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

function actionEvents(action: TrackedAction, tracked: TrackedActions): readonly Tracked[] {
  const events = action.type === navigationArrived.type ? pageView : tracked[action.type]?.(action.payload as never);
  return [events ?? []].flat();
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

/** @param moment when it happened; now by default */
function* note(queue: Queue, { name, data }: Tracked, moment?: Moment): SagaGenerator<void> {
  const { bootstrap, storage, timers } = yield* context();
  const now: NotedState = yield* select();
  const { at, state } = moment ?? { at: timers.now(), state: now };
  // Calls from before the first arrival belong to the screen that was opened, and to the session that it has (SESS-15).
  const known = selectVisit(state) > 0 ? state : now;
  const profile = selectProfile(known);
  const everywhere = {
    deviceUuid: deviceUuid(storage),
    appVersion: bootstrap.environment.version,
    appName: "portal",
    appType: "web",
    appEnvName: bootstrap.environment.name,
    currStateName: redactPath(selectPath(known)),
    ...(profile && { userType: profile.userType, enterpriseRole: profile.enterpriseRole }),
  };
  queue.add({
    id: crypto.randomUUID(),
    name,
    at: new Date(at).toISOString(),
    data: { ...everywhere, ...data },
  });
}
