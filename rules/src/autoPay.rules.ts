import type { FundingKind } from "./card.rules.ts";
import { payment, statement } from "./constants.rules.ts";
import { addDays, addMonths, daysInMonth, type LocalDate } from "./dates.rules.ts";
import { stillDue, type Owed } from "./paymentAmount.rules.ts";

/**
 * The services that Auto Pay is enrolled for: core is internet, TV and phone together; mobile is separate (AUTO-05).
 */
export type AutoPayService = "core" | "mobile";

/** The kind of a payment method, as far as Auto Pay distinguishes them. */
export type AutoPayMethodKind = FundingKind | "bankAccount";

/** The services of an account that can be enrolled in Auto Pay, in display order. */
export function autoPayServices(serviceTypes: readonly string[]): AutoPayService[] {
  const core = serviceTypes.some((type) => type !== "mobile");
  const mobile = serviceTypes.includes("mobile");
  return [...(core ? (["core"] as const) : []), ...(mobile ? (["mobile"] as const) : [])];
}

export type ServicesError = "NO_SERVICE_SELECTED" | "MOBILE_REQUIRES_AUTO_PAY" | "SERVICE_NOT_FOUND";

/** Validates a choice of services: at least one (AUTO-06), and mobile whenever the account has it (AUTO-07). */
export function validateServices(
  chosen: readonly AutoPayService[],
  offered: readonly AutoPayService[],
): ServicesError | null {
  if (chosen.length === 0) return "NO_SERVICE_SELECTED";
  if (chosen.some((service) => !offered.includes(service))) return "SERVICE_NOT_FOUND";
  return offered.includes("mobile") && !chosen.includes("mobile") ? "MOBILE_REQUIRES_AUTO_PAY" : null;
}

export type MethodError = "PREPAID_NOT_ALLOWED" | "CARDS_ONLY_FOR_MOBILE" | "DEBIT_OR_CREDIT_ONLY";

/**
 * Why a method cannot be enrolled for services (AUTO-07): never prepaid; mobile by card only; core and mobile together
 * by debit or credit card.
 */
export function validateAutoPayMethod(
  kind: AutoPayMethodKind,
  services: readonly AutoPayService[],
): MethodError | null {
  if (kind === "prepaid" || kind === "gift") return "PREPAID_NOT_ALLOWED";
  if (!services.includes("mobile")) return null;
  if (services.includes("core")) return kind === "credit" || kind === "debit" ? null : "DEBIT_OR_CREDIT_ONLY";
  return kind === "bankAccount" ? "CARDS_ONLY_FOR_MOBILE" : null;
}

/** The days of the month on which bills are issued and due. */
export interface BillCycle {
  billDay: number;
  dueDay: number;
}

/** Days from a bill's issue to its due date. */
const DAYS_TO_PAY = statement.daysToPay;

/** The billing cycle by the newest bill; an account without a bill has only its cycle day. */
export function billCycle(
  cycleDay: number,
  newest: { statementDate: LocalDate; dueDate: LocalDate } | undefined,
): BillCycle {
  if (newest)
    return {
      billDay: isShortened(newest.statementDate, cycleDay) ? cycleDay : dayOf(newest.statementDate),
      dueDay: dayOf(newest.dueDate),
    };
  return { billDay: cycleDay, dueDay: ((cycleDay + DAYS_TO_PAY - 1) % 28) + 1 };
}

/** In a month without the cycle's day, the bill is issued on the last day. */
const isShortened = (date: LocalDate, cycleDay: number) => cycleDay > dayOf(date) && dayOf(addDays(date, 1)) === 1;

/**
 * Whether a debit on this day of the month would pay a monthly bill late (AUTO-08). A bill is due a fixed number of
 * days after its issue and months differ in length, so the due day moves: a debit day is in time only if it is in every
 * month. The current bill has its own dates.
 */
export function isLateDebitDay(day: number, { billDay, dueDay }: BillCycle): boolean {
  const lateNow = billDay <= dueDay ? day < billDay || day > dueDay : day < billDay && day > dueDay;
  return lateNow || everyMonth.some((month) => isLateFor(debitIn(month, billDay), day));
}

/** Two years contain every sequence of month lengths, both lengths of February included. */
const everyMonth = Array.from({ length: 24 }, (_, index) => addMonths("2027-01-01", index));

/** A debit on the day of a bill's issue pays it: bills are issued first. */
function isLateFor(statementDate: LocalDate, day: number): boolean {
  return nextDebitDate(day, addDays(statementDate, -1)) > addDays(statementDate, DAYS_TO_PAY);
}

/** The default debit day: the last day of the month that is in time in every month. */
export function usualDebitDay(cycle: BillCycle): number {
  const afterBill = (day: number) => (day - cycle.billDay + 31) % 31;
  return debitDays(cycle).reduce((last, day) => (afterBill(day) > afterBill(last) ? day : last), cycle.billDay);
}

/** The days of the month that can be chosen. */
export function debitDays(cycle: BillCycle): number[] {
  return Array.from({ length: 31 }, (_, index) => index + 1).filter((day) => !isLateDebitDay(day, cycle));
}

/** The first debit date after a date; in a month without that day, the last day. */
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
export interface AutoPayDebit {
  due: number;
  discount: number;
  amount: number;
}

/** The amount of a debit: what is still due when it runs, less the month's discount, which never creates a credit. */
export function autoPayDebit(
  owed: Pick<Owed, "amountDue" | "pendingPaymentAmount" | "pendingDiscount">,
  monthlyDiscount: number,
): AutoPayDebit {
  const due = stillDue(owed);
  const discount = Math.min(due, monthlyDiscount);
  return { due, discount, amount: due - discount };
}

/** The month's discount, which belongs to core. Cents. */
export function monthlyDiscount(services: readonly AutoPayService[]): number {
  return services.includes("core") ? payment.autoPayDiscountCents : 0;
}

/** Whether an amount due would be late if it waited for a debit. */
export function waitsTooLong(dueDate: LocalDate | null, debitDate: LocalDate): boolean {
  return dueDate !== null && debitDate > dueDate;
}
