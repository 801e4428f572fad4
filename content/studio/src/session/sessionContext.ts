import { createContext, useContext, useSyncExternalStore } from "react";
import type { Ability, Editor } from "../api/bootstrap.ts";
import type { Session, SessionState } from "./createSession.ts";

const SessionContext = createContext<Session | null>(null);

export const SessionProvider = SessionContext.Provider;

/** @throws outside the Studio's page */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (session === null) throw new Error("A screen stands outside the Studio's page.");
  return session;
}

export function useSessionState(): SessionState {
  const session = useSession();
  return useSyncExternalStore(session.subscribe, session.getState);
}

/** Who works here, also while the session has to be begun anew; undefined for nobody. */
export function useEditor(): Editor | undefined {
  const state = useSessionState();
  return state.phase === "signedOut" ? undefined : state.editor;
}

/** Whether the editor may do something somewhere: for what a screen offers. The server checks it again, and where it holds. */
export function useMay(ability: Ability): boolean {
  return useEditor()?.abilities.includes(ability) === true;
}
