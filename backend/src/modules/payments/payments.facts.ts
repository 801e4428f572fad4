import type { InstantPaymentInput } from "@portico/openapi/graph.resolvers";
import type { Dependencies } from "../../dependencies.ts";
import type { Transaction } from "../../database/database.ts";
import { owedOf, owingNow, restrictionsOf } from "../billing/billing.reads.ts";
import { chosenCard, type ChosenCard } from "./payments.chosenMethod.ts";
import type { Payer, PaymentFacts } from "./payments.domain.ts";
import { confirmingRow, refusedCharges } from "./payments.repository.ts";

const HOUR_MILLISECONDS = 3_600_000;

/** Loads everything that the decision about a new payment needs. The account is locked. */
export async function gatherFacts(deps: Dependencies, tx: Transaction, payer: Payer, input: InstantPaymentInput): Promise<{ facts: PaymentFacts; card: ChosenCard | undefined }> {
  const { accountId, amount, overpaymentConfirmed, terms, saveMethod } = input;
  const businessDate = deps.clock.today();
  const restrictions = await restrictionsOf(tx, accountId);
  const owing = await owingNow(tx, accountId, businessDate);
  const confirming = owing.paymentLocked ? await confirmingRow(tx, accountId) : undefined;
  const hourAgo = new Date(deps.securityClock.now().getTime() - HOUR_MILLISECONDS);
  const { card, facts } = await chosenCard(deps, tx, payer, accountId, input.method);
  return {
    card,
    facts: {
      amount, overpaymentConfirmed, saveMethod, businessDate, card: facts,
      owed: owedOf(owing, restrictions),
      termsAccepted: terms.accepted,
      cardsRefused: restrictions.cardsRefused,
      banksRefused: restrictions.banksRefused,
      confirmingPaymentId: confirming?.id,
      refusedCharges: await refusedCharges(tx, payer.userId, accountId, hourAgo),
    },
  };
}
