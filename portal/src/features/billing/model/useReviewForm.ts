import type { Records } from "./records.ts";
import { type RecordsErrors, useRecordsErrors } from "./useRecordsErrors.ts";
import { useTermsAsked, type TermsAskedProps } from "./useTermsAsked.ts";

type ReviewFormProps = Omit<TermsAskedProps, "faulty"> & {
  records: Records;
  canNotify: boolean;
  /** What is said when the terms are not accepted. */
  termsRequired: string;
};

const none: RecordsErrors = {};

/** The last form of every flow that takes money: records that can be kept (B14), and terms that are accepted (PAY-22). A message goes as soon as its field is repaired. */
export function useReviewForm({ records, canNotify, termsRequired, ...asked }: ReviewFormProps) {
  const found = useRecordsErrors(records, canNotify);
  const { missing, refusals, ...terms } = useTermsAsked({ ...asked, faulty: Object.keys(found).length > 0 });
  const recordsErrors = refusals > 0 ? found : none;
  const termsError = missing ? termsRequired : undefined;
  const errors = Object.entries({ ...recordsErrors, ...(termsError && { terms: termsError }) }).map(([fieldName, message]) => ({ fieldName, message }));
  return { ...terms, refusals, errors, recordsErrors, termsError };
}
