import type { UnknownAction } from "redux";
import type { Account } from "../features/account/model/account.api.ts";
import { accountsRead } from "../features/account/model/account.slice.ts";
import type { Row } from "../features/billing/pay-several/paySeveral.slice.ts";
import { paySeveralEvents } from "../features/billing/pay-several/paySeveral.slice.ts";
import { accountWith, methodWith } from "./billingFixtures.ts";
import { owing } from "./fixtures.ts";
import { statusWith } from "./statusFixtures.ts";
import type { Answers } from "./Providers.tsx";

const account = (
  accountId: string,
  companyName: string,
  stillDue: number,
  changes: Partial<Account> = {},
): Account => ({
  ...owing,
  accountId,
  accountNumber: accountId,
  companyName,
  status: statusWith({ amountDue: stillDue, stillDue, current: stillDue }),
  ...changes,
});

/** Three payable accounts, one that the user may not pay, and one that owes nothing. */
export const severalAccounts: Account[] = [
  account("8347201321", "Orchard Row Florist", 8_450),
  account("8347201339", "Orchard Row Café", 12_675),
  account("8347201347", "Orchard Row Workshop", 7_320),
  account("8347201206", "Pine and Ladle Catering", 5_000, { canPay: false, role: "STANDARD" }),
  account("8347201214", "Lantern Books", 0),
];

export const severalAnswers: Answers = {
  PayableAccount: ({ accountId }) => {
    const { companyName, status } = severalAccounts.find((each) => each.accountId === accountId) ?? owing;
    return {
      billing: accountWith({
        id: `${accountId}`,
        accountNumber: `${accountId}`,
        accountName: companyName,
        amountDue: status.amountDue,
        paymentMethods: [
          methodWith("bank", { type: "bankAccount", lastFour: "6789", expiry: null, bankName: "Harborlight Bank" }),
          methodWith("visa"),
        ],
      }),
    };
  },
};

/** The three payable rows, as chosen; `changes` by place. */
export const severalRows = (...changes: Partial<Row>[]): Row[] =>
  severalAccounts.slice(0, 3).map(({ accountId, companyName, status }, place) => ({
    accountId,
    accountName: companyName,
    cents: status.stillDue,
    ...changes[place],
  }));

export const withMethod: Partial<Row> = {
  method: { kind: "savedBank", type: "bankAccount", lastFour: "6789", paymentMethodId: "bank" },
  idempotencyKey: "attempt-of-the-story",
};

/** What happened before the screen shows these rows. */
export const severalHappened = (rows: Row[] = [], accounts: Account[] = severalAccounts): UnknownAction[] => [
  accountsRead.received(accounts),
  paySeveralEvents.opened(),
  ...(rows.length > 0 ? [paySeveralEvents.resumed({ draft: { accountId: "several", rows } })] : []),
];
