import { addDays, daysBetween, type LocalDate } from "./dates.rules.ts";

/**
 * 30 avoid interruption, 43 avoid suspension, 50 restore service, 76 pay and return equipment (specification section
 * 4).
 */
export type DelinquencyTier = 30 | 43 | 50 | 76;

const TIERS: readonly DelinquencyTier[] = [76, 50, 43];
/** The first tier at which the service is suspended. */
const SUSPENDED_FROM: DelinquencyTier = 50;

/** Whether service is suspended at a tier, until the past due balance is paid. */
export function isSuspended(tier: DelinquencyTier | null): boolean {
  return tier !== null && tier >= SUSPENDED_FROM;
}

/**
 * The delinquency tier by the number of days that the oldest unpaid charge is past due; everything before day 43 is
 * tier 30.
 */
export function delinquencyTier(oldestPastDueDate: LocalDate, today: LocalDate): DelinquencyTier {
  const days = daysBetween(oldestPastDueDate, today);
  return TIERS.find((tier) => days >= tier) ?? 30;
}

/** The date on which the service is suspended if nothing is paid. */
export function softDisconnectDate(oldestPastDueDate: LocalDate): LocalDate {
  return addDays(oldestPastDueDate, SUSPENDED_FROM);
}
