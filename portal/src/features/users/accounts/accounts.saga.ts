import { context } from "../../../api/sagaContext.ts";
import { call, put, takeLeading } from "../../../lib/effects.ts";
import { usersApi } from "../model/users.api.ts";
import { accountChangeReducer, accountEvents } from "./accounts.slice.ts";

/** Changes the account, and loads the page again, because everything in the store belongs to the account before. */
function* accountsSaga() {
  const page = yield* context();
  const api = usersApi(page);
  yield* takeLeading(accountEvents.chosen, function* ({ payload: { accountId } }) {
    const result = yield* call(api.changeAccount, accountId);
    if (!result.ok) return yield* put(accountEvents.failed(result.failure));
    page.navigator.load("/account-summary");
  });
}

/** Workflows of the page that changes the account. */
export const accountsWorkflows = {
  name: "accountChange",
  reducers: { accountChange: accountChangeReducer },
  sagas: { accountChange: accountsSaga },
};
