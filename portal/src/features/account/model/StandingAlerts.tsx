import { useCopy } from "@portico/content-runtime/react";
import type { Translate } from "@portico/content-runtime/store";
import { Alert, type AlertProps } from "@portico/design-system/alert";
import { ButtonLink } from "@portico/design-system/button";
import { Skeleton, SkeletonGroup } from "@portico/design-system/feedback";
import { Inline } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { useSelector } from "react-redux";
import { autoPayPath, enrolPath, payOncePath } from "../../billing/model/paths.ts";
import { selectDelinquencyRead } from "./account.selectors.ts";
import { pastDueWords } from "./pastDueWords.ts";
import { asked, type Status } from "./standing.ts";

export type StandingAlertsProps = { accountId: string; status: Status; mayPay: boolean };

type MobileTrouble = Exclude<Status["service"]["mobile"], "GOOD">;

/**
 * What is wrong with the account and the way out, in one alert: what is late says which service it stops. Service that is on its way back, or
 * back, is told beside it.
 */
export function StandingAlerts(props: StandingAlertsProps) {
  const { pastDue, service } = props.status;
  return (
    <>
      {service.state === "DISCONNECTED" ? (
        <DisconnectedAlert {...props} />
      ) : service.mobile !== "GOOD" && service.state !== "SUSPENDED" ? (
        <MobileAlert {...props} mobile={service.mobile} />
      ) : (
        pastDue > 0 && <PastDueAlert {...props} />
      )}
      <RestorationAlert service={service} />
    </>
  );
}

function Told({ tone, ...alert }: Omit<AlertProps, "toneLabel">) {
  const t = useCopy();
  return <Alert tone={tone} toneLabel={t(`shell.tone.${tone}`)} {...alert} />;
}

/** The one button that pays; the flow behind it takes the sum that it names. */
function PayButton({ accountId, status, mayPay }: StandingAlertsProps) {
  const t = useCopy();
  const { amount, in: place } = asked(status);
  return mayPay && amount > 0 && place === "alert" && <ButtonLink href={payOncePath(accountId, "amount", { amount })}>{t("summary.pay", { amount })}</ButtonLink>;
}

/** That more has to be paid than what is late; the button says how much. */
function wholeToPay(t: Translate, status: Status): string[] {
  const { amount } = asked(status);
  return status.pastDue > 0 && status.pastDue < amount ? [t("summary.delinquent.whole", { amount })] : [];
}

/** What happens unless the past-due balance is paid, by tier (BILL-03), with the way out. A schedule that cannot be read leaves the amount. */
function PastDueAlert(props: StandingAlertsProps) {
  const t = useCopy();
  const schedule = useSelector(selectDelinquencyRead);
  if (schedule.data === undefined && schedule.phase !== "failed") {
    return (
      <SkeletonGroup label={t("summary.loading")}>
        <Skeleton shape="block" />
      </SkeletonGroup>
    );
  }
  const { title, details, stopped } = pastDueWords(t, props.status, schedule.data);
  return (
    <Told tone={stopped ? "bad" : "attention"} title={title} action={<PayButton {...props} />}>
      {details.join(" ")}
    </Told>
  );
}

/** The services are off for good, whatever is paid of it (BILL-06). */
function DisconnectedAlert(props: StandingAlertsProps) {
  const t = useCopy();
  return (
    <Told tone="bad" title={t("billing.home.disconnected")} action={<PayButton {...props} />}>
      {wholeToPay(t, props.status)[0]}
    </Told>
  );
}

/** The minutes from a payment to restored service, and that they are over (BILL-04). */
function RestorationAlert({ service: { state, restoredBy: at, restoreMinutes } }: Pick<Status, "service">) {
  const t = useCopy();
  if (at === null) return null;
  if (state === "RESTORED") {
    return (
      <Told tone="good" live="polite" title={t("billing.standing.restored.title")}>
        {t("billing.standing.restored.detail", { at })}
      </Told>
    );
  }
  return (
    state === "BEING_RESTORED" && (
      <Told tone="note" live="polite" title={t("billing.standing.restoring.title", { at })}>
        {t("billing.standing.restoring.detail", { minutes: restoreMinutes ?? 0 })}
      </Told>
    )
  );
}

const mobileTones = { PAST_DUE: "attention", HOTLINED: "bad", TEMPORARILY_DISCONNECTED: "bad", INACTIVE: "attention" } as const;

/** Each state of late mobile service in its own words (BILL-05), and that mobile needs Auto Pay (BILL-18). */
function MobileAlert({ mobile, ...props }: StandingAlertsProps & { mobile: MobileTrouble }) {
  const t = useCopy();
  const { accountId, status, mayPay } = props;
  const { pastDue, autoPay, service } = status;
  const { enrolled } = autoPay;
  const details = [
    mobile === "PAST_DUE" || mobile === "INACTIVE" ? t(`billing.standing.mobile.${mobile}.detail`) : t(`billing.standing.mobile.${mobile}.detail`, { minutes: service.restoreMinutes ?? 0 }),
    ...wholeToPay(t, status),
    ...(pastDue > 0 && service.stopsOn !== null ? [t("summary.delinquent.others", { date: service.stopsOn })] : []),
    t("billing.standing.mobile.needsAutoPay"),
  ];
  const ways = mayPay && (
    <Inline gap="medium">
      <PayButton {...props} />
      <Link href={enrolled ? autoPayPath(accountId) : enrolPath(accountId)}>{t(enrolled ? "billing.dunning.paused.manage" : "billing.autoPay.home.enrol")}</Link>
    </Inline>
  );
  return (
    <Told tone={mobileTones[mobile]} title={t(`billing.standing.mobile.${mobile}.title`)} action={ways || undefined}>
      {details.join(" ")}
    </Told>
  );
}
