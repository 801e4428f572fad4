import { createHmac, randomBytes } from "node:crypto";
import type { BankAccountToRegister, RegisteredBankAccount } from "../src/modules/payments/processor/processor.ts";
import type { Book } from "./book.ts";
import type { BankLine } from "./record.ts";
import { bankBehaviourOf, bankNameOf, testBankAccounts, testBankToken, testRoutingNumber } from "./testBanks.ts";

/** Stores a bank account as a behaviour and a few facts; its number is not stored. */
export function registerBankAccount(
  book: Book,
  account: BankAccountToRegister,
  key: string,
  at: string,
): RegisteredBankAccount {
  const line = describe(`bank_${randomBytes(18).toString("base64url")}`, account, key);
  book.write({ at, ...line });
  const { token, lastFour, bankName, fingerprint } = line;
  return { token, lastFour, bankName, fingerprint };
}

/** The bank accounts that the processor knows from the start. */
export function knownBankAccounts(key: string): BankLine[] {
  return testBankAccounts.map(({ name, accountNumber }) =>
    describe(testBankToken(name), { routingNumber: testRoutingNumber, accountNumber }, key),
  );
}

function describe(token: string, { routingNumber, accountNumber }: BankAccountToRegister, key: string): BankLine {
  const fingerprint = createHmac("sha256", key).update(`${routingNumber}:${accountNumber}`).digest("base64url");
  return {
    kind: "bankAccount",
    token,
    lastFour: accountNumber.slice(-4),
    bankName: bankNameOf(routingNumber),
    fingerprint,
    behaviour: bankBehaviourOf(accountNumber),
  };
}
