import { mayRetryPart } from "@portico/rules/paymentState";
import type { PartKind } from "@portico/openapi/graph.resolvers";
import type { Dependencies } from "../../dependencies.ts";
import { refuseWhoCannotPay } from "../account/account.reads.ts";
import { lockLedger } from "../ledger/ledger.writes.ts";
import type { Payer } from "./payments.domain.ts";
import { doPart } from "./payments.parts.ts";
import { partRows, paymentRow } from "./payments.repository.ts";

/**
 * Tries a part of a payment again that was not done. Nothing here knows the processor, so it can never charge; a part that is done, or was
 * never asked for, stays as it is.
 * @returns false for a payment that is not there
 * @throws Problem NOT_ALLOWED for an account that is not paid here
 */
export function retryPart(deps: Dependencies, payer: Payer, accountId: string, paymentId: string, kind: PartKind): Promise<boolean> {
  return deps.database.transaction(async (tx) => {
    await refuseWhoCannotPay(tx, payer, accountId);
    await lockLedger(tx, accountId);
    if (!(await paymentRow(tx, accountId, paymentId))) return false;
    const part = (await partRows(tx, accountId, [paymentId])).find((each) => each.kind === kind);
    if (part && mayRetryPart(part)) await doPart(deps, tx, part);
    return true;
  });
}
