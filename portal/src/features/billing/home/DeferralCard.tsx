import { useCopy } from "@portico/content-runtime/react";
import { Badge } from "@portico/design-system/badge";
import { Card, CardTitle } from "@portico/design-system/card";
import { DescriptionList } from "@portico/design-system/description-list";
import { Stack } from "@portico/design-system/layout";
import { DateText, Money } from "@portico/design-system/money";
import type { HomeAccount } from "./homeAccount.ts";

/** A late balance that is paid in parts by agreement: how many are left, and the next (BILL-08). */
export function DeferralCard({ plan }: { plan: NonNullable<HomeAccount["deferralPlan"]> }) {
  const t = useCopy();
  const { installmentsRemaining: count, installmentAmount, nextInstallmentDate } = plan;
  return (
    <Card labelledBy="billing-deferral">
      <Stack>
        <CardTitle level={2} id="billing-deferral" aside={<Badge tone="neutral">{t("billing.standing.deferral.remaining", { count })}</Badge>}>
          {t("billing.standing.deferral.title")}
        </CardTitle>
        <DescriptionList
          items={[
            { id: "next", term: t("billing.standing.deferral.next"), detail: <DateText date={nextInstallmentDate} /> },
            { id: "each", term: t("billing.standing.deferral.each"), detail: <Money cents={installmentAmount} /> },
            { id: "total", term: t("billing.standing.deferral.total"), detail: <Money cents={installmentAmount * count} /> },
          ]}
        />
      </Stack>
    </Card>
  );
}
