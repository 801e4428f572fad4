import { useCopy } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import { ButtonLink } from "@portico/design-system/button";
import { Skeleton, SkeletonGroup } from "@portico/design-system/feedback";
import { useSelector } from "react-redux";
import { payOncePath } from "../../billing/model/paths.ts";
import type { DelinquencySchedule } from "./account.api.ts";
import { selectDelinquencyRead } from "./account.selectors.ts";
import { type PastDue, pastDueWords } from "./pastDueWords.ts";

export type PastDueAlertProps = { account: PastDue; mayPay: boolean };

/** What happens unless the past-due balance is paid, by tier (BILL-03), with the way out. A schedule that cannot be read leaves the amount. */
export function PastDueAlert({ account, mayPay }: PastDueAlertProps) {
  const t = useCopy();
  const schedule = useSelector(selectDelinquencyRead);
  if (schedule.data === undefined && schedule.phase !== "failed") {
    return (
      <SkeletonGroup label={t("summary.loading")}>
        <Skeleton shape="block" />
      </SkeletonGroup>
    );
  }
  return <Told account={account} mayPay={mayPay} schedule={schedule.data} />;
}

function Told({ account, mayPay, schedule }: PastDueAlertProps & { schedule: DelinquencySchedule | undefined }) {
  const t = useCopy();
  const { title, details, stopped } = pastDueWords(t, account, schedule);
  const pay = <ButtonLink href={payOncePath(account.accountId)}>{t("summary.payPastDue")}</ButtonLink>;
  const tone = stopped ? "bad" : "attention";
  return (
    <Alert tone={tone} toneLabel={t(`shell.tone.${tone}`)} title={title} action={mayPay ? pay : undefined}>
      {details.join(" ")}
    </Alert>
  );
}
