import { useCopy } from "@portico/content-runtime/react";
import { Checkbox } from "@portico/design-system/choice";
import { Stack } from "@portico/design-system/layout";
import { useState } from "react";
import { paperlessKey } from "../termsAcceptance.ts";
import { TermsCheckbox, useAccepted } from "./TermsCheckbox.tsx";

export type PaperlessCheckboxProps = {
  choice: PaperlessChoice;
  /** What paperless billing starts with: a payment, a scheduled payment, or an Auto Pay enrolment. */
  begins: "PAYMENT" | "SCHEDULED" | "AUTO_PAY";
};

/**
 * Checkbox for paperless billing as a part of a payment (PAY-17) or of an enrolment (BILL-09), with the consent that it
 * needs. Not rendered for accounts that are paperless already.
 */
export function PaperlessCheckbox({
  choice: { offered, wanted, choose, accepted, setAccepted, missing },
  begins,
}: PaperlessCheckboxProps) {
  const t = useCopy();
  if (!offered) return null;
  return (
    <Stack gap="small">
      <Checkbox
        name="paperless"
        label={t("billing.schedule.review.paperless")}
        hint={t("billing.paperless.hint", { begins })}
        checked={wanted}
        onChange={choose}
      />
      {wanted && <PaperlessTerms accepted={accepted} onChange={setAccepted} missing={missing} />}
    </Stack>
  );
}

type PaperlessTermsProps = { accepted: boolean; onChange: (accepted: boolean) => void; missing: boolean };

/** The consent that paperless billing requires. */
export function PaperlessTerms({ accepted, onChange, missing }: PaperlessTermsProps) {
  const t = useCopy();
  return (
    <TermsCheckbox
      name="paperlessTerms"
      agreement="billing.paperless.agree"
      title={t("billing.paperless.terms.title")}
      text={t(paperlessKey)}
      accepted={accepted}
      onChange={onChange}
      error={missing ? t("billing.paperless.agreeRequired") : undefined}
    />
  );
}

type PaperlessWish = {
  /** Whether it can be offered: the account still gets paper bills. */
  offered: boolean;
  wanted: boolean;
  onWanted: (wanted: boolean) => void;
};

export type PaperlessChoice = ReturnType<typeof usePaperlessChoice>;

/**
 * Form state of paperless billing as an extra: chosen or not, and submitting is blocked until its consent is accepted.
 */
export function usePaperlessChoice({ offered, wanted, onWanted }: PaperlessWish) {
  const [accepted, accept] = useAccepted();
  const [missing, setMissing] = useState(false);
  const consentMissing = offered && wanted && !accepted;
  const setAccepted = (now: boolean) => {
    accept(now);
    setMissing(false);
  };
  const choose = (now: boolean) => {
    setAccepted(false);
    onWanted(now);
  };
  /** On submit: reports missing consent, and drops the choice if the account has become paperless meanwhile. */
  const submitted = () => {
    setMissing(consentMissing);
    if (!offered && wanted) onWanted(false);
  };
  return {
    offered,
    wanted,
    choose,
    accepted,
    setAccepted,
    consentMissing,
    missing: missing && consentMissing,
    submitted,
  };
}
