import { context } from "../api/sagaContext.ts";
import { accountsRead, delinquencyRead } from "../features/account/model/account.slice.ts";
import { communityRead } from "../features/community/model/community.slice.ts";
import { selectRelease } from "../features/content/model/cms.slice.ts";
import { copyShown } from "../features/content/model/content.slice.ts";
import { cpniRead } from "../features/cpni/model/cpni.slice.ts";
import { servicesRead } from "../features/services/model/services.slice.ts";
import { selectCurrentAccountId, selectIsSignedIn } from "../features/session/model/session.selectors.ts";
import { sessionEnded, sessionKnown } from "../features/session/model/session.slice.ts";
import { all, call, cancel, fork, put, select, type SagaGenerator, take } from "../lib/effects.ts";

/**
 * Start-up order (spec 4): the page contains copy, toggles and session; after sign-in, accounts, services and
 * delinquency load in parallel, on the community site the agreement too (SESS-04), and CPNI compliance once, as soon as
 * its copy has loaded.
 */
export function* startUpSaga(): SagaGenerator<void> {
  const { bootstrap } = yield* context();
  yield* put(sessionKnown(bootstrap.session));
  while (true) {
    while (!(yield* select(selectIsSignedIn))) yield* take(sessionKnown);
    const reading = yield* fork(authenticated);
    yield* take(sessionEnded);
    yield* cancel(reading);
  }
}

function* authenticated(): SagaGenerator<void> {
  yield* all([call(accountReads), call(cpniOnce)]);
}

function* accountReads(): SagaGenerator<void> {
  const accountId = yield* select(selectCurrentAccountId);
  if (accountId === null) return;
  yield* put(accountsRead.requested());
  yield* put(delinquencyRead.requested({ accountId }));
  yield* put(servicesRead.requested({ accountId }));
  const { site } = (yield* context()).bootstrap;
  if (site === "community") yield* put(communityRead.requested({ accountId }));
}

/** Requests compliance once per session, after the copy that describes missing items has loaded. */
function* cpniOnce(): SagaGenerator<void> {
  const hasAccount = (yield* select(selectCurrentAccountId)) !== null;
  const hasCopy = (yield* select(selectRelease)) !== null;
  if (!hasCopy) yield* take(copyShown);
  if (hasAccount) yield* put(cpniRead.requested());
}
