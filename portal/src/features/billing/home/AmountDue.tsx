import { useCopy } from "@portico/content-runtime/react";
import { Actions, ButtonLink } from "@portico/design-system/button";
import { Stack } from "@portico/design-system/layout";
import { Money } from "@portico/design-system/money";
import { Heading, Text } from "@portico/design-system/text";
import { stillDue } from "@portico/rules/paymentAmount";
import { useSelector } from "react-redux";
import { selectAccountBeingPaid } from "../model/beingPaid.selectors.ts";
import { quickMethod } from "../model/methods.rules.ts";
import { payOncePath, quickPayPath } from "../model/paths.ts";
import { PayingRefused } from "../model/PayingRefused.tsx";
import type { HomeAccount } from "./homeAccount.ts";

export const amountDueId = "amount-due";

/** What is owed, past due, on its way and in credit, alone and together (BILL-02), and the way to pay it. */
export function AmountDue({ account }: { account: HomeAccount }) {
  const t = useCopy();
  const { amountDue, dueDate, creditBalance, pendingPaymentAmount } = account;
  return (
    <Stack gap="large">
      <Stack gap="xsmall">
        <Heading level={2} size={4} id={amountDueId}>
          <Text as="span" size="eyebrow">
            {dueDate && amountDue > 0 ? t("billing.home.due.label", { date: dueDate }) : t("billing.home.due.labelNoDate")}
          </Text>
        </Heading>
        <Money cents={amountDue} size="hero" />
        <PastDue account={account} />
        {creditBalance > 0 && (
          <Text size="small" tone="good" weight="medium">
            {t("billing.home.due.credit", { amount: creditBalance })}
          </Text>
        )}
        {pendingPaymentAmount > 0 && <Text size="small">{t("billing.home.due.pending", { amount: pendingPaymentAmount })}</Text>}
      </Stack>
      <PayEntry account={account} />
    </Stack>
  );
}

function PastDue({ account: { amountDue, adjustedDelinquencyAmount: pastDue } }: { account: HomeAccount }) {
  const t = useCopy();
  if (amountDue === 0) return <Text size="small">{t("billing.home.due.nothing")}</Text>;
  if (pastDue === 0) return <Text size="small">{t("billing.home.due.noPastDue")}</Text>;
  return (
    <Text tone="bad" weight="medium">
      {pastDue < amountDue ? t("billing.home.due.pastDue", { amount: pastDue }) : t("billing.home.due.allPastDue")}
    </Text>
  );
}

/** No way to pay for who may not, and none while a payment is being confirmed. Where something is late its notice has the main button. */
function PayEntry({ account }: { account: HomeAccount }) {
  const t = useCopy();
  const beingPaid = useSelector(selectAccountBeingPaid) === account.id;
  const due = stillDue(account);
  const quick = quickMethod(account);
  if (!account.canPay) return <PayingRefused accountId={account.id} />;
  if (account.lockingPayment || beingPaid) return null;
  return (
    <Actions>
      <ButtonLink href={payOncePath(account.id)} variant={due > 0 && account.adjustedDelinquencyAmount === 0 ? "primary" : "secondary"}>
        {due > 0 ? t("billing.home.pay", { amount: due }) : t("billing.home.payOther")}
      </ButtonLink>
      {due > 0 && quick && (
        <ButtonLink href={quickPayPath(account.id)} variant="secondary">
          {t("billing.quickPay.entry", { method: t("billing.methodNamed", { type: quick.type, lastFour: quick.lastFour }) })}
        </ButtonLink>
      )}
    </Actions>
  );
}
