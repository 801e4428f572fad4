import { useCopy } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import { Card } from "@portico/design-system/card";
import { Spinner } from "@portico/design-system/feedback";
import { Inline, Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { Money } from "@portico/design-system/money";
import { PageHeader } from "@portico/design-system/page-header";
import { Text } from "@portico/design-system/text";
import { deviceBalancesPath } from "../model/paths.ts";
import { SubScreen } from "../model/SubScreen.tsx";

/** Sent, and the answer is lost: the result comes by itself, and nobody should pay again. */
export function BeingConfirmed({ amount }: { amount: number }) {
  const t = useCopy();
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
        <Text>{t("billing.payOnce.unknown.detail")}</Text>
      </Inline>
    </Stack>
  );
}

/** Paid off, on its way in full, or no device of this account. */
export function NothingToPay({ accountId }: { accountId: string }) {
  const t = useCopy();
  return (
    <SubScreen accountId={accountId} title={t("billing.payDevice.title")}>
      <Alert
        tone="note"
        toneLabel={t("billing.tone.note")}
        title={t("billing.payDevice.gone.title")}
        action={<Link href={deviceBalancesPath(accountId)}>{t("billing.payDevice.gone.back")}</Link>}
      >
        {t("billing.payDevice.gone.detail")}
      </Alert>
    </SubScreen>
  );
}
