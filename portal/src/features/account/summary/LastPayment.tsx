import { useCopy, useToggle } from "@portico/content-runtime/react";
import { Card, CardTitle } from "@portico/design-system/card";
import { Inline, Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { Money } from "@portico/design-system/money";
import { Text } from "@portico/design-system/text";
import { useSelector } from "react-redux";
import { historyPath, receiptPath } from "../../billing/model/paths.ts";
import { selectPermissions } from "../../session/model/session.selectors.ts";
import type { Account } from "../model/account.api.ts";

type LastPaymentProps = { account: Account; payment: NonNullable<Account["lastPayment"]> };

/** The last payment, with links to its receipt and to the payment history. */
export function LastPayment({ account: { accountId }, payment }: LastPaymentProps) {
  const t = useCopy();
  const billing = useToggle("billing");
  const mayView = useSelector(selectPermissions).includes("viewBilling") && billing;
  return (
    <Card labelledBy="last-payment">
      <Stack gap="medium">
        <CardTitle level={2} id="last-payment">
          {t("summary.last.title")}
        </CardTitle>
        <div>
          <Text size="lead" weight="strong">
            <Money cents={payment.amount} />
          </Text>
          <Text size="small">{t("summary.last.posted", { date: payment.paymentDate })}</Text>
        </div>
        {mayView && (
          <Inline gap="large">
            <Link href={receiptPath(accountId, payment.paymentId)}>{t("summary.last.receipt")}</Link>
            <Link href={historyPath(accountId)}>{t("summary.last.history")}</Link>
          </Inline>
        )}
      </Stack>
    </Card>
  );
}
