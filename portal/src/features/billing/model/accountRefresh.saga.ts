import { accountsRead, delinquencyRead } from "../../account/model/account.slice.ts";
import { selectCurrentAccountId } from "../../session/model/session.selectors.ts";
import { put, select, takeEvery } from "../../../lib/effects.ts";

/** Billing's events after which the account summary is out of date. By name: their flows stand above this folder, and arrive one by one. */
export const changesOfMoney: readonly string[] = [
  "payOnce/answered",
  "payOnce/refused",
  "payOnce/outcomeUnknown",
  "payDevice/answered",
  "payDevice/refused",
  "payDevice/outcomeUnknown",
  "autoPay/answered",
  "autoPay/refused",
  "autoPay/outcomeUnknown",
  "scheduled/cancelled",
  "paymentPart/retried",
  "wallet/changed",
  "paperless/changed",
  "paymentWatch/settled",
  "billing/paidElsewhere",
];

/**
 * The amount due has one home for billing, the graph's cache, and one for the summary, which reads over REST. After a change of money the
 * summary's figures are out of date: they are not shown as they were, and are read again, in time for whoever goes there next.
 */
export function* accountRefreshSaga() {
  yield* takeEvery([...changesOfMoney], function* () {
    const accountId = yield* select(selectCurrentAccountId);
    if (accountId === null) return;
    yield* put(accountsRead.outdated());
    yield* put(accountsRead.requested());
    yield* put(delinquencyRead.requested({ accountId }));
  });
}
