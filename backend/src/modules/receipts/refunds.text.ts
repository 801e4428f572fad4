import type { Refund } from "@portico/openapi/graph.resolvers";
import type { Site } from "../../lib/principal.ts";
import type { Translate } from "../content/delivery/content.reads.ts";
import type { ReceiptText } from "./receipts.text.ts";

export interface RefundSubject {
  refund: Refund;
  accountId: string;
  accountName: string;
  site: Site;
}

/** Renders a refund's receipt in the language of `t`; unknown facts have no row. */
export function refundText(t: Translate, { refund, accountId, accountName, site }: RefundSubject): ReceiptText {
  const { id, amount, date, billed, method, refunded, expectedOn } = refund;
  const what = (description: string) => (billed === "BILL" ? t("receipt.refund.bill") : description);
  const row = (label: string, value: string) => ({ label, value });
  return {
    title: t("receipt.refund.title"),
    siteName: t(`shell.siteName.${site}`),
    fact: t("receipt.refund.fact", { amount, date }),
    tableName: t("receipt.refund.table"),
    rows: [
      row(t("receipt.refund.number"), id),
      row(t("receipt.refund.amount"), t("receipt.amountValue", { amount })),
      row(t("receipt.refund.date"), t("receipt.dateValue", { date })),
      row(t("receipt.account"), t("receipt.accountValue", { name: accountName, number: accountId })),
      row(t("receipt.refund.for"), what(refund.description)),
      ...(refunded
        ? [
            row(
              t("receipt.refund.refunded", { kind: refunded.kind }),
              t("receipt.refund.refundedValue", {
                what: what(refunded.description),
                amount: refunded.amount,
                date: refunded.date,
              }),
            ),
          ]
        : []),
      ...(method
        ? [
            row(
              t("receipt.refund.method"),
              t("receipt.methodValue", {
                method: t("billing.methodType", { type: method.type }),
                lastFour: method.lastFour,
              }),
            ),
          ]
        : []),
      ...(expectedOn ? [row(t("receipt.refund.expectedOn"), t("receipt.dateValue", { date: expectedOn }))] : []),
    ],
    notes: [...(expectedOn ? [t("receipt.refund.late")] : []), t("receipt.keep")],
  };
}
