import { randomUUID } from "node:crypto";
import type { TermsAcceptanceInput } from "@portico/openapi/graph.resolvers";
import { nextCharge } from "@portico/rules/accountStatus";
import { nextDebitDate } from "@portico/rules/autoPay";
import { stillDue } from "@portico/rules/paymentAmount";
import type { Dependencies } from "../../dependencies.ts";
import type { Transaction } from "../../database/database.ts";
import type { Principal } from "../../lib/principal.ts";
import { owingNow } from "../billing/billing.reads.ts";
import { scheduledPayments } from "../payments/payments.reads.ts";
import { mobileCharges } from "../statements/lines.reads.ts";
import { nextStatementDate } from "../statements/statements.reads.ts";
import { useUp } from "../vault/vault.writes.ts";
import type { ChosenMethod } from "./autopay.chosenMethod.ts";
import type { PlannedPart } from "./autopay.domain.ts";
import { enrolmentRows, insertAction, type ActionPartRow, type ActionRow } from "./autopay.repository.ts";

/** Who changes Auto Pay. */
export type Actor = Pick<Principal, "userId" | "firstName" | "permissions" | "site" | "from">;

/** What an action is made of. */
export interface NewAction {
  accountId: string;
  kind: ActionRow["kind"];
  parts: readonly PlannedPart[];
  method?: ChosenMethod | undefined;
  debitDay?: number | undefined;
  terms?: TermsAcceptanceInput | undefined;
  /** Nothing is enrolled before this payment is taken. */
  paymentId?: string | undefined;
}

/** Longer than the calls of one action to the processor take. */
const AWAITED_MILLISECONDS = 15_000;

/** Writes an action down before anybody outside hears of it, so that a crash at any point leaves something that can be finished. */
export async function startAction(deps: Dependencies, tx: Transaction, actor: Actor, asked: NewAction): Promise<string> {
  const action = { ...actionOf(deps, actor, asked), nextDate: asked.debitDay === undefined ? null : await firstCharge(deps, tx, asked, asked.debitDay) };
  const parts = asked.parts.map(({ kind, service, terms = null }, position): ActionPartRow => ({ accountId: asked.accountId, actionId: action.id, position, kind, service, terms, state: "CONFIRMING", code: null, tries: 1, asks: 0 }));
  await insertAction(tx, action, parts);
  const card = asked.paymentId === undefined ? asked.method?.card : undefined;
  if (card && !(await useUp(tx, card, action.id))) throw new Error("a token of the vault was used twice at once");
  return action.id;
}

function actionOf({ clock, securityClock }: Dependencies, { userId, firstName }: Actor, { accountId, kind, method, debitDay, terms, paymentId }: NewAction): Omit<ActionRow, "nextDate"> {
  const startedAt = securityClock.now();
  const awaitedUntil = awaitedFrom(startedAt);
  return {
    accountId, id: `ap_${randomUUID()}`, kind, userId, enteredBy: firstName, createdAt: clock.now(), startedAt, paymentId: paymentId ?? null,
    paymentMethodId: method?.methodId ?? null, methodType: method?.type ?? null, lastFour: method?.lastFour ?? null,
    debitDay: debitDay ?? null,
    terms: terms ? { release: terms.release, locale: terms.locale, key: terms.key, textHash: terms.textHash } : null,
    awaitedUntil, askFrom: awaitedUntil, asks: 0,
  };
}

/** The first day on which it will charge something, as things are: a day on which nothing is left to pay is not promised. */
async function firstCharge({ clock }: Dependencies, tx: Transaction, { accountId, parts }: NewAction, debitDay: number): Promise<string> {
  const today = clock.today();
  const owing = await owingNow(tx, accountId, today);
  const regular = nextDebitDate(debitDay, today);
  const enrolled = [...parts.filter(({ kind }) => kind === "ENROL"), ...(await enrolmentRows(tx, accountId))].map(({ service }) => service);
  const scheduled = (await scheduledPayments(tx, accountId)).map(({ paymentDate: date, amount }) => ({ date, amount }));
  const charge = nextCharge({
    today, debitDay, nextDate: regular, scheduled, stillDue: stillDue(owing), installments: owing.arrangement?.installments ?? [],
    nextStatementDate: await nextStatementDate(tx, accountId), discount: 0, atMost: enrolled.includes("core") ? null : await mobileCharges(tx, accountId),
  });
  return charge?.date ?? regular;
}

/** Until when whoever goes on with an action may be waiting for the processor. @param now security time */
export function awaitedFrom(now: Date): Date {
  return new Date(now.getTime() + AWAITED_MILLISECONDS);
}
