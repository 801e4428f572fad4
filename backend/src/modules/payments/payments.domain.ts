import { randomInt } from "node:crypto";
import { amountBounds, validateAmount, stillDue, type Owed } from "@portico/rules/paymentAmount";
import { sumCents } from "@portico/rules/money";
import { isExpired } from "@portico/rules/card";
import { validateDate, type PaymentDates, type SchedulingBlock } from "@portico/rules/paymentDate";
import { isSettled, paymentStates, type PaymentState } from "@portico/rules/paymentState";
import type { Payment, PaymentRefusal, PaymentRefusalCode } from "@portico/openapi/graph.resolvers";
import type { Principal } from "../../lib/principal.ts";
import type { EnrolmentOfPayment } from "../autopay/autopay.reads.ts";
import type { ChargeState, RefusalCode } from "./processor/processor.ts";
import type { PartRow, PaymentRow, RefusedCharge } from "./payments.repository.ts";
import type { ReversalRow } from "./reversals/reversals.repository.ts";

/** The user who pays. */
export type Payer = Pick<Principal, "userId" | "userType" | "firstName" | "permissions" | "site" | "locale" | "from">;

export type Refusal = Omit<PaymentRefusal, "__typename">;

/** The facts that a decision about a new payment depends on. */
export interface PaymentFacts {
  amount: number;
  owed: Owed;
  overpaymentConfirmed: boolean;
  termsAccepted: boolean;
  saveMethod: boolean;
  cardsRefused: boolean;
  banksRefused: boolean;
  /** The business date. */
  today: string;
  /** The dates that can be chosen; null for a payment that is made now. */
  dates: PaymentDates | null;
  /** The requested date; null to pay now. */
  date: string | null;
  /**
   * The current date of the scheduled payment that is changed: it may be kept even when it could no longer be chosen.
   */
  dateBefore: string | null;
  /** True when another payment may pay the same bill and the customer has not seen it. */
  overlapUnseen: boolean;
  /** Id of the payment whose outcome is unknown. */
  confirmingPaymentId: string | undefined;
  /**
   * Rate limit: until when no card is charged because too many charges were refused; null for no limit. Security time.
   */
  refusedUntil: Date | null;
  card: CardFacts;
}

/** The card or bank account to charge, or why there is none. Bank accounts have no expiry. */
export type CardFacts =
  | { kind: "missing"; code: Extract<PaymentRefusalCode, "METHOD_NOT_FOUND" | "CARD_DATA_EXPIRED"> }
  | { kind: "card" | "bankAccount"; expiry: string | null; unavailable: boolean; canBeSaved: boolean };

const HOUR_MILLISECONDS = 3_600_000;
/** Rate limit of refused charges within an hour. It stops card testing and guessing of security codes. */
const MAX_REFUSED = { guesses: 5, all: 10 };
const guesses: ReadonlySet<RefusedCharge["code"]> = new Set(["DECLINED", "SECURITY_CODE_FAILED"]);

/**
 * When the rate limit ends, or null. A decline for insufficient funds does not count as a guess, but counts towards the
 * total.
 * @param refused refused charges within the last hour, newest first
 */
export function refusedUntil(refused: readonly RefusedCharge[]): Date | null {
  const oldest = [
    refused.filter(({ code }) => guesses.has(code))[MAX_REFUSED.guesses - 1],
    refused[MAX_REFUSED.all - 1],
  ].flatMap((charge) => (charge ? [charge.startedAt.getTime()] : []));
  return oldest.length === 0 ? null : new Date(Math.max(...oldest) + HOUR_MILLISECONDS);
}

/** Why a payment is refused, or null. The checks run in order of importance to the customer. */
export function refusalOf(facts: PaymentFacts): Refusal | null {
  if (facts.confirmingPaymentId !== undefined)
    return { code: "PAYMENT_BEING_CONFIRMED", paymentId: facts.confirmingPaymentId };
  if (facts.refusedUntil !== null) return { code: "TOO_MANY_TRIES", retryAt: facts.refusedUntil.toISOString() };
  if (!facts.termsAccepted) return { code: "TERMS_NOT_ACCEPTED" };
  const refusal = dateRefusal(facts) ?? cardRefusal(facts) ?? amountRefusal(facts);
  return refusal ?? (facts.overlapUnseen ? { code: "OVERLAP_NOT_SEEN" } : null);
}

const blockCodes = {
  INACTIVE: "MUST_PAY_TODAY",
  PAST_DUE: "MUST_PAY_TODAY",
  PENDING_INCLUDES_PAST_DUE: "PENDING_INCLUDES_PAST_DUE",
  TWO_SCHEDULED: "TWO_ALREADY_SCHEDULED",
} as const satisfies Record<SchedulingBlock, PaymentRefusalCode>;

/** A scheduled date must be after today: a payment for today is made now. */
function dateRefusal({ date, dateBefore, dates }: PaymentFacts): Refusal | null {
  if (date === null || dates === null || date === dateBefore) return null;
  const details = { firstScheduledDate: dates.firstScheduledDate, lastDate: dates.lastDate };
  if (dates.block !== null) return { code: blockCodes[dates.block], ...details };
  const error = date === dates.today ? "outOfRange" : validateDate(date, dates);
  if (error === null) return null;
  return { code: error === "pastCutOff" ? "DATE_PAST_CUT_OFF" : "DATE_OUT_OF_RANGE", ...details };
}

function cardRefusal({ card, date, today, saveMethod, cardsRefused, banksRefused }: PaymentFacts): Refusal | null {
  if (card.kind === "missing") return { code: card.code };
  if (card.kind === "card" && cardsRefused) return { code: "CARDS_RESTRICTED" };
  if (card.kind === "bankAccount" && banksRefused) return { code: "BANKS_RESTRICTED" };
  if (card.expiry !== null && isExpired(card.expiry, today)) return { code: "METHOD_EXPIRED" };
  if (card.expiry !== null && date !== null && isExpired(card.expiry, date))
    return { code: "METHOD_EXPIRES_BEFORE_DATE" };
  if (card.unavailable) return { code: "METHOD_UNAVAILABLE" };
  return saveMethod && !card.canBeSaved ? { code: "CANNOT_BE_SAVED" } : null;
}

function amountRefusal({ amount, owed, overpaymentConfirmed }: PaymentFacts): Refusal | null {
  const [bounds, due] = [amountBounds(owed), stillDue(owed)];
  const details = { minimum: bounds.minimum, maximum: bounds.maximum, amountDue: due };
  switch (validateAmount(amount, bounds, due)) {
    case "outOfRange":
      return { code: "AMOUNT_OUT_OF_RANGE", ...details };
    case "belowDue":
      return { code: "AMOUNT_BELOW_DUE", ...details };
    case "needsOverpaymentConfirmation":
      return overpaymentConfirmed ? null : { code: "OVERPAYMENT_NOT_CONFIRMED", ...details };
    case "accepted":
      return null;
  }
}

/** The state transition that an answer of the processor causes. */
export type Transition =
  | { to: "SUBMITTED"; approvalCode: string }
  | { to: "FAILED"; code: RefusalCode | "PROCESSOR_UNAVAILABLE" }
  | { to: "PENDING" }
  | { to: "unchanged" };

export function transitionFor(state: PaymentState, answer: ChargeState): Transition {
  // A charge that was given up but succeeded all the same is shown as taken.
  if (state === "FAILED" && answer.kind === "approved") return { to: "SUBMITTED", approvalCode: answer.approvalCode };
  if (isSettled(state)) return { to: "unchanged" };
  switch (answer.kind) {
    case "approved":
      return { to: "SUBMITTED", approvalCode: answer.approvalCode };
    case "refused":
      return { to: "FAILED", code: answer.code };
    case "notCharged":
      return { to: "FAILED", code: "PROCESSOR_UNAVAILABLE" };
    case "pending":
      return state === "PENDING" ? { to: "unchanged" } : { to: "PENDING" };
    case "neverSeen":
    case "unknown":
      return { to: "unchanged" };
  }
}

/**
 * Whether the request that started the payment still waits for the processor's answer.
 * @param now security time
 */
export function isAwaited({ state, awaitedUntil }: PaymentRow, now: Date): boolean {
  return paymentStates[state].locksPaying && awaitedUntil !== null && awaitedUntil > now;
}

/** Letters and digits that are not confused when read aloud. */
const ALPHABET = "23456789ABCDEFGHJKMNPQRSTVWXYZ";

export function newConfirmationNumber(): string {
  const letters = Array.from({ length: 10 }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
  return `${letters.slice(0, 5)}-${letters.slice(5)}`;
}

/** Maps a payment to the API's type. */
export function paymentView(
  row: PaymentRow,
  parts: readonly PartRow[],
  reversals: readonly ReversalRow[],
  enrolment?: EnrolmentOfPayment,
): Payment {
  const status = statusOf(row, reversals);
  const moneyTaken = status === "returned" ? "NO" : paymentStates[row.state].moneyTaken;
  return {
    id: row.id,
    accountId: row.accountId,
    amount: row.amount,
    balanceAfter: row.balanceAfter,
    entryDate: row.entryAt.toISOString(),
    paymentDate: row.paymentDate,
    debitDate: row.debitDate,
    channel: row.channel,
    paymentMethodType: row.methodType,
    lastFour: row.lastFour,
    confirmationNumber: row.confirmationNumber,
    status,
    state: row.state,
    moneyTaken,
    failureCode: row.failureCode,
    reversals: reversals.map(({ id, kind, state, reason, amount, openedOn, decidedOn }) => ({
      id,
      kind,
      state,
      reason,
      amount,
      openedOn,
      decidedOn,
    })),
    parts: [
      paymentPart(row),
      ...parts.map(({ kind, state, code }) => ({ kind, state, code })),
      ...(enrolment ? [enrolmentPart(enrolment)] : []),
    ],
    autoPayActionId: enrolment?.actionId ?? null,
    enteredBy: row.enteredBy,
    customerReference: row.customerReference,
    notified: row.notify?.addresses ?? [],
  };
}

/** The status in the payment history: a reversal takes precedence over the payment itself. */
function statusOf({ state, amount }: PaymentRow, reversals: readonly ReversalRow[]): Payment["status"] {
  if (reversals.some((each) => each.kind === "RETURN" || each.state === "LOST")) return "returned";
  if (reversals.some((each) => each.state === "OPEN")) return "disputed";
  const refunded = sumCents(
    reversals.filter((each) => each.kind === "REFUND" && each.state === "COMPLETED").map((each) => each.amount),
  );
  return refunded >= amount ? "refunded" : paymentStates[state].status;
}

function enrolmentPart({ state, code }: EnrolmentOfPayment): Payment["parts"][number] {
  return { kind: "AUTO_PAY", state, code };
}

const partStates = { success: "DONE", failed: "FAILED", cancelled: "FAILED", pending: "CONFIRMING" } as const;

function paymentPart(row: PaymentRow): Payment["parts"][number] {
  return { kind: "PAYMENT", state: partStates[paymentStates[row.state].status], code: row.failureCode };
}
