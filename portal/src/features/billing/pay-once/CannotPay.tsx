import { useCopy } from "@portico/content-runtime/react";
import { ButtonLink } from "@portico/design-system/button";
import { Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { BackLink, PageHeader } from "@portico/design-system/page-header";
import { useWatched } from "../model/LockingPayment.tsx";
import { Notice } from "../model/Notice.tsx";
import { billingPath, paymentPath } from "../model/paths.ts";
import { PayingRefused } from "../model/PayingRefused.tsx";
import { Restricted } from "../model/Restricted.tsx";

/** Who may not pay is told why, and who can (SESS-12). */
export function MayNotPay({ account }: { account: { id: string } }) {
  const t = useCopy();
  return (
    <Stack gap="large">
      <Stack gap="small">
        <BackLink href={billingPath(account.id)} label={t("billing.backToBilling")} />
        <PageHeader title={t("billing.payOnce.title")} />
      </Stack>
      <Notice
        tone="note"
        action={
          <ButtonLink href={billingPath(account.id)} variant="secondary">
            {t("billing.notFound.action")}
          </ButtonLink>
        }
      >
        <PayingRefused accountId={account.id} />
      </Notice>
    </Stack>
  );
}

/** Neither cards nor bank accounts are accepted: told before anything is asked (BILL-07). */
export function OnlyCash({ accountId }: { accountId: string }) {
  const t = useCopy();
  return (
    <Stack gap="large">
      <Stack gap="small">
        <BackLink href={billingPath(accountId)} label={t("billing.backToBilling")} />
        <PageHeader title={t("billing.payOnce.title")} />
      </Stack>
      <Restricted cardsAllowed={false} banksAllowed={false} />
    </Stack>
  );
}

/** Another payment of the account is being confirmed: no second one until it is known how it ended. */
export function PaysElsewhere({ payment: { id, accountId, amount } }: { payment: { id: string; accountId: string; amount: number } }) {
  const t = useCopy();
  useWatched(accountId, id);
  return (
    <Stack gap="large">
      <Stack gap="small">
        <BackLink href={billingPath(accountId)} label={t("billing.backToBilling")} />
        <PageHeader title={t("billing.payOnce.title")} />
      </Stack>
      <Notice
        tone="attention"
        title={t("billing.payOnce.refused.locked.title", { amount })}
        action={<Link href={paymentPath(accountId, id)}>{t("billing.payOnce.refused.locked.link")}</Link>}
      >
        {t("billing.payOnce.refused.locked.detail")}
      </Notice>
    </Stack>
  );
}
