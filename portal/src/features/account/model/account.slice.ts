import { combineReducers } from "redux";
import { createRead } from "../../../api/read.ts";
import type { Account, DelinquencySchedule } from "./account.api.ts";

/** The customer's accounts with their balances. */
export const accountsRead = createRead<Account[]>("account/accounts");
/** Delinquency schedule of an account with a past-due balance. */
export const delinquencyRead = createRead<DelinquencySchedule, { accountId: string }>("account/delinquency");

export const accountReducer = combineReducers({
  accounts: accountsRead.reducer,
  delinquency: delinquencyRead.reducer,
});

export type AccountState = ReturnType<typeof accountReducer>;
