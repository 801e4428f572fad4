import { randomUUID } from "node:crypto";
import type { Dependencies } from "../../dependencies.ts";
import { securityLog } from "../../lib/logger.ts";
import { Problem } from "../../lib/problem.ts";
import { askAboutAction, endAction, settleRevocation } from "../autopay/stuck.writes.ts";
import { userWithPassword } from "../identity/staffSignIn.reads.ts";
import { askAboutPayment, askAboutReversal, concludePayment, settleCallback } from "../payments/stuck.writes.ts";
import { operators, operatorSettlements, type outcomes, type stuckKinds } from "./operators.tables.ts";
import { eq } from "drizzle-orm";
import type { Transaction } from "../../database/database.ts";

export type StuckKind = (typeof stuckKinds)[number];
export type Outcome = (typeof outcomes)[number];

export interface Credentials {
  username: string;
  password: string;
}

/** A request to settle an item: outcome, operator and reason. */
export interface Settlement {
  kind: StuckKind;
  id: string;
  accountId: string | null;
  outcome: Outcome;
  /** The processor's approval code of a taken payment. */
  approvalCode: string | null;
  reason: string;
  operator: Credentials;
  /** The second operator, who approves an outcome that the processor did not confirm. */
  second: Credentials | null;
}

/** Why something cannot be settled, as a message for the operator. */
export class CannotSettle extends Error {
  override readonly name = "CannotSettle";
}

/** The outcomes of each kind besides asking the processor. */
const explicit: Record<StuckKind, readonly Outcome[]> = {
  payment: ["taken", "notTaken"],
  autoPay: ["notTaken"],
  mandate: ["done"],
  callback: ["done"],
  reversal: [],
};

const SHORTEST_REASON = 10;
const LONGEST_REASON = 500;

/**
 * Settles a stuck item and records who, why and with what result. `ask` only applies the processor's answer; an
 * operator's own outcome needs a second operator. It can never charge.
 * @throws CannotSettle with the reason; nothing was changed then
 */
export async function settleStuck(deps: Dependencies, settlement: Settlement): Promise<string> {
  check(settlement);
  const { kind, id: subject, accountId, outcome, reason } = settlement;
  const operator = await named(deps, settlement.operator);
  const second = outcome === "ask" || !settlement.second ? null : await named(deps, settlement.second);
  if (second === operator) throw new CannotSettle("The second operator has to be somebody else.");
  const about = { operator, second, kind, accountId, subject, outcome, reason: reason.trim() };
  // Written first, so that a crash leaves a record.
  await putSettlement(deps.database, {
    ...about,
    id: randomUUID(),
    settledAt: deps.securityClock.now(),
    result: "BEGUN",
  });
  const result = (await carryOut(deps, settlement)) ?? "NOT_FOUND";
  await putSettlement(deps.database, { ...about, id: randomUUID(), settledAt: deps.securityClock.now(), result });
  securityLog(deps.logger).info(
    {
      event: "settleStuck",
      result,
      who: operator,
      second,
      account: accountId,
      kind,
      subject,
      outcome,
      reason: about.reason,
    },
    "security",
  );
  return result;
}

function check({ kind, outcome, approvalCode, reason, second, accountId }: Settlement): void {
  if (outcome !== "ask" && !explicit[kind].includes(outcome))
    throw new CannotSettle(
      `A ${kind} can't be settled as ${outcome}. Possible: ${["ask", ...explicit[kind]].join(", ")}.`,
    );
  if (reason.trim().length < SHORTEST_REASON || reason.length > LONGEST_REASON)
    throw new CannotSettle(`Give the reason in ${SHORTEST_REASON} to ${LONGEST_REASON} characters: it is kept.`);
  if (outcome === "taken" && !/^[\w-]{1,64}$/.test(approvalCode ?? ""))
    throw new CannotSettle("A payment that was taken has an approval code of the processor: give it.");
  if (outcome !== "ask" && !second)
    throw new CannotSettle("An outcome that the processor did not give needs a second operator.");
  if (accountId === null && (kind === "autoPay" || kind === "reversal"))
    throw new CannotSettle("Name the account that the list shows.");
}

/** Authenticates an operator by password. */
async function named(deps: Dependencies, { username, password }: Credentials): Promise<string> {
  const user = await userWithPassword(deps, { username, password, address: "operations", device: undefined }).catch(
    (error: unknown) => {
      throw error instanceof Problem
        ? new CannotSettle(
            error.code === "TOO_MANY_REQUESTS"
              ? "Too many tries: wait 15 minutes."
              : `${username}: unknown name or wrong password.`,
          )
        : error;
    },
  );
  if (!(await isOperator(deps.database, user.id))) throw new CannotSettle(`${user.username} is no operator.`);
  return user.username;
}

function carryOut(
  deps: Dependencies,
  { kind, id, accountId, outcome, approvalCode }: Settlement,
): Promise<string | undefined> {
  switch (kind) {
    case "payment":
      if (outcome === "ask") return askAboutPayment(deps, id);
      return concludePayment(
        deps,
        id,
        outcome === "taken" ? { outcome, approvalCode: approvalCode ?? "" } : { outcome: "notTaken" },
      );
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

async function isOperator(tx: Transaction, userId: string): Promise<boolean> {
  return (await tx.select().from(operators).where(eq(operators.userId, userId))).length > 0;
}

async function putSettlement(tx: Transaction, row: typeof operatorSettlements.$inferInsert): Promise<void> {
  await tx.insert(operatorSettlements).values(row);
}
