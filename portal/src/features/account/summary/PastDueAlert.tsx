import { useCopy, useToggle } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import { ButtonLink } from "@portico/design-system/button";
import { Skeleton, SkeletonGroup } from "@portico/design-system/feedback";
import { useSelector } from "react-redux";
import { payOncePath } from "../../billing/model/paths.ts";
import type { Account, DelinquencySchedule } from "../model/account.api.ts";
import { selectDelinquencyRead } from "../model/account.selectors.ts";
import { pastDueWords } from "./pastDueWords.ts";

/** What happens unless the past-due balance is paid, by tier (BILL-03), with the way out. A schedule that cannot be read leaves the amount. */
export function PastDueAlert({ account }: { account: Account }) {
  const t = useCopy();
  const schedule = useSelector(selectDelinquencyRead);
  if (schedule.data === undefined && schedule.phase !== "failed") {
    return (
      <SkeletonGroup label={t("summary.loading")}>
        <Skeleton shape="block" />
      </SkeletonGroup>
    );
  }
  return <Told account={account} schedule={schedule.data} />;
}

function Told({ account, schedule }: { account: Account; schedule: DelinquencySchedule | undefined }) {
  const t = useCopy();
  const mayPay = useToggle("billing") && account.canPay && !account.paymentLocked;
  const { title, details, stopped } = pastDueWords(t, account, schedule);
  const pay = (
    <ButtonLink href={payOncePath(account.accountId)}>{t("summary.payPastDue", { amount: account.adjustedDelinquencyAmount })}</ButtonLink>
  );
  const tone = stopped ? "bad" : "attention";
  return (
    <Alert tone={tone} toneLabel={t(`shell.tone.${tone}`)} title={title} action={mayPay ? pay : undefined}>
      {details.join(" ")}
    </Alert>
  );
}
