import type { Translate } from "@portico/content-runtime/store";
import type { DelinquencySchedule } from "./account.api.ts";
import { amountAsked, type Status } from "./accountStatus.rules.ts";

const tiers = { 30: "t30", 43: "t43", 50: "t50", 76: "t76" } as const;

/** Delinquency tiers at which service has been stopped. */
const stopLevels = new Set<number | null>([50, 76]);

export type PastDueWords = { title: string; details: string[]; stopped: boolean };

/**
 * Alert texts by delinquency tier: 30 avoid interruption, 43 avoid suspension, 50 restore service, 76 pay and return
 * equipment (BILL-03). They name the amount that has to be paid, which is all that is due.
 */
export function pastDueWords(t: Translate, status: Status, schedule: DelinquencySchedule | undefined): PastDueWords {
  const { pastDue } = status;
  const { amount } = amountAsked(status);
  if (!schedule?.tier)
    return {
      title: t("summary.delinquent.title", { tier: "unknown", amount: pastDue }),
      details: pastDue < amount ? [t("summary.delinquent.whole", { amount })] : [],
      stopped: false,
    };
  const stopped = stopLevels.has(schedule.tier);
  const date = schedule.softDisconnectDate;
  return {
    title: t("summary.delinquent.title", { tier: tiers[schedule.tier], amount }),
    details: [
      ...(pastDue < amount ? [t("summary.delinquent.part", { amount: pastDue })] : []),
      ...(date !== null && !stopped ? [t("summary.delinquent.by", { date })] : []),
      ...(stopped ? [t("summary.delinquent.restore", { minutes: schedule.restoreMinutes })] : []),
    ],
    stopped,
  };
}
