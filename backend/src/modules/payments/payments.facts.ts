import { overlapping } from "@portico/rules/accountStatus";
import { stillDue } from "@portico/rules/paymentAmount";
import type { Dependencies } from "../../dependencies.ts";
import type { Transaction } from "../../database/database.ts";
import { acceptsShown } from "../content/acceptedWording.reads.ts";
import { owedOf, owingNow, restrictionsOf } from "../billing/billing.reads.ts";
import { datesOf } from "../billing/dates.reads.ts";
import type { Asked } from "./payments.asked.ts";
import { chosenCard, keptCard, type ChosenCard } from "./payments.chosenMethod.ts";
import { refusedUntil, type Payer, type PaymentFacts, type Refusal } from "./payments.domain.ts";
import { tryCard } from "../limits/cardTries.writes.ts";
import { overlapsOf } from "./payments.overlaps.ts";
import { confirmingRow, refusedCharges, type PaymentRow } from "./payments.repository.ts";

const HOUR_MILLISECONDS = 3_600_000;

/** Whether all that was asked for was agreed to, each by its own text. */
async function allAccepted(deps: Dependencies, tx: Transaction, { site }: Payer, { date, terms, enrollPaperless, paperlessTerms }: Asked): Promise<boolean> {
  const accepted = await acceptsShown(deps, tx, site, date === null ? "payment" : "scheduledPayment", terms);
  return accepted && (!enrollPaperless || acceptsShown(deps, tx, site, "paperless", paperlessTerms));
}

/**
 * Loads everything that the decision about a payment needs. The account is locked.
 * @param before the scheduled payment that is changed
 */
export async function gatherFacts(deps: Dependencies, tx: Transaction, payer: Payer, asked: Asked, before: PaymentRow | null): Promise<{ facts: PaymentFacts; card: ChosenCard | undefined }> {
  const { accountId, amount, date, overpaymentConfirmed, saveMethod, overlapsSeen } = asked;
  const restrictions = await restrictionsOf(tx, accountId);
  const owing = await owingNow(tx, accountId, deps.clock.today());
  const confirming = owing.paymentLocked ? await confirmingRow(tx, accountId) : undefined;
  const hourAgo = new Date(deps.securityClock.now().getTime() - HOUR_MILLISECONDS);
  const overlaps = overlapsSeen === null ? [] : overlapping(await overlapsOf(deps, tx, accountId, asked.changes), amount, stillDue(owing));
  const { card, facts } = asked.method ? await chosenCard(deps, tx, payer, accountId, asked.method) : await keptCard(deps, tx, accountId, before);
  return {
    card,
    facts: {
      amount, date, overpaymentConfirmed, saveMethod, card: facts,
      today: deps.clock.today(),
      dates: date === null ? null : await datesOf(deps, tx, accountId, owing, asked.changes),
      dateBefore: before?.paymentDate ?? null,
      overlapUnseen: overlaps.some(({ id }) => !overlapsSeen?.includes(id)),
      owed: owedOf(owing, restrictions),
      termsAccepted: await allAccepted(deps, tx, payer, asked),
      cardsRefused: restrictions.cardsRefused,
      banksRefused: restrictions.banksRefused,
      confirmingPaymentId: confirming?.id,
      refusedUntil: refusedUntil(await refusedCharges(tx, payer.userId, accountId, hourAgo)),
    },
  };
}

/** Too many different cards: counted when nothing else keeps a new one from being charged. A saved one was proved before. */
export async function cardTryRefusal(deps: Dependencies, tx: Transaction, payer: Payer, accountId: string, card: ChosenCard | undefined): Promise<Refusal | null> {
  if (!card || card.savedMethodId !== null) return null;
  const retryAt = await tryCard(tx, payer, accountId, card.fingerprint, deps.securityClock.now());
  return retryAt && { code: "TOO_MANY_TRIES", retryAt: retryAt.toISOString() };
}
