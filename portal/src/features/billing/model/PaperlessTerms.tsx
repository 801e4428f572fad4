import { useCopy } from "@portico/content-runtime/react";
import { paperlessKey } from "./acceptance.ts";
import { TermsCheckbox } from "./TermsCheckbox.tsx";

export type PaperlessTermsProps = { accepted: boolean; onChange: (accepted: boolean) => void; missing: boolean };

/** The agreement without which paper does not end. */
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
