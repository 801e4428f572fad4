import { useCopy } from "@portico/content-runtime/react";
import { ConfirmDialog } from "@portico/design-system/dialog";
import { useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import { paperlessEvents, selectPaperless } from "../model/paperless.slice.ts";
import { PaperlessTerms } from "../model/PaperlessTerms.tsx";
import { useAccepted } from "../model/useAccepted.ts";

/** Asks once more before paper ends, which needs an agreement, or begins; stays while it is being saved, and when that failed. */
export function PaperlessQuestion({ accountId, enrolled }: { accountId: string; enrolled: boolean }) {
  const t = useCopy();
  const dispatch = useDispatch();
  const { phase } = useSelector(selectPaperless);
  const [accepted, setAccepted] = useAccepted();
  const [asked, setAsked] = useState(false);
  const lacking = enrolled && !accepted;
  const confirm = () => {
    setAsked(true);
    if (!lacking) dispatch(paperlessEvents.confirmed({ accountId, enrolled }));
  };
  return (
    <ConfirmDialog
      open
      question={t(enrolled ? "billing.standing.paperless.askOn" : "billing.standing.paperless.askOff")}
      consequence={t(enrolled ? "billing.standing.paperless.onConsequence" : "billing.standing.paperless.offConsequence")}
      confirmLabel={t(enrolled ? "billing.standing.paperless.turnOn" : "billing.standing.paperless.turnOff")}
      cancelLabel={t("billing.standing.paperless.keep")}
      busy={phase === "saving" ? t("billing.standing.paperless.saving") : undefined}
      error={phase === "failed" ? { toneLabel: t("billing.tone.bad"), message: t("billing.standing.paperless.failed") } : undefined}
      onConfirm={confirm}
      onCancel={() => dispatch(paperlessEvents.declined())}
    >
      {enrolled && <PaperlessTerms accepted={accepted} onChange={setAccepted} missing={asked && lacking} />}
    </ConfirmDialog>
  );
}
