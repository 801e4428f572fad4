import { createSelector } from "reselect";
import type { Account } from "../../account/model/account.api.ts";
import { accountNumberInGroups } from "../../account/model/accountNumber.ts";
import { selectCurrentAccount } from "../../account/model/account.selectors.ts";
import { addressLine } from "../../account/model/addressLine.ts";

const factsOf = (account: Account) => ({
  nickname: account.nickname,
  company: account.companyName,
  number: accountNumberInGroups(account.accountId),
  service: addressLine(account.serviceAddress),
  billTo: addressLine(account.billToAddress),
  paperless: account.paperlessEnrolled,
});

export type AccountFacts = ReturnType<typeof factsOf>;

/** What the settings say of the account that the session stands for; undefined until it was read. */
export const selectAccountFacts = createSelector([selectCurrentAccount], (account) => account && factsOf(account));
