import { isExpired } from "@portico/rules/card";
import { addDays, daysBetween, parseTypedDate } from "@portico/rules/dates";
import { judgeTypedDate, type PaymentDates } from "@portico/rules/paymentDate";
import type { PayOnceAccountFragment } from "../../../api/graphql/generated/graph.ts";
import { type Bill, dueDateOf } from "../model/late.rules.ts";
import type { Draft } from "./payOnce.draft.ts";

export type Account = Pick<PayOnceAccountFragment, "paymentOptions" | "paymentMethods" | "scheduledPayments">;

/** Why a date can't be had: the three messages of PAY-09, what leaves only today, and a card that is over by then (PAY-13). */
export type DateFault = { kind: "form" } | { kind: "outOfRange" } | { kind: "pastCutOff"; date: string } | { kind: "cardOver" };

/** The dates that are open, as the rules read them: a payment that is being changed takes its own place. */
export function openDates({ paymentOptions }: Pick<Account, "paymentOptions">, { way }: Pick<Draft, "way">): Pick<PaymentDates, "today" | "firstScheduledDate" | "lastDate"> {
  const { earliestDate: today, firstScheduledDate, lastDate, firstChangeDate, lastChangeDate } = paymentOptions;
  return way?.changes ? { today, firstScheduledDate: firstChangeDate, lastDate: lastChangeDate } : { today, firstScheduledDate, lastDate };
}

/** The date that the payment which is being changed has now; it may stay, whatever is open. */
export const dateBefore = ({ scheduledPayments }: Account, { way }: Draft) => scheduledPayments.find(({ id }) => id === way?.changes)?.paymentDate;

/** Reads what was typed and judges it. What was scheduled is changed to another later date, never to today. */
export function judgeDate(account: Account, draft: Draft, typed: string): { date: string } | { fault: DateFault } {
  const dates = openDates(account, draft);
  const kept = parseTypedDate(typed);
  const judged = kept !== null && kept === dateBefore(account, draft) ? { date: kept } : judgeTypedDate(typed, dates);
  if ("fault" in judged) return { fault: judged.fault === "pastCutOff" ? { kind: "pastCutOff", date: kept ?? dates.today } : { kind: judged.fault } };
  if (draft.way?.changes && judged.date <= dates.today) return { fault: { kind: "outOfRange" } };
  return isOverBy(account, draft, judged.date) ? { fault: { kind: "cardOver" } } : judged;
}

/** A saved card shows when it is over; of a new one the server knows. */
function isOverBy({ paymentMethods }: Account, { method }: Draft, date: string): boolean {
  const saved = method?.kind === "saved" ? paymentMethods.find(({ id }) => id === method.paymentMethodId) : undefined;
  return Boolean(saved?.expiry && isExpired(saved.expiry, date));
}

/** The days that can be chosen and are late. */
export function lateDates(account: Account & Bill, draft: Pick<Draft, "way">): string[] {
  const due = dueDateOf(account, draft.way?.changes);
  if (!due) return [];
  const { today, lastDate } = openDates(account, draft);
  const first = due < today ? today : addDays(due, 1);
  return Array.from({ length: Math.max(0, daysBetween(first, lastDate) + 1) }, (_, index) => addDays(first, index));
}

/** The due date, where a payment can still be scheduled for it. */
export function dueDateToChoose(account: Account & Bill, draft: Pick<Draft, "way">): string | undefined {
  const due = dueDateOf(account, draft.way?.changes);
  const { firstScheduledDate, lastDate } = openDates(account, draft);
  const closed = account.paymentOptions.schedulingBlock && !draft.way?.changes;
  return due && !closed && firstScheduledDate && due >= firstScheduledDate && due <= lastDate ? due : undefined;
}
