import { useCopy } from "@portico/content-runtime/react";
import { Disclosure } from "@portico/design-system/disclosure";
import { TextField } from "@portico/design-system/field";
import { Stack } from "@portico/design-system/layout";
import { messages, payment } from "@portico/rules/constants";
import { useState } from "react";
import type { PaperlessChoice } from "../terms/PaperlessCheckbox.tsx";
import { type TermsConsentProps, useTermsConsent } from "../terms/TermsCheckbox.tsx";
import { type Records, type RecordsErrors, useRecordsErrors } from "./records.ts";

type ReviewFormProps = Omit<TermsConsentProps, "faulty"> & {
  records: Records;
  canNotify: boolean;
  /** Offers to switch to paperless billing with the payment (PAY-17, BILL-09). */
  paperless?: PaperlessChoice;
  /** Error when the terms are not accepted. */
  termsRequired: string;
};

const none: RecordsErrors = {};

/**
 * Form of the review step of every paying flow: payment records (B14), acceptance of the terms (PAY-22), and of the
 * paperless consent when chosen. An error clears when its field is corrected.
 */
export function useReviewForm({ records, canNotify, paperless, termsRequired, ...consent }: ReviewFormProps) {
  const t = useCopy();
  const found = useRecordsErrors(records, canNotify);
  const { missing, submitCount, submit, ...terms } = useTermsConsent({
    ...consent,
    hasOtherErrors: Object.keys(found).length > 0 || (paperless?.consentMissing ?? false),
  });
  const recordsErrors = submitCount > 0 ? found : none;
  const termsError = missing ? termsRequired : undefined;
  const paperlessError = paperless?.missing && { paperlessTerms: t("billing.paperless.agreeRequired") };
  const errors = Object.entries({ ...paperlessError, ...recordsErrors, ...(termsError && { terms: termsError }) }).map(
    ([fieldName, message]) => ({ fieldName, message }),
  );
  const press = () => {
    paperless?.submitted();
    submit();
  };
  return { ...terms, submit: press, submitCount, errors, recordsErrors, termsError };
}

type RecordsFieldsProps = {
  records: Records;
  errors: RecordsErrors;
  /** Whether the server sends notification e-mails at all. */
  canNotify: boolean;
  onTyped: (typed: Records) => void;
};

/**
 * Fields of the payment records, shared by every paying flow (B14). Few customers need them, and they would push the terms
 * and the button off a phone's screen: closed until asked for, typed in, or wrong.
 */
export function RecordsFields({
  records: { customerReference = "", notify = "" },
  errors,
  canNotify,
  onTyped,
}: RecordsFieldsProps) {
  const t = useCopy();
  const [isOpen, setOpen] = useState(customerReference !== "" || notify !== "");
  return (
    <Disclosure
      summary={t(canNotify ? "billing.reference.openBoth" : "billing.reference.open")}
      open={isOpen || Object.keys(errors).length > 0}
      onOpenChange={setOpen}
    >
      <Stack gap="medium">
        <ReferenceField
          value={customerReference}
          error={errors.customerReference}
          onChange={(typed) => onTyped({ customerReference: typed })}
        />
        {canNotify && (
          <NotifyField value={notify} error={errors.notify} onChange={(typed) => onTyped({ notify: typed })} />
        )}
      </Stack>
    </Disclosure>
  );
}

type RecordsFieldProps = { value: string; onChange: (typed: string) => void; error: string | undefined };

/**
 * The customer's own reference, for example a purchase order number (B14): stored with the payment and shown with it.
 */
function ReferenceField(field: RecordsFieldProps) {
  const t = useCopy();
  return (
    <TextField
      label={t("billing.reference.label")}
      optionalLabel={t("wallet.optional")}
      name="customerReference"
      hint={t("billing.reference.hint", { max: payment.longestReference })}
      autoComplete="off"
      spellCheck={false}
      {...field}
    />
  );
}

/**
 * Other people to notify by e-mail whether money was taken (B14). It holds several addresses, so it is not of type
 * email.
 */
function NotifyField(field: RecordsFieldProps) {
  const t = useCopy();
  return (
    <TextField
      label={t("billing.notify.label")}
      optionalLabel={t("wallet.optional")}
      name="notify"
      hint={t("billing.notify.hint", { max: messages.maxNotified })}
      inputMode="email"
      autoComplete="off"
      spellCheck={false}
      {...field}
    />
  );
}
