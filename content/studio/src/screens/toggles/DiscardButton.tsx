import { useCopy } from "@portico/content-runtime/react";
import { Button } from "@portico/design-system/button";
import { ProblemAlert } from "../../components/ProblemAlert.tsx";
import { useAction } from "../../data/useAction.ts";
import { discardDraft, type Toggle } from "./toggles.api.ts";

/** Drops the draft; what is live stays, and the draft is in the history. */
export function DiscardButton({ toggle: { key, etag, draft }, onDiscarded }: { toggle: Toggle; onDiscarded: () => void }) {
  const t = useCopy();
  const { state, run } = useAction(discardDraft);
  const discard = async () => {
    const answer = await run({ key, etag, changeSet: draft?.changeSet });
    if (answer.ok) onDiscarded();
  };
  return (
    <>
      <Button variant="quiet" {...(state.phase === "running" && { busy: t("studio.toggles.edit.discarding") })} onPress={() => void discard()}>
        {t("studio.toggles.edit.discard")}
      </Button>
      {state.phase === "refused" && <ProblemAlert problem={state.problem} />}
    </>
  );
}
