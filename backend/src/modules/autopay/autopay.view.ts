import type { AutoPay, AutoPayDebit, Payment, ResolversParentTypes } from "@portico/openapi/graph.resolvers";
import { autoPayDebit, debitDays, monthlyDiscount } from "@portico/rules/autoPay";
import type { Dependencies } from "../../dependencies.ts";
import { owingNow } from "../billing/billing.reads.ts";
import { paymentOf } from "../payments/payments.reads.ts";
import { enrolmentRefusal, isRetryable, type StandingFacts } from "./autopay.domain.ts";
import { standingFacts } from "./autopay.facts.ts";
import { partId } from "./autopay.partId.ts";
import { actionParts, actionRow, newestActionRow, newestRun, type ActionPartRow, type ActionRow, type RunRow } from "./autopay.repository.ts";

/** Auto Pay of an account as the contract shows it. */
export async function autoPayView(deps: Dependencies, userId: string, accountId: string): Promise<AutoPay> {
  const { database, clock } = deps;
  const facts = await standingFacts(deps, database, userId, accountId);
  const run = await newestRun(database, accountId);
  const discount = monthlyDiscount(facts.enrolments.map(({ service }) => service));
  return {
    enrolments: facts.enrolments.map(({ service, paymentMethodId, debitDay, nextDate }) => ({ service, paymentMethodId, debitDay, nextDate })),
    services: facts.offered,
    billDay: facts.cycle.billDay,
    dueDay: facts.cycle.dueDay,
    debitDays: debitDays(facts.cycle),
    monthlyDiscount: discount,
    discountGiven: facts.discountGiven,
    nextDebit: nextDebit(facts, autoPayDebit(await owingNow(database, accountId, clock.today()), facts.discountGiven ? 0 : discount)),
    lastRun: run ? runView(run) : null,
    openActionId: facts.openActionId ?? null,
    refusal: enrolmentRefusal(facts)?.code ?? null,
  };
}

function nextDebit({ enrolments }: StandingFacts, debit: Omit<AutoPayDebit, "date" | "paymentMethodId">): AutoPayDebit | null {
  const core = enrolments.find(({ service }) => service === "core");
  return core ? { date: core.nextDate, paymentMethodId: core.paymentMethodId, ...debit } : null;
}

function runView({ debitDate, state, code, amount, discount, paymentId }: RunRow): AutoPay["lastRun"] {
  return { date: debitDate, state, code, amount, discount, paymentId };
}

export type AutoPayActionView = ResolversParentTypes["AutoPayAction"];

/** One action of an account; undefined when it is not there or another account's. */
export async function autoPayActionView({ database }: Dependencies, accountId: string, actionId: string): Promise<AutoPayActionView | undefined> {
  const action = await actionRow(database, accountId, actionId);
  if (!action) return undefined;
  const newest = (await newestActionRow(database, accountId))?.id === actionId;
  const payment = action.paymentId === null ? undefined : await paymentOf(database, accountId, action.paymentId);
  return { ...actionFacts(action), ...moneyOf(payment), parts: (await actionParts(database, accountId, actionId)).map((part) => partView(part, newest)) };
}

function actionFacts({ id, accountId, kind, createdAt, enteredBy, methodType, lastFour, debitDay, nextDate }: ActionRow) {
  return { id, accountId, kind, createdAt: createdAt.toISOString(), enteredBy, paymentMethodType: methodType, lastFour, debitDay, nextDate };
}

function moneyOf(payment: Payment | undefined) {
  return { payment: payment ?? null, moneyTaken: payment?.moneyTaken ?? ("NO" as const) };
}

function partView(part: ActionPartRow, newest: boolean) {
  return { id: partId(part), kind: part.kind, service: part.service, state: part.state, code: part.code, retryable: newest && isRetryable(part) };
}
