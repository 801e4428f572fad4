import { accountSaga } from "../features/account/model/account.saga.ts";
import { billingSaga } from "../features/billing/billing.saga.ts";
import { analyticsSaga } from "../features/analytics/analytics.saga.ts";
import { contentSaga } from "../features/content/model/content.saga.ts";
import { newsSaga } from "../features/content/model/news.saga.ts";
import { cpniSaga } from "../features/cpni/model/cpni.saga.ts";
import { navigationSaga } from "../features/navigation/model/navigation.saga.ts";
import { servicesSaga } from "../features/services/model/services.saga.ts";
import { endingSaga } from "../features/session/model/ending.saga.ts";
import { signInSaga } from "../features/session/model/signIn.saga.ts";
import { sessionWatchSaga } from "../features/session/model/watch.saga.ts";
import { supportContactsSaga } from "../features/session/model/supportContacts.saga.ts";
import { recoverySaga } from "../features/session/recovery/recovery.saga.ts";
import { signInPageSaga } from "../features/session/sign-in/signInPage.saga.ts";
import { clocksSaga } from "../features/session/timeout/clocks.saga.ts";
import { pageSignalsSaga } from "../features/session/timeout/signals.saga.ts";
import { tabsSaga } from "../features/session/timeout/tabs.saga.ts";
import { all, call, spawn } from "../lib/effects.ts";
import { startUpSaga } from "./startUp.saga.ts";
import { tracked } from "./tracked.ts";

const sagas = [
  () => analyticsSaga(tracked),
  contentSaga,
  newsSaga,
  navigationSaga,
  accountSaga,
  servicesSaga,
  cpniSaga,
  billingSaga,
  signInSaga,
  signInPageSaga,
  supportContactsSaga,
  recoverySaga,
  endingSaga,
  sessionWatchSaga,
  clocksSaga,
  pageSignalsSaga,
  tabsSaga,
  // Last, because it says the first events, and the others must hear them.
  startUpSaga,
];

/** Runs a saga on its own: when it breaks, it alone stops, the fault is logged, the others go on. */
function* kept(saga: () => Generator) {
  try {
    yield* call(saga);
  } catch (fault) {
    console.error("A workflow stopped.", fault);
  }
}

export function* rootSaga() {
  yield* all(sagas.map((saga) => spawn(kept, saga)));
}
