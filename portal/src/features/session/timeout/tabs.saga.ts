import type { TabMessage } from "../../../api/tabChannel.ts";
import { context } from "../../../api/sagaContext.ts";
import { call, type EventChannel, put, select, type SagaGenerator, takeEvery } from "../../../lib/effects.ts";
import { isStillSignedIn, leave } from "../model/ending.saga.ts";
import { selectIsSignedIn, selectProfile } from "../model/session.selectors.ts";
import type { EndReason } from "../model/session.slice.ts";
import { continueWith, goToTarget, reloadBootstrap } from "../model/signIn.saga.ts";
import { activityNoticed, sessionExtended } from "./timeout.slice.ts";

/**
 * Keeps all tabs in sync: activity, "stay signed in", sign-in and the end of the session reach the other tabs (SESS-06,
 * SESS-10).
 */
export function* tabsSaga(messages: EventChannel<TabMessage>): SagaGenerator<void> {
  yield* takeEvery(messages, heard);
}

function* heard(message: TabMessage) {
  switch (message.kind) {
    case "activity":
      return yield* put(activityNoticed({ at: message.at, here: false }));
    case "stayed":
      return yield* put(sessionExtended({ at: message.at, here: false }));
    case "ended":
      return yield* call(endedElsewhere, message.reason);
    case "paid":
      // Payments in other tabs are handled by billing's own saga.
      return undefined;
    case "signedIn":
      return yield* call(signedInElsewhere, message.guid);
  }
}

/** Another tab that was refused may have been overtaken by this one, which changed the password. */
function* endedElsewhere(reason: EndReason) {
  if (!(yield* select(selectIsSignedIn))) return;
  if (reason === "expired" && (yield* call(isStillSignedIn))) return;
  yield* call(leave, reason);
}

/**
 * The cookie now belongs to another session, or the session to another account: the page of another user or account is
 * loaded again, an anonymous one continues signed in.
 */
function* signedInElsewhere(guid: string) {
  const { navigator } = yield* context();
  const profile = yield* select(selectProfile);
  const { path } = navigator.place();
  if (profile && profile.guid !== guid) return navigator.load("/account-summary");
  const fresh = yield* call(reloadBootstrap);
  if (!fresh) return;
  yield* call(continueWith, fresh);
  if (path === "/") yield* call(goToTarget, null);
}
