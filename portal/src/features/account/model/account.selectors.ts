import { selectCurrentAccountId, type WithIdToken } from "../../session/model/session.selectors.ts";
import type { Account } from "./account.api.ts";
import type { AccountState } from "./account.slice.ts";

type WithAccount = { account: AccountState };

const none: Account[] = [];

export const selectAccounts = (state: WithAccount) => state.account.accounts.data ?? none;
export const selectAccountsRead = (state: WithAccount) => state.account.accounts;
export const selectDelinquencyRead = (state: WithAccount) => state.account.delinquency;

/** Whether an account is one of the customer's: undefined until the accounts are read, true if they cannot be read. */
export const selectIsOwnAccount =
  (wanted: string | null) =>
  ({ account: { accounts } }: WithAccount): boolean | undefined =>
    accounts.data?.some(({ accountId }) => accountId === wanted) ?? (accounts.phase === "failed" || undefined);

/** The session's current account, once loaded. Never falls back to another account. */
export function selectCurrentAccount(state: WithAccount & WithIdToken): Account | undefined {
  const current = selectCurrentAccountId(state);
  return selectAccounts(state).find(({ accountId }) => accountId === current);
}

/**
 * The current account while its figures are up to date: undefined between a payment and the refetch that includes it.
 */
export const selectUpToDateAccount = (state: WithAccount & WithIdToken) =>
  state.account.accounts.outdated ? undefined : selectCurrentAccount(state);
