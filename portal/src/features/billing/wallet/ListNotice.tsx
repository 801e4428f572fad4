import { useCopy } from "@portico/content-runtime/react";
import { useDispatch, useSelector } from "react-redux";
import { Notice } from "../model/Notice.tsx";
import { useFailedWords, useRefusalWords } from "./useWalletWords.ts";
import { selectWalletPhase } from "./wallet.selectors.ts";
import { walletEvents } from "./wallet.slice.ts";

/** What became of the last change: each has its own success and failure (WALL-02). A deletion and a new nickname say why they failed in their own dialogs. */
export function ListNotice() {
  const t = useCopy();
  const dispatch = useDispatch();
  const phase = useSelector(selectWalletPhase);
  const dismiss = { label: t("billing.close"), onDismiss: () => dispatch(walletEvents.dismissed()) };
  const done = { add: t("wallet.done.add"), edit: t("wallet.done.edit"), rename: t("wallet.done.rename"), makeDefault: t("wallet.done.makeDefault"), delete: t("wallet.done.delete") };
  if (phase.name === "done")
    return <Notice tone="good" live="polite" dismiss={dismiss}>{done[phase.what]}</Notice>;
  return <DefaultFailed dismiss={dismiss} />;
}

function DefaultFailed({ dismiss }: { dismiss: { label: string; onDismiss: () => void } }) {
  const phase = useSelector(selectWalletPhase);
  const refusalWords = useRefusalWords();
  const failedWords = useFailedWords();
  if ((phase.name !== "refused" && phase.name !== "failed") || phase.what !== "makeDefault") return null;
  return (
    <Notice tone="bad" live="assertive" dismiss={dismiss}>
      {phase.name === "refused" ? refusalWords(phase.code) : failedWords(phase.what)}
    </Notice>
  );
}
