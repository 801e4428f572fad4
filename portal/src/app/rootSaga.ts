import { accountSaga } from "../features/account/model/account.saga.ts";
import { billing } from "../features/billing/billing.slice.ts";
import { analyticsSaga } from "../features/analytics/analytics.saga.ts";
import { communityRead } from "../features/community/model/community.slice.ts";
import { contentSaga } from "../features/content/model/content.saga.ts";
import { newsSaga } from "../features/content/model/news.saga.ts";
import { cpniSaga } from "../features/cpni/model/cpni.saga.ts";
import { navigationSaga } from "../features/navigation/model/navigation.saga.ts";
import { screens } from "../features/navigation/model/screens.slice.ts";
import { servicesSaga } from "../features/services/model/services.saga.ts";
import { endingSaga } from "../features/session/model/ending.saga.ts";
import { signInSaga } from "../features/session/model/signIn.saga.ts";
import { sessionWatchSaga } from "../features/session/model/watch.saga.ts";
import { supportContactsRead } from "../features/session/model/supportContacts.slice.ts";
import { newPasswordSubmitted } from "../features/session/recovery/recovery.slice.ts";
import { signInEntered } from "../features/session/sign-in/signInPage.slice.ts";
import { clocksSaga } from "../features/session/timeout/clocks.saga.ts";
import { pageSignalsSaga } from "../features/session/timeout/signals.saga.ts";
import { tabsSaga } from "../features/session/timeout/tabs.saga.ts";
import { all, type SagaGenerator, spawn } from "../lib/effects.ts";
import { kept, logged } from "./keptSaga.ts";
import { startUpSaga } from "./startUp.saga.ts";
import { tracked } from "./tracked.ts";
import { whenFirst } from "./whenFirst.ts";

const sagas = [
  contentSaga,
  newsSaga,
  navigationSaga,
  accountSaga,
  servicesSaga,
  cpniSaga,
  billing.saga,
  screens.saga,
  signInSaga,
  () => whenFirst(signInEntered.type, () => import("../features/session/sign-in/signInPage.saga.ts").then((part) => part.signInPageSaga)),
  () => whenFirst(supportContactsRead.requested.type, () => import("../features/session/model/supportContacts.saga.ts").then((part) => part.supportContactsSaga)),
  () => whenFirst(newPasswordSubmitted.type, () => import("../features/session/recovery/recovery.saga.ts").then((part) => part.recoverySaga)),
  () => whenFirst(communityRead.requested.type, () => import("../features/community/model/community.saga.ts").then((part) => part.communitySaga)),
  endingSaga,
  sessionWatchSaga,
  clocksSaga,
  pageSignalsSaga,
  tabsSaga,
  // Last, because it says the first events, and the others must hear them.
  startUpSaga,
];

export function* rootSaga(): SagaGenerator<void> {
  // Nobody waits for analytics, and nobody hears of its trouble (N2).
  yield* spawn(logged, () => analyticsSaga(tracked));
  yield* all(sagas.map((saga) => spawn(kept, saga)));
}
