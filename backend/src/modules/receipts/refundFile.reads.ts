import type { Refund } from "@portico/openapi/graph.resolvers";
import { accountNameOf } from "@portico/rules/nickname";
import type { Dependencies } from "../../dependencies.ts";
import type { Locale, Site } from "../../lib/principal.ts";
import { accountFacts } from "../account/account.reads.ts";
import { copyFor } from "../content/delivery/content.reads.ts";
import { refundOf } from "../mobile/mobile.reads.ts";
import { refundOfPayment } from "../payments/reversals/reversals.reads.ts";
import { drawnReceipt } from "./receiptFile.reads.ts";
import { refundText } from "./refunds.text.ts";

type Wanted = Pick<Dependencies, "config" | "database" | "clock">;

/** Every refund has a receipt. Undefined when it is not a refund of this account. */
export async function receiptedRefund(
  { database }: Pick<Dependencies, "database">,
  accountId: string,
  refundId: string,
): Promise<Refund | undefined> {
  const found = await refundOf(database, accountId, refundId);
  if (!found) return refundOfBill(database, accountId, refundId);
  const {
    billed,
    refunded,
    refund: { id, date, amount, description, methodType, lastFour, expectedOn },
  } = found;
  const method = methodType === null || lastFour === null ? null : { type: methodType, lastFour };
  return { id, billed, date, amount, description, expectedOn, method, refunded: refunded ?? null };
}

/** A refund of a bill payment. The refunded item has no name of its own: page and receipt call it the bill. */
async function refundOfBill(
  database: Wanted["database"],
  accountId: string,
  refundId: string,
): Promise<Refund | undefined> {
  const found = await refundOfPayment(database, accountId, refundId);
  if (!found) return undefined;
  const {
    refund: { id, amount, openedOn, decidedOn },
    payment,
  } = found;
  const refunded = {
    id: payment.id,
    kind: "PAYMENT" as const,
    date: payment.paymentDate,
    description: "",
    amount: payment.amount,
  };
  return {
    id,
    billed: "BILL",
    date: decidedOn ?? openedOn,
    amount,
    description: "",
    expectedOn: null,
    method: { type: payment.methodType, lastFour: payment.lastFour },
    refunded,
  };
}

/** A refund's receipt as a file, with its file name; undefined where there is none. */
export async function refundFile(
  deps: Wanted,
  { site, locale }: { site: Site; locale: Locale },
  accountId: string,
  refundId: string,
): Promise<{ name: string; pdf: Buffer } | undefined> {
  const refund = await receiptedRefund(deps, accountId, refundId);
  const account = await accountFacts(deps.database, accountId);
  if (!refund || !account) return undefined;
  const t = await copyFor(deps, site, locale);
  const text = refundText(t, { refund, accountId, accountName: accountNameOf(account), site });
  return {
    name: `${t("receipt.refund.fileName")}-${refund.id}.pdf`,
    pdf: await drawnReceipt(text, locale, deps.clock.now()),
  };
}
