import { useCopy } from "@portico/content-runtime/react";
import { DateText, Money } from "@portico/design-system/money";
import type { RefundDetailsQuery } from "../../../api/graphql/generated/graph.ts";
import { MethodName } from "../model/MethodName.tsx";

export type Refund = NonNullable<RefundDetailsQuery["refund"]>;

/** The facts of a refund in the order in which people look for them; what is not known is left out. */
export function useRefundFacts({ id, billed, date, method, refunded, expectedOn, ...refund }: Refund) {
  const t = useCopy();
  const what = (description: string) => (billed === "BILL" ? t("billing.refund.bill") : description);
  return [
    { id: "for", term: t("billing.refund.for"), detail: what(refund.description) },
    { id: "date", term: t("billing.refund.date"), detail: <DateText date={date} /> },
    ...(method ? [{ id: "method", term: t("billing.refund.method"), detail: <MethodName type={method.type} lastFour={method.lastFour} /> }] : []),
    ...(expectedOn ? [{ id: "expectedOn", term: t("billing.refund.expectedOn"), detail: <DateText date={expectedOn} /> }] : []),
    ...(refunded ? [{ id: "refunded", term: t("billing.refund.given", { kind: refunded.kind }), detail: <Given what={what(refunded.description)} amount={refunded.amount} />, aside: <DateText date={refunded.date} /> }] : []),
    { id: "number", term: t("billing.refund.number"), detail: id },
  ];
}

/** The payment or charge that was given back: for what, and how much. */
function Given({ what, amount }: { what: string; amount: number }) {
  return (
    <>
      {what}, <Money cents={amount} />
    </>
  );
}
