import { payment as constants } from "@portico/rules/constants";
import { stillDue } from "@portico/rules/paymentAmount";
import { paymentStates } from "@portico/rules/paymentState";
import type { PaymentOverlap } from "@portico/openapi/graph.resolvers";
import type { Dependencies } from "../../dependencies.ts";
import type { BusinessClock } from "../../lib/clock.ts";
import type { Transaction } from "../../database/database.ts";
import { autoPayEnrolment } from "../autopay/autopay.reads.ts";
import { owingNow, type OwingNow } from "../billing/billing.reads.ts";
import type { PaymentRow } from "./payments.repository.ts";
import { enteredSince, scheduledRows } from "./scheduled.repository.ts";

const DAY_MILLISECONDS = 24 * 3_600_000;

/**
 * What may pay the same bill as a payment that is made now: Auto Pay's next debit, what is scheduled, and what anybody paid within a
 * day. Whoever pays is shown it before submitting, and decides.
 * @param without a scheduled payment that is being changed
 */
export async function overlapsOf({ clock }: Pick<Dependencies, "clock">, tx: Transaction, accountId: string, owing: OwingNow, without: string | null = null): Promise<PaymentOverlap[]> {
  const scheduled = (await scheduledRows(tx, accountId)).filter(({ id }) => id !== without);
  return [...(await autoPayDebit(tx, accountId, owing)), ...scheduled.map((row) => overlap("SCHEDULED", row)), ...(await recentOnes(clock, tx, accountId))];
}

/** What may pay for a device as a payment that is made now does: what anybody paid for it within a day. */
export function deviceOverlapsOf({ clock }: Pick<Dependencies, "clock">, tx: Transaction, accountId: string, deviceId: string): Promise<PaymentOverlap[]> {
  return recentOnes(clock, tx, accountId, deviceId);
}

async function recentOnes(clock: BusinessClock, tx: Transaction, accountId: string, deviceId?: string): Promise<PaymentOverlap[]> {
  const dayAgo = new Date(clock.now().getTime() - DAY_MILLISECONDS);
  const recent = (await enteredSince(tx, accountId, dayAgo, deviceId)).filter(({ state }) => state !== "SCHEDULED" && paymentStates[state].moneyTaken !== "NO");
  return recent.map((row) => overlap("RECENT", row));
}

/** The same, for whoever has not read what is owed yet. */
export async function overlapsNow(deps: Dependencies, accountId: string): Promise<PaymentOverlap[]> {
  return overlapsOf(deps, deps.database, accountId, await owingNow(deps.database, accountId, deps.clock.today()));
}

/** Auto Pay debits what is still due then, less its discount. */
async function autoPayDebit(tx: Transaction, accountId: string, owing: OwingNow): Promise<PaymentOverlap[]> {
  const enrolment = await autoPayEnrolment(tx, accountId);
  const amount = stillDue(owing) - constants.autoPayDiscountCents;
  if (!enrolment || amount <= 0) return [];
  return [{ id: `autopay_${enrolment.nextDate}`, kind: "AUTO_PAY", amount, date: enrolment.nextDate, paymentId: null, enteredBy: null }];
}

function overlap(kind: "SCHEDULED" | "RECENT", { id, amount, paymentDate, enteredBy }: PaymentRow): PaymentOverlap {
  return { id, kind, amount, date: paymentDate, paymentId: id, enteredBy };
}
