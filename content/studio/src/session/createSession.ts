import type { Problem } from "../api/answer.ts";
import type { Bootstrap, Editor, Locale, SessionTiming } from "../api/bootstrap.ts";
import type { Client } from "../api/client.ts";
import type { ReadCache } from "../data/readCache.ts";
import { login, logout, ping, readStart, type Credentials } from "./session.api.ts";

/**
 * Who works here. `ended`: the server says that the session is over; the screens stay as they are, with what was typed in them, until the
 * same person has signed in again or leaves.
 */
export type SessionState =
  | { phase: "signedOut"; byWish: boolean }
  | {
      phase: "signedIn";
      editor: Editor;
      timing: SessionTiming | undefined;
      /** Came back to screens that were left standing. */
      again: boolean;
      /** A sign-out that did not work. */
      stays: boolean;
    }
  | { phase: "ended"; editor: Editor };

export type SignInOutcome = { kind: "signedIn" } | { kind: "newPassword" } | { kind: "refused"; problem: Problem };

export type Session = {
  getState(): SessionState;
  subscribe(listener: () => void): () => void;
  signIn(credentials: Credentials): Promise<SignInOutcome>;
  /** Signs out; when that does not work the state says so. */
  signOut(): Promise<void>;
  /** Takes the notice of a sign-out that did not work from the screen. */
  stay(): void;
  /** A call found the session over. */
  end(): void;
  /** Leaves the screens of a session that is over; what was typed in them is gone. */
  leave(): void;
  /** Reports activity; answers how long the session lives, undefined when nobody answered or it is over. */
  ping(active: boolean): Promise<SessionTiming | undefined>;
};

type Parts = { client: Client; cache: ReadCache; bootstrap: Pick<Bootstrap, "session">; showIn: (locale: Locale) => Promise<void> };

function stateFrom({ session: { editor, timing } }: Pick<Bootstrap, "session">, again: boolean): SessionState {
  return editor ? { phase: "signedIn", editor, timing, again, stays: false } : { phase: "signedOut", byWish: false };
}

const unexpected: Problem = { status: 200, code: "UNEXPECTED" };

/** The session of the page, as a store that components subscribe to. */
export function createSession({ client, cache, bootstrap, showIn }: Parts): Session {
  const listeners = new Set<() => void>();
  let state = stateFrom(bootstrap, false);

  function show(next: SessionState): void {
    state = next;
    for (const listener of [...listeners]) listener();
  }

  function forget(byWish: boolean): void {
    cache.clear();
    show({ phase: "signedOut", byWish });
  }

  /** Whoever came back to a screen finds it as it was, and what it shows is read again. */
  function take(fresh: Bootstrap): void {
    client.renew(fresh.csrfToken, fresh.session.editor?.username);
    show(stateFrom(fresh, state.phase === "ended"));
    cache.invalidate("");
  }

  /** The token that came with the page may be dead by now: the session ended, or another tab began one. */
  async function loginNow(credentials: Credentials) {
    const now = await readStart(client);
    if (!now.ok) return now;
    client.renew(now.data.csrfToken, now.data.session.editor?.username);
    return login(client, credentials);
  }

  async function signIn(credentials: Credentials): Promise<SignInOutcome> {
    const answer = await loginNow(credentials);
    if (!answer.ok) return { kind: "refused", problem: answer.problem };
    client.renew(answer.data.csrfToken);
    if (answer.data.result === "PASSWORD_RESET_REQUIRED") return { kind: "newPassword" };
    const fresh = await readStart(client);
    if (!fresh.ok) return { kind: "refused", problem: fresh.problem };
    if (!fresh.data.session.editor) return { kind: "refused", problem: unexpected };
    // A language that does not come is no reason to stay outside.
    await showIn(fresh.data.locale).catch(() => undefined);
    take(fresh.data);
    return { kind: "signedIn" };
  }

  function saysThatItStays(stays: boolean): void {
    if (state.phase === "signedIn") show({ ...state, stays });
  }

  async function signOut(): Promise<void> {
    const answer = await logout(client);
    if (answer.ok) client.renew(answer.data.csrfToken);
    // A session that is over needs no end.
    else if (answer.problem.status !== 401) return saysThatItStays(true);
    forget(true);
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    signIn,
    signOut,
    stay: () => saysThatItStays(false),
    end: () => void (state.phase === "signedIn" && show({ phase: "ended", editor: state.editor })),
    leave: () => forget(false),
    async ping(active) {
      const answer = await ping(client, active);
      return answer.ok ? answer.data : undefined;
    },
  };
}
