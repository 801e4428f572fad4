import type { SentReceipt } from "@portico/openapi/graph.resolvers";
import type { Dependencies } from "../../dependencies.ts";
import type { Locale, Principal } from "../../lib/principal.ts";
import { accountName } from "../account/account.reads.ts";
import { accountClock } from "../account/accountTime.reads.ts";
import { copyFor, type Translate } from "../content/delivery/content.reads.ts";
import { ownAddress } from "../messages/messages.reads.ts";
import { queueMessage } from "../messages/messages.writes.ts";
import { receiptedPayment } from "./receiptFile.reads.ts";
import { receiptedRefund } from "./refundFile.reads.ts";

/** The text of a message with a receipt, and the source of its attachment. */
interface Copy {
  id: string;
  words: (t: Translate, account: { name: string; ending: string }) => { subject: string; lead: string };
  file: { kind: "receipt"; paymentId: string } | { kind: "refund"; refundId: string };
}

/**
 * Sends a payment's receipt to the caller only; a repeat on the same day sends nothing, unless the first was not
 * delivered. Refused for staff, who would send it to themselves.
 * @returns undefined when there is no receipt
 */
export async function sendReceipt(
  deps: Dependencies,
  principal: Principal,
  accountId: string,
  paymentId: string,
  locale: Locale,
): Promise<SentReceipt | undefined> {
  const payment = await receiptedPayment(deps, accountId, paymentId);
  if (!payment) return undefined;
  const { amount, paymentDate: date } = payment;
  const words: Copy["words"] = (t, account) => ({
    subject: t("messages.receipt.subject", { amount, date }),
    lead: t("messages.receipt.lead", { amount, date, ...account }),
  });
  return sendCopy(deps, principal, accountId, locale, { id: paymentId, words, file: { kind: "receipt", paymentId } });
}

/** As `sendReceipt`, for a refund. */
export async function sendRefundReceipt(
  deps: Dependencies,
  principal: Principal,
  accountId: string,
  refundId: string,
  locale: Locale,
): Promise<SentReceipt | undefined> {
  const refund = await receiptedRefund(deps, accountId, refundId);
  if (!refund) return undefined;
  const { amount, date } = refund;
  const words: Copy["words"] = (t, account) => ({
    subject: t("messages.receipt.refund.subject", { amount, date }),
    lead: t("messages.receipt.refund.lead", { amount, date, ...account }),
  });
  return sendCopy(deps, principal, accountId, locale, { id: refundId, words, file: { kind: "refund", refundId } });
}

async function sendCopy(
  deps: Dependencies,
  principal: Principal,
  accountId: string,
  locale: Locale,
  copy: Copy,
): Promise<SentReceipt> {
  const { database } = deps;
  const clock = await accountClock(deps.clock, database, accountId);
  const address = await ownAddress(deps, principal);
  if (address === null) return { state: "UNAVAILABLE" };
  const t = await copyFor(deps, principal.site, locale);
  const { subject, lead } = copy.words(t, {
    name: await accountName(database, accountId),
    ending: accountId.slice(-4),
  });
  const attachment = { ...copy.file, accountId, site: principal.site, locale };
  const about = `receipt ${accountId} ${copy.id} ${locale} ${clock.today()}`;
  const text = [lead, t("messages.receipt.why")].join("\n\n");
  await database.transaction((tx) =>
    queueMessage(deps, tx, { kind: "RECEIPT", askedFor: true, about, address, locale, subject, text, attachment }),
  );
  return { state: "SENT", address };
}
