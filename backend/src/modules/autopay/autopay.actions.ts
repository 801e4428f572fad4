import { randomUUID } from "node:crypto";
import type { TermsAcceptanceInput } from "@portico/openapi/graph.resolvers";
import { nextDebitDate } from "@portico/rules/autoPay";
import type { Dependencies } from "../../dependencies.ts";
import type { Transaction } from "../../database/database.ts";
import type { Principal } from "../../lib/principal.ts";
import { useUp } from "../vault/vault.writes.ts";
import type { ChosenMethod } from "./autopay.chosenMethod.ts";
import type { PlannedPart } from "./autopay.domain.ts";
import { insertAction, type ActionPartRow, type ActionRow } from "./autopay.repository.ts";

/** Who changes Auto Pay. */
export type Actor = Pick<Principal, "userId" | "firstName" | "permissions">;

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
  const action = actionOf(deps, actor, asked);
  const parts = asked.parts.map(({ kind, service, terms = null }, position): ActionPartRow => ({ accountId: asked.accountId, actionId: action.id, position, kind, service, terms, state: "CONFIRMING", code: null, tries: 1, asks: 0 }));
  await insertAction(tx, action, parts);
  const card = asked.paymentId === undefined ? asked.method?.card : undefined;
  if (card && !(await useUp(tx, card, action.id))) throw new Error("a token of the vault was used twice at once");
  return action.id;
}

function actionOf({ clock, securityClock }: Dependencies, { userId, firstName }: Actor, { accountId, kind, method, debitDay, terms, paymentId }: NewAction): ActionRow {
  const startedAt = securityClock.now();
  const awaitedUntil = awaitedFrom(startedAt);
  return {
    accountId, id: `ap_${randomUUID()}`, kind, userId, enteredBy: firstName, createdAt: clock.now(), startedAt, paymentId: paymentId ?? null,
    paymentMethodId: method?.methodId ?? null, methodType: method?.type ?? null, lastFour: method?.lastFour ?? null,
    debitDay: debitDay ?? null, nextDate: debitDay === undefined ? null : nextDebitDate(debitDay, clock.today()),
    terms: terms ? { release: terms.release, locale: terms.locale, key: terms.key, textHash: terms.textHash } : null,
    awaitedUntil, askFrom: awaitedUntil, asks: 0,
  };
}

/** Until when whoever goes on with an action may be waiting for the processor. @param now security time */
export function awaitedFrom(now: Date): Date {
  return new Date(now.getTime() + AWAITED_MILLISECONDS);
}
