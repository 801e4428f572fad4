import type { Action } from "@reduxjs/toolkit";
import { context } from "../../../api/sagaContext.ts";
import { call, put, select, type SagaGenerator, takeLeading } from "../../../lib/effects.ts";
import { navigationRequested } from "../../navigation/model/navigation.slice.ts";
import { afterEnd } from "./afterEnd.ts";
import { logout } from "./session.api.ts";
import { selectIsSignedIn } from "./session.selectors.ts";
import { endFound, type EndReason, sessionEnded, signOutRequested } from "./session.slice.ts";
import { readAgain } from "./signIn.saga.ts";

export function* endingSaga() {
  yield* takeLeading([signOutRequested, endFound], function* (action: Action) {
    const reason: EndReason = endFound.match(action) ? action.payload.reason : "user";
    yield* call(endSession, reason);
  });
}

/**
 * Ends the session on the server, then here and in all tabs (SESS-10). When the server cannot be told it ends here all the
 * same: the customer asked for it, or is not there; the server's own clock ends the rest.
 */
function* endSession(reason: EndReason): SagaGenerator<void> {
  const { rest, tabs } = yield* context();
  if (!(yield* select(selectIsSignedIn))) return;
  if (reason !== "expired") {
    const answer = yield* call(logout, rest, reason);
    if (answer.ok) rest.headers.renew(answer.data.csrfToken);
  }
  tabs.tell({ kind: "ended", reason });
  yield* call(leave, reason);
}

/** Everything about the customer goes, then the next screen comes: it says how the session ended and leads back (X10). */
export function* leave(reason: EndReason): SagaGenerator<void> {
  const { navigator } = yield* context();
  const from = navigator.place();
  yield* put(sessionEnded({ reason }));
  yield* put(navigationRequested({ to: afterEnd(reason, from), replace: true }));
  yield* call(readAgain);
}
