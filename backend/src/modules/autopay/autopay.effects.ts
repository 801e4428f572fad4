import { nextDebitDate } from "@portico/rules/autoPay";
import type { Dependencies } from "../../dependencies.ts";
import type { Transaction } from "../../database/database.ts";
import { turnPaperlessOn } from "../account/account.writes.ts";
import { cardOfPayment } from "../vault/vault.reads.ts";
import { methodFacts, saveMethod } from "../wallet/wallet.writes.ts";
import { deleteEnrolment, moveDebits, putEnrolment, type ActionPartRow, type ActionRow } from "./autopay.repository.ts";
import { mandateReference } from "./autopay.steps.ts";

/** What a part that is done changes here. @returns why it is not done after all */
export async function applyPart(deps: Dependencies, tx: Transaction, action: ActionRow, part: ActionPartRow): Promise<ActionPartRow["code"]> {
  const { accountId, debitDay } = action;
  switch (part.kind) {
    case "DATE":
      await moveDebits(tx, accountId, debitDay === null ? {} : { debitDay, nextDate: firstDebit(action, debitDay, deps.clock.today()) });
      return null;
    case "PAPERLESS":
      if (!part.terms) return "NOT_ATTEMPTED";
      await turnPaperlessOn(tx, accountId, part.terms, deps.clock.now());
      return null;
    case "CANCEL":
      if (part.service) await deleteEnrolment(tx, accountId, part.service);
      return null;
    case "ENROL":
      return enrol(deps, tx, action, part);
  }
}

async function enrol(deps: Dependencies, tx: Transaction, action: ActionRow, part: ActionPartRow): Promise<ActionPartRow["code"]> {
  const { accountId, debitDay, enteredBy } = action;
  const paymentMethodId = action.paymentMethodId ?? (await savedNow(deps, tx, action));
  if (paymentMethodId === undefined || debitDay === null || !part.service) return "CANNOT_BE_SAVED";
  const nextDate = firstDebit(action, debitDay, deps.clock.today());
  await putEnrolment(tx, { accountId, service: part.service, paymentMethodId, debitDay, nextDate, mandate: mandateReference(part), enrolledBy: enteredBy });
  return null;
}

/** The date that was told stands until it is over, also when midnight came in between. */
function firstDebit({ nextDate }: ActionRow, debitDay: number, today: string): string {
  return nextDate !== null && nextDate >= today ? nextDate : nextDebitDate(debitDay, today);
}

/** A card that pays automatically is a saved one. */
async function savedNow(deps: Dependencies, tx: Transaction, { accountId, id, paymentId }: ActionRow): Promise<string | undefined> {
  const card = await cardOfPayment(tx, paymentId ?? id);
  if (!card) return undefined;
  const saved = await saveMethod(tx, accountId, methodFacts(card), deps.clock.now());
  return saved.kind === "saved" ? saved.id : undefined;
}
