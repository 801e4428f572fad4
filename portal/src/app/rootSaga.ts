import { accountSaga } from "../features/account/model/account.saga.ts";
import { billing } from "../features/billing/billing.slice.ts";
import { analyticsSaga } from "../features/analytics/analytics.saga.ts";
import { communityRead } from "../features/community/model/community.slice.ts";
import { contentSaga } from "../features/content/model/content.saga.ts";
import { cpniRead } from "../features/cpni/model/cpni.slice.ts";
import { navigationSaga } from "../features/navigation/model/navigation.saga.ts";
import { screens } from "../features/navigation/model/screens.slice.ts";
import { servicesSaga } from "../features/services/model/services.saga.ts";
import { sessionEndDetected, signInSubmitted, signOutRequested } from "../features/session/model/session.slice.ts";
import { supportContactsRead } from "../features/session/model/supportContacts.slice.ts";
import { signInEntered } from "../features/session/sign-in/signInPage.slice.ts";
import { clocksSaga } from "../features/session/timeout/clocks.saga.ts";
import { buffers, call, eventChannel, fork, type SagaGenerator, takeLeading } from "../lib/effects.ts";
import { context } from "../api/sagaContext.ts";
import type { CallRecord } from "../api/recorder.ts";
import type { TabMessage } from "../api/tabChannel.ts";
import { supervise } from "../api/supervise.ts";
import { startUpSaga } from "./startUp.saga.ts";
import { lazySaga, loadUntilAvailable } from "./lazySaga.ts";

/** Background workflows: their failures are not shown to the customer (N2). */
const inBackground: readonly (() => Generator)[] = [
  () => analyticsSaga(() => afterStart().then((part) => part.tracked)),
  contentUpdates,
  offlineCopy,
  accountEvents,
  clocksSaga,
];

const workflows: readonly (() => Generator)[] = [
  contentSaga,
  navigationSaga,
  accountSaga,
  servicesSaga,
  () => lazySaga(cpniRead.requested.type, () => afterStart().then((part) => part.cpniSaga)),
  billing.saga,
  screens.saga,
  signInSaga,
  () =>
    lazySaga(signInEntered.type, () =>
      import("../features/session/sign-in/signInPage.saga.ts").then((part) => part.signInPageSaga),
    ),
  () =>
    lazySaga(supportContactsRead.requested.type, () =>
      import("../features/session/model/supportContacts.saga.ts").then((part) => part.supportContactsSaga),
    ),
  () =>
    lazySaga(communityRead.requested.type, () =>
      import("../features/community/model/community.saga.ts").then((part) => part.communitySaga),
    ),
  () => lazySaga([signOutRequested.type, sessionEndDetected.type], () => afterStart().then((part) => part.endingSaga)),
  sessionWatch,
  otherTabs,
  // Last, because it dispatches the first events and the other workflows must already be listening.
  startUpSaga,
];

const afterStart = () => import("./afterStart.ts");

/** Signs in on submit of the form; further submits meanwhile are ignored. */
function* signInSaga(): SagaGenerator<void> {
  yield* takeLeading(signInSubmitted, function* (submitted) {
    yield* (yield* loadUntilAvailable(afterStart)).signIn(submitted);
  });
}

/** Events dispatched while the code loads are buffered in a channel. */
function* otherTabs() {
  const messages = eventChannel<TabMessage>((yield* context()).tabs.listen, buffers.expanding());
  yield* call((yield* loadUntilAvailable(afterStart)).tabsSaga, messages);
}

function* sessionWatch() {
  const calls = eventChannel<CallRecord>((yield* context()).calls.subscribe, buffers.expanding());
  yield* call((yield* loadUntilAvailable(afterStart)).sessionWatchSaga, calls);
}

function* offlineCopy() {
  yield* call((yield* loadUntilAvailable(afterStart)).offlineCopySaga);
}

function* accountEvents() {
  const { servicesUpdatesSaga, accountEventsSaga } = yield* loadUntilAvailable(afterStart);
  yield* fork(servicesUpdatesSaga);
  yield* call(accountEventsSaga);
}

function* contentUpdates() {
  yield* call((yield* loadUntilAvailable(afterStart)).contentUpdatesSaga);
}

/**
 * Supervises each workflow separately. Supervision never throws, so attached forks are safe, and all end with the
 * portal.
 */
export function* rootSaga(): SagaGenerator<void> {
  for (const saga of inBackground) yield* fork(supervise, "portal", saga, { background: true });
  for (const saga of workflows) yield* fork(supervise, "portal", saga);
}
