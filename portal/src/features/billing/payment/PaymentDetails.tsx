import { useCopy } from "@portico/content-runtime/react";
import { Card, CardTitle } from "@portico/design-system/card";
import { DescriptionList } from "@portico/design-system/description-list";
import { Stack } from "@portico/design-system/layout";
import type { PaymentDetailsFragment } from "../../../api/graphql/generated/graph.ts";
import { usePaymentFacts } from "../model/usePaymentFacts.tsx";

/** Every field of a payment (BILL-16). */
export function PaymentDetails({ account, payment }: { account: { timeZone: string }; payment: PaymentDetailsFragment }) {
  const t = useCopy();
  const facts = usePaymentFacts(payment, account.timeZone);
  return (
    <Card labelledBy="details">
      <Stack>
        <CardTitle level={2} id="details">
          {t("billing.outcome.details")}
        </CardTitle>
        <DescriptionList items={facts} />
      </Stack>
    </Card>
  );
}
