import type { FundingKind } from "@portico/rules/card";

/** The test processor's behaviour for a card. It is stored instead of the number. */
export type Behaviour =
  | "approves"
  | "declines"
  | "insufficientFunds"
  | "securityCodeFails"
  /** Approves a charge with a security code; refuses an unattended one, because the card is lost or stolen by then. */
  | "closedWhenUnattended"
  /** Approves a charge with a security code; refuses an unattended one for insufficient funds. */
  | "emptyWhenUnattended"
  | "pendingThenApproved"
  | "pendingThenDeclined"
  /** Never answers and never charges. */
  | "hangs"
  /** Charges, then drops the connection instead of answering. */
  | "chargesAndLosesAnswer"
  /** Answers 500 and has not charged. */
  | "failsBeforeCharging"
  /** Approves charges, and refuses mandates for Auto Pay. */
  | "refusesMandate"
  /** Approves charges, and refuses to revoke its mandate. */
  | "keepsMandate"
  /** Approves charges with a security code, and declines unattended ones. */
  | "declinesAutomaticCharges"
  /** Approves; later the bank returns the debit: insufficient funds, or the account is closed. */
  | "returnedForFunds"
  | "returnedAccountClosed"
  /** Approves; later it is refunded. */
  | "refunded"
  /** Approves; later the customer's bank disputes it, and decides the dispute against us or for us. */
  | "disputedAndLost"
  | "disputedAndWon";

export interface TestCard {
  name: string;
  number: string;
  behaviour: Behaviour;
}

function testCard(name: string, number: string, behaviour: Behaviour = "approves"): TestCard {
  return { name, number, behaviour };
}

/**
 * Card number ranges (BIN) by kind of funding; every other card is a credit card. docs/test-cards.md shows this table.
 */
const fundingRanges: readonly (readonly [from: string, to: string, kind: FundingKind])[] = [
  ["4000000000021", "4000000000021", "debit"],
  ["4000000000022", "4000000000022", "rechargeable"],
  ["4000000000023", "4000000000023", "prepaid"],
  ["4000000000024", "4000000000024", "gift"],
  ["519901", "519909", "prepaid"],
  ["603571", "603579", "gift"],
];

/** docs/test-cards.md shows this table. Any other valid number is a card that approves charges. */
export const testCards: readonly TestCard[] = [
  testCard("visa", "4242424242424242"),
  testCard("mc", "5555555555554444"),
  testCard("amex", "378282246310005"),
  testCard("discover", "6011111111111117"),
  testCard("declined", "4000000000011009", "declines"),
  testCard("insufficientFunds", "4000000000012007", "insufficientFunds"),
  testCard("securityCodeFails", "4000000000013005", "securityCodeFails"),
  testCard("pendingThenApproved", "4000000000014003", "pendingThenApproved"),
  testCard("pendingThenDeclined", "4000000000015000", "pendingThenDeclined"),
  testCard("hangs", "4000000000016008", "hangs"),
  testCard("answerLost", "4000000000017006", "chargesAndLosesAnswer"),
  testCard("failsBeforeCharging", "4000000000018004", "failsBeforeCharging"),
  testCard("debit", "4000000000021008"),
  testCard("rechargeable", "4000000000022006"),
  testCard("prepaid", "4000000000023004"),
  testCard("gift", "4000000000024002"),
  testCard("refusesMandate", "4000000000031007", "refusesMandate"),
  testCard("keepsMandate", "4000000000032005", "keepsMandate"),
  testCard("declinesAutomaticCharges", "4000000000033003", "declinesAutomaticCharges"),
  testCard("closedWhenUnattended", "4000000000034001", "closedWhenUnattended"),
  testCard("emptyWhenUnattended", "4000000000035008", "emptyWhenUnattended"),
  testCard("refunded", "4000000000041006", "refunded"),
  testCard("disputedAndLost", "4000000000042004", "disputedAndLost"),
  testCard("disputedAndWon", "4000000000043002", "disputedAndWon"),
];

/** A security code of nines never matches, on any card. */
export function codeMatches(securityCode: string): boolean {
  return !/^9+$/.test(securityCode);
}

export function traitsOf(number: string): { behaviour: Behaviour; fundingKind: FundingKind } {
  const card = testCards.find((known) => known.number === number);
  return { behaviour: card?.behaviour ?? "approves", fundingKind: fundingKindOf(number) };
}

/** The kind of funding of a card (credit, debit, prepaid), by its number range. */
export function fundingKindOf(number: string): FundingKind {
  const range = fundingRanges.find(([from, to]) => {
    const start = number.slice(0, from.length);
    return start >= from && start <= to;
  });
  return range?.[2] ?? "credit";
}

/** The processor token of a test card, known from the start: demo customers' saved methods use it. */
export function testCardToken(name: string): string {
  return `card_test_${name}`;
}
