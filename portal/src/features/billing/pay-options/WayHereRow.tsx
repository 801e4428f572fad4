import { useCopy } from "@portico/content-runtime/react";
import { Link } from "@portico/design-system/link";
import { payment } from "@portico/rules/constants";
import { scheduledPath } from "../model/laterPaths.ts";
import { autoPayPath, enrolPath, payOncePath } from "../model/paths.ts";
import type { PayOptionsAccount, WayHere } from "./payOptions.rules.ts";
import { useRestoresLater, WayRow } from "./WayRow.tsx";

type RowProps = { account: PayOptionsAccount };

/** A way to pay in the portal. */
export function WayHereRow({ way, account }: RowProps & { way: WayHere }) {
  switch (way) {
    case "online":
      return <OnlineRow account={account} />;
    case "autoPay":
      return <AutoPayRow account={account} />;
    case "scheduled":
      return <ScheduledRow account={account} />;
  }
}

function OnlineRow({ account: { id, lockingPayment, status } }: RowProps) {
  const t = useCopy();
  const { minimum, maximum, suggested, cardsAllowed, banksAllowed } = status.mayPay;
  const { restoreMinutes } = status.service;
  const kinds = cardsAllowed && banksAllowed ? "both" : cardsAllowed ? "cards" : "banks";
  return (
    <WayRow
      way="online"
      about={t("billing.payOptions.online.about", { kinds, minimum, maximum })}
      time={t("billing.payOptions.online.time", { hours: payment.reflectsWithinHours })}
      restores={
        restoreMinutes !== null && status.pastDue > 0
          ? t("billing.payOptions.online.restores", { minutes: restoreMinutes })
          : undefined
      }
    >
      {!lockingPayment && (
        <Link href={payOncePath(id, "amount", { amount: suggested })}>
          {suggested > 0
            ? t("billing.payOptions.online.payAmount", { amount: suggested })
            : t("billing.payOptions.online.pay")}
        </Link>
      )}
    </WayRow>
  );
}

function AutoPayRow({ account: { id, autoPayEnrolled, status } }: RowProps) {
  const t = useCopy();
  const restores = useRestoresLater(status, "ON_ITS_DAY");
  const { discount, charge, pausedSince } = status.autoPay;
  const time = () => {
    if (pausedSince) return t("billing.payOptions.autoPay.paused", { date: pausedSince });
    return charge ? t("billing.payOptions.autoPay.next", { date: charge.date }) : t("billing.payOptions.autoPay.time");
  };
  return (
    <WayRow
      way="autoPay"
      about={t("billing.payOptions.autoPay.about", { state: autoPayEnrolled ? "on" : "off" })}
      costNote={discount > 0 ? t("billing.payOptions.autoPay.discount", { amount: discount }) : undefined}
      time={time()}
      restores={pausedSince ? undefined : restores}
    >
      <Link href={autoPayEnrolled ? autoPayPath(id) : enrolPath(id)}>
        {t("billing.payOptions.autoPay.link", { state: autoPayEnrolled ? "on" : "off" })}
      </Link>
    </WayRow>
  );
}

function ScheduledRow({ account: { id, lockingPayment, paymentOptions, status } }: RowProps) {
  const t = useCopy();
  const { schedulingBlock, firstScheduledDate, lastDate } = paymentOptions;
  const restores = useRestoresLater(status, "ON_ITS_DAY");
  const open = schedulingBlock === null && firstScheduledDate !== null;
  return (
    <WayRow
      way="scheduled"
      about={
        schedulingBlock === null
          ? t("billing.payOptions.scheduled.about", { max: payment.maxScheduled })
          : t(`billing.schedule.block.${schedulingBlock}`)
      }
      time={
        open
          ? t("billing.payOptions.scheduled.time", { first: firstScheduledDate, last: lastDate })
          : t("billing.payOptions.scheduled.onItsDay")
      }
      restores={open || status.scheduled.length > 0 ? restores : undefined}
    >
      {open && !lockingPayment && (
        <Link href={payOncePath(id, "amount", { later: true })}>{t("billing.payOptions.scheduled.link")}</Link>
      )}
      {status.scheduled.length > 0 && (
        <Link href={scheduledPath(id)}>
          {t("billing.payOptions.scheduled.manage", { count: status.scheduled.length })}
        </Link>
      )}
    </WayRow>
  );
}
