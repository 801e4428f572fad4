import type { Dependencies } from "../../dependencies.ts";
import type { Transaction } from "../../database/database.ts";
import { agreementTo } from "../../lib/agreement.ts";
import { turnPaperlessOn } from "../account/account.writes.ts";
import { cardOfPayment } from "../vault/vault.reads.ts";
import { methodFacts, saveMethod } from "../wallet/wallet.writes.ts";
import type { Asked } from "./payments.asked.ts";
import type { ChosenCard } from "./payments.chosenMethod.ts";
import type { Payer } from "./payments.domain.ts";
import { changePart, type PartRow } from "./payments.repository.ts";

/** What was asked for beside a payment, none of it done yet, with what was agreed to for it. */
export function partsAskedFor({ clock }: Dependencies, { userId }: Payer, paymentId: string, { accountId, saveMethod, enrollPaperless, paperlessTerms }: Asked, card: ChosenCard | undefined): PartRow[] {
  const part = (kind: PartRow["kind"], terms: PartRow["terms"] = null): PartRow => ({ accountId, paymentId, kind, state: "CONFIRMING", code: null, terms });
  const paperless = enrollPaperless ? agreementTo("paperless", paperlessTerms, userId, clock.now()) : undefined;
  return [...(saveMethod && card?.savedMethodId === null ? [part("SAVE_METHOD")] : []), ...(paperless ? [part("PAPERLESS", paperless)] : [])];
}

const failures = { SAVE_METHOD: "SAVING_FAILED", PAPERLESS: "PAPERLESS_FAILED" } as const;

/** Does a part that stands beside a payment. A part that can't be done never undoes the payment: what it did is rolled back alone. */
export async function doPart(deps: Dependencies, tx: Transaction, part: PartRow): Promise<void> {
  const done = await attempted(deps, tx, part);
  return changePart(tx, done ? { ...part, state: "DONE", code: null } : { ...part, state: "FAILED", code: failures[part.kind] });
}

/** The payment failed, so nothing beside it was tried. */
export function leavePart(tx: Transaction, part: PartRow): Promise<void> {
  return changePart(tx, { ...part, state: "FAILED", code: "NOT_ATTEMPTED" });
}

async function attempted(deps: Dependencies, tx: Transaction, part: PartRow): Promise<boolean> {
  const { accountId, paymentId, kind } = part;
  try {
    return await tx.transaction((inner) => (kind === "SAVE_METHOD" ? saveMethodOf(deps, inner, part) : endPaper(deps, inner, part)));
  } catch (error) {
    deps.logger.error({ err: error, accountId, paymentId, part: kind }, "a part of a payment could not be done");
    return false;
  }
}

async function endPaper({ clock }: Dependencies, tx: Transaction, { accountId, terms }: PartRow): Promise<boolean> {
  if (terms) await turnPaperlessOn(tx, accountId, terms, clock.now());
  return terms !== null;
}

async function saveMethodOf(deps: Dependencies, tx: Transaction, { accountId, paymentId }: PartRow): Promise<boolean> {
  const method = await cardOfPayment(tx, paymentId);
  return method !== undefined && (await saveMethod(tx, accountId, methodFacts(method), deps.clock.now())).kind === "saved";
}
