import type { FundingKind } from "./card.rules.ts";
import { payment, statement } from "./constants.rules.ts";
import { addDays, addMonths, daysInMonth, type LocalDate } from "./dates.rules.ts";
import { stillDue, type Owed } from "./paymentAmount.rules.ts";

/** What Auto Pay is enrolled for: core is internet, TV and phone together; mobile is apart (AUTO-05). */
export type AutoPayService = "core" | "mobile";

/** What a method is, as far as Auto Pay asks. */
export type AutoPayMethodKind = FundingKind | "bankAccount";

/** The services of an account that Auto Pay can be chosen for, in the order in which they are shown. */
export function autoPayServices(serviceTypes: readonly string[]): AutoPayService[] {
  const core = serviceTypes.some((type) => type !== "mobile");
  const mobile = serviceTypes.includes("mobile");
  return [...(core ? (["core"] as const) : []), ...(mobile ? (["mobile"] as const) : [])];
}

export type ServicesFault = "NO_SERVICE_SELECTED" | "MOBILE_REQUIRES_AUTO_PAY" | "SERVICE_NOT_FOUND";

/** Why a choice of services can't be enrolled: at least one (AUTO-06), and mobile whenever the account has it (AUTO-07). */
export function servicesFault(chosen: readonly AutoPayService[], offered: readonly AutoPayService[]): ServicesFault | null {
  if (chosen.length === 0) return "NO_SERVICE_SELECTED";
  if (chosen.some((service) => !offered.includes(service))) return "SERVICE_NOT_FOUND";
  return offered.includes("mobile") && !chosen.includes("mobile") ? "MOBILE_REQUIRES_AUTO_PAY" : null;
}

export type MethodFault = "PREPAID_NOT_ALLOWED" | "CARDS_ONLY_FOR_MOBILE" | "DEBIT_OR_CREDIT_ONLY";

/** Why a method can't pay for services automatically (AUTO-07): nothing prepaid ever, mobile by card, all at once by debit or credit card. */
export function autoPayMethodFault(kind: AutoPayMethodKind, services: readonly AutoPayService[]): MethodFault | null {
  if (kind === "prepaid" || kind === "gift") return "PREPAID_NOT_ALLOWED";
  if (!services.includes("mobile")) return null;
  if (services.includes("core")) return kind === "credit" || kind === "debit" ? null : "DEBIT_OR_CREDIT_ONLY";
  return kind === "bankAccount" ? "CARDS_ONLY_FOR_MOBILE" : null;
}

/** Days of the month on which bills come out and are due. */
export interface BillCycle { billDay: number; dueDay: number }

/** How long after it came out a bill is due. */
const DAYS_TO_PAY = statement.daysToPay;

/** The cycle that the newest bill shows; an account without a bill has only its cycle day. */
export function billCycle(cycleDay: number, newest: { statementDate: LocalDate; dueDate: LocalDate } | undefined): BillCycle {
  if (newest) return { billDay: isShortened(newest.statementDate, cycleDay) ? cycleDay : dayOf(newest.statementDate), dueDay: dayOf(newest.dueDate) };
  return { billDay: cycleDay, dueDay: ((cycleDay + DAYS_TO_PAY - 1) % 28) + 1 };
}

/** A month without the cycle's day is billed on its last one. */
const isShortened = (date: LocalDate, cycleDay: number) => cycleDay > dayOf(date) && dayOf(addDays(date, 1)) === 1;

/**
 * Whether a monthly bill would be paid late on this day of the month (AUTO-08). A bill is due so many days after it came out, and months are not
 * equally long: its due day moves, so a day is only in time when it is in every month. The bill that is out says its own days.
 */
export function isLateDebitDay(day: number, { billDay, dueDay }: BillCycle): boolean {
  const lateNow = billDay <= dueDay ? day < billDay || day > dueDay : day < billDay && day > dueDay;
  return lateNow || everyMonth.some((month) => isLateFor(debitIn(month, billDay), day));
}

/** Two years hold every length of a month, February's two among them, next to each other. */
const everyMonth = Array.from({ length: 24 }, (_, index) => addMonths("2027-01-01", index));

/** The debit on the day on which a bill comes out pays it: bills are issued first. */
function isLateFor(statementDate: LocalDate, day: number): boolean {
  return nextDebitDate(day, addDays(statementDate, -1)) > addDays(statementDate, DAYS_TO_PAY);
}

/** The last day of the month that is in time in every month: on which Auto Pay pays unless another day is chosen. */
export function usualDebitDay(cycle: BillCycle): number {
  const afterBill = (day: number) => (day - cycle.billDay + 31) % 31;
  return debitDays(cycle).reduce((last, day) => (afterBill(day) > afterBill(last) ? day : last), cycle.billDay);
}

/** The days of the month to choose from. */
export function debitDays(cycle: BillCycle): number[] {
  return Array.from({ length: 31 }, (_, index) => index + 1).filter((day) => !isLateDebitDay(day, cycle));
}

/** The first debit after a date; in a month without that day, on its last day. */
export function nextDebitDate(day: number, after: LocalDate): LocalDate {
  const here = debitIn(after, day);
  return here > after ? here : debitIn(addMonths(`${after.slice(0, 8)}01`, 1), day);
}

function debitIn(month: LocalDate, day: number): LocalDate {
  const last = daysInMonth(Number(month.slice(0, 4)), Number(month.slice(5, 7)));
  return `${month.slice(0, 8)}${String(Math.min(day, last)).padStart(2, "0")}`;
}

export function dayOf(date: LocalDate): number {
  return Number(date.slice(8));
}

/** Cents. */
export interface AutoPayDebit { due: number; discount: number; amount: number }

/** What a debit takes: what is still to be paid when it runs, less the month's discount, which never makes a credit. */
export function autoPayDebit(owed: Pick<Owed, "amountDue" | "pendingPaymentAmount" | "pendingDiscount">, monthlyDiscount: number): AutoPayDebit {
  const due = stillDue(owed);
  const discount = Math.min(due, monthlyDiscount);
  return { due, discount, amount: due - discount };
}

/** The month's discount: it comes with paying the bill automatically, which is core's. Cents. */
export function monthlyDiscount(services: readonly AutoPayService[]): number {
  return services.includes("core") ? payment.autoPayDiscountCents : 0;
}

/** Whether what is owed would be late if it waited for a debit. */
export function waitsTooLong(dueDate: LocalDate | null, debitDate: LocalDate): boolean {
  return dueDate !== null && debitDate > dueDate;
}
