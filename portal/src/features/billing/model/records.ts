import { typedAddresses } from "@portico/rules/emailAddress";

/** What a payer gives for the records besides money, as it is typed (B14). */
export type Records = {
  /** A reference of the customer's own, a purchase order for example. */
  customerReference?: string;
  /** E-mail addresses of others who are told the outcome. */
  notify?: string;
};

/** What is sent of it with a payment. */
export const recordsInput = ({ customerReference, notify }: Records) => ({
  ...(customerReference !== undefined && { customerReference }),
  ...(notify !== undefined && { notify: typedAddresses(notify) }),
});
