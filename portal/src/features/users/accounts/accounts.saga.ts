import { call, put, takeLeading } from "../../../lib/effects.ts";
import { changeAccount } from "../model/changeAccount.saga.ts";
import { accountChangeReducer, accountEvents } from "./accounts.slice.ts";

function* accountsSaga() {
  yield* takeLeading(accountEvents.chosen, function* ({ payload: { accountId } }) {
    const result = yield* call(changeAccount, accountId);
    if (!result.ok) yield* put(accountEvents.failed(result.failure));
  });
}

/** Workflows of the page that changes the account. */
export const accountsWorkflows = {
  name: "accountChange",
  reducers: { accountChange: accountChangeReducer },
  sagas: { accountChange: accountsSaga },
};
