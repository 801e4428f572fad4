import { useEffect, useRef, useState } from "react";
import { useBlocker } from "react-router-dom";

export type UnsavedChanges = {
  /** What becomes of the changes of someone who leaves. */
  outcome: "kept" | "lost";
  /** Whether the question is open. */
  isAsking: boolean;
  leave: () => void;
  stay: () => void;
  /** Runs what would discard the changes, such as closing a dialog; asks first when there are any. */
  askBefore: (go: () => void) => void;
  /** Lets the next navigation pass: someone discarded the changes on purpose. */
  discard: () => void;
};

type Ask = UnsavedChanges["askBefore"];

/** The questions of the forms on the screen that have unsaved changes. */
const questions = new Set<Ask>();

/** Runs what leaves the screen without a navigation, such as signing out; asks first when there are unsaved changes. */
export function askBeforeLeaving(go: () => void): void {
  [...questions].reduceRight<() => void>((then, ask) => () => ask(then), go)();
}

/**
 * Asks before unsaved changes are left: by a link, by the browser's Back button, by signing out (`askBeforeLeaving`), and
 * by closing or reloading the tab, where the browser asks in its own words. Show the question with `LeaveQuestion`.
 * @param outcome `kept` when the editor keeps its input for this tab, so that only leaving the page asks; `lost` when
 * another address of the same page loses it too
 */
export function useUnsavedChanges(isDirty: boolean, outcome: UnsavedChanges["outcome"]): UnsavedChanges {
  const [pending, setPending] = useState<{ go: () => void }>();
  const isDiscarded = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation: here, nextLocation: next }) =>
      isDirty &&
      !isDiscarded.current &&
      (here.pathname !== next.pathname || (outcome === "lost" && here.search !== next.search)),
  );
  useEffect(() => {
    if (!isDirty) return undefined;
    const onLeave = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", onLeave);
    return () => removeEventListener("beforeunload", onLeave);
  }, [isDirty]);
  useEffect(() => {
    if (!isDirty) return undefined;
    const ask: Ask = (go) => setPending({ go });
    questions.add(ask);
    return () => void questions.delete(ask);
  }, [isDirty]);
  return {
    outcome,
    isAsking: blocker.state === "blocked" || pending !== undefined,
    leave() {
      setPending(undefined);
      blocker.proceed?.();
      pending?.go();
    },
    stay() {
      setPending(undefined);
      blocker.reset?.();
    },
    askBefore: (go) => (isDirty ? setPending({ go }) : go()),
    discard: () => void (isDiscarded.current = true),
  };
}
