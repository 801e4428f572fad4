import { useCopy } from "@portico/content-runtime/react";
import { Card } from "@portico/design-system/card";
import { Spinner } from "@portico/design-system/feedback";
import { Inline, Stack } from "@portico/design-system/layout";
import { Money } from "@portico/design-system/money";
import { PageHeader } from "@portico/design-system/page-header";
import { Text } from "@portico/design-system/text";
import { useOnline } from "../model/useOnline.ts";

/** Sent, and the answer is lost: paying is locked, and the answer will come by itself. */
export function PayingConfirmed({ amount = 0 }: { amount?: number }) {
  const t = useCopy();
  const online = useOnline();
  return (
    <Stack gap="large">
      <PageHeader title={t("billing.payOnce.unknown.title")} />
      <Card tone="tint">
        <Stack gap="small">
          <Text weight="strong">{t("billing.outcome.confirming")}</Text>
          <Money cents={amount} size="large" />
          <Text>{t("billing.payOnce.unknown.lead", { amount })}</Text>
        </Stack>
      </Card>
      <Inline gap="medium" wrap={false} align="start">
        <Spinner label={t("billing.outcome.checking")} />
        <Text>{online ? t("billing.payOnce.unknown.detail") : t("billing.payOnce.unknown.offline")}</Text>
      </Inline>
    </Stack>
  );
}
