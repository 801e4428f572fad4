import { useCopy } from "@portico/content-runtime/react";
import { Card, CardTitle } from "@portico/design-system/card";
import { DescriptionList } from "@portico/design-system/description-list";
import { Stack } from "@portico/design-system/layout";
import { DateText, Money } from "@portico/design-system/money";
import type { Bill } from "./bill.ts";

/** Payments, discounts and adjustments since the statement before; nothing when there were none. */
export function SinceLastStatement({ activity }: { activity: Bill["activity"] }) {
  const t = useCopy();
  if (activity.length === 0) return null;
  return (
    <Card labelledBy="bill-activity">
      <Stack>
        <CardTitle level={2} id="bill-activity">
          {t("statements.activityTitle")}
        </CardTitle>
        <DescriptionList
          items={activity.map(({ kind, date, amount }, index) => ({
            id: String(index),
            term: t("statements.activity", { kind }),
            detail: <Money cents={amount} signed />,
            aside: <DateText date={date} />,
          }))}
        />
      </Stack>
    </Card>
  );
}
