import { useCopy } from "@portico/content-runtime/react";
import { Card } from "@portico/design-system/card";
import { Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { Heading } from "@portico/design-system/text";
import { PayOptionsDocument } from "../../../api/graphql/generated/graph.payOptions.ts";
import { DividedList } from "../../../components/DividedList.tsx";
import { useGraphRead } from "../../../components/useGraphRead.ts";
import { takesOnlyCash } from "../../account/model/accountStatus.rules.ts";
import { LockingPayment, PayingNotAllowed } from "../model/account-status/PayingBlocked.tsx";
import { payOncePath } from "../model/paths.ts";
import { BilledElsewhere } from "../model/screen/BilledElsewhere.tsx";
import { BillingScreen, SubScreen, useAccountId } from "../model/screen/BillingScreen.tsx";
import { Notice } from "../model/screen/Notice.tsx";
import { type PayOptionsAccount, waysHere, waysOutside } from "./payOptions.rules.ts";
import { SavedMethodsCard } from "./SavedMethodsCard.tsx";
import { WayHereRow } from "./WayHereRow.tsx";
import { WayOutsideRow } from "./WayOutsideRow.tsx";

/** Every way to pay this account, with what it costs and how long it takes until the payment counts (SHELL-32). */
export function PayOptionsScreen() {
  const t = useCopy();
  const accountId = useAccountId();
  const { read, retry } = useGraphRead(PayOptionsDocument, { accountId });
  return (
    <BillingScreen read={read} retry={retry} title={t("billing.payOptions.title")}>
      {({ billing }) =>
        billing &&
        (billing.billedElsewhere ? (
          <BilledElsewhere place={billing.billedElsewhere} />
        ) : (
          <PayOptions account={billing} />
        ))
      }
    </BillingScreen>
  );
}

function PayOptions({ account }: { account: PayOptionsAccount }) {
  const t = useCopy();
  const here = waysHere(account);
  return (
    <SubScreen
      accountId={account.id}
      title={t("billing.payOptions.title")}
      description={t("billing.payOptions.description")}
    >
      {account.lockingPayment && <LockingPayment payment={account.lockingPayment} />}
      <AccountNotices account={account} />
      {here.length > 0 && (
        <Stack gap="small">
          <Heading level={2}>{t("billing.payOptions.here")}</Heading>
          <Card>
            <DividedList inCard items={here} itemKey={(way) => way}>
              {(way) => <WayHereRow way={way} account={account} />}
            </DividedList>
          </Card>
        </Stack>
      )}
      <Stack gap="small">
        <Heading level={2}>{t("billing.payOptions.outside")}</Heading>
        <Card>
          <DividedList inCard items={waysOutside(account)} itemKey={(way) => way}>
            {(way) => <WayOutsideRow way={way} account={account} />}
          </DividedList>
        </Card>
      </Stack>
      {here.length > 0 && <SavedMethodsCard account={account} />}
    </SubScreen>
  );
}

/** What holds for this account alone: who may pay, what it accepts, its arrangement. */
function AccountNotices({ account: { id, canPay, lockingPayment, status } }: { account: PayOptionsAccount }) {
  const t = useCopy();
  const { arrangement, mayPay, pastDue, service } = status;
  const paysHere = canPay && !lockingPayment && !takesOnlyCash(status);
  const refused = takesOnlyCash(status) ? "both" : mayPay.cardsAllowed ? "banks" : "cards";
  return (
    <>
      {!canPay && (
        <Notice tone="info">
          <PayingNotAllowed accountId={id} />
        </Notice>
      )}
      {!(mayPay.cardsAllowed && mayPay.banksAllowed) && (
        <Notice tone="warning" title={t(`wallet.restricted.${refused}.title`)}>
          {t("billing.payOptions.restricted", { refused })}
        </Notice>
      )}
      {arrangement && (
        <Notice
          tone="info"
          title={t("billing.payOptions.arrangement.title", { count: arrangement.installmentsRemaining })}
          action={
            paysHere && (
              <Link href={payOncePath(id, "amount", { amount: arrangement.nextAmount })}>
                {t("billing.payOptions.arrangement.pay", { amount: arrangement.nextAmount })}
              </Link>
            )
          }
        >
          {t("billing.payOptions.arrangement.detail", { amount: arrangement.nextAmount, date: arrangement.nextDate })}
        </Notice>
      )}
      {pastDue > 0 && (
        <Notice tone="warning" title={t("billing.payOptions.pastDue.title", { amount: pastDue })}>
          {service.stopsOn
            ? t("billing.payOptions.pastDue.stops", { date: service.stopsOn })
            : t("billing.payOptions.pastDue.detail")}
        </Notice>
      )}
    </>
  );
}
