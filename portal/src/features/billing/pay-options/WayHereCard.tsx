import { useCopy } from "@portico/content-runtime/react";
import { Card, CardTitle } from "@portico/design-system/card";
import { Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { Text } from "@portico/design-system/text";
import { payment } from "@portico/rules/constants";
import { autoPayPath, enrolPath, payOncePath, scheduledPath, walletPath } from "../model/paths.ts";
import type { PayOptionsAccount, WayHere } from "./payOptions.rules.ts";
import { WayCard } from "./WayCard.tsx";

type CardProps = { account: PayOptionsAccount };

/** A way to pay in the portal. */
export function WayHereCard({ way, account }: CardProps & { way: WayHere }) {
  switch (way) {
    case "online":
      return <OnlineCard account={account} />;
    case "autoPay":
      return <AutoPayCard account={account} />;
    case "scheduled":
      return <ScheduledCard account={account} />;
  }
}

function OnlineCard({ account: { id, lockingPayment, status } }: CardProps) {
  const t = useCopy();
  const { minimum, maximum, suggested, cardsAllowed, banksAllowed } = status.mayPay;
  const { restoreMinutes } = status.service;
  const kinds = cardsAllowed && banksAllowed ? "both" : cardsAllowed ? "cards" : "banks";
  return (
    <WayCard
      way="online"
      about={t("billing.payOptions.online.about", { kinds, minimum, maximum })}
      time={
        restoreMinutes !== null && status.pastDue > 0
          ? t("billing.payOptions.online.restores", { minutes: restoreMinutes })
          : t("billing.payOptions.online.time", { hours: payment.reflectsWithinHours })
      }
    >
      {!lockingPayment && (
        <Link href={payOncePath(id, "amount", { amount: suggested })}>
          {suggested > 0
            ? t("billing.payOptions.online.payAmount", { amount: suggested })
            : t("billing.payOptions.online.pay")}
        </Link>
      )}
    </WayCard>
  );
}

function AutoPayCard({ account: { id, autoPayEnrolled, status } }: CardProps) {
  const t = useCopy();
  const { discount, charge, pausedSince } = status.autoPay;
  const time = () => {
    if (pausedSince) return t("billing.payOptions.autoPay.paused", { date: pausedSince });
    return charge ? t("billing.payOptions.autoPay.next", { date: charge.date }) : t("billing.payOptions.autoPay.time");
  };
  return (
    <WayCard
      way="autoPay"
      about={t("billing.payOptions.autoPay.about", { state: autoPayEnrolled ? "on" : "off" })}
      costNote={discount > 0 ? t("billing.payOptions.autoPay.discount", { amount: discount }) : undefined}
      time={time()}
    >
      <Link href={autoPayEnrolled ? autoPayPath(id) : enrolPath(id)}>
        {t("billing.payOptions.autoPay.link", { state: autoPayEnrolled ? "on" : "off" })}
      </Link>
    </WayCard>
  );
}

function ScheduledCard({ account: { id, lockingPayment, paymentOptions, status } }: CardProps) {
  const t = useCopy();
  const { schedulingBlock, firstScheduledDate, lastDate } = paymentOptions;
  const open = schedulingBlock === null && firstScheduledDate !== null;
  return (
    <WayCard
      way="scheduled"
      about={
        schedulingBlock === null
          ? t("billing.payOptions.scheduled.about", { most: payment.mostScheduled })
          : t(`billing.schedule.block.${schedulingBlock}`)
      }
      time={
        open
          ? t("billing.payOptions.scheduled.time", { first: firstScheduledDate, last: lastDate })
          : t("billing.payOptions.scheduled.onItsDay")
      }
    >
      {open && !lockingPayment && (
        <Link href={payOncePath(id, "amount", { later: true })}>{t("billing.payOptions.scheduled.link")}</Link>
      )}
      {status.scheduled.length > 0 && (
        <Link href={scheduledPath(id)}>
          {t("billing.payOptions.scheduled.manage", { count: status.scheduled.length })}
        </Link>
      )}
    </WayCard>
  );
}

/** The wallet: not a way of its own, but what the ways above pay with. */
export function SavedMethodsCard({ account: { id, paymentMethods } }: CardProps) {
  const t = useCopy();
  const usable = paymentMethods.filter(
    ({ expired, unavailable, restricted }) => !expired && !unavailable && !restricted,
  );
  return (
    <Card labelledBy="pay-wallet">
      <Stack>
        <CardTitle level={3} id="pay-wallet">
          {t("billing.payOptions.wallet.title")}
        </CardTitle>
        <Text>
          {paymentMethods.length === 0
            ? t("billing.payOptions.wallet.none")
            : t("billing.payOptions.wallet.about", { usable: usable.length })}
        </Text>
        <Link href={walletPath(id)}>{t("wallet.manage")}</Link>
      </Stack>
    </Card>
  );
}
