import { useCopy } from "@portico/content-runtime/react";
import { DateText, Money } from "@portico/design-system/money";
import { Text } from "@portico/design-system/text";
import type { RefundDetailsQuery } from "../../../api/graphql/generated/graph.ts";
import { MethodName } from "../model/MethodName.tsx";
import { TwoLines } from "../model/TwoLines.tsx";

export type Refund = NonNullable<RefundDetailsQuery["refund"]>;

/** The facts of a refund in the order in which people look for them; what is not known is left out. */
export function useRefundFacts({ id, date, description, method, refunded, expectedOn }: Refund) {
  const t = useCopy();
  return [
    { id: "for", term: t("billing.refund.for"), detail: description },
    { id: "date", term: t("billing.refund.date"), detail: <DateText date={date} /> },
    ...(method ? [{ id: "method", term: t("billing.refund.method"), detail: <MethodName type={method.type} lastFour={method.lastFour} /> }] : []),
    ...(expectedOn ? [{ id: "expectedOn", term: <TwoLines name={t("billing.refund.expectedOn")} note={t("billing.refund.late")} />, detail: <DateText date={expectedOn} /> }] : []),
    ...(refunded ? [{ id: "refunded", term: t("billing.refund.given", { kind: refunded.kind }), detail: <Given of={refunded} /> }] : []),
    { id: "number", term: t("billing.refund.number"), detail: id },
  ];
}

/** The payment or charge that was given back: for what, how much, when. */
function Given({ of: { description, amount, date } }: { of: NonNullable<Refund["refunded"]> }) {
  return (
    <>
      {description}, <Money cents={amount} />
      <Text as="span" size="small" tone="quiet">
        {" "}
        <DateText date={date} />
      </Text>
    </>
  );
}
