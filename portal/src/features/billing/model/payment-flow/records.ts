import { useCopy } from "@portico/content-runtime/react";
import { messages, payment } from "@portico/rules/constants";
import { validateReference } from "@portico/rules/customerReference";
import { validateNotifiedAddress, typedAddresses } from "@portico/rules/emailAddress";
import type { PaymentDetailsFragment } from "../../../../api/graphql/generated/graph.ts";

/** Payment records as typed: the payer's reference and recipients (B14). */
export type Records = {
  /** The customer's own reference, for example a purchase order number. */
  customerReference?: string;
  /** E-mail addresses of others to notify of the outcome. */
  notify?: string;
};

/** Input of the payment mutation for the records. */
export const recordsInput = ({ customerReference, notify }: Records) => ({
  ...(customerReference !== undefined && { customerReference }),
  ...(notify !== undefined && { notify: typedAddresses(notify) }),
});

/** Error message of each invalid field. */
export type RecordsErrors = { customerReference?: string; notify?: string };

/** Long enough to find the text in the field. */
const MAX_SHOWN = 40;
const shortened = (address: string) => (address.length > MAX_SHOWN ? `${address.slice(0, MAX_SHOWN)}…` : address);

/** Validates the records; returns the error messages. */
export function useRecordsErrors({ customerReference = "", notify = "" }: Records, canNotify: boolean): RecordsErrors {
  const t = useCopy();
  const ofReference = validateReference(customerReference);
  const ofNotify = canNotify ? validateNotifiedAddress(typedAddresses(notify)) : null;
  const notWords =
    ofNotify &&
    (ofNotify.code === "INVALID"
      ? t("billing.notify.fault.INVALID", { address: shortened(ofNotify.address) })
      : t("billing.notify.fault.TOO_MANY", { max: messages.maxNotified }));
  return {
    ...(ofReference && {
      customerReference: t(`billing.reference.fault.${ofReference}`, { max: payment.longestReference }),
    }),
    ...(notWords && { notify: notWords }),
  };
}

/** The records of a payment (B14) as rows; missing ones are left out. */
export function useRecordsRows() {
  const t = useCopy();
  return ({ customerReference, notified }: Pick<PaymentDetailsFragment, "customerReference" | "notified">) => [
    ...(customerReference ? [{ id: "reference", term: t("billing.reference.term"), detail: customerReference }] : []),
    ...(notified.length > 0 ? [{ id: "notified", term: t("billing.notify.term"), detail: notified.join(", ") }] : []),
  ];
}
