import { chargeProblem, nextCharge } from "@portico/rules/accountStatus";
import { monthlyDiscount } from "@portico/rules/autoPay";
import { payment } from "@portico/rules/constants";
import { isSuspended } from "@portico/rules/delinquency";
import { amountBounds, stillDue } from "@portico/rules/paymentAmount";
import { forcesToday } from "@portico/rules/paymentDate";
import type { Dependencies } from "../../dependencies.ts";
import type { Transaction } from "../../database/database.ts";
import { oncePerCache, withReadCache } from "../../database/readCache.ts";
import { accountFacts, type AccountRow } from "../account/account.reads.ts";
import { onAccountTime } from "../account/accountTime.reads.ts";
import { autoPayEnrolmentsOf, automaticShare } from "../autopay/autopay.reads.ts";
import {
  billsToPay,
  owedOf,
  owingNow,
  restrictionsOf,
  type OwingNow,
  type Restrictions,
} from "../billing/billing.reads.ts";
import { datesOf } from "../billing/dates.reads.ts";
import { autoPayRetry, type PaymentFailure } from "../dunning/dunning.reads.ts";
import { lockingPayment } from "../payments/payments.reads.ts";
import { mobileStatus, suspension } from "../account-status/suspension.reads.ts";
import { hasAutoPayDiscount, nextStatementDate } from "../statements/statements.reads.ts";
import { savedMethods, type SavedMethod } from "../wallet/wallet.reads.ts";
import {
  currentOf,
  headline,
  isDelayed,
  plannedCharge,
  serviceState,
  suggestedAmount,
  type AccountStatus,
  type PlannedCharge,
  type ScheduledCharge,
} from "./accountStatus.domain.ts";
import { failuresOf } from "./failures.reads.ts";
import { returnedPayments } from "./returned.reads.ts";
import { scheduledCharges } from "./scheduledCharges.reads.ts";

export type { AccountStatus } from "./accountStatus.domain.ts";

type StatusDependencies = Pick<Dependencies, "database" | "clock" | "config">;

/** Data that several parts of a status need, read once. */
interface Known {
  account: AccountRow;
  owing: OwingNow;
  stillDue: number;
  restrictions: Restrictions;
  methods: readonly SavedMethod[];
  today: string;
}

/**
 * What happens next with an account's money, and the state of its services. This is the single source for the summary,
 * billing, Auto Pay, the money calendar and its feed, what-if, double-payment warnings and messages: whatever shows an
 * amount, a date or a state reads it here.
 * @returns undefined for an account that does not exist
 */
export function accountStatus(dependencies: StatusDependencies, accountId: string): Promise<AccountStatus | undefined> {
  const { database } = dependencies;
  return oncePerCache(database, ["accountStatus", accountId], () =>
    readStatus({ ...dependencies, database: withReadCache(database) }, accountId),
  );
}

async function readStatus(dependencies: StatusDependencies, accountId: string): Promise<AccountStatus | undefined> {
  const deps = await onAccountTime(dependencies, dependencies.database, accountId);
  const { database, clock } = deps;
  const account = await accountFacts(database, accountId);
  if (!account) return undefined;
  const today = clock.today();
  const owing = await owingNow(database, accountId, today);
  const known: Known = {
    account,
    owing,
    stillDue: stillDue(owing),
    restrictions: await restrictionsOf(database, accountId),
    methods: await savedMethods(database, accountId, today),
    today,
  };
  const planned = { scheduled: await scheduledCharges(database, accountId, known) };
  const [enrolments, retry] = [
    await autoPayEnrolmentsOf(database, accountId),
    await autoPayRetry(deps, database, accountId, owing),
  ];
  const autoPay = await autoPayStatus(database, known, enrolments, retry, planned.scheduled);
  const current = currentOf(await billsToPay(database, accountId, today), today);
  const failures = await failuresOf(deps, accountId, owing, enrolments[0]?.paused ?? null);
  const returns = await returnedPayments(deps, accountId, known.stillDue);
  const confirming = owing.paymentLocked ? await lockingPayment(database, accountId) : null;
  return {
    headline: headline(owing, known.stillDue, current, { ...planned, autoPay }),
    ...amountsOf(known, current.amount),
    dueDate: current.dueDate,
    arrangement: arrangementView(owing),
    ...planned,
    autoPay,
    failures,
    ...returns,
    confirming: confirming && { paymentId: confirming.id, amount: confirming.amount },
    service: await serviceStatus(deps, known),
    mayPay: await mayPay(
      deps,
      known,
      suggestedAmount(owing, amountBounds(owedOf(owing, known.restrictions)).minimum, known.stillDue, current, {
        ...planned,
        autoPay,
        isAlerted: returns.returned.length > 0 || failures.some((failure) => !isDelayed(failure)),
      }),
    ),
  };
}

const runningStates: readonly AccountStatus["service"]["state"][] = ["RUNNING", "RESTORED"];

/** Whether the services of an account are stopped for money; so they are for an account that does not exist. */
export async function isServiceStopped(dependencies: StatusDependencies, accountId: string): Promise<boolean> {
  const status = await accountStatus(dependencies, accountId);
  return status === undefined || !runningStates.includes(status.service.state);
}

function amountsOf({ owing, stillDue: due }: Known, current: number) {
  const { amountDue, adjustedDelinquencyAmount, pendingPaymentAmount, creditBalance } = owing;
  return {
    amountDue,
    stillDue: due,
    pastDue: adjustedDelinquencyAmount,
    current,
    onItsWay: pendingPaymentAmount,
    creditBalance,
  };
}

function arrangementView({ arrangement }: OwingNow): AccountStatus["arrangement"] {
  const next = arrangement?.installments[0];
  return arrangement && next
    ? {
        left: arrangement.left,
        installmentsRemaining: arrangement.installments.length,
        nextAmount: next.amount,
        nextDate: next.date,
      }
    : null;
}

async function autoPayStatus(
  tx: Transaction,
  known: Known,
  enrolments: Enrolments,
  retry: PaymentFailure | undefined,
  scheduled: readonly ScheduledCharge[],
): Promise<AccountStatus["autoPay"]> {
  const pausedSince = enrolments[0]?.paused?.since ?? null;
  const discount =
    enrolments.length === 0 ? payment.autoPayDiscountCents : monthlyDiscount(enrolments.map(({ service }) => service));
  const charge =
    enrolments.length === 0 || pausedSince !== null
      ? null
      : (retryOf(known, enrolments, retry) ?? (await chargeOf(tx, known, enrolments, scheduled, discount)));
  return { enrolled: enrolments.length > 0, discount, pausedSince, charge };
}

type Enrolments = Awaited<ReturnType<typeof autoPayEnrolmentsOf>>;

/** The retry of a failed debit. */
function retryOf(
  { methods, restrictions }: Known,
  [enrolment]: Enrolments,
  retry: PaymentFailure | undefined,
): PlannedCharge | null {
  if (!enrolment || !retry?.nextTryOn || retry.nextAmount === null) return null;
  const { paymentMethodId } = enrolment;
  const { nextTryOn: date, outstanding: due, nextAmount: amount } = retry;
  const problem = chargeProblem(
    methods.find(({ id }) => id === paymentMethodId),
    restrictions,
    date,
  );
  return { date, due, discount: due - amount, amount, statementDate: null, paymentMethodId, problem };
}

async function chargeOf(
  tx: Transaction,
  { account, owing, stillDue: due, restrictions, methods, today }: Known,
  [enrolment]: Enrolments,
  scheduled: readonly ScheduledCharge[],
  discount: number,
): Promise<PlannedCharge | null> {
  if (!enrolment) return null;
  const { accountId, disconnected } = account;
  const next = nextCharge({
    today,
    debitDay: enrolment.debitDay,
    nextDate: enrolment.nextDate,
    stillDue: due,
    installments: owing.arrangement?.installments ?? [],
    scheduled,
    nextStatementDate: disconnected ? null : await nextStatementDate(tx, accountId),
    discount: (await hasAutoPayDiscount(tx, accountId)) ? 0 : discount,
    atMost: await automaticShare(tx, accountId),
  });
  const method = methods.find(({ id }) => id === enrolment.paymentMethodId);
  return next && plannedCharge(next, enrolment.paymentMethodId, chargeProblem(method, restrictions, next.date));
}

async function serviceStatus(
  deps: StatusDependencies,
  { account: { accountId, disconnected }, owing }: Known,
): Promise<AccountStatus["service"]> {
  const [stopped, mobile] = [await suspension(deps, accountId), await mobileStatus(deps, accountId)];
  const suspended = isSuspended(owing.tier);
  const stopsOn = suspended || disconnected || owing.adjustedDelinquencyAmount === 0 ? null : owing.softDisconnectDate;
  return {
    state: serviceState(disconnected, stopped, mobile, suspended),
    mobile,
    stopsOn,
    restoredBy: stopped?.restoredBy ?? null,
    restoreMinutes: stopped?.restoreMinutes ?? null,
  };
}

async function mayPay(
  deps: StatusDependencies,
  { account: { accountId }, owing, restrictions }: Known,
  suggested: number,
): Promise<AccountStatus["mayPay"]> {
  const { block } = await datesOf(deps, deps.database, accountId, owing);
  const { cardsRefused, banksRefused } = restrictions;
  return {
    ...amountBounds(owedOf(owing, restrictions)),
    suggested,
    todayOnly: forcesToday(block),
    cardsAllowed: !cardsRefused,
    banksAllowed: !banksRefused,
  };
}
