import type { PayOptionsQuery } from "../../../api/graphql/generated/graph.ts";
import { mayEnrol, takesOnlyCash } from "../../account/model/accountStatus.rules.ts";

/** The account with the fields of the query of this screen. */
export type PayOptionsAccount = NonNullable<PayOptionsQuery["billing"]>;

export type WayHere = "online" | "autoPay" | "scheduled";
export type WayOutside = "phone" | "mail" | "store";

/** The ways in the portal that an account can be paid by: none without the permission, nor where only cash is taken. */
export function waysHere({ canPay, status, autoPayEnrolled, disconnected }: PayOptionsAccount): WayHere[] {
  if (!canPay || takesOnlyCash(status)) return [];
  const autoPay = autoPayEnrolled || mayEnrol(status);
  return ["online", ...(autoPay ? (["autoPay"] as const) : []), ...(disconnected ? [] : (["scheduled"] as const))];
}

/**
 * The ways outside the portal. Nobody can take a card or a bank account by phone that the account refuses, and a check
 * is a payment from a bank account.
 */
export function waysOutside({ status, paymentPlaces: { phone, mailTo } }: PayOptionsAccount): WayOutside[] {
  const byPhone = phone !== null && !takesOnlyCash(status);
  const byMail = mailTo !== null && status.mayPay.banksAllowed;
  return [...(byPhone ? (["phone"] as const) : []), ...(byMail ? (["mail"] as const) : []), "store"];
}
