import { nextDebitDate } from "@portico/rules/autoPay";
import { localDateAt } from "@portico/rules/dates";
import type { Dependencies } from "../../dependencies.ts";
import type { Transaction } from "../../database/database.ts";
import { turnPaperlessOn } from "../account/account.writes.ts";
import { cancelRetries } from "../dunning/dunning.writes.ts";
import { cardOfPayment } from "../vault/vault.reads.ts";
import { methodFacts, saveMethod } from "../wallet/wallet.writes.ts";
import { deleteEnrolment, moveDebits, putEnrolment, type ActionPartRow, type ActionRow } from "./autopay.repository.ts";
import { mandateReference } from "./autopay.steps.ts";

/**
 * Applies a completed part to the database.
 * @returns why it fails after all
 */
export async function applyPart(
  deps: Dependencies,
  tx: Transaction,
  action: ActionRow,
  part: ActionPartRow,
): Promise<ActionPartRow["code"]> {
  const { accountId, debitDay } = action;
  switch (part.kind) {
    case "DATE":
      await moveDebits(
        tx,
        accountId,
        debitDay === null ? {} : { debitDay, nextDate: firstDebit(action, debitDay, clockOf(deps)) },
      );
      return null;
    case "PAPERLESS":
      if (!part.terms) return "NOT_ATTEMPTED";
      await turnPaperlessOn(deps, tx, accountId, part.terms);
      return null;
    case "CANCEL":
      if (part.service) await deleteEnrolment(tx, accountId, part.service);
      if (part.service === "core") await cancelRetries(tx, accountId, { kind: "AUTO_PAY" });
      return null;
    case "ENROL":
      return enrol(deps, tx, action, part);
  }
}

const clockOf = ({ clock }: Dependencies) => ({ today: clock.today(), timeZone: clock.timeZone });

async function enrol(
  deps: Dependencies,
  tx: Transaction,
  action: ActionRow,
  part: ActionPartRow,
): Promise<ActionPartRow["code"]> {
  const { accountId, debitDay, enteredBy } = action;
  const paymentMethodId = action.paymentMethodId ?? (await savedNow(deps, tx, action));
  if (paymentMethodId === undefined || debitDay === null || !part.service) return "CANNOT_BE_SAVED";
  const nextDate = firstDebit(action, debitDay, clockOf(deps));
  await putEnrolment(tx, {
    accountId,
    service: part.service,
    paymentMethodId,
    debitDay,
    nextDate,
    mandate: mandateReference(part),
    enrolledBy: enteredBy,
    pausedOn: null,
    pausedCode: null,
  });
  await cancelRetries(tx, accountId, { kind: "AUTO_PAY" });
  return null;
}

/**
 * The first debit date on the chosen day of the month, counted from the time of the request, even when midnight has
 * passed since. Nothing may be due on that date: the customer is told the first date on which something is charged, but
 * an amount that a scheduled payment leaves unpaid must not wait until then.
 */
function firstDebit(
  { createdAt }: ActionRow,
  debitDay: number,
  { today, timeZone }: { today: string; timeZone: string },
): string {
  const requestedDate = nextDebitDate(debitDay, localDateAt(createdAt, timeZone));
  return requestedDate >= today ? requestedDate : nextDebitDate(debitDay, today);
}

/** Saves the card: Auto Pay charges saved methods only. */
async function savedNow(
  deps: Dependencies,
  tx: Transaction,
  { accountId, id, paymentId, userId }: ActionRow,
): Promise<string | undefined> {
  const card = await cardOfPayment(tx, paymentId ?? id);
  if (!card) return undefined;
  const saved = await saveMethod(deps, tx, { accountId, userId }, methodFacts(card));
  return saved.kind === "saved" ? saved.id : undefined;
}
