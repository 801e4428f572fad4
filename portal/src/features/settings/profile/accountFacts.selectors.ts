import { createSelector } from "reselect";
import type { Account } from "../../account/model/account.api.ts";
import { accountNumberInGroups, addressLine } from "../../account/model/accountFormat.ts";
import { selectCurrentAccount } from "../../account/model/account.selectors.ts";

const factsOf = (account: Account) => ({
  nickname: account.nickname,
  company: account.companyName,
  number: accountNumberInGroups(account.accountId),
  service: addressLine(account.serviceAddress),
  billTo: addressLine(account.billToAddress),
  paperless: account.paperlessEnrolled,
});

export type AccountFacts = ReturnType<typeof factsOf>;

/** Facts of the session's current account for the settings; undefined until loaded. */
export const selectAccountFacts = createSelector([selectCurrentAccount], (account) => account && factsOf(account));
