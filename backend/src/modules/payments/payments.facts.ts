import { overlapping } from "@portico/rules/accountStatus";
import { stillDue } from "@portico/rules/paymentAmount";
import type { Dependencies } from "../../dependencies.ts";
import type { Transaction } from "../../database/database.ts";
import { acceptsShown } from "../content/releases/acceptedWording.reads.ts";
import { owedOf, owingNow, restrictionsOf } from "../billing/billing.reads.ts";
import { datesOf } from "../billing/dates.reads.ts";
import type { PaymentRequest } from "./payments.request.ts";
import { chosenCard, savedCardOf, type ChosenCard } from "./payments.chosenMethod.ts";
import { refusedUntil, type Payer, type PaymentFacts, type Refusal } from "./payments.domain.ts";
import { consumeCardAttempt } from "../rate-limits/cardAttempts.writes.ts";
import { overlapsOf } from "./payments.overlaps.ts";
import { confirmingRow, refusedCharges, type PaymentRow } from "./payments.repository.ts";

const HOUR_MILLISECONDS = 3_600_000;

/** Whether all required terms were accepted, each in its current version. */
async function allAccepted(
  deps: Dependencies,
  tx: Transaction,
  { site }: Payer,
  { date, terms, enrollPaperless, paperlessTerms }: PaymentRequest,
): Promise<boolean> {
  const accepted = await acceptsShown(deps, tx, site, date === null ? "payment" : "scheduledPayment", terms);
  return accepted && (!enrollPaperless || acceptsShown(deps, tx, site, "paperless", paperlessTerms));
}

/**
 * Loads all facts for the decision about a payment. The account is locked.
 * @param before the scheduled payment that is changed
 */
export async function loadPaymentFacts(
  deps: Dependencies,
  tx: Transaction,
  payer: Payer,
  request: PaymentRequest,
  before: PaymentRow | null,
): Promise<{ facts: PaymentFacts; card: ChosenCard | undefined }> {
  const { accountId, amount, date, overpaymentConfirmed, saveMethod, overlapsSeen } = request;
  const restrictions = await restrictionsOf(tx, accountId);
  const owing = await owingNow(tx, accountId, deps.clock.today());
  const confirming = owing.paymentLocked ? await confirmingRow(tx, accountId) : undefined;
  const hourAgo = new Date(deps.securityClock.now().getTime() - HOUR_MILLISECONDS);
  const overlaps =
    overlapsSeen === null
      ? []
      : overlapping(await overlapsOf(deps, tx, accountId, request.changes), amount, stillDue(owing));
  const { card, facts } = request.method
    ? await chosenCard(deps, tx, payer, accountId, request.method)
    : await savedCardOf(deps, tx, accountId, before);
  return {
    card,
    facts: {
      amount,
      date,
      overpaymentConfirmed,
      saveMethod,
      card: facts,
      today: deps.clock.today(),
      dates: date === null ? null : await datesOf(deps, tx, accountId, owing, request.changes),
      dateBefore: before?.paymentDate ?? null,
      overlapUnseen: overlaps.some(({ id }) => !overlapsSeen?.includes(id)),
      owed: owedOf(owing, restrictions),
      termsAccepted: await allAccepted(deps, tx, payer, request),
      cardsRefused: restrictions.cardsRefused,
      banksRefused: restrictions.banksRefused,
      confirmingPaymentId: confirming?.id,
      refusedUntil: refusedUntil(await refusedCharges(tx, payer.userId, accountId, hourAgo)),
    },
  };
}

/**
 * Rate limit of different cards. Counted only when nothing else prevents charging a new card; a saved card was verified
 * before.
 */
export async function cardAttemptRefusal(
  deps: Dependencies,
  tx: Transaction,
  payer: Payer,
  accountId: string,
  card: ChosenCard | undefined,
): Promise<Refusal | null> {
  if (!card || card.savedMethodId !== null) return null;
  const retryAt = await consumeCardAttempt(tx, payer, accountId, card.fingerprint, deps.securityClock.now());
  return retryAt && { code: "TOO_MANY_TRIES", retryAt: retryAt.toISOString() };
}
