import { isSuspended } from "@portico/rules/delinquency";
import type { CalendarFacts } from "@portico/rules/moneyCalendar";
import type { Dependencies } from "../../dependencies.ts";
import type { AccountRow } from "../account/account.reads.ts";
import { accountStatus, type AccountStatus } from "../account-status/accountStatus.reads.ts";
import { autoPayEnrolmentsOf } from "../autopay/autopay.reads.ts";
import { billsToPay, owingNow, type OwingNow } from "../billing/billing.reads.ts";
import { datesOf } from "../billing/dates.reads.ts";
import { paymentFailuresOf } from "../dunning/dunning.reads.ts";
import { paymentsSince } from "../payments/payments.reads.ts";
import { nextStatementDate, statementsBetween } from "../statements/statements.reads.ts";
import type { SavedMethod } from "../wallet/wallet.reads.ts";

export type Deps = Pick<Dependencies, "database" | "clock" | "config">;

/** Loads everything of an account that has a date; charges and suspensions come from the account status. */
export async function loadCalendarFacts(
  deps: Deps,
  { accountId, cycleDay, disconnected }: AccountRow,
  methods: readonly SavedMethod[],
  from: string,
  to: string,
): Promise<CalendarFacts> {
  const { database, clock } = deps;
  const status = await accountStatus(deps, accountId);
  if (!status) throw new Error("an account without a status");
  const owing = await owingNow(database, accountId, clock.today());
  const retries = await retriesOf(deps, accountId, owing);
  const next = disconnected ? null : await nextStatementDate(database, accountId);
  return {
    today: clock.today(),
    statements: await statementsBetween(database, accountId, from, to),
    cycle: next === null ? null : { cycleDay, nextStatementDate: next },
    bills: await billsToPay(database, accountId, clock.today()),
    schedulingOpen: (await datesOf(deps, database, accountId, owing)).block === null,
    ...(await automatic(deps, accountId, status, retries)),
    scheduled: status.scheduled.map(({ paymentId: id, date: paymentDate, amount }) => ({ id, paymentDate, amount })),
    payments: (await paymentsSince(database, accountId, from, to)).filter(({ moneyTaken }) => moneyTaken === "YES"),
    retries,
    installments: owing.arrangement?.installments ?? [],
    cards: methods.flatMap(({ id, expiry }) => (expiry === null ? [] : [{ id, expiry }])),
    stop:
      status.service.stopsOn === null || isSuspended(owing.tier)
        ? null
        : { date: status.service.stopsOn, pastDueAmount: status.pastDue },
  };
}

/** A bill is paid by one debit, whichever services are enrolled. */
async function automatic(
  { database }: Deps,
  accountId: string,
  { autoPay: { charge } }: AccountStatus,
  retries: CalendarFacts["retries"],
): Promise<Pick<CalendarFacts, "autoPay" | "nextDebitAmount">> {
  const [enrolment] = (await autoPayEnrolmentsOf(database, accountId)).filter(({ paused }) => paused === null);
  if (!enrolment || !charge) return { autoPay: null, nextDebitAmount: null };
  const { service, debitDay } = enrolment;
  // A retry before the regular debit is a separate event; the regular date stays.
  const isRetry = retries.some(({ kind, date }) => kind === "AUTO_PAY" && date === charge.date);
  const willFail = charge.problem !== null;
  return isRetry
    ? { autoPay: { service, debitDay, nextDate: enrolment.nextDate, willFail }, nextDebitAmount: null }
    : { autoPay: { service, debitDay, nextDate: charge.date, willFail }, nextDebitAmount: charge.amount };
}

/** Failed payments with an automatic retry. */
async function retriesOf(
  { database, clock }: Deps,
  accountId: string,
  owing: OwingNow,
): Promise<CalendarFacts["retries"]> {
  const failures = await paymentFailuresOf({ clock }, database, accountId, owing);
  return failures.flatMap(({ id, kind, nextTryOn: date, nextAmount: amount }) =>
    date !== null && amount !== null ? [{ id, kind, date, amount }] : [],
  );
}
