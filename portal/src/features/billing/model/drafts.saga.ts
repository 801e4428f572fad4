import { context } from "../../../api/sagaContext.ts";
import { call, select, takeEvery } from "../../../lib/effects.ts";
import { selectProfile } from "../../session/model/session.selectors.ts";
import { sessionEnded, sessionKnown } from "../../session/model/session.slice.ts";

/** What every draft's name begins with, whichever flow wrote it. */
export const everyDraft = "portico.";
const ownerKey = "portico-drafts-of";

/** Drafts that a full storage refused: it must not stop a payment, and they live as long as the page. */
export const refusedByStorage = new Map<string, string>();

/** For the next person at this browser: nothing of anybody's stays. */
function clearDrafts(storage: Storage): void {
  refusedByStorage.clear();
  const names = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  for (const name of names) if (name?.startsWith(everyDraft)) storage.removeItem(name);
}

/**
 * Drafts of payments belong to one person: another one of the same account must not go on with them, for the server would take the same
 * attempt of somebody else for a payment of its own. Whoever signs out leaves nothing in the tab; whoever was signed out finds the same
 * step again, without card data. Runs before any flow opens.
 */
export function* draftsSaga() {
  const { tabStorage } = yield* context();
  yield* takeEvery(sessionEnded, function* ({ payload: { reason } }) {
    if (reason === "user") yield* call(clearDrafts, tabStorage);
  });
  yield* takeEvery(sessionKnown, keepOwnDrafts);
  yield* call(keepOwnDrafts);
}

function* keepOwnDrafts() {
  const { tabStorage } = yield* context();
  const guid = (yield* select(selectProfile))?.guid;
  const owner = tabStorage.getItem(ownerKey);
  if (guid === undefined || owner === guid) return;
  if (owner !== null) yield* call(clearDrafts, tabStorage);
  tabStorage.setItem(ownerKey, guid);
}
