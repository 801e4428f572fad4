import type { BankAccountKind } from "@portico/rules/bank";
import type { BankLink } from "@portico/rules/bankLink";
import type { CardBrand, FundingKind } from "@portico/rules/card";

/** Card data on its way to the processor. It is held in memory for one call and never stored. */
export interface CardToRegister {
  number: string;
  expiry: string;
  zip: string;
  securityCode: string;
}

export interface RegisteredCard {
  /** The processor's token for the card; charges use it. */
  token: string;
  /** A token for the security code, for one charge. */
  codeToken: string;
  brand: CardBrand;
  lastFour: string;
  fundingKind: FundingKind;
  /** A one-way fingerprint: equal for the same number. */
  fingerprint: string;
}

/** Bank account data on its way to the processor. It is held in memory for one call and never stored. */
export interface BankAccountToRegister {
  routingNumber: string;
  accountNumber: string;
}

export interface RegisteredBankAccount {
  /** The processor's token for the account; charges use it. */
  token: string;
  lastFour: string;
  /** Null when the processor does not know the bank's name. */
  bankName: string | null;
  /** A one-way fingerprint: equal for the same account. */
  fingerprint: string;
}

/** The bank account behind a link. Its numbers stay with the linking service and the processor. */
export interface LinkedBankAccount extends RegisteredBankAccount {
  holder: string;
  accountKind: BankAccountKind;
}

/** `unknown`: no such bank or link, or the link was used or has expired; `silent`: no response. */
export type LinkAnswer<T> = { kind: "linked"; value: T } | { kind: "unknown" } | { kind: "silent" };

export interface ChargeOrder {
  /** Idempotency key: our payment's id. The processor charges a reference at most once. */
  reference: string;
  token: string;
  /**
   * Null for a bank account and for unattended charges (scheduled payments, Auto Pay), because a security code is never
   * stored.
   */
  codeToken: string | null;
  /** Cents. */
  amount: number;
}

/**
 * METHOD_CLOSED: the card is lost or stolen, or the account is closed or unknown. The method must never be charged
 * again (dunning.rules.ts).
 */
export type RefusalCode = "DECLINED" | "INSUFFICIENT_FUNDS" | "SECURITY_CODE_FAILED" | "METHOD_CLOSED";

/**
 * The outcome of a charge. `unknown`: the call ended without an answer, and money may have moved. `notCharged` is
 * certain: the processor was never reached, or has closed the reference.
 */
export type ChargeAnswer =
  | { kind: "approved"; approvalCode: string }
  | { kind: "refused"; code: RefusalCode }
  | { kind: "pending" }
  | { kind: "notCharged" }
  | { kind: "unknown" };

/** `cannotClose`: the processor does not support closing this reference; do not retry. */
export type CloseAnswer = ChargeAnswer | { kind: "cannotClose" };

/** `neverSeen`: no charge with this reference has arrived; one may still be in flight. */
export type ChargeState = ChargeAnswer | { kind: "neverSeen" };

export type ReversalKind = "RETURN" | "REFUND" | "CHARGEBACK";
export type ReversalState = "PENDING" | "COMPLETED" | "FAILED" | "OPEN" | "WON" | "LOST";
export type ReversalReason =
  | "INSUFFICIENT_FUNDS"
  | "ACCOUNT_CLOSED"
  | "ACCOUNT_NOT_FOUND"
  | "NOT_AUTHORIZED"
  | "PAYMENT_STOPPED"
  | "DUPLICATE"
  | "REQUESTED"
  | "NOT_RECOGNIZED"
  | "OTHER";

/**
 * The current state of a reversal of an approved charge: a returned debit, a refund or a chargeback (WON and LOST from
 * our side). Cents.
 */
export interface Reversal {
  id: string;
  kind: ReversalKind;
  state: ReversalState;
  reason: ReversalReason;
  amount: number;
}

/**
 * The processor's answer about a method before it is saved. `unknown`: no response; a check moves no money and can be
 * retried.
 */
export type CheckAnswer =
  | { kind: "good" }
  | { kind: "refused"; code: Extract<RefusalCode, "DECLINED" | "SECURITY_CODE_FAILED"> }
  | { kind: "unknown" };

/** Requests a mandate: the right to charge a method while its holder is absent. Charges nothing. */
export interface MandateOrder {
  /** Our idempotency key; the processor grants a reference at most once. */
  reference: string;
  token: string;
  /** Null for a bank account, and when the card was verified by a charge just now or already pays through Auto Pay. */
  codeToken: string | null;
}

/** `notGranted` is certain: the processor was never reached, or has closed the reference. */
export type MandateAnswer =
  | { kind: "granted" }
  | { kind: "refused"; code: RefusalCode }
  | { kind: "notGranted" }
  | { kind: "unknown" };

/** `refused`: the processor did not end the mandate; it stays in force. */
export type RevokeAnswer = { kind: "revoked" } | { kind: "refused" } | { kind: "unknown" };

/**
 * Tokenizes cards and bank accounts at the processor. Only the card vault's process has one, so no other process can
 * send a card number. Methods do not throw for network or processor failures.
 */
export interface MethodRegistry {
  /** Null when the processor does not answer: nothing is stored then. */
  registerCard(card: CardToRegister): Promise<RegisteredCard | null>;
  /** Tokenizes the security code of a known card; null when the processor does not answer. */
  registerCode(token: string, securityCode: string): Promise<{ codeToken: string } | null>;
  /** Null when the processor does not answer: nothing is stored then. */
  registerBankAccount(account: BankAccountToRegister): Promise<RegisteredBankAccount | null>;
  /** Requests a bank link; its opaque token is valid for one exchange. */
  linkBankAccount(order: BankLink): Promise<LinkAnswer<{ linkToken: string }>>;
  /** Exchanges a link for a bank account token that charges can use. The account number is not returned. */
  exchangeBankLink(linkToken: string): Promise<LinkAnswer<LinkedBankAccount>>;
  /** Checks that a method and its security code would be accepted; moves no money and uses no token up. */
  check(method: { token: string; codeToken: string | null }): Promise<CheckAnswer>;
  /** Whether the processor is reachable, for the readiness check. */
  answers(): Promise<boolean>;
}

/**
 * The payment processor's adapter. Methods do not throw for network or processor failures, only for programming errors.
 */
export interface PaymentProcessor {
  charge(order: ChargeOrder): Promise<ChargeAnswer>;
  lookup(reference: string): Promise<ChargeState>;
  /** Reversals of a charge since it was approved; null when the processor does not answer. */
  reversals(reference: string): Promise<readonly Reversal[] | null>;
  /** Like lookup, but closes a reference that was never seen: a charge that arrives later is rejected or reversed. */
  close(reference: string): Promise<CloseAnswer>;
  /** Requests a mandate, which Auto Pay charges with. */
  authorise(order: MandateOrder): Promise<MandateAnswer>;
  /** Looks up a mandate; one that was never granted is closed for good. */
  closeMandate(reference: string): Promise<MandateAnswer>;
  /** Revokes a mandate; idempotent. */
  revoke(reference: string, token: string): Promise<RevokeAnswer>;
  /** Whether the processor is reachable, for the readiness check. */
  answers(): Promise<boolean>;
}
