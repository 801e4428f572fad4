import { useCopy } from "@portico/content-runtime/react";
import { Card } from "@portico/design-system/card";
import { DescriptionList } from "@portico/design-system/description-list";
import { Stack } from "@portico/design-system/layout";
import { DateText, Money } from "@portico/design-system/money";
import { Text } from "@portico/design-system/text";
import { AmountOf } from "../../billing/model/payment-flow/reviewRows.tsx";
import { BillLines } from "../model/BillLines.tsx";
import type { Quote } from "../model/orders.api.ts";

type QuotedBillProps = { quote: Quote; name: string };

/** The monthly bill with the order, from when, and the first bill that has it, with every line. */
export function QuotedBill({ quote, name }: QuotedBillProps) {
  const t = useCopy();
  const { bill, offer, effectiveOn } = quote;
  return (
    <Stack gap="large">
      <Card variant="tint" labelledBy="monthly-bill">
        <AmountOf id="monthly-bill" title={t("orders.review.monthly")} cents={bill.monthlyAfter}>
          <Text size="small">{t("orders.review.monthly.instead", { before: bill.monthlyBefore })}</Text>
        </AmountOf>
      </Card>
      <DescriptionList
        items={[
          {
            id: "starts",
            term: t("orders.review.starts"),
            detail: <DateText date={effectiveOn} format="long" />,
            aside: name,
          },
          {
            id: "first",
            term: t("orders.review.bill", { date: bill.statementDate }),
            detail: <Money cents={bill.after} />,
            aside: t("orders.review.bill.instead", { before: bill.before }),
          },
          ...(offer.oneTimePrice > 0
            ? [{ id: "once", term: t("orders.review.once"), detail: <Money cents={offer.oneTimePrice} /> }]
            : []),
        ]}
      />
      <BillLines bill={bill} />
    </Stack>
  );
}
