import { isChangeOf } from "../api/followChanges.ts";
import { accountsRead, delinquencyRead } from "../features/account/model/account.slice.ts";
import { servicesRead } from "../features/services/model/services.slice.ts";
import { selectCurrentAccountId } from "../features/session/model/session.selectors.ts";
import { put, select, type SagaGenerator, takeLatest } from "../lib/effects.ts";

/**
 * Reads the services of the current account again, and whether they run, when that changes on the server. The state of
 * services is in the account, which all screens share.
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
}
