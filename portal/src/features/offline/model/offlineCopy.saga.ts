import { type Action, createAction } from "@reduxjs/toolkit";
import { context } from "../../../api/sagaContext.ts";
import { call, put, select, type SagaGenerator, takeEvery, takeLatest } from "../../../lib/effects.ts";
import { loadWithRetry } from "../../../lib/loadScreen.ts";
import {
  chooseOffline,
  endOffline,
  isOfflineChosen,
  readOfflineCopy,
  removeOfflineCopy,
} from "../../../lib/offlineCopy.ts";
import { languageSaved } from "../../content/model/content.slice.ts";
import {
  selectIsAgent,
  selectIsCoBrowsing,
  selectIsSignedIn,
  selectProfile,
} from "../../session/model/session.selectors.ts";
import {
  sessionEndDetected,
  sessionEnded,
  sessionKnown,
  signOutFailed,
  signOutRequested,
} from "../../session/model/session.slice.ts";
import { offlineCopyEvents } from "./offlineCopy.slice.ts";

const ends = [signOutRequested.type, sessionEndDetected.type, sessionEnded.type];
const checked = createAction("offlineCopy/checked");
/** By name only: importing the slices would add billing to the first visit. */
const paid = ["payOnce/answered", "payDevice/answered", "paySeveral/answered"];

/**
 * Keeps the last statement and receipts on the device of whoever chose that (B25), and of nobody else. They are gone
 * as soon as a sign-out is requested or the session is found ended, before any call is answered.
 */
export function* offlineCopySaga(): SagaGenerator<void> {
  const { storage } = yield* context();
  yield* takeEvery(ends, function* () {
    yield* call(removeOfflineCopy, storage);
  });
  yield* takeEvery(offlineCopyEvents.chosen, function* ({ payload }) {
    const guid = (yield* select(selectProfile))?.guid;
    if (!payload || guid === undefined) yield* call(endOffline, storage);
    else if (!chooseOffline(storage, guid)) yield* put(offlineCopyEvents.changed({ phase: "failed" }));
  });
  const again = [checked.type, sessionKnown.type, languageSaved.type, offlineCopyEvents.chosen.type, ...paid];
  // An end cancels what is being read: nothing is stored after it.
  yield* takeLatest([...again, signOutFailed.type, ...ends], function* ({ type }: Action) {
    if (!ends.includes(type)) yield* call(follow);
  });
  // The session is usually known before this code is loaded.
  yield* put(checked());
}

/** Deletes what is not the signed-in person's; reads theirs again if they chose to keep it. */
function* follow(): SagaGenerator<void> {
  const { storage, timers } = yield* context();
  const profile = yield* select(selectProfile);
  const isHere = (yield* select(selectIsSignedIn)) && !(yield* select(selectIsAgent));
  const isChosen = isHere && profile !== null && isOfflineChosen(storage, profile.guid);
  const copy = readOfflineCopy(storage, timers.now());
  if (!isChosen || copy?.guid !== profile.guid) yield* call(removeOfflineCopy, storage);
  // Whoever shares the screen did not choose for the agent to see it being saved.
  if (!isChosen || (yield* select(selectIsCoBrowsing))) return;
  const load = () => import("./saveOfflineCopy.saga.ts").then((part) => part.saveOfflineCopy);
  const save = yield* call(() => loadWithRetry(load).catch(() => undefined));
  if (save) yield* call(save, profile.guid);
  else yield* put(offlineCopyEvents.changed({ phase: "failed", savedAt: copy?.savedAt }));
}
