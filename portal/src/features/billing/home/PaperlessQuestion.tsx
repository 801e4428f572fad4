import { useCopy } from "@portico/content-runtime/react";
import { ConfirmDialog } from "@portico/design-system/dialog";
import { useEffect, useRef, useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import { paperlessEvents, selectPaperless } from "../model/paperless/paperless.slice.ts";
import { PaperlessTerms } from "../model/terms/PaperlessCheckbox.tsx";
import { useAccepted } from "../model/terms/TermsCheckbox.tsx";

/**
 * Confirms a switch to paperless, which needs consent, or back to paper; stays open while saving and after a failure.
 */
export function PaperlessQuestion({ accountId, enrolled }: { accountId: string; enrolled: boolean }) {
  const t = useCopy();
  const dispatch = useDispatch();
  const { phase } = useSelector(selectPaperless);
  const [accepted, setAccepted] = useAccepted();
  const [refusals, setRefusals] = useState(0);
  const consent = useRef<HTMLDivElement>(null);
  const consentMissing = enrolled && !accepted;
  // The error is read with its checkbox: on the button nothing would be heard.
  useEffect(() => {
    if (refusals > 0) consent.current?.querySelector("input")?.focus();
  }, [refusals]);
  const confirm = () => {
    if (consentMissing) setRefusals(refusals + 1);
    else dispatch(paperlessEvents.confirmed({ accountId, enrolled }));
  };
  return (
    <ConfirmDialog
      open
      question={t(enrolled ? "billing.standing.paperless.askOn" : "billing.standing.paperless.askOff")}
      consequence={t(
        enrolled ? "billing.standing.paperless.onConsequence" : "billing.standing.paperless.offConsequence",
      )}
      confirmLabel={t(enrolled ? "billing.standing.paperless.turnOn" : "billing.standing.paperless.turnOff")}
      cancelLabel={t("billing.standing.paperless.keep")}
      busy={phase === "saving" ? t("billing.standing.paperless.saving") : undefined}
      error={
        phase === "failed"
          ? { toneLabel: t("billing.tone.critical"), message: t("billing.standing.paperless.failed") }
          : undefined
      }
      onConfirm={confirm}
      onCancel={() => dispatch(paperlessEvents.declined())}
    >
      {enrolled && (
        <div ref={consent}>
          <PaperlessTerms accepted={accepted} onChange={setAccepted} missing={refusals > 0 && consentMissing} />
        </div>
      )}
    </ConfirmDialog>
  );
}
