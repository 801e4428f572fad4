import { addDays, daysBetween, type LocalDate } from "./dates.rules.ts";

/** 30 avoid interruption, 43 avoid suspension, 50 restore service, 76 pay and return equipment (specification section 4). */
export type DelinquencyTier = 30 | 43 | 50 | 76;

const TIERS: readonly DelinquencyTier[] = [76, 50, 43];
/** From this tier on the service is suspended. */
const SUSPENDED_FROM: DelinquencyTier = 50;

/** Whether service is stopped at a tier, until the past-due balance is paid. */
export function isSuspended(tier: DelinquencyTier | null): boolean {
  return tier !== null && tier >= SUSPENDED_FROM;
}

/** The tier is the number of days that the oldest unpaid charge is late; everything late before day 43 is told as 30. */
export function delinquencyTier(oldestPastDueDate: LocalDate, today: LocalDate): DelinquencyTier {
  const days = daysBetween(oldestPastDueDate, today);
  return TIERS.find((tier) => days >= tier) ?? 30;
}

/** The day on which the service is suspended if nothing is paid. */
export function softDisconnectDate(oldestPastDueDate: LocalDate): LocalDate {
  return addDays(oldestPastDueDate, SUSPENDED_FROM);
}
