import type { Action } from "@reduxjs/toolkit";
import { renewToken } from "../../../api/readBootstrap.ts";
import { context } from "../../../api/sagaContext.ts";
import { call, put, select, type SagaGenerator, takeLeading } from "../../../lib/effects.ts";
import { navigationRequested } from "../../navigation/model/navigation.slice.ts";
import { afterEnd } from "./afterEnd.ts";
import { logout } from "./session.api.ts";
import { selectIsSignedIn } from "./session.selectors.ts";
import { endFound, type EndReason, sessionEnded, signOutFailed, signOutRequested } from "./session.slice.ts";
import { readAgain } from "./signIn.saga.ts";

export function* endingSaga() {
  yield* takeLeading([signOutRequested, endFound], function* (action: Action) {
    const reason: EndReason = endFound.match(action) ? action.payload.reason : "user";
    yield* call(endSession, reason);
  });
}

/**
 * Ends the session on the server, then here and in all tabs (SESS-10). A customer who asked for it is told the truth: when the
 * server does not end it, it lives on here too. Without a customer it ends here all the same; the server's own clock ends the rest.
 */
function* endSession(reason: EndReason): SagaGenerator<void> {
  const { tabs } = yield* context();
  if (!(yield* select(selectIsSignedIn))) return;
  const over = reason === "expired" || (yield* call(endedOnServer, reason));
  if (!over && reason === "user") {
    yield* put(signOutFailed());
    return;
  }
  tabs.tell({ kind: "ended", reason });
  yield* call(leave, reason);
}

type ToldReason = Exclude<EndReason, "expired">;

/** Asks twice, the second time with the token of the moment: a sign-in in another tab makes this tab's an old one. */
function* endedOnServer(reason: ToldReason): SagaGenerator<boolean> {
  const { rest } = yield* context();
  if (yield* call(askedToEnd, reason)) return true;
  yield* call(renewToken, rest);
  return yield* call(askedToEnd, reason);
}

function* askedToEnd(reason: ToldReason): SagaGenerator<boolean> {
  const { rest } = yield* context();
  const answer = yield* call(logout, rest, reason);
  if (answer.ok) rest.headers.renew(answer.data.csrfToken);
  return answer.ok || answer.failure.kind === "unauthorised";
}

/**
 * Everything about the customer goes, so that nothing of one session reaches the next (S10): slices start anew, workflows of screens are
 * cancelled by their supervisor, reads are aborted, and the graph's client goes with its cache. Then the next screen comes: it says how
 * the session ended and leads back (X10).
 */
export function* leave(reason: EndReason): SagaGenerator<void> {
  const { navigator, scope, graph } = yield* context();
  const from = navigator.place();
  yield* put(sessionEnded({ reason }));
  yield* call(scope.end);
  yield* call(graph.reset);
  yield* put(navigationRequested({ to: afterEnd(reason, from), replace: true }));
  yield* call(readAgain);
}
