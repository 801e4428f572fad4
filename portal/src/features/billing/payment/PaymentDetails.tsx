import { useCopy } from "@portico/content-runtime/react";
import { Card, CardTitle } from "@portico/design-system/card";
import { DescriptionList } from "@portico/design-system/description-list";
import { Stack } from "@portico/design-system/layout";
import type { PaymentOutcomeQuery, StandingFragment } from "../../../api/graphql/generated/graph.ts";
import { usePaymentFacts } from "../model/usePaymentFacts.tsx";
import { useReviewRows } from "../model/useReviewRows.tsx";

export type OutcomePayment = NonNullable<PaymentOutcomeQuery["payment"]>;

/** Every field of a payment (BILL-16). */
export function PaymentDetails({ account, payment }: { account: StandingFragment; payment: OutcomePayment }) {
  const t = useCopy();
  const device = payment.device && { id: "device", term: t("billing.payDevice.outcome.device"), detail: payment.device.name };
  const rows = useReviewRows();
  const facts = [rows.account(account), ...(device ? [device] : []), ...usePaymentFacts(payment, account.timeZone)];
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
