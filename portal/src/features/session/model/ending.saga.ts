import type { RouteLocation } from "../../../api/navigator.ts";
import { type EndReason, sessionEndDetected, sessionEnded, signOutFailed, signOutRequested } from "./session.slice.ts";
import type { Action } from "@reduxjs/toolkit";
import { refreshCsrfToken } from "../../../api/rest.ts";
import { context } from "../../../api/sagaContext.ts";
import { call, put, race, type SagaGenerator, select, take, takeLeading } from "../../../lib/effects.ts";
import { navigationRequested } from "../../navigation/model/navigation.slice.ts";
import { logout } from "./session.api.ts";
import { selectIsSignedIn, selectProfile } from "./session.selectors.ts";
import { continueWith, reloadBootstrap } from "./signIn.saga.ts";

/**
 * Target after the end of a session: the sign-in page, which says why; after an end that the customer did not request,
 * its target URL leads back to the last page. Maintenance has its own page (spec 8).
 */
function pathAfterSession(reason: EndReason, from: RouteLocation): string {
  if (reason === "maintenance") return "/maintenance";
  const query = new URLSearchParams({ loggedOut: "true" });
  if (reason !== "user") {
    query.set("reason", reason);
    query.set("targetUrl", from.path + from.search + from.hash);
  }
  return `/login?${query}`;
}

/** Sign-out and other ends of the session, one at a time. */
export function* endingSaga() {
  yield* takeLeading([signOutRequested, sessionEndDetected], function* (action: Action) {
    const reason: EndReason = sessionEndDetected.match(action) ? action.payload.reason : "user";
    if (reason !== "expired") return yield* call(endSession, reason);
    const { goesOn, asked } = yield* race({ goesOn: call(isStillSignedIn), asked: take(signOutRequested) });
    const why: EndReason = asked ? "user" : reason;
    if (!goesOn) yield* call(endSession, why);
  });
}

/**
 * Whether the server still knows the customer, asked before a refusal is taken for the end of the session: a change of
 * the password in another tab ends the session's old id, with which a request may have been on its way.
 */
export function* isStillSignedIn(): SagaGenerator<boolean> {
  const profile = yield* select(selectProfile);
  const fresh = yield* call(reloadBootstrap);
  if (!fresh?.session.profile || fresh.session.profile.guid !== profile?.guid) return false;
  yield* call(continueWith, fresh);
  return true;
}

/**
 * Ends the session on the server, then here and in all tabs (SESS-10). When the server does not end it after a sign-out
 * request, the session stays active here and the customer is told. An end that the customer did not request happens
 * here all the same; the server's idle timeout ends the rest.
 */
function* endSession(reason: EndReason): SagaGenerator<void> {
  const { tabs } = yield* context();
  if (!(yield* select(selectIsSignedIn))) return;
  const over = reason === "expired" || (yield* call(endedOnServer, reason));
  if (!over && reason === "user") {
    yield* put(signOutFailed());
    return;
  }
  tabs.post({ kind: "ended", reason });
  yield* call(leave, reason);
}

type ToldReason = Exclude<EndReason, "expired">;

/** Tries twice, the second time with a refreshed CSRF token: a sign-in in another tab makes this tab's token stale. */
function* endedOnServer(reason: ToldReason): SagaGenerator<boolean> {
  const { rest } = yield* context();
  if (yield* call(askedToEnd, reason)) return true;
  yield* call(refreshCsrfToken, rest);
  return yield* call(askedToEnd, reason);
}

function* askedToEnd(reason: ToldReason): SagaGenerator<boolean> {
  const { rest } = yield* context();
  const answer = yield* call(logout, rest, reason);
  if (answer.ok) rest.headers.renew(answer.data.csrfToken);
  return answer.ok || answer.failure.kind === "unauthorised";
}

/**
 * Clears everything about the customer, so that no data of one session reaches the next (S10): slices are reset, the
 * screens' workflows are cancelled by their supervisor, reads are aborted, and the GraphQL client is dropped with its
 * cache. Then navigates to the next screen, which says how the session ended and leads back (X10).
 */
export function* leave(reason: EndReason): SagaGenerator<void> {
  const { navigator, scope, graph } = yield* context();
  const from = navigator.place();
  yield* put(sessionEnded({ reason }));
  yield* call(scope.end);
  yield* call(graph.reset);
  yield* put(navigationRequested({ to: pathAfterSession(reason, from), replace: true }));
  yield* call(reloadBootstrap);
}
