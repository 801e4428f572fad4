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

/**
 * The suggested amount of a pay button in cents, computed by the server alone. With a past due balance it is the
 * minimum payment; otherwise what no planned payment covers, or the next installment of an arrangement. 0 when there is
 * nothing to pay.
 */
export function suggestedAmount(
  owing: OwingNow,
  minimum: number,
  stillDue: number,
  current: Current,
  { scheduled, autoPay }: Planned,
): number {
  if (owing.adjustedDelinquencyAmount > 0) return minimum;
  const inTime = (date: string) => current.dueDate !== null && date <= current.dueDate;
  const planned = sum(scheduled.filter(({ problem, date }) => problem === null && inTime(date)));
  const next = owing.arrangement?.installments[0];
  if (next && current.amount <= planned) return Math.max(minimum, next.amount);
  const outstanding = (owing.arrangement ? current.amount + (next?.amount ?? 0) : stillDue) - planned;
  const automatic = autoPay.charge?.problem === null && inTime(autoPay.charge.date) ? (autoPay.charge.due ?? 0) : 0;
  return outstanding - automatic > 0 ? Math.max(minimum, outstanding - automatic) : 0;
}
