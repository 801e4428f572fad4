import type { components } from "@portico/openapi/account";
import type { MobileStatus, Suspension } from "@portico/openapi/graph.resolvers";
import { headlineOf, type NextCharge } from "@portico/rules/accountStatus";
import type { LedgerCharge } from "../ledger/ledger.reads.ts";
import type { OwingNow } from "../billing/billing.reads.ts";

/** Generated once in the OpenAPI contract and used by REST and GraphQL alike. */
export type AccountStatus = components["schemas"]["AccountStatus"];
export type ScheduledCharge = AccountStatus["scheduled"][number];
export type PlannedCharge = NonNullable<AccountStatus["autoPay"]["charge"]>;
type ServiceState = AccountStatus["service"]["state"];

/**
 * The bills that can be paid in time: without past due amounts, and without amounts deferred by an arrangement. Cents.
 */
export interface Current {
  amount: number;
  dueDate: string | null;
}

/** @param bills the remaining balance of each bill after all payments in flight, earliest due date first */
export function currentOf(bills: readonly LedgerCharge[], today: string): Current {
  const open = bills.filter(({ dueDate }) => dueDate >= today);
  return { amount: open.reduce((sum, { amount }) => sum + amount, 0), dueDate: open[0]?.dueDate ?? null };
}

type Planned = Pick<AccountStatus, "scheduled" | "autoPay">;

/** Picks the headline. A payment after the due date, or one that cannot be charged, does not pay the bill in time. */
export function headline(
  owing: OwingNow,
  stillDue: number,
  current: Current,
  { scheduled, autoPay }: Planned,
): AccountStatus["headline"] {
  const inTime = (date: string) => current.dueDate !== null && date <= current.dueDate;
  const charge = autoPay.charge;
  return headlineOf({
    confirming: owing.paymentLocked,
    pastDue: owing.adjustedDelinquencyAmount,
    stillDue,
    onItsWay: owing.pendingPaymentAmount,
    current: current.amount,
    scheduledInTime: sum(scheduled.filter(({ date, problem }) => problem === null && inTime(date))),
    autoPayInTime: charge?.due && charge.problem === null && inTime(charge.date) ? charge.due : 0,
  });
}

const sum = (charges: readonly ScheduledCharge[]) => charges.reduce((total, { amount }) => total + amount, 0);

/** Maps a planned charge to the API's type. */
export function plannedCharge(
  charge: NextCharge,
  paymentMethodId: string,
  problem: PlannedCharge["problem"],
): PlannedCharge {
  const { date, due, discount, amount, statementDate } = charge;
  return { date, due, discount, amount, statementDate, paymentMethodId, problem };
}

/** The state of the account's services. Mobile has its own state: it can be suspended while the others run. */
export function serviceState(
  disconnected: boolean,
  suspension: Suspension | null,
  mobile: MobileStatus,
  suspended: boolean,
): ServiceState {
  if (disconnected) return "DISCONNECTED";
  if (suspension?.state === "BEING_RESTORED") return "BEING_RESTORED";
  if (suspended) return "SUSPENDED";
  return suspension?.state === "RESTORED" && mobile === "GOOD" ? "RESTORED" : "RUNNING";
}

/** Whether a failed payment only waits for the processor, so that no alert asks for money. */
export const isDelayed = ({ code, retryOn }: AccountStatus["failures"][number]) =>
  code === "PROCESSOR_UNAVAILABLE" && retryOn !== null;

/** An amount and the day by which it is to be paid; null when every day is too late, or none is known. Cents. */
type Need = { amount: number; date: string | null };

const neededBy = (needs: readonly Need[], day: string | null) =>
  needs.reduce((total, { amount, date }) => (date === day || isBy(date, day) ? total + amount : total), 0);

const isBy = (date: string | null, day: string | null) => date !== null && day !== null && date <= day;

/** What scheduled payments and Auto Pay will have paid by a day, of those that can be charged. Cents. */
function plannedBy({ scheduled, autoPay: { charge } }: Planned, day: string | null): number {
  const automatic = charge?.problem === null && isBy(charge.date, day) ? (charge.due ?? 0) : 0;
  return sum(scheduled.filter(({ problem, date }) => problem === null && isBy(date, day))) + automatic;
}

/**
 * The suggested amount of a pay button in cents, computed by the server alone. With a past due balance it is the
 * minimum payment; otherwise what no planned payment covers of the bill and of the next installment of an arrangement. 0
 * when there is nothing to pay.
 * @param planned `isAlerted`: an alert about a failed or returned payment asks for money
 */
export function suggestedAmount(
  owing: OwingNow,
  minimum: number,
  stillDue: number,
  current: Current,
  planned: Planned & { isAlerted?: boolean },
): number {
  if (owing.adjustedDelinquencyAmount > 0) return minimum;
  const bill: Need = { amount: owing.arrangement ? current.amount : stillDue, date: current.dueDate };
  // The bill and the next installment are to be paid by their own days: what one takes does not pay the other.
  const next = owing.arrangement?.installments[0];
  const needs = [bill, ...(next ? [next] : [])];
  const outstanding = Math.max(...needs.map(({ date }) => neededBy(needs, date) - plannedBy(planned, date)));
  if (outstanding > 0) return Math.max(minimum, outstanding);
  // The alert asks for money whatever is planned: for the next installment, not for all of them.
  return planned.isAlerted && next ? Math.max(minimum, next.amount) : 0;
}
