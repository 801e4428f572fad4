import type { Dependencies } from "../../dependencies.ts";
import type { Transaction } from "../../database/database.ts";
import { agreementTo } from "../../lib/agreement.ts";
import { turnPaperlessOn } from "../account/account.writes.ts";
import { cardOfPayment } from "../vault/vault.reads.ts";
import { methodFacts, saveMethod } from "../wallet/wallet.writes.ts";
import type { PaymentRequest } from "./payments.request.ts";
import type { ChosenCard } from "./payments.chosenMethod.ts";
import type { Payer } from "./payments.domain.ts";
import { changePart, type PartRow, partRows, paymentRow } from "./payments.repository.ts";
import { mayRetryPart } from "@portico/rules/paymentState";
import type { PartKind } from "@portico/openapi/graph.resolvers";
import { refuseWhoCannotPay } from "../account/account.reads.ts";
import { lockLedger } from "../ledger/ledger.writes.ts";

/** The parts requested with a payment, in their initial state, with the accepted terms. */
export function requestedParts(
  { clock }: Dependencies,
  { userId }: Payer,
  paymentId: string,
  { accountId, saveMethod, enrollPaperless, paperlessTerms }: PaymentRequest,
  card: ChosenCard | undefined,
): PartRow[] {
  const part = (kind: PartRow["kind"], terms: PartRow["terms"] = null): PartRow => ({
    accountId,
    paymentId,
    kind,
    state: "CONFIRMING",
    code: null,
    terms,
  });
  const paperless = enrollPaperless ? agreementTo("paperless", paperlessTerms, userId, clock.now()) : undefined;
  return [
    ...(saveMethod && card?.savedMethodId === null ? [part("SAVE_METHOD")] : []),
    ...(paperless ? [part("PAPERLESS", paperless)] : []),
  ];
}

const failures = { SAVE_METHOD: "SAVING_FAILED", PAPERLESS: "PAPERLESS_FAILED" } as const;

/** Runs one part of a payment in a savepoint: a failed part rolls back alone and never undoes the payment. */
export async function runPart(deps: Dependencies, tx: Transaction, part: PartRow): Promise<void> {
  const done = await tryPart(deps, tx, part);
  return changePart(
    tx,
    done ? { ...part, state: "DONE", code: null } : { ...part, state: "FAILED", code: failures[part.kind] },
  );
}

/** Skips a part because its payment failed. */
export function skipPart(tx: Transaction, part: PartRow): Promise<void> {
  return changePart(tx, { ...part, state: "FAILED", code: "NOT_ATTEMPTED" });
}

async function tryPart(deps: Dependencies, tx: Transaction, part: PartRow): Promise<boolean> {
  const { accountId, paymentId, kind } = part;
  try {
    return await tx.transaction((inner) =>
      kind === "SAVE_METHOD" ? saveMethodOf(deps, inner, part) : enrollInPaperless(deps, inner, part),
    );
  } catch (error) {
    deps.logger.error({ err: error, accountId, paymentId, part: kind }, "a part of a payment could not be done");
    return false;
  }
}

async function enrollInPaperless(deps: Dependencies, tx: Transaction, { accountId, terms }: PartRow): Promise<boolean> {
  if (terms) await turnPaperlessOn(deps, tx, accountId, terms);
  return terms !== null;
}

async function saveMethodOf(deps: Dependencies, tx: Transaction, { accountId, paymentId }: PartRow): Promise<boolean> {
  const [method, payment] = [await cardOfPayment(tx, paymentId), await paymentRow(tx, accountId, paymentId)];
  if (!method || !payment?.userId) return false;
  return (await saveMethod(deps, tx, { accountId, userId: payment.userId }, methodFacts(method))).kind === "saved";
}

/**
 * Retries a failed part of a payment. It never calls the processor, so it can never charge; a part that is done or was
 * never requested stays unchanged.
 * @returns false for a payment that does not exist
 * @throws Problem NOT_ALLOWED for an account that cannot be paid here
 */
export function retryPart(
  deps: Dependencies,
  payer: Payer,
  accountId: string,
  paymentId: string,
  kind: PartKind,
): Promise<boolean> {
  return deps.database.transaction(async (tx) => {
    await refuseWhoCannotPay(tx, payer, accountId);
    await lockLedger(tx, accountId);
    if (!(await paymentRow(tx, accountId, paymentId))) return false;
    const part = (await partRows(tx, accountId, [paymentId])).find((each) => each.kind === kind);
    if (part && mayRetryPart(part)) await runPart(deps, tx, part);
    return true;
  });
}
