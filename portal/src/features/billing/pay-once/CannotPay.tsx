import { useCopy } from "@portico/content-runtime/react";
import { ButtonLink } from "@portico/design-system/button";
import { Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { BackLink, PageHeader } from "@portico/design-system/page-header";
import { PayingNotAllowed, useWatchedPayment } from "../model/account-status/PayingBlocked.tsx";
import { Notice } from "../model/screen/Notice.tsx";
import { paymentPath } from "../model/laterPaths.ts";
import { billingPath } from "../model/paths.ts";
import { MethodRestrictions } from "../model/payment-flow/MethodRestrictions.tsx";

/** Tells users without permission to pay why, and who has it (SESS-12). */
export function MayNotPay({ account }: { account: { id: string } }) {
  const t = useCopy();
  return (
    <Stack gap="large">
      <Stack gap="small">
        <BackLink href={billingPath(account.id)} label={t("billing.backToBilling")} />
        <PageHeader title={t("billing.payOnce.title")} />
      </Stack>
      <Notice
        tone="info"
        action={
          <ButtonLink href={billingPath(account.id)} variant="secondary">
            {t("billing.notFound.action")}
          </ButtonLink>
        }
      >
        <PayingNotAllowed accountId={account.id} />
      </Notice>
    </Stack>
  );
}

/** Neither cards nor bank accounts are accepted; shown before any input (BILL-07). */
export function OnlyCash({ accountId }: { accountId: string }) {
  const t = useCopy();
  return (
    <Stack gap="large">
      <Stack gap="small">
        <BackLink href={billingPath(accountId)} label={t("billing.backToBilling")} />
        <PageHeader title={t("billing.payOnce.title")} />
      </Stack>
      <MethodRestrictions cardsAllowed={false} banksAllowed={false} />
    </Stack>
  );
}

/** Another payment of the account is pending: a second one is blocked until its outcome is known. */
export function PaysElsewhere({
  payment: { id, accountId, amount },
}: {
  payment: { id: string; accountId: string; amount: number };
}) {
  const t = useCopy();
  useWatchedPayment(accountId, id);
  return (
    <Stack gap="large">
      <Stack gap="small">
        <BackLink href={billingPath(accountId)} label={t("billing.backToBilling")} />
        <PageHeader title={t("billing.payOnce.title")} />
      </Stack>
      <Notice
        tone="warning"
        title={t("billing.payOnce.refused.locked.title", { amount })}
        action={<Link href={paymentPath(accountId, id)}>{t("billing.payOnce.refused.locked.link")}</Link>}
      >
        {t("billing.payOnce.refused.locked.detail")}
      </Notice>
    </Stack>
  );
}
