import type { Dependencies } from "../../dependencies.ts";
import { refuseWhoCannotPay } from "../account/account.reads.ts";
import { lockLedger } from "../ledger/ledger.writes.ts";
import type { Actor } from "./autopay.actions.ts";
import { keptMethod } from "./autopay.chosenMethod.ts";
import { resumeRefusal, type Refusal } from "./autopay.domain.ts";
import { standingFacts } from "./autopay.facts.ts";
import { setPause } from "./autopay.repository.ts";

/**
 * Lets Auto Pay that was paused after a debit that could not be taken go on with the method that it has. Charges nothing; the mandate stands
 * as it was. @returns why it stays paused; null when it is on, also when it was on already
 * @throws Problem NOT_ALLOWED for an account that is not paid here
 */
export function resumeAutoPay(deps: Dependencies, actor: Actor, accountId: string): Promise<Refusal | null> {
  return deps.database.transaction(async (tx) => {
    await refuseWhoCannotPay(tx, actor, accountId);
    await lockLedger(tx, accountId);
    const facts = await standingFacts(deps, tx, actor.userId, accountId);
    const { facts: method } = await keptMethod(deps, tx, accountId, facts.enrolments[0]?.paymentMethodId);
    const refusal = resumeRefusal(facts, method);
    if (refusal?.code === "NOTHING_TO_CHANGE") return null;
    if (refusal === null) {
      await setPause(tx, accountId, { pausedOn: null, pausedCode: null });
      deps.logger.info({ accountId }, "Auto Pay was resumed");
    }
    return refusal;
  });
}
