import { useCopy } from "@portico/content-runtime/react";
import { TermsCheckbox, type TermsCheckboxProps } from "../model/TermsCheckbox.tsx";
import { termsKeyOf } from "./payOnce.attempt.ts";
import type { Draft } from "./payOnce.draft.ts";

type Props = Pick<TermsCheckboxProps, "accepted" | "onChange" | "error"> & { draft: Draft };

/** The terms of paying now, or of a payment on a date. */
export function Terms({ draft, ...checkbox }: Props) {
  const t = useCopy();
  const title = draft.isLater ? t("billing.schedule.terms.title") : t("billing.payOnce.terms.title");
  return <TermsCheckbox agreement="billing.payOnce.review.terms" title={title} text={t(termsKeyOf(draft))} {...checkbox} />;
}
