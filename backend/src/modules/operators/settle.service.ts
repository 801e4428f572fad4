import { randomUUID } from "node:crypto";
import type { Dependencies } from "../../dependencies.ts";
import { securityLog } from "../../lib/logger.ts";
import { Problem } from "../../lib/problem.ts";
import { askAboutAction, endAction, settleRevocation } from "../autopay/stuck.writes.ts";
import { userWithPassword } from "../identity/staffSignIn.reads.ts";
import { askAboutPayment, askAboutReversal, concludePayment, settleCallback } from "../payments/stuck.writes.ts";
import { isOperator, putSettlement } from "./operators.repository.ts";
import type { outcomes, stuckKinds } from "./operators.tables.ts";

export type StuckKind = (typeof stuckKinds)[number];
export type Outcome = (typeof outcomes)[number];

export interface Credentials { username: string; password: string }

/** What is settled, how, by whom and why. */
export interface Settlement {
  kind: StuckKind;
  id: string;
  accountId: string | null;
  outcome: Outcome;
  /** The processor's, where a payment was taken. */
  approvalCode: string | null;
  reason: string;
  operator: Credentials;
  /** Agrees to an outcome that the processor did not give. */
  second: Credentials | null;
}

/** Why something is not settled, in words for the operator. */
export class CannotSettle extends Error {
  override readonly name = "CannotSettle";
}

/** What can be said about each kind besides asking again. */
const explicit: Record<StuckKind, readonly Outcome[]> = { payment: ["taken", "notTaken"], autoPay: ["notTaken"], mandate: ["done"], callback: ["done"], reversal: [] };

const SHORTEST_REASON = 10;
const LONGEST_REASON = 500;

/**
 * Settles one stuck thing and writes down who did, why and what came of it. Asking again changes nothing that the processor does not say; an outcome of
 * the operator's own needs a second operator. Nothing here can charge.
 * @throws CannotSettle with what is in the way; nothing was changed then
 */
export async function settleStuck(deps: Dependencies, settlement: Settlement): Promise<string> {
  check(settlement);
  const { kind, id: subject, accountId, outcome, reason } = settlement;
  const operator = await named(deps, settlement.operator);
  const second = outcome === "ask" || !settlement.second ? null : await named(deps, settlement.second);
  if (second === operator) throw new CannotSettle("The second operator has to be somebody else.");
  const about = { operator, second, kind, accountId, subject, outcome, reason: reason.trim() };
  // Written first: what was begun is known even when this process dies in it.
  await putSettlement(deps.database, { ...about, id: randomUUID(), settledAt: deps.securityClock.now(), result: "BEGUN" });
  const result = (await carryOut(deps, settlement)) ?? "NOT_FOUND";
  await putSettlement(deps.database, { ...about, id: randomUUID(), settledAt: deps.securityClock.now(), result });
  securityLog(deps.logger).info({ event: "settleStuck", result, who: operator, second, account: accountId, kind, subject, outcome, reason: about.reason }, "security");
  return result;
}

function check({ kind, outcome, approvalCode, reason, second, accountId }: Settlement): void {
  if (outcome !== "ask" && !explicit[kind].includes(outcome)) throw new CannotSettle(`A ${kind} can't be settled as ${outcome}. Possible: ${["ask", ...explicit[kind]].join(", ")}.`);
  if (reason.trim().length < SHORTEST_REASON || reason.length > LONGEST_REASON) throw new CannotSettle(`Give the reason in ${SHORTEST_REASON} to ${LONGEST_REASON} characters: it is kept.`);
  if (outcome === "taken" && !/^[\w-]{1,64}$/.test(approvalCode ?? "")) throw new CannotSettle("A payment that was taken has an approval code of the processor: give it.");
  if (outcome !== "ask" && !second) throw new CannotSettle("An outcome that the processor did not give needs a second operator.");
  if (accountId === null && (kind === "autoPay" || kind === "reversal")) throw new CannotSettle("Name the account that the list shows.");
}

/** Somebody with an operator's right, by their own password. */
async function named(deps: Dependencies, { username, password }: Credentials): Promise<string> {
  const user = await userWithPassword(deps, { username, password, address: "operations", device: undefined }).catch((error: unknown) => {
    throw error instanceof Problem ? new CannotSettle(error.code === "TOO_MANY_REQUESTS" ? "Too many tries: wait 15 minutes." : `${username}: unknown name or wrong password.`) : error;
  });
  if (!(await isOperator(deps.database, user.id))) throw new CannotSettle(`${user.username} is no operator.`);
  return user.username;
}

function carryOut(deps: Dependencies, { kind, id, accountId, outcome, approvalCode }: Settlement): Promise<string | undefined> {
  switch (kind) {
    case "payment":
      if (outcome === "ask") return askAboutPayment(deps, id);
      return concludePayment(deps, id, outcome === "taken" ? { outcome, approvalCode: approvalCode ?? "" } : { outcome: "notTaken" });
    case "autoPay":
      return outcome === "ask" ? askAboutAction(deps, accountId ?? "", id) : endAction(deps, accountId ?? "", id);
    case "mandate":
      return settleRevocation(deps, id, outcome === "done");
    case "callback":
      return settleCallback(deps, id, outcome === "done");
    case "reversal":
      return askAboutReversal(deps, accountId ?? "", id);
  }
}
