import type { Translate } from "@portico/content-runtime/store";
import type { DelinquencySchedule } from "./account.api.ts";
import { asked, type Status } from "./standing.ts";

const tiers = { 30: "t30", 43: "t43", 50: "t50", 76: "t76" } as const;

/** Tiers at which service is stopped already. */
const stoppedAt = new Set<number | null>([50, 76]);

export type PastDueWords = { title: string; details: string[]; stopped: boolean };

/**
 * The alert of a past-due balance: 30 avoid interruption, 43 avoid suspension, 50 restore service, 76 pay and return equipment (BILL-03). It
 * names the sum that has to be paid, which is all that is due.
 */
export function pastDueWords(t: Translate, status: Status, schedule: DelinquencySchedule | undefined): PastDueWords {
  const { pastDue } = status;
  const { amount } = asked(status);
  if (!schedule?.tier) return { title: t("summary.delinquent.title", { tier: "unknown", amount: pastDue }), details: pastDue < amount ? [t("summary.delinquent.whole", { amount })] : [], stopped: false };
  const stopped = stoppedAt.has(schedule.tier);
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
