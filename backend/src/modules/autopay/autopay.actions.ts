import { randomUUID } from "node:crypto";
import type { TermsAcceptanceInput } from "@portico/openapi/graph.resolvers";
import { nextCharge } from "@portico/rules/accountStatus";
import { nextDebitDate } from "@portico/rules/autoPay";
import { stillDue } from "@portico/rules/paymentAmount";
import type { Dependencies } from "../../dependencies.ts";
import type { Transaction } from "../../database/database.ts";
import type { Principal } from "../../lib/principal.ts";
import { scheduledCharges } from "../account-status/scheduledCharges.reads.ts";
import { logActivity } from "../activity-log/activityLog.writes.ts";
import { owingNow, restrictionsOf } from "../billing/billing.reads.ts";
import { mobileCharges } from "../statements/lines.reads.ts";
import { nextStatementDate } from "../statements/statements.reads.ts";
import { spendToken } from "../vault/vault.writes.ts";
import { savedMethods } from "../wallet/wallet.reads.ts";
import type { ChosenMethod } from "./autopay.chosenMethod.ts";
import type { PlannedPart } from "./autopay.domain.ts";
import { enrolmentRows, insertAction, type ActionPartRow, type ActionRow } from "./autopay.repository.ts";

/** The user who changes Auto Pay. */
export type Actor = Pick<Principal, "userId" | "firstName" | "permissions" | "site" | "from">;

/** The input of a new action. */
export interface NewAction {
  accountId: string;
  kind: ActionRow["kind"];
  parts: readonly PlannedPart[];
  method?: ChosenMethod | undefined;
  debitDay?: number | undefined;
  terms?: TermsAcceptanceInput | undefined;
  /** The enrolment starts only after this payment is taken. */
  paymentId?: string | undefined;
}

/** Longer than the processor calls of one action take. */
const AWAITED_MILLISECONDS = 15_000;

/** Commits an action before the processor is called, so that after a crash at any point it can be finished. */
export async function startAction(
  deps: Dependencies,
  tx: Transaction,
  actor: Actor,
  newAction: NewAction,
): Promise<string> {
  const action = {
    ...actionOf(deps, actor, newAction),
    nextDate: newAction.debitDay === undefined ? null : await firstCharge(deps, tx, newAction, newAction.debitDay),
  };
  const parts = newAction.parts.map(({ kind, service, terms = null }, position): ActionPartRow => ({
    accountId: newAction.accountId,
    actionId: action.id,
    position,
    kind,
    service,
    terms,
    state: "CONFIRMING",
    code: null,
    tries: 1,
    asks: 0,
  }));
  await insertAction(tx, action, parts);
  await logAction(deps, tx, action);
  const card = newAction.paymentId === undefined ? newAction.method?.card : undefined;
  if (card && !(await spendToken(tx, card, action.id))) throw new Error("a token of the vault was used twice at once");
  return action.id;
}

const loggedAs = {
  ENROL: "AUTO_PAY_ENROLLED",
  CHANGE: "AUTO_PAY_CHANGED",
  DATE: "AUTO_PAY_DAY_CHANGED",
  CANCEL: "AUTO_PAY_CANCELLED",
} as const;

/** Records a change of Auto Pay in the account's activity log. */
function logAction(
  deps: Dependencies,
  tx: Transaction,
  { accountId, userId, kind, methodType, lastFour, debitDay, nextDate, terms }: ActionRow,
): Promise<void> {
  const facts = {
    ...(methodType && lastFour && { methodType, lastFour }),
    ...(debitDay !== null && { debitDay }),
    ...(nextDate && { date: nextDate }),
    ...(terms && { terms }),
  };
  return logActivity(deps, tx, { accountId, actorId: userId, kind: loggedAs[kind], facts });
}

function actionOf(
  { clock, securityClock }: Dependencies,
  { userId, firstName }: Actor,
  { accountId, kind, method, debitDay, terms, paymentId }: NewAction,
): Omit<ActionRow, "nextDate"> {
  const startedAt = securityClock.now();
  const awaitedUntil = awaitedFrom(startedAt);
  return {
    accountId,
    id: `ap_${randomUUID()}`,
    kind,
    userId,
    enteredBy: firstName,
    createdAt: clock.now(),
    startedAt,
    paymentId: paymentId ?? null,
    paymentMethodId: method?.methodId ?? null,
    methodType: method?.type ?? null,
    lastFour: method?.lastFour ?? null,
    debitDay: debitDay ?? null,
    terms: terms ? { release: terms.release, locale: terms.locale, key: terms.key, textHash: terms.textHash } : null,
    awaitedUntil,
    nextAttemptAt: awaitedUntil,
    asks: 0,
  };
}

/**
 * The first day on which Auto Pay will charge something, as things are now: a debit day with nothing due does not
 * count.
 */
async function firstCharge(
  { clock }: Dependencies,
  tx: Transaction,
  { accountId, parts }: NewAction,
  debitDay: number,
): Promise<string> {
  const today = clock.today();
  const owing = await owingNow(tx, accountId, today);
  const regular = nextDebitDate(debitDay, today);
  const servicesOf = (wanted: PlannedPart["kind"]) =>
    parts.flatMap(({ kind, service }) => (kind === wanted && service !== null ? [service] : []));
  const ending = servicesOf("CANCEL");
  const before = (await enrolmentRows(tx, accountId)).map(({ service }) => service);
  const enrolled = [...servicesOf("ENROL"), ...before.filter((service) => !ending.includes(service))];
  const scheduled = await scheduledCharges(tx, accountId, {
    restrictions: await restrictionsOf(tx, accountId),
    methods: await savedMethods(tx, accountId, today),
  });
  const charge = nextCharge({
    today,
    debitDay,
    nextDate: regular,
    scheduled,
    stillDue: stillDue(owing),
    installments: owing.arrangement?.installments ?? [],
    nextStatementDate: await nextStatementDate(tx, accountId),
    discount: 0,
    atMost: enrolled.includes("core") ? null : await mobileCharges(tx, accountId),
  });
  return charge?.date ?? regular;
}

/**
 * Lease: until when the request that runs an action may be waiting for the processor.
 * @param now security time
 */
export function awaitedFrom(now: Date): Date {
  return new Date(now.getTime() + AWAITED_MILLISECONDS);
}
