import { session as limits } from "@portico/rules/constants";
import type { Bootstrap } from "../../../api/bootstrap.ts";
import { readBootstrap } from "../../../api/rest.ts";
import { failed, type Result } from "../../../api/result.ts";
import { context } from "../../../api/sagaContext.ts";
import { wait } from "../../../api/wait.ts";
import { call, put, select, type SagaGenerator, spawn } from "../../../lib/effects.ts";
import { loadWithRetry } from "../../../lib/loadScreen.ts";
import { safeTarget } from "../../../lib/targetUrl.ts";
import { selectTargetUrl } from "../../navigation/model/deeplinks.slice.ts";
import { navigationRequested } from "../../navigation/model/navigation.slice.ts";
import { login, type LoginAnswer } from "./session.api.ts";
import { selectProfile } from "./session.selectors.ts";
import {
  type passkeySignInRequested,
  sessionKnown,
  signInFailed,
  type signInSubmitted,
  signInUnfinished,
} from "./session.slice.ts";

const resetPath = "/account-recovery?password-reset-required";

type PasskeysApi = typeof import("./passkeys.api.ts");
type PasskeyCall<T> = (api: PasskeysApi) => Promise<Result<T>>;

const importPasskeys = () => import("./passkeys.api.ts");

/**
 * A call about a passkey. What talks to the browser about them is loaded then, because few visits need it; code that
 * cannot be loaded is a failure like a call without an answer.
 */
export const withPasskeys = <T>(run: PasskeyCall<T>, load = importPasskeys): Promise<Result<T>> =>
  loadWithRetry(load).then(run, () => failed({ kind: "unreachable" }));

/**
 * After the form was submitted, or a passkey was chosen. Loaded after the first screen, whose bytes are counted.
 */
export function* signIn(asked: ReturnType<typeof signInSubmitted | typeof passkeySignInRequested>) {
  const { rest } = yield* context();
  const { payload } = asked;
  const answer =
    "password" in payload
      ? yield* call(login, rest, payload)
      : yield* call(() =>
          withPasskeys((api) => api.signInWithPasskey(rest, { step: "FIRST", rememberMe: payload.rememberMe })),
        );
  if (answer.ok) yield* handleLoginAnswer(answer.data);
  else yield* put(signInFailed(answer.failure));
}

/**
 * After a right password or code: SUCCESS starts the session, the others need something else first (SESS-01). After
 * success the session is new, and the bootstrap data is fetched again (SESS-07).
 */
export function* handleLoginAnswer({ csrfToken, result, factors = [] }: LoginAnswer): SagaGenerator<void> {
  const { rest } = yield* context();
  rest.headers.renew(csrfToken);
  if (result === "SUCCESS") {
    if (!(yield* startSession())) yield* put(signInFailed({ kind: "unexpected", status: 200 }));
    return;
  }
  yield* put(signInUnfinished());
  // Kept in the address, so that a reload loses nothing.
  const ways = factors.includes("PASSKEY") ? `&factors=${factors.join(".")}` : "";
  const targetUrl = encodeURIComponent((yield* select(selectTargetUrl)) ?? "");
  const codePath = `/sign-in-code?targetUrl=${targetUrl}${ways}`;
  const to = result === "SECOND_FACTOR_REQUIRED" ? codePath : resetPath;
  yield* put(navigationRequested({ to }));
}

/**
 * After the server has opened a session: knows who is signed in, tells the other tabs, and goes to the target.
 * @param next the page that follows; otherwise the one that was asked for
 * @returns whether that worked; false when the new session could not be read
 */
export function* startSession(next: string | null = null): SagaGenerator<boolean> {
  const { tabs } = yield* context();
  const fresh = yield* call(reloadBootstrap);
  if (!fresh?.session.profile) return false;
  yield* put(sessionKnown(fresh.session));
  tabs.post({ kind: "signedIn", guid: fresh.session.profile.guid });
  yield* call(goToTarget, next);
  return true;
}

/**
 * 100 ms after signing in navigates to the requested page if its URL is of this site, else to the account summary
 * (SESS-02).
 */
export function* goToTarget(next: string | null): SagaGenerator<void> {
  yield* wait(limits.postLoginDelayMilliseconds);
  const target = safeTarget(next ?? (yield* select(selectTargetUrl)));
  yield* put(navigationRequested({ to: target ?? "/account-summary", replace: true }));
}

/**
 * Continues with the session as the server knows it now. When its account is another, the page is loaded again: what
 * was read belongs to the account before.
 */
export function* continueWith({ session }: Bootstrap): SagaGenerator<void> {
  const { navigator } = yield* context();
  const before = yield* select(selectProfile);
  const isOtherAccount = before !== null && session.profile?.accountNumber !== before.accountNumber;
  if (isOtherAccount) navigator.load("/account-summary");
  else yield* put(sessionKnown(session));
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
