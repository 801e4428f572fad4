import { useCopy } from "@portico/content-runtime/react";
import { Card, CardTitle } from "@portico/design-system/card";
import { DescriptionList } from "@portico/design-system/description-list";
import { Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { DateText, Money } from "@portico/design-system/money";
import { Text } from "@portico/design-system/text";
import { MethodName } from "../model/MethodName.tsx";
import { scheduledPath } from "../model/paths.ts";
import type { HomeAccount } from "./homeAccount.ts";
import { TwoLines } from "../model/TwoLines.tsx";

/** What will be paid on a later date. */
export function ScheduledCard({ account: { id, scheduledPayments } }: { account: HomeAccount }) {
  const t = useCopy();
  return (
    <Card labelledBy="billing-scheduled">
      <Stack>
        <CardTitle level={2} id="billing-scheduled">
          {t("billing.scheduled.title")}
        </CardTitle>
        {scheduledPayments.length === 0 ? (
          <Text tone="quiet">{t("billing.scheduled.home.none")}</Text>
        ) : (
          <DescriptionList
            items={scheduledPayments.map((payment) => ({
              id: payment.id,
              term: <TwoLines name={<DateText date={payment.paymentDate} />} note={<MethodName type={payment.paymentMethodType} lastFour={payment.lastFour} />} />,
              detail: <Money cents={payment.amount} />,
            }))}
          />
        )}
        <Link href={scheduledPath(id)}>{t("billing.scheduled.home.link")}</Link>
      </Stack>
    </Card>
  );
}
