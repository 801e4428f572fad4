import type { BankAccountKind } from "@portico/rules/bank";
import type { BankLink } from "@portico/rules/bankLink";
import type { CardBrand, FundingKind } from "@portico/rules/card";

/** A card on its way to the processor. It lives in memory for one call and nowhere else. */
export interface CardToRegister { number: string; expiry: string; zip: string; securityCode: string }

export interface RegisteredCard {
  /** The processor's name for the card; charges use it. */
  token: string;
  /** Stands for the security code in one charge. */
  codeToken: string;
  brand: CardBrand;
  lastFour: string;
  fundingKind: FundingKind;
  /** The same for the same number, and no way back to it. */
  fingerprint: string;
}

/** A bank account on its way to the processor. It lives in memory for one call and nowhere else. */
export interface BankAccountToRegister { routingNumber: string; accountNumber: string }

export interface RegisteredBankAccount {
  /** The processor's name for the account; charges use it. */
  token: string;
  lastFour: string;
  /** Null for a bank that the processor does not know by name. */
  bankName: string | null;
  /** The same for the same account, and no way back to it. */
  fingerprint: string;
}

/** The account behind a link. Its numbers stay with the service and the processor. */
export interface LinkedBankAccount extends RegisteredBankAccount { holder: string; accountKind: BankAccountKind }

/** `unknown`: there is no such bank or link, or it was used or is too old; `silent`: nobody answered. */
export type LinkAnswer<T> = { kind: "linked"; value: T } | { kind: "unknown" } | { kind: "silent" };

export interface ChargeOrder {
  /** Our payment's id. The processor charges a reference at most once, whatever happens on the way. */
  reference: string;
  token: string;
  /** Null for a bank account, and when the customer is not there (a scheduled payment, Auto Pay): no security code is ever kept, so there is none to send. */
  codeToken: string | null;
  /** Cents. */
  amount: number;
}

/** METHOD_CLOSED: the card is lost or stolen, the account closed or unknown. It must never be charged again (dunning.rules.ts). */
export type RefusalCode = "DECLINED" | "INSUFFICIENT_FUNDS" | "SECURITY_CODE_FAILED" | "METHOD_CLOSED";

/**
 * What is known about a charge. `unknown` is honest: the call ended without an answer and money may have moved.
 * `notCharged` is sure: the processor was never reached, or has closed the reference.
 */
export type ChargeAnswer =
  | { kind: "approved"; approvalCode: string }
  | { kind: "refused"; code: RefusalCode }
  | { kind: "pending" }
  | { kind: "notCharged" }
  | { kind: "unknown" };

/** `cannotClose`: the processor does not close this reference, and will not when asked again. */
export type CloseAnswer = ChargeAnswer | { kind: "cannotClose" };

/** `neverSeen`: no charge with this reference has arrived, one may still be on its way. */
export type ChargeState = ChargeAnswer | { kind: "neverSeen" };

export type ReversalKind = "RETURN" | "REFUND" | "CHARGEBACK";
export type ReversalState = "PENDING" | "COMPLETED" | "FAILED" | "OPEN" | "WON" | "LOST";
export type ReversalReason =
  | "INSUFFICIENT_FUNDS" | "ACCOUNT_CLOSED" | "ACCOUNT_NOT_FOUND" | "NOT_AUTHORIZED" | "PAYMENT_STOPPED" | "DUPLICATE" | "REQUESTED" | "NOT_RECOGNIZED" | "OTHER";

/** What was done to a charge after it was approved, as it is now: a returned debit, a refund, a chargeback (WON and LOST: by us). Cents. */
export interface Reversal { id: string; kind: ReversalKind; state: ReversalState; reason: ReversalReason; amount: number }

/** What the processor says of a method before it is saved. `unknown`: no answer; a check moves no money and may be repeated. */
export type CheckAnswer = { kind: "good" } | { kind: "refused"; code: Extract<RefusalCode, "DECLINED" | "SECURITY_CODE_FAILED"> } | { kind: "unknown" };

/** Asks for the right to charge a method without its holder. Nothing is charged. */
export interface MandateOrder {
  /** Ours; a reference is granted at most once. */
  reference: string;
  token: string;
  /** Null for a bank account, and when a charge has proved the card just now or it pays automatically already. */
  codeToken: string | null;
}

/** `notGranted` is sure: the processor was never reached, or has closed the reference. */
export type MandateAnswer = { kind: "granted" } | { kind: "refused"; code: RefusalCode } | { kind: "notGranted" } | { kind: "unknown" };

/** `refused`: the mandate stands, the processor did not end it. */
export type RevokeAnswer = { kind: "revoked" } | { kind: "refused" } | { kind: "unknown" };

/**
 * Where cards and bank accounts become the processor's tokens. Only the card vault's process has one: who has none can't hand a number over.
 * No method throws for what the outside world does.
 */
export interface MethodRegistry {
  /** Null when the processor does not answer: nothing is kept then. */
  registerCard(card: CardToRegister): Promise<RegisteredCard | null>;
  /** Hands over the security code of a known card; null when the processor does not answer. */
  registerCode(token: string, securityCode: string): Promise<{ codeToken: string } | null>;
  /** Null when the processor does not answer: nothing is kept then. */
  registerBankAccount(account: BankAccountToRegister): Promise<RegisteredBankAccount | null>;
  /** Asks the bank-linking service for a link; its opaque token is good for one exchange. */
  linkBankAccount(order: BankLink): Promise<LinkAnswer<{ linkToken: string }>>;
  /** Turns a link into a bank account that charges can name. No account number comes along. */
  exchangeBankLink(linkToken: string): Promise<LinkAnswer<LinkedBankAccount>>;
  /** Whether a method would be taken, and the security code with it; moves no money and uses nothing up. */
  check(method: { token: string; codeToken: string | null }): Promise<CheckAnswer>;
  /** Whether it answers at all, for the readiness report. */
  answers(): Promise<boolean>;
}

/** The adapter to whoever moves the money. No method throws for what the outside world does; only programming errors do. */
export interface PaymentProcessor {
  charge(order: ChargeOrder): Promise<ChargeAnswer>;
  lookup(reference: string): Promise<ChargeState>;
  /** What was done to a charge since it was approved; null when the processor does not answer. */
  reversals(reference: string): Promise<readonly Reversal[] | null>;
  /** Like lookup, but a reference that was never seen is closed: a charge that arrives later is turned away, or reversed. */
  close(reference: string): Promise<CloseAnswer>;
  /** Asks for a mandate: what Auto Pay charges with. */
  authorise(order: MandateOrder): Promise<MandateAnswer>;
  /** Says what became of a mandate; one that was never granted is closed for good. */
  closeMandate(reference: string): Promise<MandateAnswer>;
  /** Ends a mandate; may be repeated. */
  revoke(reference: string, token: string): Promise<RevokeAnswer>;
  /** Whether it answers at all, for the readiness report. */
  answers(): Promise<boolean>;
}
