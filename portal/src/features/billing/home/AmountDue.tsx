import { useCopy } from "@portico/content-runtime/react";
import { Actions, ButtonLink } from "@portico/design-system/button";
import { Skeleton } from "@portico/design-system/feedback";
import { Stack } from "@portico/design-system/layout";
import { Suspense } from "react";
import { useSelector } from "react-redux";
import { lazyComponent } from "../../../components/lazyComponent.ts";
import { AccountStatusHeader } from "../../account/model/AccountStatusHeader.tsx";
import { amountAsked, takesOnlyCash } from "../../account/model/accountStatus.rules.ts";
import { selectAccountBeingPaid } from "../model/account-status/paymentWatch.slice.ts";
import { quickPayPath } from "../model/laterPaths.ts";
import { payOncePath } from "../model/paths.ts";
import { quickMethod } from "../model/payment-methods/methods.rules.ts";
import type { HomeAccount } from "./homeAccount.ts";

/** Most people who see a bill may pay it. */
const PayingNotAllowed = lazyComponent(() =>
  import("../model/account-status/PayingBlocked.tsx").then((part) => part.PayingNotAllowed),
);

export const amountDueId = "amount-due";

/** Amount due and what happens next to it (BILL-02), and the link to pay it. */
export function AmountDue({ account }: { account: HomeAccount }) {
  return (
    <Stack gap="large">
      <AccountStatusHeader status={account.status} titleId={amountDueId} />
      <PayEntry account={account} />
    </Stack>
  );
}

/**
 * No pay link without permission or while a payment is pending. Where an alert asks for money, the alert has the
 * button.
 */
function PayEntry({ account }: { account: HomeAccount }) {
  const t = useCopy();
  const beingPaid = useSelector(selectAccountBeingPaid) === account.id;
  const { amount, in: place } = amountAsked(account.status);
  const quick = quickMethod(account);
  if (!account.canPay)
    return (
      <Suspense fallback={<Skeleton shape="block" />}>
        <PayingNotAllowed accountId={account.id} />
      </Suspense>
    );
  if (account.lockingPayment || beingPaid || place === "alert" || takesOnlyCash(account.status)) return null;
  return (
    <Actions>
      <ButtonLink href={payOncePath(account.id, "amount", { amount })} variant={amount > 0 ? "primary" : "secondary"}>
        {amount > 0 ? t("summary.pay", { amount }) : t("summary.payAnyway")}
      </ButtonLink>
      {amount > 0 && quick && (
        <ButtonLink href={quickPayPath(account.id)} variant="secondary">
          {t("billing.quickPay.entry", {
            method: t("billing.methodNamed", { type: quick.type, lastFour: quick.lastFour }),
          })}
        </ButtonLink>
      )}
    </Actions>
  );
}
