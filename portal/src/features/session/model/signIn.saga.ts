import { session as limits } from "@portico/rules/constants";
import type { Bootstrap } from "../../../api/bootstrap.ts";
import { readBootstrap } from "../../../api/rest.ts";
import { context } from "../../../api/sagaContext.ts";
import { wait } from "../../../api/wait.ts";
import { call, put, type SagaGenerator, spawn, takeLeading } from "../../../lib/effects.ts";
import { safeTarget } from "../../../lib/targetUrl.ts";
import { navigationRequested } from "../../navigation/model/navigation.slice.ts";
import { login } from "./session.api.ts";
import { passwordResetRequired, sessionKnown, signInFailed, signInSubmitted } from "./session.slice.ts";

const resetPath = "/account-recovery?password-reset-required";

/** Signs in on submit of the form; further submits meanwhile are ignored. */
export function* signInSaga() {
  yield* takeLeading(signInSubmitted, signIn);
}

/**
 * Login answers SUCCESS or PASSWORD_RESET_REQUIRED (SESS-01). After success the session is new, and the bootstrap data
 * is fetched again (SESS-07).
 */
function* signIn({ payload: { targetUrl, ...credentials } }: ReturnType<typeof signInSubmitted>) {
  const { rest } = yield* context();
  const answer = yield* call(login, rest, credentials);
  if (!answer.ok) return yield* put(signInFailed(answer.failure));

  rest.headers.renew(answer.data.csrfToken);
  if (answer.data.result === "PASSWORD_RESET_REQUIRED") {
    yield* put(passwordResetRequired());
    return yield* put(navigationRequested({ to: resetPath }));
  }
  const hasEntered = yield* call(enter, targetUrl);
  if (!hasEntered) yield* put(signInFailed({ kind: "unexpected", status: 200 }));
}

/**
 * After the server has opened a session: knows who is signed in, tells the other tabs, and goes to the target.
 * @returns whether that worked; false when the new session could not be read
 */
export function* enter(targetUrl: string | null): SagaGenerator<boolean> {
  const { tabs } = yield* context();
  const fresh = yield* call(reloadBootstrap);
  if (!fresh?.session.profile) return false;
  yield* put(sessionKnown(fresh.session));
  tabs.post({ kind: "signedIn", guid: fresh.session.profile.guid });
  yield* call(goToTarget, targetUrl);
  return true;
}

/**
 * 100 ms after signing in navigates to the requested page if its URL is of this site, else to the account summary
 * (SESS-02).
 */
export function* goToTarget(targetUrl: string | null) {
  yield* wait(limits.postLoginDelayMilliseconds);
  yield* put(navigationRequested({ to: safeTarget(targetUrl) ?? "/account-summary", replace: true }));
}

/** Refetches the bootstrap data: after a change of session user, toggles, language and CSRF token are new. */
export function* reloadBootstrap(): SagaGenerator<Bootstrap | undefined> {
  const { rest, content } = yield* context();
  const fresh = yield* call(readBootstrap, rest);
  if (!fresh.ok) return undefined;
  rest.headers.renew(fresh.data.csrfToken);
  content.startSession(fresh.data.toggles);
  // Sign-in does not wait for a newer content release.
  yield* spawn(content.apply, fresh.data.content);
  yield* call(content.setLocale, fresh.data.locale);
  return fresh.data;
}
