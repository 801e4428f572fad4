import { isExpired } from "@portico/rules/card";
import { addDays, daysBetween, parseTypedDate } from "@portico/rules/dates";
import { validateTypedDate, type PaymentDates } from "@portico/rules/paymentDate";
import type { PayOnceAccountFragment } from "../../../api/graphql/generated/graph.ts";
import { type Bill, dueDateOf } from "../model/payment-flow/late.rules.ts";
import type { Draft } from "./payOnce.draft.ts";

export type Account = Pick<PayOnceAccountFragment, "paymentOptions" | "paymentMethods" | "scheduledPayments">;

/**
 * Why a date is refused: the three errors of PAY-09, the rules that leave only today, and a card that expires before
 * the date (PAY-13).
 */
export type DateError =
  | { kind: "form" }
  | { kind: "outOfRange" }
  | { kind: "pastCutOff"; date: string }
  | { kind: "cardOver" };

/**
 * The allowed range of dates; a payment that is being changed does not count against the limit of scheduled payments.
 */
export function openDates(
  { paymentOptions }: Pick<Account, "paymentOptions">,
  { entry }: Pick<Draft, "entry">,
): Pick<PaymentDates, "today" | "firstScheduledDate" | "lastDate"> {
  const { earliestDate: today, firstScheduledDate, lastDate, firstChangeDate, lastChangeDate } = paymentOptions;
  return entry?.changes
    ? { today, firstScheduledDate: firstChangeDate, lastDate: lastChangeDate }
    : { today, firstScheduledDate, lastDate };
}

/** Current date of the payment that is being changed; it may be kept, whatever the range. */
export const dateBefore = ({ scheduledPayments }: Account, { entry }: Draft) =>
  scheduledPayments.find(({ id }) => id === entry?.changes)?.paymentDate;

/** Parses and validates a typed date. A scheduled payment can be moved to another later date, never to today. */
export function validateDate(account: Account, draft: Draft, typed: string): { date: string } | { error: DateError } {
  const dates = openDates(account, draft);
  const parsed = parseTypedDate(typed);
  const validated =
    parsed !== null && parsed === dateBefore(account, draft) ? { date: parsed } : validateTypedDate(typed, dates);
  if ("error" in validated)
    return {
      error:
        validated.error === "pastCutOff"
          ? { kind: "pastCutOff", date: parsed ?? dates.today }
          : { kind: validated.error },
    };
  if (draft.entry?.changes && validated.date <= dates.today) return { error: { kind: "outOfRange" } };
  return isOverBy(account, draft, validated.date) ? { error: { kind: "cardOver" } } : validated;
}

/** Whether the saved card expires before the date; new cards are checked by the server. */
function isOverBy({ paymentMethods }: Account, { method }: Draft, date: string): boolean {
  const saved = method?.kind === "saved" ? paymentMethods.find(({ id }) => id === method.paymentMethodId) : undefined;
  return Boolean(saved?.expiry && isExpired(saved.expiry, date));
}

/** The selectable days on which the payment would be late. */
export function lateDates(account: Account & Bill, draft: Pick<Draft, "entry">): string[] {
  const due = dueDateOf(account, draft.entry?.changes);
  if (!due) return [];
  const { today, lastDate } = openDates(account, draft);
  const first = due < today ? today : addDays(due, 1);
  return Array.from({ length: Math.max(0, daysBetween(first, lastDate) + 1) }, (_, index) => addDays(first, index));
}

/** The due date, if a payment can still be scheduled for it. */
export function dueDateToChoose(account: Account & Bill, draft: Pick<Draft, "entry">): string | undefined {
  const due = dueDateOf(account, draft.entry?.changes);
  const { firstScheduledDate, lastDate } = openDates(account, draft);
  const closed = account.paymentOptions.schedulingBlock && !draft.entry?.changes;
  return due && !closed && firstScheduledDate && due >= firstScheduledDate && due <= lastDate ? due : undefined;
}
