/**
 * The events of the money calendar (B09), computed from the server's data. Cents; local dates in the provider's time
 * zone.
 */
import { nextDebitDate, type AutoPayService } from "./autoPay.rules.ts";
import { nextCycleDate } from "./billingCycle.rules.ts";
import { lastDayOfCard } from "./card.rules.ts";
import { statement } from "./constants.rules.ts";
import { addDays, type LocalDate } from "./dates.rules.ts";

/**
 * SERVICE_STOPS: service is suspended on that day unless the past due balance is paid. INSTALLMENT: of a deferral plan.
 * BILL_DUE: of a bill, or (without an amount) of a future one. CUT_OFF: the last day on which a payment can be
 * scheduled for a bill's due date, unless Auto Pay pays that bill. PAYMENT: was made on that day. CARD_EXPIRES: its
 * last valid day.
 */
export const calendarEventKinds = [
  "SERVICE_STOPS",
  "BILL_DUE",
  "INSTALLMENT",
  "CUT_OFF",
  "AUTO_PAY",
  "SCHEDULED_PAYMENT",
  "PAYMENT",
  "STATEMENT",
  "STATEMENT_PLANNED",
  "CARD_EXPIRES",
] as const;

export type CalendarEventKind = (typeof calendarEventKinds)[number];

export interface CalendarEvent {
  /** Stable for the same event; does not contain the account number. */
  id: string;
  kind: CalendarEventKind;
  date: LocalDate;
  /** Cents; null while it is unknown, or where there is none. */
  amount: number | null;
  /** The service that AUTO_PAY pays; null for other kinds. */
  service: AutoPayService | null;
  /** The saved card of CARD_EXPIRES; null for other kinds. */
  paymentMethodId: string | null;
  /** The portal path where the customer can act on it, without the account. */
  path: string;
}

/** The data that events are computed from. */
export interface CalendarFacts {
  today: LocalDate;
  /** Issued statements; `amountDue` as issued. */
  statements: readonly { id: string; statementDate: LocalDate; amountDue: number }[];
  /** The dates of future statements; null for an account that is not billed here. */
  cycle: { cycleDay: number; nextStatementDate: LocalDate } | null;
  /** Unpaid amounts by due date. */
  bills: readonly { dueDate: LocalDate; amount: number }[];
  /** Whether a payment can be scheduled at all. */
  schedulingOpen: boolean;
  /** The next Auto Pay debit, and whether it is known to fail; null when it charges nothing. */
  autoPay: { service: AutoPayService; debitDay: number; nextDate: LocalDate; willFail: boolean } | null;
  /** The amount of the next debit; null while a future bill determines it. */
  nextDebitAmount: number | null;
  scheduled: readonly { id: string; paymentDate: LocalDate; amount: number }[];
  /** Payments that were made and not returned; one that the bank disputes counts until the dispute is lost. */
  payments: readonly { id: string; paymentDate: LocalDate; amount: number }[];
  /** Failed payments with an automatic retry. */
  retries: readonly { id: string; kind: "AUTO_PAY" | "SCHEDULED"; date: LocalDate; amount: number }[];
  installments: readonly { date: LocalDate; amount: number }[];
  /** Saved cards; the expiry is MMYY. */
  cards: readonly { id: string; expiry: string }[];
  /** The date of the suspension for a past due balance; null without one, or when service is suspended already. */
  stop: { date: LocalDate; pastDueAmount: number } | null;
}

/** The events between two days, both included: by day, most urgent first. */
export function calendarEvents(facts: CalendarFacts, from: LocalDate, to: LocalDate): CalendarEvent[] {
  const all = [
    ...stops(facts),
    ...due(facts, to),
    ...installments(facts),
    ...cutOffs(facts),
    ...debits(facts, to),
    ...scheduled(facts),
    ...retries(facts),
    ...made(facts),
    ...statements(facts, to),
    ...expiries(facts),
  ];
  const rank = ({ kind }: CalendarEvent) => calendarEventKinds.indexOf(kind);
  return all
    .filter(({ date }) => date >= from && date <= to)
    .sort((a, b) => compare(a.date, b.date) || rank(a) - rank(b) || compare(a.id, b.id));
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

// The specification gives these URLs: otp is a one-time payment, fdp a future-dated payment.
const oneTimePaymentPath = "/billing/pay-bill?open=otp";
const futureDatedPaymentPath = "/billing/pay-bill?open=fdp";
const autoPayPath = "/billing/auto-pay";

function event(
  kind: CalendarEventKind,
  date: LocalDate,
  path: string,
  more: Partial<CalendarEvent> = {},
): CalendarEvent {
  return { id: `${kind}-${date}`, kind, date, amount: null, service: null, paymentMethodId: null, path, ...more };
}

function stops({ stop }: CalendarFacts): CalendarEvent[] {
  return stop ? [event("SERVICE_STOPS", stop.date, oneTimePaymentPath, { amount: stop.pastDueAmount })] : [];
}

/** Whether the next debit pays what is due on that day: then nothing has to be paid or scheduled for it. */
const isPaidByAutoPay = ({ autoPay, nextDebitAmount }: CalendarFacts, dueDate: LocalDate) =>
  autoPay?.service === "core" && !autoPay.willFail && nextDebitAmount !== null && autoPay.nextDate <= dueDate;

/**
 * Due dates of issued bills, then of future ones, whose amounts are unknown. One that Auto Pay pays leads to Auto Pay, so
 * that nobody pays it twice.
 */
function due(facts: CalendarFacts, to: LocalDate): CalendarEvent[] {
  const { bills, cycle, today } = facts;
  const days = [...new Set(bills.map(({ dueDate }) => dueDate))];
  const known = days.map((date) =>
    event("BILL_DUE", date, isPaidByAutoPay(facts, date) ? autoPayPath : oneTimePaymentPath, {
      amount: bills.reduce((sum, { dueDate, amount }) => (dueDate === date ? sum + amount : sum), 0),
    }),
  );
  const planned = comingStatements(cycle, today, to).map((date) =>
    event("BILL_DUE", addDays(date, statement.daysToPay), "/billing/view-statements"),
  );
  return [...known, ...planned.filter(({ date }) => !days.includes(date))];
}

/** Scheduling for tomorrow closes in the evening, so the day before the due date is the last one to schedule for it. */
function cutOffs(facts: CalendarFacts): CalendarEvent[] {
  const { bills, schedulingOpen, today } = facts;
  if (!schedulingOpen) return [];
  const open = bills.filter(({ dueDate }) => dueDate > today && !isPaidByAutoPay(facts, dueDate));
  const days = [...new Set(open.map(({ dueDate }) => addDays(dueDate, -1)))];
  return days.map((date) => event("CUT_OFF", date, futureDatedPaymentPath));
}

function installments({ installments: parts }: CalendarFacts): CalendarEvent[] {
  return parts.map(({ date, amount }) => event("INSTALLMENT", date, oneTimePaymentPath, { amount }));
}

/** The next debit has an amount when it pays an issued bill; the amounts of later ones are unknown. */
function debits({ autoPay, nextDebitAmount, cycle }: CalendarFacts, to: LocalDate): CalendarEvent[] {
  if (!autoPay) return [];
  const { service, debitDay, nextDate } = autoPay;
  // Without another bill there is nothing to charge after the next debit.
  const dates = cycle ? until(to, nextDate, (date) => nextDebitDate(debitDay, date)) : [nextDate];
  return dates.map((date) =>
    event("AUTO_PAY", date, autoPayPath, {
      id: `AUTO_PAY-${service}-${date}`,
      service,
      amount: date === nextDate ? nextDebitAmount : null,
    }),
  );
}

function scheduled({ scheduled: payments }: CalendarFacts): CalendarEvent[] {
  return payments.map(({ id, paymentDate, amount }) =>
    event("SCHEDULED_PAYMENT", paymentDate, "/billing/scheduled-payments", { id: `SCHEDULED_PAYMENT-${id}`, amount }),
  );
}

function made({ payments }: CalendarFacts): CalendarEvent[] {
  return payments.map(({ id, paymentDate, amount }) =>
    event("PAYMENT", paymentDate, `/billing/payments/${encodeURIComponent(id)}`, { id: `PAYMENT-${id}`, amount }),
  );
}

/** A retry is shown in addition to the regular debit days, in place of the failed payment. */
function retries({ retries: tries }: CalendarFacts): CalendarEvent[] {
  return tries.map(({ id, kind, date, amount }) =>
    kind === "AUTO_PAY"
      ? event("AUTO_PAY", date, autoPayPath, { id: `AUTO_PAY-retry-${id}-${date}`, service: "core", amount })
      : event("SCHEDULED_PAYMENT", date, "/billing/scheduled-payments", {
          id: `SCHEDULED_PAYMENT-retry-${id}-${date}`,
          amount,
        }),
  );
}

function statements({ statements: issued, cycle, today }: CalendarFacts, to: LocalDate): CalendarEvent[] {
  const there = issued.map(({ id, statementDate, amountDue }) =>
    event("STATEMENT", statementDate, `/billing/statements/${encodeURIComponent(id)}`, { amount: amountDue }),
  );
  return [
    ...there,
    ...comingStatements(cycle, today, to).map((date) => event("STATEMENT_PLANNED", date, "/billing/view-statements")),
  ];
}

/** A late statement has no expected date. */
function comingStatements(cycle: CalendarFacts["cycle"], today: LocalDate, to: LocalDate): LocalDate[] {
  const all = cycle ? until(to, cycle.nextStatementDate, (date) => nextCycleDate(date, cycle.cycleDay)) : [];
  return all.filter((date) => date >= today);
}

function expiries({ cards, today }: CalendarFacts): CalendarEvent[] {
  return cards.map(({ id, expiry }) =>
    event("CARD_EXPIRES", lastDayOfCard(expiry, today), "/billing/payment-methods", {
      id: `CARD_EXPIRES-${id}-${expiry}`,
      paymentMethodId: id,
    }),
  );
}

/** All dates of a recurring event up to the end of the calendar. */
function until(to: LocalDate, first: LocalDate, next: (date: LocalDate) => LocalDate): LocalDate[] {
  const dates: LocalDate[] = [];
  for (let date = first; date <= to; date = next(date)) dates.push(date);
  return dates;
}
