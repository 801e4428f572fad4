import { useCopy } from "@portico/content-runtime/react";
import { Actions, ButtonLink } from "@portico/design-system/button";
import { Stack } from "@portico/design-system/layout";
import { useSelector } from "react-redux";
import { asked, takesOnlyCash } from "../../account/model/standing.ts";
import { StandingHead } from "../../account/model/StandingHead.tsx";
import { selectAccountBeingPaid } from "../model/beingPaid.selectors.ts";
import { quickMethod } from "../model/methods.rules.ts";
import { payOncePath, quickPayPath } from "../model/paths.ts";
import { PayingRefused } from "../model/PayingRefused.tsx";
import type { HomeAccount } from "./homeAccount.ts";

export const amountDueId = "amount-due";

/** What is owed and what happens next with it (BILL-02), and the way to pay it. */
export function AmountDue({ account }: { account: HomeAccount }) {
  return (
    <Stack gap="large">
      <StandingHead status={account.status} titleId={amountDueId} />
      <PayEntry account={account} />
    </Stack>
  );
}

/** No way to pay for who may not, and none while a payment is being confirmed. Where an alert asks for money, it has the button. */
function PayEntry({ account }: { account: HomeAccount }) {
  const t = useCopy();
  const beingPaid = useSelector(selectAccountBeingPaid) === account.id;
  const { amount, in: place } = asked(account.status);
  const quick = quickMethod(account);
  if (!account.canPay) return <PayingRefused accountId={account.id} />;
  if (account.lockingPayment || beingPaid || place === "alert" || takesOnlyCash(account.status)) return null;
  return (
    <Actions>
      <ButtonLink href={payOncePath(account.id, "amount", { amount })} variant={amount > 0 ? "primary" : "secondary"}>
        {amount > 0 ? t("summary.pay", { amount }) : t("summary.payAnyway")}
      </ButtonLink>
      {amount > 0 && quick && (
        <ButtonLink href={quickPayPath(account.id)} variant="secondary">
          {t("billing.quickPay.entry", { method: t("billing.methodNamed", { type: quick.type, lastFour: quick.lastFour }) })}
        </ButtonLink>
      )}
    </Actions>
  );
}
