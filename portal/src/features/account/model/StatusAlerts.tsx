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
import { pastDueWords } from "./pastDueCopy.ts";
import { amountAsked, type Status } from "./accountStatus.rules.ts";
import { lazyOverlay } from "../../../components/lazyComponent.ts";

/** Few customers are told to call: the home of billing loads without it. */
const CareNumber = lazyOverlay(() => import("../../session/model/CareNumber.tsx").then((part) => part.CareNumber));

export type StatusAlertsProps = { accountId: string; status: Status; mayPay: boolean };

type MobileProblem = Exclude<Status["service"]["mobile"], "GOOD">;

/**
 * Alerts about the account's problems with the way to resolve them. A late balance has one alert, which says which
 * service it stops; service being restored, or restored, has its own beside it.
 */
export function StatusAlerts(props: StatusAlertsProps) {
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

function StatusAlert({ tone, ...alert }: Omit<AlertProps, "toneLabel">) {
  const t = useCopy();
  return <Alert tone={tone} toneLabel={t(`shell.tone.${tone}`)} {...alert} />;
}

/** The one pay button; the payment flow is prefilled with the amount that it names. */
function PayButton({ accountId, status, mayPay }: StatusAlertsProps) {
  const t = useCopy();
  const { amount, in: place } = amountAsked(status);
  return (
    mayPay &&
    amount > 0 &&
    place === "alert" && (
      <ButtonLink href={payOncePath(accountId, "amount", { amount })}>{t("summary.pay", { amount })}</ButtonLink>
    )
  );
}

/** Says that more than the past-due balance has to be paid; the button names the amount. */
function wholeToPay(t: Translate, status: Status): string[] {
  const { amount } = amountAsked(status);
  return status.pastDue > 0 && status.pastDue < amount ? [t("summary.delinquent.whole", { amount })] : [];
}

/**
 * Consequences of an unpaid past-due balance by delinquency tier (BILL-03), with the pay button. When the schedule
 * fails to load only the amount is shown.
 */
function PastDueAlert(props: StatusAlertsProps) {
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
    <StatusAlert tone={stopped ? "critical" : "warning"} title={title} action={<PayButton {...props} />}>
      {details.join(" ")}
    </StatusAlert>
  );
}

/** The services are permanently disconnected, even if part of the balance is paid (BILL-06). */
function DisconnectedAlert(props: StatusAlertsProps) {
  const t = useCopy();
  return (
    <StatusAlert tone="critical" title={t("billing.home.disconnected")} action={<PayButton {...props} />}>
      {wholeToPay(t, props.status)[0]}
    </StatusAlert>
  );
}

/**
 * Says when service is expected back after a payment, in minutes and by the clock, and when it has been restored
 * (BILL-04).
 */
function RestorationAlert({ service: { state, restoredBy: at, restoreMinutes } }: Pick<Status, "service">) {
  const t = useCopy();
  if (at === null) return null;
  if (state === "RESTORED") {
    return (
      <StatusAlert tone="success" live="polite" title={t("billing.standing.restored.title")}>
        {t("billing.standing.restored.detail", { at })}
      </StatusAlert>
    );
  }
  return (
    state === "BEING_RESTORED" && (
      <StatusAlert tone="info" live="polite" title={t("billing.standing.restoring.title", { at })}>
        {t("billing.standing.restoring.detail", { minutes: restoreMinutes ?? 0 })}
      </StatusAlert>
    )
  );
}

const mobileTones = {
  PAST_DUE: "warning",
  HOTLINED: "critical",
  TEMPORARILY_DISCONNECTED: "critical",
  INACTIVE: "warning",
} as const;

/** Alert for each state of late mobile service (BILL-05); it also says that mobile requires Auto Pay (BILL-18). */
function MobileAlert({ mobile, ...props }: StatusAlertsProps & { mobile: MobileProblem }) {
  const t = useCopy();
  const { accountId, status, mayPay } = props;
  const { pastDue, autoPay, service } = status;
  const { enrolled } = autoPay;
  const details = [
    mobile === "PAST_DUE" || mobile === "INACTIVE"
      ? t(`billing.standing.mobile.${mobile}.detail`)
      : t(`billing.standing.mobile.${mobile}.detail`, { minutes: service.restoreMinutes ?? 0 }),
    ...wholeToPay(t, status),
    ...(pastDue > 0 && service.stopsOn !== null ? [t("summary.delinquent.others", { date: service.stopsOn })] : []),
    t("billing.standing.mobile.needsAutoPay"),
  ];
  const actions = mayPay && (
    <Inline gap="medium">
      <PayButton {...props} />
      <Link href={enrolled ? autoPayPath(accountId) : enrolPath(accountId)}>
        {t(enrolled ? "billing.dunning.paused.manage" : "billing.autoPay.home.enrol")}
      </Link>
    </Inline>
  );
  return (
    <StatusAlert
      tone={mobileTones[mobile]}
      title={t(`billing.standing.mobile.${mobile}.title`)}
      action={actions || undefined}
    >
      {details.join(" ")} {mobile === "INACTIVE" && <CareNumber />}
    </StatusAlert>
  );
}
