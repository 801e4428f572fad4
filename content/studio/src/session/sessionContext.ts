import { mayTake, type ContentStep, type Subject } from "@portico/gate/permissions";
import { useSyncExternalStore } from "react";
import type { Ability, Editor } from "../api/bootstrap.ts";
import { pageContext } from "../data/pageContext.ts";
import type { Session, SessionState } from "./createSession.ts";

export const [SessionProvider, useSession] = pageContext<Session>();

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

/** Whether the editor may take a step with what it concerns, by the table that the server decides by; the server asks it again. */
export function useMayTake(step: ContentStep, subject: Subject): boolean {
  const editor = useEditor();
  return editor !== undefined && mayTake(step, editor, subject) === "allowed";
}

/** Whether the editor may settle a comment of somebody: their own, or as somebody who works on what it is about. */
export function useMaySettle(items: Subject["items"]): (author: string) => boolean {
  const editor = useEditor();
  return (author) => editor !== undefined && mayTake("resolveComment", editor, { author, items }) === "allowed";
}
