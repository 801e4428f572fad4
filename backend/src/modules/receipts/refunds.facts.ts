import type { Refund } from "@portico/openapi/graph.resolvers";
import type { Site } from "../../lib/principal.ts";
import type { Say } from "../content/delivery/content.reads.ts";
import type { ReceiptText } from "./receipts.facts.ts";

export interface RefundSubject { refund: Refund; accountId: string; accountName: string; site: Site }

/** What the receipt of a refund says, in the language that `say` speaks; what is not known has no row. */
export function refundText(say: Say, { refund, accountId, accountName, site }: RefundSubject): ReceiptText {
  const { id, amount, date, billed, method, refunded, expectedOn } = refund;
  const what = (description: string) => (billed === "BILL" ? say("receipt.refund.bill") : description);
  const row = (label: string, value: string) => ({ label, value });
  return {
    title: say("receipt.refund.title"),
    siteName: say(`shell.siteName.${site}`),
    fact: say("receipt.refund.fact", { amount, date }),
    tableName: say("receipt.refund.table"),
    rows: [
      row(say("receipt.refund.number"), id),
      row(say("receipt.refund.amount"), say("receipt.amountValue", { amount })),
      row(say("receipt.refund.date"), say("receipt.dateValue", { date })),
      row(say("receipt.account"), say("receipt.accountValue", { name: accountName, number: accountId })),
      row(say("receipt.refund.for"), what(refund.description)),
      ...(refunded ? [row(say("receipt.refund.refunded", { kind: refunded.kind }), say("receipt.refund.refundedValue", { what: what(refunded.description), amount: refunded.amount, date: refunded.date }))] : []),
      ...(method ? [row(say("receipt.refund.method"), say("receipt.methodValue", { method: say("billing.methodType", { type: method.type }), lastFour: method.lastFour }))] : []),
      ...(expectedOn ? [row(say("receipt.refund.expectedOn"), say("receipt.dateValue", { date: expectedOn }))] : []),
    ],
    notes: [...(expectedOn ? [say("receipt.refund.late")] : []), say("receipt.keep")],
  };
}
