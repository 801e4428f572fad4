/** What happens to an account's money on which day (B09): the events of a calendar, from what the server knows. Cents; local dates of the provider's zone. */
import { nextDebitDate, type AutoPayService } from "./autoPay.rules.ts";
import { nextCycleDate } from "./billingCycle.rules.ts";
import { lastDayOfCard } from "./card.rules.ts";
import { statement } from "./constants.rules.ts";
import { addDays, type LocalDate } from "./dates.rules.ts";

/**
 * SERVICE_STOPS: stopped on that day unless what is late is paid. INSTALLMENT: of an agreement to pay in parts. BILL_DUE: of a bill, or (without an
 * amount) of one that is still to come. CUT_OFF: the last day on which a payment can be scheduled for a bill's due date. CARD_EXPIRES: its last good day.
 */
export const calendarEventKinds = ["SERVICE_STOPS", "BILL_DUE", "INSTALLMENT", "CUT_OFF", "AUTO_PAY", "SCHEDULED_PAYMENT", "STATEMENT", "STATEMENT_PLANNED", "CARD_EXPIRES"] as const;

export type CalendarEventKind = (typeof calendarEventKinds)[number];

export interface CalendarEvent {
  /** The same event has the same id whenever it is asked for; it names no account. */
  id: string;
  kind: CalendarEventKind;
  date: LocalDate;
  /** Cents; null while nobody knows, or where there is none. */
  amount: number | null;
  /** What AUTO_PAY pays; null for everything else. */
  service: AutoPayService | null;
  /** The saved card of CARD_EXPIRES; null for everything else. */
  paymentMethodId: string | null;
  /** Where in the portal something can be done about it, without the account. */
  path: string;
}

/** Everything that has a day. */
export interface CalendarFacts {
  today: LocalDate;
  /** Issued; `amountDue` as it was told. */
  statements: readonly { id: string; statementDate: LocalDate; amountDue: number }[];
  /** When the next ones come; null for who is not billed here. */
  cycle: { cycleDay: number; nextStatementDate: LocalDate } | null;
  /** What is left to pay of bills, by the day on which it is due. */
  bills: readonly { dueDate: LocalDate; amount: number }[];
  /** Whether a payment can be scheduled for a later day at all. */
  schedulingOpen: boolean;
  /** What Auto Pay pays, from the next day on which it charges something; null when it charges nothing. */
  autoPay: { service: AutoPayService; debitDay: number; nextDate: LocalDate } | null;
  /** What the next debit takes; null while a bill that is still to come decides it. */
  nextDebitAmount: number | null;
  scheduled: readonly { id: string; paymentDate: LocalDate; amount: number }[];
  /** What could not be taken and is tried again by itself. */
  retries: readonly { id: string; kind: "AUTO_PAY" | "SCHEDULED"; date: LocalDate; amount: number }[];
  installments: readonly { date: LocalDate; amount: number }[];
  /** Saved cards; the expiry is MMYY. */
  cards: readonly { id: string; expiry: string }[];
  /** When service stops for what is late; null when nothing is, or when it has stopped already. */
  stop: { date: LocalDate; pastDueAmount: number } | null;
}

/** The events between two days, both included: by day, and on one day what is most urgent first. */
export function calendarEvents(facts: CalendarFacts, from: LocalDate, to: LocalDate): CalendarEvent[] {
  const all = [...stops(facts), ...due(facts, to), ...installments(facts), ...cutOffs(facts), ...debits(facts, to), ...scheduled(facts), ...retries(facts), ...statements(facts, to), ...expiries(facts)];
  const rank = ({ kind }: CalendarEvent) => calendarEventKinds.indexOf(kind);
  return all.filter(({ date }) => date >= from && date <= to).sort((a, b) => compare(a.date, b.date) || rank(a) - rank(b) || compare(a.id, b.id));
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

const payPath = "/billing/pay-bill?open=otp";

function event(kind: CalendarEventKind, date: LocalDate, path: string, more: Partial<CalendarEvent> = {}): CalendarEvent {
  return { id: `${kind}-${date}`, kind, date, amount: null, service: null, paymentMethodId: null, path, ...more };
}

function stops({ stop }: CalendarFacts): CalendarEvent[] {
  return stop ? [event("SERVICE_STOPS", stop.date, payPath, { amount: stop.pastDueAmount })] : [];
}

/** Bills that are there, then those that come: nobody knows yet what they will ask for. */
function due({ bills, cycle, today }: CalendarFacts, to: LocalDate): CalendarEvent[] {
  const days = [...new Set(bills.map(({ dueDate }) => dueDate))];
  const known = days.map((date) => event("BILL_DUE", date, payPath, { amount: bills.reduce((sum, { dueDate, amount }) => (dueDate === date ? sum + amount : sum), 0) }));
  const planned = comingStatements(cycle, today, to).map((date) => event("BILL_DUE", addDays(date, statement.daysToPay), "/billing/view-statements"));
  return [...known, ...planned.filter(({ date }) => !days.includes(date))];
}

/** Tomorrow's payments close in the evening: the day before a bill is due is the last to schedule for it. */
function cutOffs({ bills, schedulingOpen, today }: CalendarFacts): CalendarEvent[] {
  if (!schedulingOpen) return [];
  const days = [...new Set(bills.filter(({ dueDate }) => dueDate > today).map(({ dueDate }) => addDays(dueDate, -1)))];
  return days.map((date) => event("CUT_OFF", date, "/billing/pay-bill?open=fdp"));
}

function installments({ installments: parts }: CalendarFacts): CalendarEvent[] {
  return parts.map(({ date, amount }) => event("INSTALLMENT", date, payPath, { amount }));
}

/** The next debit has an amount when it pays the bill; what later ones will take is not known. */
function debits({ autoPay, nextDebitAmount, cycle }: CalendarFacts, to: LocalDate): CalendarEvent[] {
  if (!autoPay) return [];
  const { service, debitDay, nextDate } = autoPay;
  // Without another bill there is nothing to charge after the next time.
  const dates = cycle ? until(to, nextDate, (date) => nextDebitDate(debitDay, date)) : [nextDate];
  return dates.map((date) => event("AUTO_PAY", date, "/billing/auto-pay", { id: `AUTO_PAY-${service}-${date}`, service, amount: date === nextDate ? nextDebitAmount : null }));
}

function scheduled({ scheduled: payments }: CalendarFacts): CalendarEvent[] {
  return payments.map(({ id, paymentDate, amount }) => event("SCHEDULED_PAYMENT", paymentDate, "/billing/scheduled-payments", { id: `SCHEDULED_PAYMENT-${id}`, amount }));
}

/** A next try stands beside the regular days, where the payment that it repeats stands. */
function retries({ retries: tries }: CalendarFacts): CalendarEvent[] {
  return tries.map(({ id, kind, date, amount }) =>
    kind === "AUTO_PAY"
      ? event("AUTO_PAY", date, "/billing/auto-pay", { id: `AUTO_PAY-retry-${id}-${date}`, service: "core", amount })
      : event("SCHEDULED_PAYMENT", date, "/billing/scheduled-payments", { id: `SCHEDULED_PAYMENT-retry-${id}-${date}`, amount }),
  );
}

function statements({ statements: issued, cycle, today }: CalendarFacts, to: LocalDate): CalendarEvent[] {
  const there = issued.map(({ id, statementDate, amountDue }) => event("STATEMENT", statementDate, `/billing/statements/${encodeURIComponent(id)}`, { amount: amountDue }));
  return [...there, ...comingStatements(cycle, today, to).map((date) => event("STATEMENT_PLANNED", date, "/billing/view-statements"))];
}

/** One that is late has no day: it comes when it comes. */
function comingStatements(cycle: CalendarFacts["cycle"], today: LocalDate, to: LocalDate): LocalDate[] {
  const all = cycle ? until(to, cycle.nextStatementDate, (date) => nextCycleDate(date, cycle.cycleDay)) : [];
  return all.filter((date) => date >= today);
}

function expiries({ cards, today }: CalendarFacts): CalendarEvent[] {
  return cards.map(({ id, expiry }) => event("CARD_EXPIRES", lastDayOfCard(expiry, today), "/billing/payment-methods", { id: `CARD_EXPIRES-${id}-${expiry}`, paymentMethodId: id }));
}

/** Every day that follows from the one before, as far as the calendar goes. */
function until(to: LocalDate, first: LocalDate, next: (date: LocalDate) => LocalDate): LocalDate[] {
  const dates: LocalDate[] = [];
  for (let date = first; date <= to; date = next(date)) dates.push(date);
  return dates;
}
