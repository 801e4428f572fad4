import type { AutoPay, AutoPayDebit, Payment, ResolversParentTypes } from "@portico/openapi/graph.resolvers";
import { debitDays, monthlyDiscount, usualDebitDay } from "@portico/rules/autoPay";
import type { Dependencies } from "../../dependencies.ts";
import { accountStatus, type AccountStatus } from "../account-status/accountStatus.reads.ts";
import { paymentOf } from "../payments/payments.reads.ts";
import { mobileCharges } from "../statements/lines.reads.ts";
import { currentMethod } from "./autopay.chosenMethod.ts";
import { type AutoPayFacts, enrolmentRefusal, isRetryable, partId, resumeRefusal } from "./autopay.domain.ts";
import { loadAutoPayFacts } from "./autopay.facts.ts";
import {
  actionParts,
  actionRow,
  newestActionRow,
  newestRun,
  type ActionPartRow,
  type ActionRow,
  type RunRow,
} from "./autopay.repository.ts";

/** Maps an account's Auto Pay to the API's type. */
export async function autoPayView(deps: Dependencies, userId: string, accountId: string): Promise<AutoPay> {
  const { database } = deps;
  const facts = await loadAutoPayFacts(deps, database, userId, accountId);
  const run = await newestRun(database, accountId);
  const charge = (await accountStatus(deps, accountId))?.autoPay.charge ?? null;
  return {
    enrolments: facts.enrolments.map(({ service, paymentMethodId, debitDay, nextDate }) => ({
      service,
      paymentMethodId,
      debitDay,
      nextDate: charge?.date ?? nextDate,
    })),
    services: facts.offered,
    billDay: facts.cycle.billDay,
    dueDay: facts.cycle.dueDay,
    debitDays: debitDays(facts.cycle),
    usualDebitDay: usualDebitDay(facts.cycle),
    mobileCharges: await mobileCharges(database, accountId),
    monthlyDiscount: monthlyDiscount(facts.enrolments.map(({ service }) => service)),
    discountGiven: facts.discountGiven,
    nextDebit: charge && nextDebit(charge),
    paused: await pauseView(deps, accountId, facts),
    lastRun: run ? runView(run) : null,
    openActionId: facts.openActionId ?? null,
    refusal: enrolmentRefusal(facts)?.code ?? null,
  };
}

/** The next debit; null while the bill that determines it is not issued. */
function nextDebit({
  date,
  due,
  discount,
  amount,
  paymentMethodId,
}: NonNullable<AccountStatus["autoPay"]["charge"]>): AutoPayDebit | null {
  return due === null || discount === null || amount === null ? null : { date, due, discount, amount, paymentMethodId };
}

async function pauseView(deps: Dependencies, accountId: string, facts: AutoPayFacts): Promise<AutoPay["paused"]> {
  const [first] = facts.enrolments;
  if (!first || first.pausedOn === null || first.pausedCode === null) return null;
  const { facts: method } = await currentMethod(deps, deps.database, accountId, first.paymentMethodId);
  return { since: first.pausedOn, code: first.pausedCode, refusal: resumeRefusal(facts, method)?.code ?? null };
}

function runView({ debitDate, state, code, amount, discount, paymentId }: RunRow): AutoPay["lastRun"] {
  return { date: debitDate, state, code, amount, discount, paymentId };
}

export type AutoPayActionView = ResolversParentTypes["AutoPayAction"];

/** One action of an account; undefined when it does not exist or belongs to another account. */
export async function autoPayActionView(
  { database }: Dependencies,
  accountId: string,
  actionId: string,
): Promise<AutoPayActionView | undefined> {
  const action = await actionRow(database, accountId, actionId);
  if (!action) return undefined;
  const newest = (await newestActionRow(database, accountId))?.id === actionId;
  const payment = action.paymentId === null ? undefined : await paymentOf(database, accountId, action.paymentId);
  return {
    ...actionFacts(action),
    ...moneyOf(payment),
    parts: (await actionParts(database, accountId, actionId)).map((part) => partView(part, newest)),
  };
}

function actionFacts({
  id,
  accountId,
  kind,
  createdAt,
  enteredBy,
  methodType,
  lastFour,
  debitDay,
  nextDate,
}: ActionRow) {
  return {
    id,
    accountId,
    kind,
    createdAt: createdAt.toISOString(),
    enteredBy,
    paymentMethodType: methodType,
    lastFour,
    debitDay,
    nextDate,
  };
}

function moneyOf(payment: Payment | undefined) {
  return { payment: payment ?? null, moneyTaken: payment?.moneyTaken ?? ("NO" as const) };
}

function partView(part: ActionPartRow, newest: boolean) {
  return {
    id: partId(part),
    kind: part.kind,
    service: part.service,
    state: part.state,
    code: part.code,
    retryable: newest && isRetryable(part),
  };
}
