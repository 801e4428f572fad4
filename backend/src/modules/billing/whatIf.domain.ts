import type { WhatIf, WhatIfVerdict } from "@portico/openapi/graph.resolvers";
import type { PlanTerms } from "@portico/rules/accountStatus";
import { sumCents } from "@portico/rules/money";
import { isSuspended } from "@portico/rules/delinquency";
import { validateDate, forcesToday, type PaymentDates } from "@portico/rules/paymentDate";
import { amountBounds, validateAmount, stillDue, type AmountBounds } from "@portico/rules/paymentAmount";
import type { LedgerPosition } from "../ledger/ledger.reads.ts";
import { owingOn } from "./billing.domain.ts";

/** The input of a what-if. Cents. `onItsWay`: accepted by the processor, not yet in the ledger. */
export interface Known {
  position: LedgerPosition;
  /** The deferral plan; undefined without one. */
  plan?: PlanTerms | undefined;
  onItsWay: number;
  restricted: boolean;
  dates: PaymentDates;
  restoreMinutes: number;
  /** The scheduled payments that can be charged. */
  scheduled: readonly { date: string; amount: number }[];
  autoPay: { nextDate: string | null; discount: number };
}

/** The effect of paying an amount on a day: the balance of that day, with and without the payment (B20). */
export function whatIfPaid(known: Known, amount: number, date: string): WhatIf {
  const { position, onItsWay, restricted, restoreMinutes, autoPay, dates } = known;
  const agreed = { plan: known.plan, onItsWay: 0 };
  const scheduledFirst = sumCents(known.scheduled.filter((each) => each.date <= date).map((each) => each.amount));
  const credits = position.appliedCredits + onItsWay + scheduledFirst;
  const owing = (more: number) => owingOn({ ...position, appliedCredits: credits + more }, date, agreed);
  const [before, after] = [owing(0), owing(amount)];
  // A payment is validated when it is made: then a scheduled one has not been charged yet.
  const validated = date === dates.today || restricted ? owing(-scheduledFirst) : before;
  const owed = {
    amountDue: validated.amountDue,
    pastDueAmount: validated.pastDueAmount,
    // What is on its way is credited to the balances above.
    pendingPaymentAmount: 0,
    pendingDiscount: 0,
    restricted,
  };
  const bounds = amountBounds(owed);
  const stoppedBefore = isSuspended(before.tier);
  return {
    verdict: verdictOf(known, bounds, stillDue(owed), amount, date),
    minimum: bounds.minimum,
    maximum: bounds.maximum,
    firstDate: dates.firstScheduledDate,
    lastDate: dates.firstScheduledDate === null ? null : dates.lastDate,
    pastDueBefore: before.pastDueAmount,
    stoppedBefore,
    restored: stoppedBefore && after.pastDueAmount === 0,
    restoreMinutes,
    amountDueAfter: after.amountDue,
    pastDueAfter: after.pastDueAmount,
    creditAfter: after.creditBalance,
    dueDateAfter: after.dueDate,
    softDisconnectDateAfter: after.softDisconnectDate,
    scheduledFirst,
    autoPayFirst: autoPay.nextDate !== null && autoPay.nextDate <= date,
    autoPayDiscount: autoPay.nextDate === null ? 0 : autoPay.discount,
  };
}

function verdictOf({ dates }: Known, bounds: AmountBounds, due: number, amount: number, date: string): WhatIfVerdict {
  if (date > dates.today && dates.block !== null) return forcesToday(dates.block) ? "MUST_PAY_TODAY" : "ONLY_TODAY";
  if (validateDate(date, dates) !== null) return "DATE_NOT_OFFERED";
  const finding = validateAmount(amount, bounds, due);
  if (finding === "outOfRange") return "OUT_OF_RANGE";
  return finding === "belowDue" ? "BELOW_DUE" : "ALLOWED";
}
