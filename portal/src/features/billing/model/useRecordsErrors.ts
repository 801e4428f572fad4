import { useCopy } from "@portico/content-runtime/react";
import { messages, payment } from "@portico/rules/constants";
import { referenceFault } from "@portico/rules/customerReference";
import { notifiedFault, typedAddresses } from "@portico/rules/emailAddress";
import type { Records } from "./records.ts";

/** A message for each field that has one. */
export type RecordsErrors = { customerReference?: string; notify?: string };

/** Enough to find it in the field. */
const MOST_SHOWN = 40;
const shortened = (address: string) => (address.length > MOST_SHOWN ? `${address.slice(0, MOST_SHOWN)}…` : address);

/** What can't be kept of the records, in words. */
export function useRecordsErrors({ customerReference = "", notify = "" }: Records, canNotify: boolean): RecordsErrors {
  const t = useCopy();
  const ofReference = referenceFault(customerReference);
  const ofNotify = canNotify ? notifiedFault(typedAddresses(notify)) : null;
  const notWords = ofNotify && (ofNotify.code === "INVALID" ? t("billing.notify.fault.INVALID", { address: shortened(ofNotify.address) }) : t("billing.notify.fault.TOO_MANY", { most: messages.mostNotified }));
  return {
    ...(ofReference && { customerReference: t(`billing.reference.fault.${ofReference}`, { most: payment.longestReference }) }),
    ...(notWords && { notify: notWords }),
  };
}
