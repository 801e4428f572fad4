import type { Action } from "redux";
import { isChangeOf } from "../api/followChanges.ts";
import { accountsRead, delinquencyRead } from "../features/account/model/account.slice.ts";
import { servicesRead } from "../features/services/model/services.slice.ts";
import { selectCurrentAccountId } from "../features/session/model/session.selectors.ts";
import { put, select, type SagaGenerator, takeLatest } from "../lib/effects.ts";

/**
 * Reads the services of the current account again, whether they run, and what is new on it, when that changes on the
 * server. All screens share the account.
 */
export function* servicesUpdatesSaga(): SagaGenerator<void> {
  yield* takeLatest(isChangeOf("SERVICES"), function* () {
    const accountId = yield* select(selectCurrentAccountId);
    if (accountId === null) return;
    yield* put(accountsRead.requested());
    yield* put(delinquencyRead.requested({ accountId }));
    yield* put(servicesRead.requested({ accountId }));
  });
  // A device that went offline, or came back, changes the state of its service.
  yield* takeLatest(isChangeOf("EQUIPMENT"), function* () {
    const accountId = yield* select(selectCurrentAccountId);
    if (accountId !== null) yield* put(servicesRead.requested({ accountId }));
  });
  // The account has the next appointment, and which question about a bill was answered.
  const hasNews = (action: Action) => isChangeOf("APPOINTMENTS")(action) || isChangeOf("BILL_QUESTIONS")(action);
  yield* takeLatest(hasNews, function* () {
    if ((yield* select(selectCurrentAccountId)) !== null) yield* put(accountsRead.requested());
  });
}
