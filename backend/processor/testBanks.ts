import type { BankAccountKind } from "@portico/rules/bank";
import type { Behaviour } from "./testCards.ts";

/** Test banks that the processor knows by routing number. docs/test-cards.md shows this table. */
const banks: Readonly<Record<string, string>> = {
  "110000000": "Harborlight Bank",
  "021200009": "Granite State Savings",
  "065000003": "Bayou Federal Credit Union",
};

export interface TestBankAccount {
  name: string;
  accountNumber: string;
  behaviour: Behaviour;
}

/**
 * docs/test-cards.md shows this table; the routing number does not matter. A charge on any other account is pending
 * first, as at real banks.
 */
export const testBankAccounts: readonly TestBankAccount[] = [
  { name: "checking", accountNumber: "000123456789", behaviour: "pendingThenApproved" },
  { name: "instant", accountNumber: "000555555559", behaviour: "approves" },
  { name: "closed", accountNumber: "000333333335", behaviour: "declines" },
  { name: "overdrawn", accountNumber: "000222222227", behaviour: "insufficientFunds" },
  { name: "returned", accountNumber: "000111111113", behaviour: "pendingThenDeclined" },
  { name: "returnedForFunds", accountNumber: "000444444440", behaviour: "returnedForFunds" },
  { name: "returnedAccountClosed", accountNumber: "000444444457", behaviour: "returnedAccountClosed" },
];

/** The test customer's accounts at a bank that supports linking, by bank id. docs/test-cards.md shows this table. */
export interface BankOfLinks {
  routingNumber: string;
  holder: string;
  accountNumbers: Record<BankAccountKind, string>;
}

const holder = "Linked Account Holder";
export const banksOfLinks: Readonly<Record<string, BankOfLinks>> = {
  "harborlight-bank": {
    routingNumber: "110000000",
    holder,
    accountNumbers: { checking: "000123456789", savings: "000555555559" },
  },
  "granite-state-savings": {
    routingNumber: "021200009",
    holder,
    accountNumbers: { checking: "000333333335", savings: "000222222227" },
  },
};

export const testRoutingNumber = "110000000";

export function bankNameOf(routingNumber: string): string | null {
  return banks[routingNumber] ?? null;
}

export function bankBehaviourOf(accountNumber: string): Behaviour {
  return testBankAccounts.find((known) => known.accountNumber === accountNumber)?.behaviour ?? "pendingThenApproved";
}

/** The processor token of a test account, known from the start: demo customers' saved methods use it. */
export function testBankToken(name: string): string {
  return `bank_test_${name}`;
}
