import { mayTake, type ContentStep, type Subject } from "@portico/gate/permissions";
import { useSyncExternalStore } from "react";
import type { Ability, Editor } from "../api/bootstrap.ts";
import { createPageContext } from "../data/studioContexts.ts";
import type { StepUp } from "./createStepUp.ts";
import type { Session, SessionState } from "./createSession.ts";

export const [SessionProvider, useSession] = createPageContext<Session>();

export const [StepUpProvider, useStepUp] = createPageContext<StepUp>();

/** Subscribes to the session's state. */
export function useSessionState(): SessionState {
  const session = useSession();
  return useSyncExternalStore(session.subscribe, session.getState);
}

/** The current user, also while the session has ended; undefined when signed out. */
export function useEditor(): Editor | undefined {
  const state = useSessionState();
  return state.phase === "signedOut" ? undefined : state.editor;
}

/** Whether the user has an ability in any scope: for enabling controls. The server checks again, with the scope. */
export function useMay(ability: Ability): boolean {
  return useEditor()?.abilities.includes(ability) === true;
}

/**
 * Whether the user may perform an action on its subject, by the server's authorization table; the server checks again.
 */
export function useMayTake(step: ContentStep, subject: Subject): boolean {
  const editor = useEditor();
  return editor !== undefined && mayTake(step, editor, subject) === "allowed";
}

/** Whether the user may resolve someone's comment: their own, or as someone who works on its subject. */
export function useMaySettle(items: Subject["items"]): (author: string) => boolean {
  const editor = useEditor();
  return (author) => editor !== undefined && mayTake("resolveComment", editor, { author, items }) === "allowed";
}
