import { useCopy } from "@portico/content-runtime/react";
import type { Records } from "./records.ts";
import type { PaperlessAsked } from "./usePaperlessAsked.ts";
import { type RecordsErrors, useRecordsErrors } from "./useRecordsErrors.ts";
import { useTermsAsked, type TermsAskedProps } from "./useTermsAsked.ts";

type ReviewFormProps = Omit<TermsAskedProps, "faulty"> & {
  records: Records;
  canNotify: boolean;
  /** Where paper can end at the same time (PAY-17, BILL-09). */
  paperless?: PaperlessAsked;
  /** What is said when the terms are not accepted. */
  termsRequired: string;
};

const none: RecordsErrors = {};

/**
 * The last form of every flow that takes money: records that can be kept (B14), terms that are accepted (PAY-22), those of paperless
 * billing too where it is wanted. A message goes as soon as its field is repaired.
 */
export function useReviewForm({ records, canNotify, paperless, termsRequired, ...asked }: ReviewFormProps) {
  const t = useCopy();
  const found = useRecordsErrors(records, canNotify);
  const { missing, refusals, submit, ...terms } = useTermsAsked({ ...asked, faulty: Object.keys(found).length > 0 || (paperless?.lacking ?? false) });
  const recordsErrors = refusals > 0 ? found : none;
  const termsError = missing ? termsRequired : undefined;
  const paperlessError = paperless?.missing && { paperlessTerms: t("billing.paperless.agreeRequired") };
  const errors = Object.entries({ ...paperlessError, ...recordsErrors, ...(termsError && { terms: termsError }) }).map(([fieldName, message]) => ({ fieldName, message }));
  const press = () => {
    paperless?.pressed();
    submit();
  };
  return { ...terms, submit: press, refusals, errors, recordsErrors, termsError };
}
