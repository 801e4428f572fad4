import { useCopy } from "@portico/content-runtime/react";
import { ConfirmDialog } from "@portico/design-system/dialog";
import { useProblemWords } from "../../components/useProblemWords.ts";
import { useAction } from "../../data/useAction.ts";
import { unreachable } from "../../api/answer.ts";
import { removeTerm, type Term } from "./glossary.api.ts";

export type RemoveDialogProps = {
  term: Term;
  onClose: () => void;
  /** Hears what is gone, and what to say about it. */
  onRemoved: (term: Term, words: string) => void;
};

/** Asks once more before a term goes. */
export function RemoveDialog({ term, onClose, onRemoved }: RemoveDialogProps) {
  const t = useCopy();
  const { state, run } = useAction(removeTerm);
  const { title, detail } = useProblemWords(state.phase === "refused" ? state.problem : unreachable);
  const remove = async () => {
    const answer = await run(term);
    if (answer.ok) onRemoved(term, t("studio.glossary.removed", { term: term.en }));
  };
  return (
    <ConfirmDialog
      open
      tone="danger"
      question={t("studio.glossary.remove.question", { term: term.en })}
      consequence={t("studio.glossary.remove.means")}
      confirmLabel={t("studio.glossary.remove.yes")}
      cancelLabel={t("studio.glossary.remove.no")}
      busy={state.phase === "running" ? t("studio.glossary.remove.busy") : undefined}
      error={state.phase === "refused" ? { toneLabel: t("studio.shell.tone.bad"), message: `${title} ${detail}` } : undefined}
      onConfirm={() => void remove()}
      onCancel={onClose}
    />
  );
}
