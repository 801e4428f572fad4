import { type Answer, type Problem, unreachable } from "../api/answer.ts";
import type { Bootstrap, Editor, Locale, SessionTiming } from "../api/bootstrap.ts";
import type { Client } from "../api/client.ts";
import type { ReadCache } from "../data/readCache.ts";
import { completeSignIn, login, logout, ping, readStart, type Credentials, type LoginAnswer } from "./session.api.ts";

/**
 * The session state. `ended`: the server ended the session; the screens stay with everything typed until the same user
 * signs in again or leaves.
 */
export type SessionState =
  | { phase: "signedOut"; byUser: boolean }
  | {
      phase: "signedIn";
      editor: Editor;
      timing: SessionTiming | undefined;
      /** Signed in again over the screens of the ended session. */
      again: boolean;
      /** The last sign-out failed. */
      stays: boolean;
    }
  | { phase: "ended"; editor: Editor };

/** What a second factor can be, besides a recovery code. */
export type Factor = NonNullable<LoginAnswer["factors"]>[number];

/**
 * What a password, code or passkey led to. `codeRequired`: the password is right, and a code of two-step sign-in or a
 * passkey completes the sign-in within ten minutes (decision 69). `newPassword`: the password has to be replaced first.
 */
export type SignInOutcome =
  | { kind: "signedIn" }
  | { kind: "codeRequired"; factors: readonly Factor[] }
  | { kind: "newPassword" }
  | { kind: "refused"; problem: Problem };

export type Session = {
  getState(): SessionState;
  subscribe(listener: () => void): () => void;
  signIn(credentials: Credentials): Promise<SignInOutcome>;
  /**
   * Completes a sign-in that requires a code: of the authenticator app, or a recovery code. Refused with
   * SECOND_FACTOR_WRONG, TOO_MANY_REQUESTS, or SIGN_IN_STEP_OVER when the password has to be entered again.
   */
  completeSignIn(code: string): Promise<SignInOutcome>;
  /**
   * Signs in with a passkey alone (FIRST), or completes a sign-in after the password (SECOND). Refused with
   * PASSKEY_CANCELLED or PASSKEY_UNSUPPORTED by the browser.
   */
  signInWithPasskey(step: "FIRST" | "SECOND"): Promise<SignInOutcome>;
  /** Signs out; a failure is in the state. */
  signOut(): Promise<void>;
  /** Dismisses the notice of a failed sign-out. */
  stay(): void;
  /** Called when a response shows that the session has ended. */
  end(): void;
  /** Leaves the screens of an ended session and discards what was typed. */
  leave(): void;
  /** Reports activity; returns the session's remaining time, undefined on failure or when it has ended. */
  ping(active: boolean): Promise<SessionTiming | undefined>;
};

type Parts = {
  client: Client;
  cache: ReadCache;
  bootstrap: Pick<Bootstrap, "session">;
  showIn: (locale: Locale) => Promise<void>;
};

function stateFrom({ session: { editor, timing } }: Pick<Bootstrap, "session">, again: boolean): SessionState {
  return editor ? { phase: "signedIn", editor, timing, again, stays: false } : { phase: "signedOut", byUser: false };
}

const unexpected: Problem = { status: 200, code: "UNEXPECTED" };

/** The page's session, as an external store that components subscribe to. */
export function createSession({ client, cache, bootstrap, showIn }: Parts): Session {
  const listeners = new Set<() => void>();
  let state = stateFrom(bootstrap, false);

  function show(next: SessionState): void {
    state = next;
    for (const listener of [...listeners]) listener();
  }

  function forget(byUser: boolean): void {
    cache.clear();
    show({ phase: "signedOut", byUser });
  }

  /** Applies a new session: the screens stay, and what they show is refetched. */
  function take(fresh: Bootstrap): void {
    client.renew(fresh.csrfToken, fresh.session.editor?.username);
    show(stateFrom(fresh, state.phase === "ended"));
    cache.invalidate("");
  }

  /** Refreshes the CSRF token first, because the session may have ended or another tab may have signed in. */
  async function afterStart(signIn: () => Promise<Answer<LoginAnswer>>): Promise<Answer<LoginAnswer>> {
    const now = await readStart(client);
    if (!now.ok) return now;
    client.renew(now.data.csrfToken, now.data.session.editor?.username);
    return signIn();
  }

  /** Loads the library for passkeys when one is used. */
  async function usedPasskey(step: "FIRST" | "SECOND"): Promise<Answer<LoginAnswer>> {
    const passkeys = await import("./passkey.api.ts").catch(() => undefined);
    if (!passkeys) return { ok: false, problem: unreachable };
    const signIn = () => passkeys.signInWithPasskey(client, step);
    // After the password the token is new, and a cookie names the sign-in.
    return step === "FIRST" ? afterStart(signIn) : signIn();
  }

  /** After a right password or code: SUCCESS enters, the others need something else first. */
  async function proceed(answer: Answer<LoginAnswer>): Promise<SignInOutcome> {
    if (!answer.ok) return { kind: "refused", problem: answer.problem };
    client.renew(answer.data.csrfToken);
    switch (answer.data.result) {
      case "SECOND_FACTOR_REQUIRED":
        return { kind: "codeRequired", factors: answer.data.factors ?? [] };
      case "PASSWORD_RESET_REQUIRED":
        return { kind: "newPassword" };
      case "SUCCESS":
        return enter();
    }
  }

  async function enter(): Promise<SignInOutcome> {
    const fresh = await readStart(client);
    if (!fresh.ok) return { kind: "refused", problem: fresh.problem };
    if (!fresh.data.session.editor) return { kind: "refused", problem: unexpected };
    // A language that fails to load must not prevent the sign-in.
    await showIn(fresh.data.locale).catch(() => undefined);
    take(fresh.data);
    return { kind: "signedIn" };
  }

  function showSignOutFailed(stays: boolean): void {
    if (state.phase === "signedIn") show({ ...state, stays });
  }

  async function signOut(): Promise<void> {
    const answer = await logout(client);
    if (answer.ok) client.renew(answer.data.csrfToken);
    // An already ended session (401) counts as signed out.
    else if (answer.problem.status !== 401) return showSignOutFailed(true);
    forget(true);
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    signIn: async (credentials) => proceed(await afterStart(() => login(client, credentials))),
    completeSignIn: async (code) => proceed(await completeSignIn(client, code)),
    signInWithPasskey: async (step) => proceed(await usedPasskey(step)),
    signOut,
    stay: () => showSignOutFailed(false),
    end: () => void (state.phase === "signedIn" && show({ phase: "ended", editor: state.editor })),
    leave: () => forget(false),
    async ping(active) {
      const answer = await ping(client, active);
      return answer.ok ? answer.data : undefined;
    },
  };
}
