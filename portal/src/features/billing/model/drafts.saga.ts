import { context } from "../../../api/sagaContext.ts";
import { call, select, takeEvery } from "../../../lib/effects.ts";
import { selectProfile } from "../../session/model/session.selectors.ts";
import { sessionEnded, sessionKnown } from "../../session/model/session.slice.ts";

/** Storage key prefix of every flow's draft. */
export const draftKeyPrefix = "portico.";
const ownerKey = "portico-drafts-of";

/**
 * Drafts that did not fit into a full sessionStorage: kept in memory until the page closes, so that a payment can
 * continue.
 */
export const inMemoryDrafts = new Map<string, string>();

/** Deletes every draft, so that the next user of this browser sees none. */
function clearDrafts(storage: Storage): void {
  inMemoryDrafts.clear();
  const names = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  for (const name of names) if (name?.startsWith(draftKeyPrefix)) storage.removeItem(name);
}

/**
 * Drafts belong to one user: another user of the same account must not continue them, because the server would treat a
 * repeated attempt by another user as a new payment. Signing out deletes the tab's drafts; after a timeout the same
 * user finds the same step again, without card data. Runs before any flow opens.
 */
function* draftsSaga() {
  const { tabStorage } = yield* context();
  yield* takeEvery(sessionEnded, function* ({ payload: { reason } }) {
    if (reason === "user") yield* call(clearDrafts, tabStorage);
  });
  yield* takeEvery(sessionKnown, keepOwnDrafts);
  yield* call(keepOwnDrafts);
}

/** Deletes the drafts when another user signs in. */
function* keepOwnDrafts() {
  const { tabStorage } = yield* context();
  const guid = (yield* select(selectProfile))?.guid;
  const owner = tabStorage.getItem(ownerKey);
  if (guid === undefined || owner === guid) return;
  if (owner !== null) yield* call(clearDrafts, tabStorage);
  tabStorage.setItem(ownerKey, guid);
}

export const draftsWorkflow = {
  name: "drafts",
  reducers: {},
  sagas: { drafts: draftsSaga },
};
