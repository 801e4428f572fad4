import type { components } from "@portico/openapi/account";
import type { MobileStanding, Suspension } from "@portico/openapi/graph.resolvers";
import { headlineOf, type NextCharge } from "@portico/rules/accountStatus";
import type { LedgerCharge } from "../ledger/ledger.reads.ts";
import type { OwingNow } from "../billing/billing.reads.ts";

/** The contract says it once for REST and once for the graph; what fits the first fits the second. */
export type AccountStatus = components["schemas"]["AccountStatus"];
export type ScheduledCharge = AccountStatus["scheduled"][number];
export type PlannedCharge = NonNullable<AccountStatus["autoPay"]["charge"]>;
type ServiceState = AccountStatus["service"]["state"];

/** Bills as far as somebody has to pay them: without what is late, and without what an arrangement puts off. Cents. */
export interface Current { amount: number; dueDate: string | null }

/** @param bills what is left of each bill when everything that is on its way has arrived, the earliest due first */
export function currentOf(bills: readonly LedgerCharge[], today: string): Current {
  const open = bills.filter(({ dueDate }) => dueDate >= today);
  return { amount: open.reduce((sum, { amount }) => sum + amount, 0), dueDate: open[0]?.dueDate ?? null };
}

type Planned = Pick<AccountStatus, "scheduled" | "autoPay">;

/** Which of the headlines it is; what comes after the day on which the bill is due, or can't be charged, pays nothing in time. */
export function headline(owing: OwingNow, stillDue: number, current: Current, { scheduled, autoPay }: Planned): AccountStatus["headline"] {
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

/** A charge as the contract shows it. */
export function plannedCharge(charge: NextCharge, paymentMethodId: string, problem: PlannedCharge["problem"]): PlannedCharge {
  const { date, due, discount, amount, statementDate } = charge;
  return { date, due, discount, amount, statementDate, paymentMethodId, problem };
}

/** What the services of an account are doing. Mobile has a word of its own: it can be stopped while the others run. */
export function serviceState(disconnected: boolean, suspension: Suspension | null, mobile: MobileStanding, suspended: boolean): ServiceState {
  if (disconnected) return "DISCONNECTED";
  if (suspension?.state === "BEING_RESTORED") return "BEING_RESTORED";
  if (suspended) return "SUSPENDED";
  return suspension?.state === "RESTORED" && mobile === "GOOD" ? "RESTORED" : "RUNNING";
}

/**
 * The sum that a button asks for; the server takes it as it stands. With something late it is the least that is taken; otherwise what nobody has
 * planned to pay yet, or the next part of an arrangement. 0 when there is nothing to ask for.
 */
export function suggestedAmount(owing: OwingNow, minimum: number, stillDue: number, current: Current, { scheduled, autoPay }: Planned): number {
  if (owing.adjustedDelinquencyAmount > 0) return minimum;
  const inTime = (date: string) => current.dueDate !== null && date <= current.dueDate;
  const planned = sum(scheduled.filter(({ problem, date }) => problem === null && inTime(date)));
  const next = owing.arrangement?.installments[0];
  if (next && current.amount <= planned) return Math.max(minimum, next.amount);
  const asked = (owing.arrangement ? current.amount + (next?.amount ?? 0) : stillDue) - planned;
  const automatic = autoPay.charge?.problem === null && inTime(autoPay.charge.date) ? (autoPay.charge.due ?? 0) : 0;
  return asked - automatic > 0 ? Math.max(minimum, asked - automatic) : 0;
}
