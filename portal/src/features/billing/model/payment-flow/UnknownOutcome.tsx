import { useCopy } from "@portico/content-runtime/react";
import { Card } from "@portico/design-system/card";
import { Spinner } from "@portico/design-system/feedback";
import { Inline, Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { Money } from "@portico/design-system/money";
import { PageHeader } from "@portico/design-system/page-header";
import { Text } from "@portico/design-system/text";
import { useOnline } from "../../../../components/useOnline.ts";
import { historyPath } from "../paths.ts";
import { Notice } from "../screen/Notice.tsx";

type Props = { accountId: string; amount?: number; takesLong?: boolean };

/**
 * The payment was submitted and its answer lost: paying is locked, and the page updates by itself. After a long wait it
 * also shows where else the outcome will appear.
 */
export function UnknownOutcome({ accountId, amount = 0, takesLong }: Props) {
  const t = useCopy();
  const online = useOnline();
  return (
    <Stack gap="large">
      <PageHeader title={t("billing.payOnce.unknown.title")} />
      <Card variant="tint">
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
      {takesLong && (
        <Notice
          tone="info"
          live="polite"
          title={t("billing.payOnce.unknown.long.title")}
          action={<Link href={historyPath(accountId)}>{t("billing.payOnce.unknown.long.history")}</Link>}
        >
          {t("billing.payOnce.unknown.long.detail")}
        </Notice>
      )}
    </Stack>
  );
}
