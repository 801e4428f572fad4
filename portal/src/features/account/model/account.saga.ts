import { context } from "../../../api/sagaContext.ts";
import { all, call } from "../../../lib/effects.ts";
import { getAccounts, getDelinquencySchedule } from "./account.api.ts";
import { accountsRead, delinquencyRead } from "./account.slice.ts";

/** Fetches accounts and delinquency schedule when they are requested. */
export function* accountSaga() {
  const { rest } = yield* context();
  yield* all([
    accountsRead.watch(function* () {
      return yield* call(getAccounts, rest);
    }),
    delinquencyRead.watch(function* ({ accountId }) {
      return yield* call(getDelinquencySchedule, rest, accountId);
    }),
  ]);
}
