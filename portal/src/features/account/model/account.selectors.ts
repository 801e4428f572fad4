import { createSelector } from "reselect";
import { selectCurrentAccountId } from "../../session/model/session.selectors.ts";
import type { Account } from "./account.api.ts";
import type { AccountState } from "./account.slice.ts";

type WithAccount = { account: AccountState };

const none: Account[] = [];

export const selectAccounts = (state: WithAccount) => state.account.accounts.data ?? none;
export const selectAccountsRead = (state: WithAccount) => state.account.accounts;
export const selectDelinquencyRead = (state: WithAccount) => state.account.delinquency;
export const selectKnownAccountIds = createSelector([selectAccounts], (accounts) => accounts.map(({ accountId }) => accountId));

/** The account that the session stands for, once it was read. */
export const selectCurrentAccount = createSelector(
  [selectAccounts, selectCurrentAccountId],
  (accounts, current) => accounts.find(({ accountId }) => accountId === current) ?? accounts[0],
);
