import { autoPayDebit, monthlyDiscount } from "@portico/rules/autoPay";
import { isSuspended } from "@portico/rules/delinquency";
import type { CalendarFacts } from "@portico/rules/moneyCalendar";
import type { Dependencies } from "../../dependencies.ts";
import type { AccountRow } from "../account/account.reads.ts";
import { autoPayEnrolmentsOf } from "../autopay/autopay.reads.ts";
import { billsToPay, owingNow, type OwingNow } from "../billing/billing.reads.ts";
import { datesOf } from "../billing/dates.reads.ts";
import { scheduledPayments } from "../payments/payments.reads.ts";
import { planOf } from "../standing/standing.reads.ts";
import { hasAutoPayDiscount, nextStatementDate, statementsBetween } from "../statements/statements.reads.ts";
import type { SavedMethod } from "../wallet/wallet.reads.ts";

export type Asked = Pick<Dependencies, "database" | "clock" | "config">;

/** Everything of an account that has a day. */
export async function calendarFacts(deps: Asked, { accountId, cycleDay }: AccountRow, methods: readonly SavedMethod[], from: string, to: string): Promise<CalendarFacts> {
  const { database, clock } = deps;
  const owing = await owingNow(database, accountId, clock.today());
  const next = await nextStatementDate(database, accountId);
  return {
    today: clock.today(),
    statements: await statementsBetween(database, accountId, from, to),
    cycle: next === null ? null : { cycleDay, nextStatementDate: next },
    bills: await billsToPay(database, accountId),
    schedulingOpen: (await datesOf(deps, database, accountId, owing)).block === null,
    ...(await automatic(deps, accountId, owing)),
    scheduled: await scheduledPayments(database, accountId),
    plan: await planOf(deps, accountId),
    cards: methods.flatMap(({ id, expiry }) => (expiry === null ? [] : [{ id, expiry }])),
    stop: stopOf(owing),
  };
}

async function automatic({ database }: Asked, accountId: string, owing: OwingNow): Promise<Pick<CalendarFacts, "enrolments" | "nextDebitAmount">> {
  const enrolments = await autoPayEnrolmentsOf(database, accountId);
  const discount = (await hasAutoPayDiscount(database, accountId)) ? 0 : monthlyDiscount(enrolments.map(({ service }) => service));
  return { enrolments, nextDebitAmount: autoPayDebit(owing, discount).amount };
}

/** What is paid already and only on its way stops nothing. */
function stopOf({ softDisconnectDate, tier, adjustedDelinquencyAmount }: OwingNow): CalendarFacts["stop"] {
  if (softDisconnectDate === null || isSuspended(tier) || adjustedDelinquencyAmount === 0) return null;
  return { date: softDisconnectDate, pastDueAmount: adjustedDelinquencyAmount };
}
