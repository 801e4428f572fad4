import type { Dependencies } from "../../dependencies.ts";
import type { Transaction } from "../../database/database.ts";
import { lockLedger } from "../ledger/ledger.writes.ts";
import { advance } from "./autopay.advance.ts";
import {
  actionParts,
  actionRow,
  changeAction,
  changeActionPart,
  type ActionPartRow,
  type ActionRow,
} from "./autopay.repository.ts";
import { deleteRevocation, putRevocation, revocationRow, revoke } from "./revocations.ts";
import { stepOf } from "./autopay.steps.ts";

type Words = string | undefined;

/**
 * Looks up a change of Auto Pay at the processor again.
 * @returns the state of its parts; undefined for a change that does not exist
 */
export async function askAboutAction(deps: Dependencies, accountId: string, actionId: string): Promise<Words> {
  if (!(await actionRow(deps.database, accountId, actionId))) return undefined;
  await advance(deps, accountId, actionId);
  return partsInWords(deps.database, accountId, actionId);
}

/**
 * Ends a change of Auto Pay as failed when the processor does not answer. A mandate that may have been granted all the
 * same is revoked as soon as the processor answers.
 */
export async function endAction(deps: Dependencies, accountId: string, actionId: string): Promise<Words> {
  await askAboutAction(deps, accountId, actionId);
  await deps.database.transaction(async (tx) => {
    await lockLedger(tx, accountId);
    const action = await actionRow(tx, accountId, actionId);
    const parts = await actionParts(tx, accountId, actionId);
    for (const part of parts) if (action && part.state === "CONFIRMING") await endPart(deps, tx, action, part, parts);
    if (action) await changeAction(tx, accountId, actionId, { awaitedUntil: null, nextAttemptAt: null });
  });
  return partsInWords(deps.database, accountId, actionId);
}

async function endPart(
  deps: Dependencies,
  tx: Transaction,
  action: ActionRow,
  part: ActionPartRow,
  parts: readonly ActionPartRow[],
): Promise<void> {
  const step = await stepOf(deps, tx, action, part, parts);
  if (step.kind === "authorise")
    await putRevocation(
      tx,
      { accountId: part.accountId, mandate: step.order.reference, processorToken: step.order.token },
      deps.securityClock.now(),
    );
  await changeActionPart(tx, part, {
    state: "FAILED",
    code: part.kind === "CANCEL" ? "CANCEL_REFUSED" : "PROCESSOR_UNAVAILABLE",
  });
}

async function partsInWords(tx: Transaction, accountId: string, actionId: string): Promise<Words> {
  const parts = await actionParts(tx, accountId, actionId);
  return parts.length === 0
    ? undefined
    : parts.map(({ kind, state, code }) => [kind, state, code].filter(Boolean).join(" ")).join(", ");
}

/** Retries the revocation of a mandate; `done`: an operator saw at the processor that it is revoked. */
export async function settleRevocation(deps: Dependencies, mandate: string, done: boolean): Promise<Words> {
  const row = await revocationRow(deps.database, mandate);
  if (!row) return undefined;
  if (done) await deleteRevocation(deps.database, row);
  return done || (await revoke(deps, row)) ? "ENDED" : "NOT_ENDED";
}
