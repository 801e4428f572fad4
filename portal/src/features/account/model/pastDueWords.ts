import type { Translate } from "@portico/content-runtime/store";
import type { DelinquencySchedule } from "./account.api.ts";

const tiers = { 30: "t30", 43: "t43", 50: "t50", 76: "t76" } as const;

/** Tiers at which service is stopped already. */
const stoppedAt = new Set<number | null>([50, 76]);

export type PastDueWords = { title: string; details: string[]; stopped: boolean };

/** A balance that is late, as the REST account and the graph's both say it. Cents. */
export type PastDue = { accountId: string; amountDue: number; adjustedDelinquencyAmount: number };

/** The alert of a past-due balance: 30 avoid interruption, 43 avoid suspension, 50 restore service, 76 pay and return equipment (BILL-03). */
export function pastDueWords(t: Translate, account: PastDue, schedule: DelinquencySchedule | undefined): PastDueWords {
  const { amountDue, adjustedDelinquencyAmount: amount } = account;
  const tier = schedule?.tier ? tiers[schedule.tier] : "unknown";
  const stopped = stoppedAt.has(schedule?.tier ?? null);
  const date = schedule?.softDisconnectDate ?? null;
  return {
    title: t("summary.delinquent.title", { tier, amount }),
    details: [
      ...(amount < amountDue ? [t("summary.delinquent.part", { amount: amountDue })] : []),
      ...(date !== null && !stopped ? [t("summary.delinquent.by", { date })] : []),
      ...(stopped && schedule ? [t("summary.delinquent.restore", { minutes: schedule.restoreMinutes })] : []),
    ],
    stopped,
  };
}
